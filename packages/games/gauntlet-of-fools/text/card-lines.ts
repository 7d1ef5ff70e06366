import { behind, type CardLine, type CardPart, capitalLine, sentenceLine } from '@tavolo/language';
import type {
  Ability,
  Boast,
  Cards,
  ClassCard,
  Effect,
  EncounterCard,
  Modifier,
  Monster,
  Passive,
  Special,
  Token,
  WeaponCard,
} from '../cards.ts';
import { type CardIcon, extraGoldIcons, iconsOf, passiveIcons, traitIcons } from './card-icons.ts';
import { clause } from './compose.ts';
import { type CardWords, type Syntax, said } from './vocabulary.ts';

type Part = CardPart<CardIcon>;
type Line = CardLine<Part>;

/** A language that can tell what a card does. */
export type Teller<Noun> = { readonly syntax: Syntax<Noun>; readonly cards: CardWords };

/** What a card or a boast does: its figures first, then what it says. Unknown ids have no text. */
export function cardLines<Noun>(
  teller: Teller<Noun>,
  id: string,
  { classes, weapons, encounters, boasts }: Cards,
): readonly Line[] {
  for (const [known, card] of classes) if (known === id) return classLines(teller, card);
  for (const [known, card] of weapons) if (known === id) return weaponLines(teller, card);
  for (const [known, card] of encounters) if (known === id) return encounterLines(teller, card);
  for (const [known, boast] of boasts) if (known === id) return boastLines(teller, boast);
  return [];
}

/** A sentence by itself. */
const told = (words: string, icons: readonly CardIcon[]): Line =>
  sentenceLine([{ kind: 'words', words, icons }]);

/** A number that is printed; `null`: it is told in words alone. */
const figure = (icon: CardIcon, words: string, value: number | null): Part => ({
  ...{ kind: 'figure', words, icons: [icon], joint: '·' },
  ...(value === null ? {} : { value: String(value) }),
});

const tokenFigure = <Noun>({ cards }: Teller<Noun>, tokens: number, token: Token): Part =>
  figure('token', cards.figures.tokens(tokens, token), tokens);

const classLines = <Noun>(teller: Teller<Noun>, card: ClassCard): readonly Line[] => [
  capitalLine([
    figure('defense', teller.cards.figures.defense(card.defense), card.defense),
    tokenFigure(teller, card.tokens, 'class-token'),
  ]),
  ...powers(teller, card),
];

const weaponLines = <Noun>(teller: Teller<Noun>, card: WeaponCard): readonly Line[] => [
  capitalLine([
    figure('dice', teller.cards.figures.dice(card.dice), card.dice),
    tokenFigure(teller, card.tokens, 'weapon-token'),
  ]),
  ...powers(teller, card),
];

const boastLines = <Noun>(teller: Teller<Noun>, { always }: Boast): readonly Line[] =>
  always.map((passive) => passiveLine(teller, passive));

const passiveLine = <Noun>({ cards }: Teller<Noun>, passive: Passive): Line =>
  told(said(cards.passives, passive), [passiveIcons[passive.is]]);

/** What a class or a weapon always does, and what it may do for a token. */
const powers = <Noun>(
  teller: Teller<Noun>,
  { always, abilities, promo }: ClassCard | WeaponCard,
): readonly Line[] => [
  ...always.map((passive) => passiveLine(teller, passive)),
  ...abilities.map((ability) => abilityLine(teller, ability)),
  ...promoLines(teller, promo),
];

