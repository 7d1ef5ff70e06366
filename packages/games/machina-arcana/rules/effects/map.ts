/** Words about the map. */
import type { Rule } from '@tavolo/kernel';
import { choose } from '../../ask.ts';
import type { Machina, Table } from '../../machina.ts';
import type { Effect } from '../../vocabulary/effects.ts';
import type { SpaceId } from '../../vocabulary/places.ts';
import type { Deed } from '../abilities/deeds.ts';
import { explode } from '../attacks/attack.ts';
import { changeDoor, closeDoors, doorsOn } from '../map/doors.ts';
import { lightChapterOn, putOutLights } from '../map/lights.ts';
import { changeSpace, mark } from '../map/spots.ts';
import { terrainOf } from '../map/terrain.ts';
import { fireTraps } from '../map/traps.ts';
import { activateSpace } from '../turn/activating.ts';
import { deciderFor, explorersOnMap, explorerWith, spaceOf } from '../units.ts';
import type { WordsFor } from './words.ts';

type Word<Is extends Effect['is']> = Extract<Effect, { is: Is }>;

/** The space of the unit that a card belongs to; of everybody's, of the explorer whose turn it is. [ma/words.5] */
const ownSpace = ({ state }: Table, { self, active }: Deed): SpaceId | null => {
  const unit = self ?? active;
  return unit === null ? null : spaceOf(state, unit);
};

/** The tiles that a card speaks of, by their numbers: its own, or all with an explorer on them. */
function tilesMeant(g: Table, deed: Deed, on: 'tile' | 'explorer-tiles'): readonly number[] {
  const terrain = terrainOf(g);
  const own = ownSpace(g, deed);
  const spaces = on === 'tile' ? [own] : explorersOnMap(g.state).map(({ at }) => at);
  const tiles = spaces.flatMap((at) => (at === null ? [] : [terrain.tile(terrain.cell(at))]));
  return [...new Set(tiles)].sort((one, other) => one - other);
}

/** One roll for each tile. */
function* fireAll({ on }: Word<'trigger-traps'>, g: Machina, deed: Deed): Rule {
  for (const tile of tilesMeant(g, deed, on)) yield* fireTraps(g, tile, deed.self ?? deed.active);
}

/** All barrels that are whole, unless a blast was faster. */
function* explodeAll({ on }: Word<'explode-barrels'>, g: Machina, deed: Deed): Rule {
  const tiles = tilesMeant(g, deed, on);
  const terrain = terrainOf(g);
  const barrels = terrain.ofKind(['barrel']).filter((cell) => tiles.includes(terrain.tile(cell)));
  for (const space of barrels.map((cell) => terrain.space(cell)))
    if (isWhole(g, space)) yield* explode(g, space);
}

function isWhole(g: Table, space: SpaceId): boolean {
  const terrain = terrainOf(g);
  return terrain.isBarrel(terrain.cell(space));
}

/** Any one door of the own tile that is not destroyed. */
function* useAnyDoor(_: Word<'open-or-close-door'>, g: Machina, deed: Deed): Rule {
  const terrain = terrainOf(g);
  const doors = doorsOn(terrain, tilesMeant(g, deed, 'tile')).filter(
    (door) => terrain.stateOf(door) !== 'destroyed',
  );
  if (doors.length === 0) return;
  const door = yield* choose('door', {
    seat: deciderFor(g.state, deed.self ?? deed.active),
    rule: 'ma/actions.7.1',
    from: doors,
    about: () => ({ card: deed.card, ability: deed.ability }),
  });
  yield* changeDoor(g, terrain.stateOf(door) === 'open' ? 'close' : 'open', door, deed.self);
}

/** How tokens change, by the spaces that are meant. */
const tokenChanges: {
  readonly [On in Word<'token'>['on']]: (effect: Word<'token'>, g: Machina, deed: Deed) => void;
} = {
  target: ({ token, what }, g, { target }) => {
    if (target?.is === 'space') mark(g, target.at, what === 'place' ? token : null);
  },
  'chapter-on-tile': (_, g, deed) => {
    const own = ownSpace(g, deed);
    if (own !== null) lightChapterOn(g, own);
  },
  tile: (_, g, deed) => {
    const own = ownSpace(g, deed);
    if (own !== null) putOutLights(g, own);
  },
  everywhere: (_, g) => putOutLights(g, 'everywhere'),
  'recharges-on-explorer-tiles': (_, g, deed) => exhaustRecharges(g, tilesMeant(g, deed, 'explorer-tiles')),
};

function exhaustRecharges(g: Machina, tiles: readonly number[]): void {
  const terrain = terrainOf(g);
  for (const cell of terrain.ofKind(['recharge']))
    if (terrain.isUnexplored(cell) && tiles.includes(terrain.tile(cell)))
      mark(g, terrain.space(cell), 'explored');
}

/** As if the explorer stood beside it, for nothing. */
function* activateTarget(_: Word<'activate-target'>, g: Machina, { self, target }: Deed): Rule {
  const explorer = explorerWith(g.state, self);
  if (explorer !== null && target?.is === 'space') yield* activateSpace(g, explorer, target.at);
}

export const onMap: WordsFor<
  | 'trigger-traps'
  | 'explode-barrels'
  | 'close-doors'
  | 'open-or-close-door'
  | 'place-barrel'
  | 'token'
  | 'activate-target'
> = {
  'trigger-traps': fireAll,
  'explode-barrels': explodeAll,
  'close-doors': (_, g, deed) => {
    closeDoors(g, tilesMeant(g, deed, 'explorer-tiles'));
    return undefined;
  },
  'open-or-close-door': useAnyDoor,
  'place-barrel': (_, g, { target }) => {
    if (target?.is === 'space') changeSpace(g, target.at, 'barrel');
    return undefined;
  },
  token: (effect, g, deed) => {
    tokenChanges[effect.on](effect, g, deed);
    return undefined;
  },
  'activate-target': activateTarget,
};
