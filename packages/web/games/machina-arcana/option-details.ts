import type { OpenQuestion } from '@tavolo/kernel';
import { lineText } from '@tavolo/language';
import { content, diesBySealing, readOption } from '@tavolo/machina-arcana';
import type { Care, OptionOnBoard, Showing } from '../face.ts';
import type { MachinaKinds } from './game.ts';
import { icons } from './icons.ts';
import { onMap } from './lit.ts';
import { isGathering } from './scene.ts';
import type { GameTexts } from './text/game-texts.ts';

type Asked = OpenQuestion<MachinaKinds>;

/** Units are small and may stand anywhere: they are lit on the map, and listed by their names as well. */
const listedUnits: readonly string[] = ['tie', 'spawn-next', 'trade-with', 'item-goes-to'];

/** Where an option is offered: on the map, on a card, or in the list. */
export function placeOf(
  { view }: Showing<MachinaKinds>,
  { name }: Asked,
  option: string,
): OptionOnBoard['place'] {
  if (name === 'explorer') return isGathering(view) ? 'in-row' : 'listed';
  if (name === 'arrangement') return 'on-board';
  const { is } = readOption(option);
  if (is === 'drop' || name === 'trade-items') return 'on-board';
  if (is === 'trade' || listedUnits.includes(name)) return 'listed';
  return onMap(name, option) === null ? 'listed' : 'on-board';
}

/** What lies on the map is aimed at; an explorer is chosen for the whole game. */
export function careFor({ name, options }: Asked): Care {
  if (name === 'explorer') return 'weighty';
  return options.some((option) => onMap(name, option) !== null) ? 'aimed' : 'none';
}

/** To seal a space with a companion on it is not done by one touch. */
export const isWeighty = ({ view }: Showing<MachinaKinds>, option: string): boolean =>
  diesBySealing(view, option) !== null;

/** What is printed on the card that an option names. */
export function detailOf(texts: GameTexts, { name }: Asked, option: string): readonly string[] {
  if (name === 'arrangement') return [];
  const card = cardIn(option);
  return card === null ? [] : texts.cardLines(card).map(lineText);
}

/** The card that an option names; `null`: none. */
function cardIn(option: string): string | null {
  const { is, of } = readOption(option);
  return [of, is].find((id) => id !== '' && isCard(id)) ?? null;
}

const isCard = (id: string): boolean =>
  content.items.has(id as never) || content.events.has(id as never) || content.explorers.has(id as never); // any text can be asked for

/** Icons of choices by their kind. */
const byKind: { readonly [kind: string]: string } = {
  move: 'ma/move',
  open: 'ma/door',
  close: 'ma/door',
  break: 'ma/destroy',
  explore: 'ma/explore',
  exit: 'ma/exit',
  arrange: 'ma/arrange',
  trade: 'ma/trade',
  drop: 'ma/bag',
  pick: 'ma/hand',
  give: 'ma/hand',
  take: 'ma/bag',
  end: 'ma/end',
  'let-others': 'ma/others',
  destroy: 'ma/destroy',
  return: 'ma/draw',
};

/** Questions whose numbers are points of essence. */
const ofEssence: readonly string[] = ['raise', 'support', 'essence-for-health'];

/** The icon of a choice: of what it names, or of what it does. */
export function iconOf({ name }: Asked, option: string): string | null {
  const { is, of } = readOption(option);
  if (ofEssence.includes(name)) return 'ma/essence';
  if (is !== 'use' && byKind[is] !== undefined) return byKind[is];
  const id = of === '' ? is : of;
  const item = content.items.get(id as never); // any text can be asked for
  if (item !== undefined) return `ma/${item.type}`;
  const event = content.events.get(id as never); // as above
  if (event !== undefined) return `ma/${event.deck}-event`;
  if (content.chapters.has(id as never)) return 'ma/chapter'; // as above
  return `ma/${id}` in icons ? `ma/${id}` : null;
}

const goingOn: readonly string[] = ['end', 'let-others', 'pass', 'stay', 'nobody', 'no'];

/** What is dropped is seldom meant to be. */
export function weightOf(option: string): OptionOnBoard['weight'] {
  if (readOption(option).is === 'drop') return 'quiet';
  return goingOn.includes(option) ? 'going-on' : 'plain';
}
