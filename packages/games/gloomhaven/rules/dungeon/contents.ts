import { axialOf } from '@tavolo/hexes';
import type { Table } from '../../gloomhaven.ts';
import type { DungeonCard, Spot } from '../../vocabulary/dungeon.ts';
import type { HexId } from '../../vocabulary/ids.ts';
import type { Cell, ScenarioMap, TreasureReward } from '../../vocabulary/scenarios.ts';
import { type DungeonRoom, roomsOf } from '../map/dungeon.ts';
import { scenarioOf } from '../map/in-play.ts';
import { isDungeon } from './draw.ts';

/** What stands and lies in the rooms of a map. */
type Contents = Pick<ScenarioMap, 'terrain' | 'traps' | 'coins' | 'treasures' | 'plates' | 'monsters'>;

/** What the scenario shows in its rooms, or the cards of a random dungeon. [gh/setup.11, gh/variants.16] */
export const contentsOf = (g: Table): Contents => (isDungeon(g) ? cardsContents(g) : scenarioOf(g).map);

function cardsContents(g: Table): Contents {
  const rooms = roomsOf(g.content, g.state.dungeon);
  const placed = rooms.flatMap((room) => spotsOf(g, room));
  const on = <Is extends Spot['is']>(is: Is): readonly Placed<Extract<Spot, { is: Is }>>[] =>
    placed.flatMap((it) => (isOne(it.spot, is) ? [{ ...it, spot: it.spot }] : []));
  return {
    terrain: [
      ...rooms.flatMap(({ terrain }) => terrain),
      ...on('terrain').map(({ spot, cell, room }) => ({
        ...{ is: spot.terrain, look: spot.look, cells: [cell], room },
      })),
    ],
    traps: on('trap').map(({ cell, room, card }) => ({ cell, room, ...card.trap })),
    coins: on('coin').map(({ cell, room }) => ({ cell, room, count: 1 })),
    treasures: on('treasure').map(({ cell, room }) => ({ cell, room, treasure: room })),
    plates: [],
    monsters: on('monster').map(({ spot, cell, room }) => ({
      ...{ monster: spot.monster, ranks: spot.ranks, cell, room },
    })),
  };
}

const isOne = <Is extends Spot['is']>(spot: Spot, is: Is): spot is Extract<Spot, { is: Is }> =>
  spot.is === is;

type Placed<One extends Spot = Spot> = {
  readonly spot: One;
  readonly cell: Cell;
  readonly room: number;
  readonly card: DungeonCard;
};

/** The monster card says what stands on each numbered position of the room card. */
function spotsOf(g: Table, { room, spots }: DungeonRoom): readonly Placed[] {
  const card = monsterCardOf(g, room);
  return spots.map((hex, n) => ({ spot: card.spots[n] ?? { is: 'nothing' }, cell: cellAt(hex), room, card }));
}

function cellAt(hex: HexId): Cell {
  const cell = axialOf(hex);
  if (cell === null) throw new Error(`${hex} is no hex`);
  return cell;
}

function monsterCardOf({ state, content }: Table, room: number): DungeonCard {
  const id = state.dungeon[room - 1]?.monsters;
  const card = id === undefined ? undefined : content.dungeonCards.get(id);
  if (card === undefined) throw new Error(`room ${room} has no monsters`);
  return card;
}

/** What a treasure holds: in a dungeon it is named after its room, and is of no campaign. [gh/terrain.28, gh/variants.25] */
export const holdsOf = (g: Table, treasure: number): readonly TreasureReward[] =>
  isDungeon(g) ? monsterCardOf(g, treasure).treasure : (g.content.treasures.get(treasure)?.holds ?? []);
