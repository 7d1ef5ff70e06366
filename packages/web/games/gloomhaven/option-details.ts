import { bonusIn, content, endBonusIn, hexIn, itemIn, type Texts } from '@tavolo/gloomhaven';
import type { OpenQuestion } from '@tavolo/kernel';
import { closedText } from '@tavolo/language';
import type { Care, OptionOnBoard, Showing } from '../face.ts';
import type { CardId, ClassId, GloomhavenKinds, ItemId } from './game.ts';
import { icons } from './icons.ts';
import { isOnBoard, isPlacement, isWholeHalf } from './lit.ts';
import { type CardLine, itemLines } from './printed.ts';
import { isPickedInSetup } from './setup/questions.ts';

/** Questions of the set-up whose answers lie about by what they are, in no row that could be counted. */
const uncounted = ['items-to-buy', 'perk'];

/** Where an option is offered: what the board shows by itself the prompt need not list; cards and their halves lie in a row. */
export function placeOf(question: OpenQuestion, option: string): OptionOnBoard['place'] {
  if (isPickedInSetup(question.name)) return uncounted.includes(question.name) ? 'on-board' : 'in-row';
  if (isWholeHalf(option)) return 'in-row';
  if (content.cards.has(option as CardId /* any text can be asked for */)) return 'in-row';
  const hex = hexIn(option);
  // Where several ways lead to the same hex, words must tell them apart.
  if (hex !== null && question.options.filter((other) => hexIn(other) === hex).length > 1) return 'listed';
  return isOnBoard(option) ? 'on-board' : 'listed';
}

/** Whether an option is a figure that stands on the map. */
export const isFigure = ({ view }: Showing<GloomhavenKinds>, option: string): boolean =>
  view.figures.some(({ id }) => id === option);

/** What lies on the map is aimed at; with the last card of the round all cards are shown. */
export function careFor({ name, options }: OpenQuestion, showing: Showing<GloomhavenKinds>): Care {
  if (name === 'second-card') return options.length > 1 ? 'weighty' : 'none';
  const isOnMap = (option: string) =>
    hexIn(option) !== null || isPlacement(option) || isFigure(showing, option);
  return options.some(isOnMap) ? 'aimed' : 'none';
}

/** What a choice does at length: the text of the card or item that it names. */
export function detailOf(texts: Texts, option: string): readonly string[] {
  const item = itemIn(option);
  const card = bonusIn(option) ?? endBonusIn(option);
  const lines = item !== null ? itemLines(texts, item) : card !== null ? cardLines(texts, card) : [];
  return lines.map(closedText);
}

/** Both actions of a card. */
function cardLines({ cards }: Texts, id: CardId): readonly CardLine[] {
  const card = content.cards.get(id);
  return card === undefined ? [] : [...cards.half(card.top), ...cards.half(card.bottom)];
}

/** The name of the card, item or class that is an option itself; `null`: it is none. */
export function nameOf(texts: Texts, option: string): string | null {
  const isThing =
    content.cards.has(option as CardId) ||
    content.items.has(option as ItemId) ||
    content.classes.has(option as ClassId); // any text can be asked for
  return isThing ? texts.name(option) : null;
}

/** Icons of choices that are not things on the table. */
const plain: { readonly [option: string]: keyof typeof icons } = {
  'long-rest': 'gh/long-rest',
  'give-up': 'gh/exhausted',
  'end-turn': 'gh/initiative',
  suffer: 'gh/damage',
  'lose-card': 'gh/lost',
  'lose-discards': 'gh/discard',
  perform: 'gh/special',
  yes: 'gh/rest',
};

/** The icon of a choice: of what it names, or of what it is about. */
export function iconOf({ view }: Showing<GloomhavenKinds>, option: string): string | null {
  const figure = view.figures.find(({ id }) => id === option);
  const item = content.items.get(itemIn(option) ?? (option as ItemId)); // any text can be asked for
  const name = figure?.type ?? item?.slot ?? option;
  return plain[option] ?? (`gh/${name}` in icons ? `gh/${name}` : null);
}

const goingOn = ['end-turn', 'stop', 'skip', 'done', 'go-on', 'decline', 'no', 'long-rest'];

/** To give up, or to end a bonus, is possible in every round, and seldom meant. */
export function weightOf(option: string): OptionOnBoard['weight'] {
  if (option === 'give-up' || endBonusIn(option) !== null) return 'quiet';
  return goingOn.includes(option) ? 'going-on' : 'plain';
}
