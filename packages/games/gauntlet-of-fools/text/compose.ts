import { sentence } from '@tavolo/language';
import type {
  Ability,
  Boast,
  Cards,
  ClassCard,
  Effect,
  EncounterCard,
  Modifier,
  Monster,
  Special,
  WeaponCard,
} from '../cards.ts';
import {
  type CardWords,
  type Mood,
  type Phrase,
  type Scene,
  type Syntax,
  said,
  type UseWords,
} from './vocabulary.ts';

/** The effects that name what is fought; a second one in a clause says `it`. */
const namesTarget = (effect: Effect): boolean =>
  effect.is === 'kill' || effect.is === 'dodge' || effect.is === 'swap';

/** Effects as one clause: what is alike is joined, and what is bad stands behind a `but`. */
export function clause<Noun>(
  syntax: Syntax<Noun>,
  effects: readonly Effect[],
  { target, mood }: { readonly target: Noun; readonly mood: Mood },
): string {
  const inner = (within: readonly Effect[]): string => clause(syntax, within, { target, mood });
  const phrases = effects.map((effect, place) => {
    const known = effects.slice(0, place).some(namesTarget);
    const scene: Scene<Noun> = { target, known, mood, clause: inner };
    return said<Effect, [scene: Scene<Noun>], Phrase>(syntax.effects, effect, scene);
  });
  return phrased(syntax, phrases);
}

/** What the log adds when an ability is used: what no fact of its own will tell; nothing when facts tell it all. */
export function useClause<Noun>(syntax: Syntax<Noun>, words: UseWords, effects: readonly Effect[]): string {
  const phrases = effects.flatMap((effect): readonly Phrase[] => {
    const word = words[effect.is] as ((effect: Effect) => Phrase) | null; // found by the effect's own tag
    return word === null ? [] : [word(effect)];
  });
  return phrased(syntax, phrases);
}

function phrased<Noun>(syntax: Syntax<Noun>, phrases: readonly Phrase[]): string {
  const sides = runsOf(phrases, ({ drawback }) => drawback).map((side) => sideOf(syntax, side));
  return sides.reduce((before, side) => (before === '' ? side : syntax.but(before, side)), '');
}

/** Phrases that are all good or all bad. */
function sideOf<Noun>({ and, thisTurn }: Syntax<Noun>, phrases: readonly Phrase[]): string {
  const runs = runsOf(phrases, ({ lasting }) => lasting);
  return and(
    runs.map((run) => {
      const text = and(run.map((phrase) => phrase.text));
      return run[0]?.lasting === true ? thisTurn(text) : text;
    }),
  );
}

/** Neighbours that are alike, together. */
function runsOf<Item>(items: readonly Item[], by: (item: Item) => boolean): readonly (readonly Item[])[] {
  const runs: Item[][] = [];
  for (const item of items) {
    const run = runs.at(-1);
    if (run?.[0] !== undefined && by(run[0]) === by(item)) run.push(item);
    else runs.push([item]);
  }
  return runs;
}

/** A language that can tell what a card does. */
export type Teller<Noun> = { readonly syntax: Syntax<Noun>; readonly cards: CardWords };

/** What a card or a boast does: its figures first, then what it says. Unknown ids have no text. */
export function cardText<Noun>(
  teller: Teller<Noun>,
  id: string,
  { classes, weapons, encounters, boasts }: Cards,
): readonly string[] {
  for (const [known, card] of classes) if (known === id) return classText(teller, card);
  for (const [known, card] of weapons) if (known === id) return weaponText(teller, card);
  for (const [known, card] of encounters) if (known === id) return encounterText(teller, card);
  for (const [known, boast] of boasts) if (known === id) return boastText(teller, boast);
  return [];
}

/** Figures of one card, on one line. */
const figures = (shown: readonly string[]): string => shown.join(' · ');

function classText<Noun>(teller: Teller<Noun>, card: ClassCard): readonly string[] {
  const { defense, tokens } = teller.cards.figures;
  return [figures([defense(card.defense), tokens(card.tokens, 'class-token')]), ...powers(teller, card)];
}

