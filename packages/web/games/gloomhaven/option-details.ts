import type { OpenQuestion } from '@tavolo/kernel';
import type { Care, Showing } from '../face.ts';
import type { CardId, GloomhavenKinds, ItemId } from './game.ts';
import { gloomhavenIcons } from './icons.ts';
import { hexOf, isOnBoard, isPlacement } from './lit.ts';
import type { CardLine, Lore, Words } from './lore/lore.ts';
import { isPickedInSetup } from './setup/questions.ts';

/** Whether the board shows an option by itself, so that the prompt need not list it. */
export function isShown(lore: Lore, question: OpenQuestion, option: string): boolean {
  if (isPickedInSetup(question.name)) return true;
  if (lore.box.cards.has(option as CardId /* any text can be asked for */)) return true;
  const hex = hexOf(option);
  // Where several ways lead to the same hex, words must tell them apart.
  if (hex !== null) return question.options.filter((other) => hexOf(other) === hex).length === 1;
  return isOnBoard(option);
}

/** Whether an option is a figure that stands on the map. */
export const isFigure = ({ view }: Showing<GloomhavenKinds>, option: string): boolean =>
  view.figures.some(({ id }) => id === option);

/** What lies on the map is aimed at; with the last card of the round all cards are shown. */
export function careFor({ name, options }: OpenQuestion, showing: Showing<GloomhavenKinds>): Care {
  if (name === 'second-card') return options.length > 1 ? 'weighty' : 'none';
  const isOnMap = (option: string) =>
    hexOf(option) !== null || isPlacement(option) || isFigure(showing, option);
  return options.some(isOnMap) ? 'aimed' : 'none';
}

const tagged = /^(item|use|end-bonus):(.+)$/;

/** What a choice does at length: the text of the card or item that it names. */
export function detailOf(words: Words, option: string): readonly string[] {
  const [, tag, id = ''] = tagged.exec(option) ?? [];
  if (tag === undefined) return [];
  const lines: readonly CardLine[] =
    tag === 'item'
      ? words.item(id as ItemId /* named by the rules */)
      : [
          ...words.half(id as CardId /* named by the rules */, 'top'),
          ...words.half(id as CardId /* named by the rules */, 'bottom'),
        ];
  return lines.map(({ text }) => (/[.!?…:]$/.test(text) ? text : `${text}.`));
}

/** Icons of choices that are not things on the table. */
const plain: { readonly [option: string]: keyof typeof gloomhavenIcons } = {
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
export function iconOf({ box }: Lore, { view }: Showing<GloomhavenKinds>, option: string): string | null {
  const figure = view.figures.find(({ id }) => id === option);
  const item = box.items.get((tagged.exec(option)?.[2] ?? option) as ItemId); // any text can be asked for
  const name = figure?.type ?? item?.slot ?? option;
  return plain[option] ?? (`gh/${name}` in gloomhavenIcons ? `gh/${name}` : null);
}

const goingOn = ['end-turn', 'stop', 'skip', 'done', 'go-on', 'decline', 'no', 'long-rest', 'give-up'];

/** Whether a choice ends something that could still have gone on. */
export const isGoingOn = (option: string): boolean => goingOn.includes(option);
