import {
  cardsOf,
  content,
  type GauntletKinds,
  type HeroView,
  type Texts,
  type View,
} from '@tavolo/gauntlet-of-fools';
import { textsIn } from '@tavolo/gauntlet-of-fools/text';
import type { OpenQuestion } from '@tavolo/kernel';
import { type CardLine, closedText, type Language } from '@tavolo/language';
import type { AskedMatch, OptionShown } from '../../face/face.ts';
import { inWords, type Numbers, numbersOf } from './numbers.ts';
import { type TableTexts, tableTexts } from './table-texts.ts';

/** Every card of the box. */
export const cardIds: ReadonlySet<string> = new Set<string>(
  [content.classes, content.weapons, content.boasts, content.encounters].flatMap((kind) => [...kind.keys()]),
);

/** An option with what its label leaves to be said. */
export function option(id: string, asking: AskedMatch<GauntletKinds>, language: Language): OptionShown {
  const { question, view, texts } = asking;
  const name = texts.option(question, id, asking);
  const telling = { texts: textsIn(language), own: tableTexts[language], view };
  return { name, short: name, ...toldBeside(telling, question, id), cards: namedBy(view, id) };
}

/** The cards of a hero, or the card that an option is. */
function namedBy(view: View, id: string): readonly string[] {
  const hero = view.heroes.find((one) => one.id === id);
  if (hero !== undefined) return [hero.class, ...hero.weapons.map(({ card }) => card), ...hero.boasts];
  return cardIds.has(id) ? [id] : [];
}

/** The words and the table that something is told with. */
type Telling = { readonly texts: Texts; readonly own: TableTexts; readonly view: View };

type Beside = Pick<OptionShown, 'summary' | 'details'>;

/** What the label of an option leaves to be said: the cards of a hero, and cards that only the asked seat sees. */
function toldBeside(telling: Telling, { name }: OpenQuestion<GauntletKinds>, id: string): Beside {
  const hero = name === 'hero' ? telling.view.heroes.find((one) => one.id === id) : undefined;
  if (hero !== undefined) return besideHero(telling, hero);
  const isPrivate = name === 'card-to-remove' || name === 'card-on-top';
  return { summary: isPrivate ? sentences(telling.texts.cardLines(id, content)) : '', details: [] };
}

/** The numbers with everything counted; beside the whole texts of the cards, only where they differ from what is printed. */
function besideHero({ texts, own, view }: Telling, hero: HeroView): Beside {
  const cards = [hero.class, ...hero.weapons.map(({ card }) => card)];
  const boasted =
    hero.boasts.length === 0 ? [] : [`“${hero.boasts.map((boast) => texts.name(boast)).join(', ')}”`];
  const told = cards.map((card) => `${texts.name(card)}: ${sentences(texts.cardLines(card, content))}`);
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
  defense: content.classes.get(hero.class)?.defense ?? 0,
  dice: diceOf(hero, 0),
});

const diceOf = ({ weapons }: HeroView, place: number): number => {
  const weapon = weapons[place];
  return weapon === undefined ? 0 : (content.weapons.get(weapon.card)?.dice ?? 0);
};

/** A card's first sentence has its figures; here with the numbers as they are, each weapon having its own dice. */
function figures(hero: HeroView, real: Numbers, texts: Texts): readonly string[] {
  const own = content.classes.get(hero.class);
  const classes = own === undefined ? [] : [{ ...own, defense: real.defense }];
  const weapons = hero.weapons.flatMap(({ card }, place) => {
    const weapon = content.weapons.get(card);
    const dice = Math.max(0, real.dice - diceOf(hero, 0) + diceOf(hero, place));
    return weapon === undefined ? [] : [{ ...weapon, dice }];
  });
  const cards = cardsOf({ classes, weapons, encounters: [], boasts: [] });
  return [...classes, ...weapons].map(({ id }) => texts.cardText(id, cards)[0] ?? '');
}

const sentences = (lines: readonly CardLine[]): string => lines.map(closedText).join(' ');