function weaponText<Noun>(teller: Teller<Noun>, card: WeaponCard): readonly string[] {
  const { dice, tokens } = teller.cards.figures;
  return [figures([dice(card.dice), tokens(card.tokens, 'weapon-token')]), ...powers(teller, card)];
}

const boastText = <Noun>({ cards }: Teller<Noun>, { always }: Boast): readonly string[] =>
  always.map((passive) => sentence(said(cards.passives, passive)));

/** What a class or a weapon always does, and what it may do for a token. */
const powers = <Noun>(
  teller: Teller<Noun>,
  { always, abilities, promo }: ClassCard | WeaponCard,
): readonly string[] => [
  ...always.map((passive) => sentence(said(teller.cards.passives, passive))),
  ...abilities.map((ability) => sentence(abilityText(teller, ability))),
  ...promoText(teller, promo),
];

const abilityText = <Noun>(teller: Teller<Noun>, ability: Ability): string =>
  teller.cards.ability(ability, onCard(teller)(ability.does));

/** Effects as a card tells them. */
const onCard =
  <Noun>({ syntax }: Teller<Noun>) =>
  (effects: readonly Effect[]): string =>
    clause(syntax, effects, { target: syntax.anyMonster, mood: 'card' });

const promoText = <Noun>({ cards }: Teller<Noun>, promo: boolean): readonly string[] =>
  promo ? [sentence(cards.promo)] : [];

function encounterText<Noun>(teller: Teller<Noun>, card: EncounterCard): readonly string[] {
  switch (card.is) {
    case 'monster':
      return [...monsterText(teller, card), ...promoText(teller, card.promo)];
    case 'special':
      return [...specialText(teller, card), ...promoText(teller, card.promo)];
    case 'modifier':
      return [...modifierText(teller, card), ...promoText(teller, card.promo)];
  }
}

function monsterText<Noun>(teller: Teller<Noun>, monster: Monster): readonly string[] {
  const { cards } = teller;
  const says = onCard(teller);
  return [
    figures([cards.figures.attack(monster.attack), cards.figures.defense(monster.defense)]),
    ...damageText(teller, monster),
    ...(monster.gold > 0 || monster.extraGold.length === 0 ? [sentence(cards.treasure(monster.gold))] : []),
    ...monster.extraGold.map((extra) => sentence(said(cards.extraGold, extra, says))),
    ...monster.rewards.map((reward) => sentence(cards.onKill(says([reward])))),
    ...monster.afterwards.map((gain) => sentence(cards.afterFight(says([gain])))),
    ...monster.traits.map((trait) => sentence(said(cards.traits, trait))),
  ];
}

function damageText<Noun>(teller: Teller<Noun>, { damage, damageChoice }: Monster): readonly string[] {
  const { cards } = teller;
  const says = onCard(teller);
  const chosen = damageChoice.map(({ does }) => says(does));
  if (damage.length + chosen.length === 0) return [sentence(cards.damage(null))];
  return [
    ...(damage.length > 0 ? [sentence(cards.damage(says(damage)))] : []),
    ...(chosen.length > 0 ? [sentence(cards.damageChoice(chosen))] : []),
  ];
}

const specialText = <Noun>(teller: Teller<Noun>, { does, trap }: Special): readonly string[] => [
  ...does.map((effect) => sentence(onCard(teller)([effect]))),
  ...(trap ? [sentence(teller.cards.trap)] : []),
];

function modifierText<Noun>(
  { cards }: Teller<Noun>,
  { attack, defense, gold, damageTimes, twoEncounters }: Modifier,
): readonly string[] {
  const words = cards.modifier;
  return [
    ...(attack === 0 ? [] : [words.attack(attack)]),
    ...(defense === 0 ? [] : [words.defense(defense)]),
    ...(gold === 0 ? [] : [words.gold(gold)]),
    ...(damageTimes === 1 ? [] : [words.damageTimes(damageTimes)]),
    ...(twoEncounters ? [words.twoEncounters] : []),
  ].map(sentence);
}
