import type { OpenQuestion } from '@tavolo/kernel';
import { lineText } from '@tavolo/language';
import { cardSide, content, readOption, type Texts } from '@tavolo/wow-adventure';
import type { Care, OptionOnBoard, Showing } from '../face.ts';
import { foeEmblem } from './foe-emblem.ts';
import type { CardId, WowKinds } from './game.ts';
import { icons } from './icons.ts';
import { isOfHand, isOfQuests, spaceIn } from './lit.ts';

type Asked = OpenQuestion<WowKinds>;

/** Questions about items, whose options are the cards that have them on their backs. */
const aboutItems = ['item', 'items-to-pay', 'mana-potions'];

/** Where an option is offered: on the chart, on a card of the hand or a quest, or in the list. */
export function placeOf({ name, options }: Asked, option: string): OptionOnBoard['place'] {
  const space = spaceIn(name, option);
  // Where several things on a space answer, words must tell them apart.
  if (space !== null)
    return options.filter((other) => spaceIn(name, other) === space).length > 1 ? 'listed' : 'on-board';
  if (name === 'character' || isOfQuests(name)) return 'in-row';
  if (!isOfHand(name, option)) return 'listed';
  return isOtherWay(options, option) ? 'listed' : 'in-row';
}

/** Whether a card can be played without mana potions as well: then the card itself stands for that. */
function isOtherWay(options: readonly string[], option: string): boolean {
  const { is, of } = readOption(option);
  return is === 'play-mana' && options.some((other) => isPlayOf(other, of));
}

const isPlayOf = (option: string, card: string): boolean => {
  const { is, of } = readOption(option);
  return is === 'play' && of === card;
};

/** What lies on the chart is aimed at; a hero is chosen for the whole game. */
export function careFor({ name, options }: Asked): Care {
  if (name === 'character') return 'weighty';
  return options.some((option) => spaceIn(name, option) !== null) ? 'aimed' : 'none';
}

/** What is printed on what an option names. */
export function detailOf(
  texts: Texts,
  { view }: Showing<WowKinds>,
  { name, seat }: Asked,
  option: string,
): readonly string[] {
  const { is, of } = readOption(option);
  const hero = view.heroes.find((one) => one.seat === seat);
  if (hero !== undefined && ['use', 'use-mana'].includes(is)) {
    const power = texts.cards.powerLines(cardSide(content, hero), of);
    if (power.length > 0) return power.map(lineText);
  }
  const isItem = aboutItems.includes(name) || ['drink', 'equip', 'unequip', 'use', 'use-mana'].includes(is);
  const id = of === '' ? option : of;
  const item = isItem ? content.challenge.get(id as CardId)?.item : undefined; // any text can be asked for
  return texts.cardText(item?.id ?? id);
}

/** Icons of choices by their kind. */
const byKind: { readonly [kind: string]: string } = {
  walk: 'wa/movement',
  play: 'wa/card',
  'play-mana': 'wa/potion-mana',
  use: 'wa/timing-special',
  'use-mana': 'wa/potion-mana',
  equip: 'wa/armor',
  unequip: 'wa/backpack',
  pay: 'wa/quest',
  attack: 'wa/melee',
  lair: 'wa/melee',
  event: 'wa/event',
  draw: 'wa/card',
  fight: 'wa/melee',
  take: 'wa/damage',
};

/** The icon of a choice: of what it names, or of what it does. */
export function iconOf({ view }: Showing<WowKinds>, { name }: Asked, option: string): string | null {
  const { is, of, more } = readOption(option);
  if (is === 'drink') return `wa/potion-${more}`;
  if (is === 'token') return `wa/${of.replace(/\.\d+$/, '')}`;
  const id = of === '' ? option : of;
  const hero = view.heroes.find(({ seat }) => seat === id);
  const classId = content.characters.get(hero?.character ?? (id as never))?.class; // any text can be asked for
  if (classId !== undefined) return `wa/${classId}`;
  if (is === 'foe' || name === 'foe-to-beat' || name === 'marker-to-clear') return foeIcon(id);
  return byKind[is] ?? (`wa/${id}` in icons ? `wa/${id}` : null);
}

function foeIcon(id: string): string {
  const foe = content.challenge.get(id as CardId)?.foe ?? null; // any text can be asked for
  return foe === null ? 'wa/melee' : `wa/${foeEmblem(foe)}`;
}

const goingOn = ['end', 'done', 'keep', 'pass', 'stay', 'none', 'no', 'take', 'fall', 'leave'];

/** Not to be asked again is seldom meant. */
export function weightOf(option: string): OptionOnBoard['weight'] {
  if (option === 'pass-turn') return 'quiet';
  return goingOn.includes(option) ? 'going-on' : 'plain';
}
