/** Short combats that set off the power of one card, and what comes of them. */
import { expect } from 'vitest';
import { wowAdventure } from '../../game.ts';
import type { Hero } from '../../state.ts';
import type { ChallengeCard, Item } from '../../vocabulary/challenge-cards.ts';
import type { CharacterId } from '../../vocabulary/ids.ts';
import type { Level } from '../../vocabulary/terms.ts';
import { rule, type Setting, type Table, type TableScene } from '../table.ts';
import { strikesOf } from '../told.ts';
import { does, passesAll } from './playing.ts';

const { content } = wowAdventure;

type Lead = Table[string];

/** What of an attack a test is about. */
type Strike = {
  readonly type?: 'melee' | 'ranged';
  readonly total?: number;
  readonly defense?: number;
  readonly hit?: boolean;
};

/** A die's face, or its faces from the first roll on. */
type Faces = number | readonly number[];

export type Bout = Setting & {
  readonly ana?: Lead;
  /** With her on the other side it is a duel. */
  readonly bea?: Lead;
  /** Red, which is Ana's, and black. */
  readonly dice: readonly [red: Faces, black: Faces];
  /** What Ana does besides passing. */
  readonly does?: string;
  /** Ana's attacks, and those of the other side: one, several, or none. */
  readonly own?: Strike | readonly Strike[];
  readonly theirs?: Strike | readonly Strike[];
  /** What is so afterwards of Ana, of Bea, and of the track. */
  readonly leaves?: Partial<Plain>;
  readonly leavesBea?: Partial<Plain>;
  readonly onTrack?: readonly object[];
};

/** A hero as far as tests look at it. */
type Plain = Pick<Hero, 'damage' | 'energy' | 'diseases' | 'reversed'> & {
  readonly hand: readonly string[];
  readonly backpack: readonly string[];
  readonly space: string;
  readonly lasting: readonly object[];
};

/** A hero of the encounter's level, a warlock unless said, meets an encounter. */
export function meets(foe: string, says: string, bout: Bout): void {
  const { level } = cardOf(foe);
  combat(`${foe}: ${says}`, { ...bout, ana: { character: 'sandrai', level, ...bout.ana } }, (scene) =>
    scene.fights('ana', foe),
  );
}

/** The same with an encounter that is printed on the map, in its space. */
export function meetsOnMap(foe: string, says: string, bout: Bout): void {
  const place = [...content.board.spaces.values()].find(({ encounter }) => encounter?.foe?.id === foe);
  if (place === undefined) throw new Error(`no ${foe} on the map`);
  const ana = { character: 'sandrai', level: place.level, space: place.id, ...bout.ana };
  combat(`${foe}: ${says}`, { ...bout, ana }, (scene) => scene.fightsLair('ana'));
}

/** On a face of its die an encounter lets the player on the right move the hero. */
export function pushes(foe: string, face: number, red = 2): void {
  rule(
    `${foe}: on a ${face === 6 ? 'sword' : face} the player on the right may move the hero by one space`,
    { ana: { character: 'sandrai', level: cardOf(foe).level } },
    (scene) => {
      scene.fights('ana', foe);
      scene.settles();
      scene.goesOnTo('upkeep');
      scene.asksAbout('zoe', 'push').answer('goldshire');
      scene.settles(() => expect(scene.the('ana').space).toBe('goldshire'));
    },
    { red: [red], black: [face] },
  );
}

/** A hero of the item's level who can use it fights with it: against an encounter, or else in a duel with a mage. */
export function wields(item: string, says: string, { against, ...bout }: Bout & { against?: string }): void {
  const ana = { ...ownerOf(item), ...bout.ana };
  const bea = { character: 'sofeea', level: ana.level, ...bout.bea };
  const title = `${item}: ${says}`;
  if (against === undefined) combat(title, { ...bout, ana, bea }, (scene) => scene.duels('ana', 'bea'));
  else combat(title, { ...bout, ana }, (scene) => scene.fights('ana', against));
}

/** Whoever can use an item, of its level, with the item where it works. */
export function ownerOf(item: string): Lead & { readonly level: Level } {
  const { level, item: printed } = backOf(item);
  const { slot, icons } = printed;
  const able = ['sandrai', 'grumbaz', 'burbonn'].find((id) => {
    const owned = content.characters.get(id as CharacterId)?.cards[level].icons ?? []; // tests write ids
    return icons.every((icon) => owned.includes(icon));
  });
  const character = able ?? 'sofeea';
  return slot === 'backpack' ? { character, level, backpack: [item] } : { character, level, [slot]: item };
}

/** What its owner answers to use an item. */
export const useOf = (item: string): string => `use:${backOf(item).id}`;

/** The card that an item is on the back of. */
function backOf(item: string): ChallengeCard & { readonly item: Item } {
  for (const card of content.challenge.values())
    if (card.item?.id === item) return { ...card, item: card.item };
  throw new Error(`no item ${item}`);
}

function cardOf(id: string): ChallengeCard {
  const card = [...content.challenge.values()].find((one) => one.id === id);
  if (card === undefined) throw new Error(`no card ${id}`);
  return card;
}

function combat(title: string, bout: Bout, begin: (scene: TableScene) => void): void {
  const { ana = {}, bea, dice, does: act, own, theirs, leaves, leavesBea, onTrack, ...setting } = bout;
  const [red, black] = dice.map((faces) => [faces].flat());
  rule(
    title,
    bea === undefined ? { ana } : { ana, bea },
    (scene) => {
      begin(scene);
      if (act !== undefined) does(scene, 'ana', act);
      passesAll(scene);
      scene.settles(() => comesTo(scene, bout));
    },
    { ...setting, ...(red && { red }), ...(black && { black }) },
  );
}

function comesTo(scene: TableScene, { own, theirs, leaves, leavesBea, onTrack }: Bout): void {
  if (own !== undefined) expect(strikesOf(scene, 'attacker')).toMatchObject([own].flat());
  if (theirs !== undefined) expect(strikesOf(scene, 'defender')).toMatchObject([theirs].flat());
  if (leaves !== undefined) expect(scene.the('ana')).toMatchObject(leaves);
  if (leavesBea !== undefined) expect(scene.the('bea')).toMatchObject(leavesBea);
  if (onTrack !== undefined) expect(scene.state.track).toMatchObject(onTrack);
}