/** When an ability may be used, what it costs and what it does. */
function abilityLine<Noun>(teller: Teller<Noun>, ability: Ability): Line {
  const { when, once, needs, pays, many, traps, ignoresText, does } = ability;
  const says = teller.cards.ability;
  const moment = (words: string): Part => ({ kind: 'moment', words });
  const remark = (words: string): Part => ({ kind: 'note', words, joint: '.' });
  return sentenceLine([
    moment(says.when[when]),
    ...(once === null ? [] : [moment(says.once[once])]),
    ...(needs === null ? [] : [moment(said(says.needs, needs))]),
    { kind: 'moment', words: says.cost(pays, many), icons: ['token'] },
    ...behind(':', [{ kind: 'words', words: onCard(teller)(does), icons: iconsOf(does) }]),
    ...(traps ? [remark(says.traps)] : []),
    ...(ignoresText ? [remark(says.ignoresText)] : []),
  ]);
}

/** Effects as a card tells them. */
const onCard =
  <Noun>({ syntax }: Teller<Noun>) =>
  (effects: readonly Effect[]): string =>
    clause(syntax, effects, { target: syntax.anyMonster, mood: 'card' });

const promoLines = <Noun>({ cards }: Teller<Noun>, promo: boolean): readonly Line[] =>
  promo ? [sentenceLine([{ kind: 'note', words: cards.promo }])] : [];

function encounterLines<Noun>(teller: Teller<Noun>, card: EncounterCard): readonly Line[] {
  switch (card.is) {
    case 'monster':
      return [...monsterLines(teller, card), ...promoLines(teller, card.promo)];
    case 'special':
      return [...specialLines(teller, card), ...promoLines(teller, card.promo)];
    case 'modifier':
      return [...modifierLines(teller, card), ...promoLines(teller, card.promo)];
  }
}

function monsterLines<Noun>(teller: Teller<Noun>, monster: Monster): readonly Line[] {
  const { cards } = teller;
  const says = onCard(teller);
  const { attack, defense, gold, extraGold, rewards, afterwards, traits } = monster;
  return [
    capitalLine([
      figure('attack', cards.figures.attack(attack), attack),
      figure('defense', cards.figures.defense(defense), defense === 'yours' ? null : defense),
    ]),
    ...damageLines(teller, monster),
    ...(gold > 0 || extraGold.length === 0 ? [told(cards.treasure(gold), ['treasure'])] : []),
    ...extraGold.map((extra) => told(said(cards.extraGold, extra, says), [extraGoldIcons[extra.is]])),
    ...rewards.map((reward) => told(cards.onKill(says([reward])), ['killed'])),
    ...afterwards.map((gain) => told(cards.afterFight(says([gain])), ['killed'])),
    ...traits.map((trait) => told(said(cards.traits, trait), [traitIcons[trait.is]])),
  ];
}

function damageLines<Noun>(teller: Teller<Noun>, { damage, damageChoice }: Monster): readonly Line[] {
  const { cards } = teller;
  const says = onCard(teller);
  const chosen = damageChoice.map(({ does }) => says(does));
  if (damage.length + chosen.length === 0) return [told(cards.damage(null), ['hit'])];
  return [
    ...(damage.length > 0 ? [told(cards.damage(says(damage)), ['hit'])] : []),
    ...(chosen.length > 0 ? [told(cards.damageChoice(chosen), ['hit'])] : []),
  ];
}

const specialLines = <Noun>(teller: Teller<Noun>, { does, trap }: Special): readonly Line[] => [
  ...does.map((effect) => told(onCard(teller)([effect]), iconsOf([effect]))),
  ...(trap ? [told(teller.cards.trap, ['defense'])] : []),
];

function modifierLines<Noun>(
  { cards }: Teller<Noun>,
  { attack, defense, gold, damageTimes, twoEncounters }: Modifier,
): readonly Line[] {
  const words = cards.modifier;
  return [
    ...(attack === 0 ? [] : [told(words.attack(attack), ['attack'])]),
    ...(defense === 0 ? [] : [told(words.defense(defense), ['defense'])]),
    ...(gold === 0 ? [] : [told(words.gold(gold), ['treasure'])]),
    ...(damageTimes === 1 ? [] : [told(words.damageTimes(damageTimes), ['hit'])]),
    ...(twoEncounters ? [told(words.twoEncounters, ['deck'])] : []),
  ];
}
