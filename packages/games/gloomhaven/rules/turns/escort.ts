import type { Rule } from '@tavolo/kernel';
import { choose } from '../../ask.ts';
import type { Gloom } from '../../gloomhaven.ts';
import type { Figure } from '../../state.ts';
import type { HexId, ObjectiveId } from '../../vocabulary/ids.ts';
import type { Objective } from '../../vocabulary/scenarios.ts';
import { battlefieldFor, pieceAt } from '../board.ts';
import { has, isOnMap, isStunned, tableDecider } from '../figures.ts';
import { layoutIn, scenarioOf, wholeFieldIn } from '../map/in-play.ts';
import type { PlacedDoor } from '../map/places.ts';
import { endsToward } from '../monsters/approach.ts';
import type { Battlefield, Mover } from '../monsters/battlefield.ts';
import { journeyOf } from '../monsters/journey.ts';
import { reachable } from '../monsters/moves.ts';
import { safestWay, type Way } from '../monsters/safest-way.ts';
import { enterNext } from '../movement/entering.ts';
import { type Trail, tellTrail } from '../movement/trail.ts';
import { openDoor } from '../scenario/rooms.ts';

type Moves = NonNullable<Objective['moves']>;

/** Where an allied figure wants to be, and the movement points it has left for it. */
type Heading = { readonly goal: HexId; readonly left: number; readonly opensDoors: boolean };

/** An allied figure that goes its own way toward a marked place; behind a door that it opens it looks anew. [gh/special.11] */
export function* escort(g: Gloom, figure: Figure): Rule {
  const objective = scenarioOf(g).objectives.find(({ id }) => id === (figure.type as ObjectiveId)); // of objectives it is one
  const moves = objective?.moves;
  const [goal] = moves === undefined ? [] : (layoutIn(g).markers[moves.toward] ?? []);
  if (moves === undefined || goal === undefined) return;
  let left = moves.value;
  while (left > 0 && canGoOn(g, figure)) {
    const way = yield* chooseWay(g, figure, { goal, left, opensDoors: moves.opensDoors });
    if (way.length === 0) return;
    left -= way.reduce((sum, hex) => sum + costOf(g, hex), 0);
    yield* walk(g, figure, way, moves);
  }
}

const canGoOn = (g: Gloom, figure: Figure): boolean =>
  isOnMap(g.state, figure) && !isStunned(figure) && !has(figure, 'immobilize');

/** [gh/terrain.22] */
const costOf = (g: Gloom, hex: HexId): number => (pieceAt(g.state, hex, 'difficult') === null ? 1 : 2);

/** The way to where least is left to go, at most to the next closed door; the players choose among equals. [gh/monsters.31] */
function* chooseWay(g: Gloom, figure: Figure, heading: Heading): Rule<readonly HexId[]> {
  const ways = waysToward(g, figure, heading);
  const endOf = (way: readonly HexId[]): HexId => way.at(-1) ?? figure.hex;
  if (ways.length === 0) return [];
  const end = yield* choose('monster-hex', {
    seat: tableDecider(g.state),
    rule: 'gh/special.11',
    from: [...new Set(ways.map(endOf))],
    about: () => ({ ability: 'escort', figure: figure.id, monster: null }),
  });
  return ways.find((way) => endOf(way) === end) ?? [];
}

/** Over the whole map: what nobody has seen yet is taken for bare floor. Of equally short ways the one with fewest traps counts. [gh/special.11a] */
function waysToward(
  g: Gloom,
  figure: Figure,
  { goal, left, opensDoors }: Heading,
): readonly (readonly HexId[])[] {
  const battlefield = battlefieldFor(g, figure, figure.side, wholeFieldIn(g, opensDoors));
  const { field } = battlefield;
  const mover: Mover = { at: field.cell(figure.hex), move: left, movement: 'walk' };
  const toward = field.cell(goal);
  if (mover.at < 0 || toward < 0) return [];
  const ways = bestEnds(battlefield, mover, toward).map((end) => wayOver(battlefield, mover.at, end, toward));
  const least = Math.min(...ways.map(({ negatives }) => negatives));
  return ways
    .filter(({ negatives }) => negatives === least)
    .map(({ cells }) =>
      upToDoor(
        g,
        cells.map((cell) => field.id(cell)),
      ),
    );
}

/** The way to a hex where the move ends, and the negative hexes on it and on the way from there to the goal. */
function wayOver(battlefield: Battlefield, from: number, end: number, goal: number): Way {
  const way = safestWay(battlefield, from, end) ?? { cells: [], negatives: 0 };
  const ahead = safestWay(battlefield, end, goal);
  return { cells: way.cells, negatives: way.negatives + (ahead?.negatives ?? 0) };
}

/** The goal itself if the move can end there, else as near as it gets. */
function bestEnds(battlefield: Battlefield, mover: Mover, goal: number): readonly number[] {
  if (reachable(battlefield, mover, 'bold').some(({ cell }) => cell === goal)) return [goal];
  const { cells, scratch } = battlefield;
  const journey = journeyOf(mover.movement, 'bold', false);
  scratch.paths.begin(cells, journey, mover.at);
  return endsToward({ battlefield, actor: mover, journey, travel: { cells, journey, at: mover.at } }, goal);
}

function upToDoor(g: Gloom, way: readonly HexId[]): readonly HexId[] {
  const door = way.findIndex((hex) => closedDoorAt(g, hex) !== undefined);
  return door < 0 ? way : way.slice(0, door + 1);
}

const closedDoorAt = (g: Gloom, at: HexId): PlacedDoor | undefined =>
  [...layoutIn(g).doors.values()].find(({ id, hex }) => hex === at && !g.state.openDoors.includes(id));

function* walk(g: Gloom, figure: Figure, way: readonly HexId[], { springsTraps }: Moves): Rule {
  const trail: Trail = { figure, how: 'walk', rule: 'gh/special.11', untold: [] };
  for (const hex of way) {
    figure.hex = hex;
    trail.untold.push(hex);
    const door = closedDoorAt(g, hex);
    if (door !== undefined) {
      tellTrail(g, trail);
      yield* openDoor(g, door.id, figure);
    }
    if (springsTraps) yield* enterNext(g, trail, { hex, how: 'walk', by: null });
    if (!canGoOn(g, figure)) break;
  }
  tellTrail(g, trail);
}
