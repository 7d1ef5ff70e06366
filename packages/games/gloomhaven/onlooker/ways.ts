import type { OpenQuestion, OpenQuestionOf } from '@tavolo/kernel';
import type { Table } from '../gloomhaven.ts';
import type { GloomKinds } from '../kinds.ts';
import { placementIn } from '../options.ts';
import { battlefieldFor } from '../rules/board.ts';
import { walkingFieldIn } from '../rules/map/in-play.ts';
import { pathTo, reachable } from '../rules/monsters/moves.ts';
import type { HexId } from '../vocabulary/ids.ts';

/** A way across the map, hex by hex without the first. */
export type WayAcross = {
  readonly hexes: readonly string[];
  readonly cost: number;
  /** Those of its hexes where a trap or hazardous terrain would hurt. */
  readonly dangers: readonly string[];
};

/** The figure that moves and the ground it moves over, found once for each question. */
const travels = new WeakMap<Moving, ReturnType<typeof travelOf>>();

/** The path of a move that the question allows: the question is about which figure moves, and how. */
export function wayTo(table: Table, question: OpenQuestion<GloomKinds>, hex: string): WayAcross | null {
  if (question.name !== 'move-to') return null;
  if (!travels.has(question)) travels.set(question, travelOf(table, question));
  const travel = travels.get(question) ?? null;
  if (travel === null) return null;
  const { field, battlefield, mover, reached } = travel;
  const end = field.cell(hex);
  const cost = reached.find(({ cell }) => cell === end)?.cost;
  const path = end < 0 || cost === undefined ? null : pathTo(battlefield, mover, end, 'bold');
  if (path === null || cost === undefined) return null;
  const hexes = path.map((cell) => field.id(cell));
  return {
    cost,
    hexes,
    dangers: hexes.filter((hex, place) => isDanger(table, travel.mover, hex, place === hexes.length - 1)),
  };
}

/** A figure that walks enters every hex, one that jumps only the last, and one that flies none. [gh/terrain.11, gh/move.9] */
function isDanger({ state }: Table, { movement }: Mover, hex: string, isLast: boolean): boolean {
  if (movement === 'fly' || (movement === 'jump' && !isLast)) return false;
  return state.pieces.some(
    ({ is, hexes }) => (is === 'trap' || is === 'hazard') && hexes.some((one) => one === hex),
  );
}

type Mover = { readonly movement: 'walk' | 'jump' | 'fly' };

type Moving = OpenQuestionOf<GloomKinds, 'move-to'>;

function travelOf(table: Table, { about: { figure: id, points, movement } }: Moving) {
  const figure = table.state.figures.find((one) => one.id === id);
  if (figure === undefined) return null;
  const field = walkingFieldIn(table);
  const battlefield = battlefieldFor(table, figure, figure.side, field);
  const mover = { at: field.cell(figure.hex), move: points, movement };
  return mover.at < 0 ? null : { field, battlefield, mover, reached: reachable(battlefield, mover, 'bold') };
}

/** The hexes that a placement covers, as the question says it. */
export function areaOf(question: OpenQuestion<GloomKinds>, option: string): readonly HexId[] {
  if (question.name !== 'attack-target') return [];
  const options: readonly string[] = question.options;
  const place = options.filter((one) => placementIn(one) !== null).indexOf(option);
  return question.about.areas[place] ?? [];
}
