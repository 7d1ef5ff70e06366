import {
  box,
  cardsOf,
  chapters,
  type GauntletKinds,
  type HeroView,
  type Naming,
  namingOf,
  type Texts,
  textsIn,
  type View,
} from '@tavolo/gauntlet-of-fools';
import type { OpenQuestion, Seat } from '@tavolo/kernel';
import type { GameWords } from '../entry.ts';
import type { Asked, RulebookChapter } from '../shelf.ts';
import type { Language } from '../text/language.ts';
import { inWords, type Numbers, numbersOf } from './numbers.ts';
import { optionWords, type TableTexts, tableTexts } from './table-texts.ts';

/** Every card of the box. */
export const cardIds: ReadonlySet<string> = new Set<string>(
  [box.classes, box.weapons, box.boasts, box.encounters].flatMap((kind) => [...kind.keys()]),
);

/** The game's words as the command wants them. */
export function wordsIn(language: Language): GameWords<GauntletKinds> {
  const texts = textsIn(language);
  const own = tableTexts[language];
  return {
    title: texts.title,
    greeting: own.greeting,
    rulebook: rulebookIn(texts),
    guide: { parts: [], why: own.why, nothingToExplain: own.nothingToExplain },
    optionSays: (word) => optionWords.flatMap((one) => (one === word ? [own.options[one]] : [])).join(''),
    nameOf: (id) => (id === 'none' ? own.noBoast : texts.name(id)),
    cardText: (id) => texts.cardText(id, box),
    line: (fact, view) => texts.line(fact, namesAt(view)),
    asked: (question, view) => askedIn({ texts, own, view }, question),
    refusing: () => null,
  };
}

/** Seats are named like the players on them. */
const namesAt = (view: View): Naming => namingOf(view, box, (seat: Seat) => seat);

const rulebookIn = (texts: Texts): readonly RulebookChapter[] =>
  chapters.map(({ id, rules }) => ({
    id,
    title: texts.chapterTitle(id),
    rules: rules.map((rule) => ({ id: rule.id, text: texts.ruleText(rule.id) ?? '' })),
  }));

/** What a question is asked with: the words and the table. */
type Asking = { readonly texts: Texts; readonly own: TableTexts; readonly view: View };

function askedIn(asking: Asking, question: OpenQuestion): Asked {
  const { texts, view } = asking;
  const naming = namesAt(view);
  return {
    prompt: texts.prompt(question, naming),
    options: question.options.map((id) => {
      const name = texts.option(question, id, naming);
      const cards = namedBy(asking, id);
      return { id, name, short: name, ...toldBeside(asking, question, id), cards };
    }),
  };
}

/** The cards of a hero, or the card that an option is. */
function namedBy({ view }: Asking, option: string): readonly string[] {
  const hero = view.heroes.find(({ id }) => id === option);
  if (hero !== undefined) return [hero.class, ...hero.weapons.map(({ card }) => card), ...hero.boasts];
  return cardIds.has(option) ? [option] : [];
}

type Beside = { readonly summary: string; readonly details: readonly string[] };

/** What the label of an option leaves to be said: the cards of a hero, and cards that only the asked seat sees. */
function toldBeside(asking: Asking, { name }: OpenQuestion, id: string): Beside {
  const hero = name === 'hero' ? asking.view.heroes.find((one) => one.id === id) : undefined;
  if (hero !== undefined) return besideHero(asking, hero);
  const isPrivate = name === 'card-to-remove' || name === 'card-on-top';
  return { summary: isPrivate ? sentences(asking.texts.cardText(id, box)) : '', details: [] };
}

/** The numbers with everything counted; beside the whole texts of the cards, only where they differ from what is printed. */
function besideHero({ texts, own, view }: Asking, hero: HeroView): Beside {
  const cards = [hero.class, ...hero.weapons.map(({ card }) => card)];
  const boasted =
    hero.boasts.length === 0 ? [] : [`“${hero.boasts.map((boast) => texts.name(boast)).join(', ')}”`];
  const told = cards.map((card) => `${texts.name(card)}: ${sentences(texts.cardText(card, box))}`);
  const real = numbersOf(view, hero);
  const printed = printedOn(hero);
  const isAsPrinted = real.defense === printed.defense && real.dice === printed.dice;
  const counted = isAsPrinted ? [] : [own.counted(inWords(real, texts, own).join(', '))];
  return {
    summary: [...figures(hero, real, texts), ...boasted].join(' · '),
    details: [...told, ...boasted, ...counted],
  };
}

const printedOn = (hero: HeroView): Numbers => ({
  defense: box.classes.get(hero.class)?.defense ?? 0,
  dice: diceOf(hero, 0),
});

const diceOf = ({ weapons }: HeroView, place: number): number => {
  const weapon = weapons[place];
  return weapon === undefined ? 0 : (box.weapons.get(weapon.card)?.dice ?? 0);
};

/** A card's first sentence has its figures; here with the numbers as they are, each weapon having its own dice. */
function figures(hero: HeroView, real: Numbers, texts: Texts): readonly string[] {
  const own = box.classes.get(hero.class);
  const classes = own === undefined ? [] : [{ ...own, defense: real.defense }];
  const weapons = hero.weapons.flatMap(({ card }, place) => {
    const weapon = box.weapons.get(card);
    const dice = Math.max(0, real.dice - diceOf(hero, 0) + diceOf(hero, place));
    return weapon === undefined ? [] : [{ ...weapon, dice }];
  });
  const cards = cardsOf({ classes, weapons, encounters: [], boasts: [] });
  return [...classes, ...weapons].map(({ id }) => texts.cardText(id, cards)[0] ?? '');
}

const sentences = (text: readonly string[]): string =>
  text.map((one) => (/[.!?]$/.test(one) ? one : `${one}.`)).join(' ');
