import type { OpenQuestion } from '@tavolo/kernel';
import type { Table } from '../gloomhaven.ts';
import { placementIn } from '../options.ts';
import { battlefieldFor } from '../rules/board.ts';
import { walkingFieldIn } from '../rules/map/in-play.ts';
import { pathTo, reachable } from '../rules/monsters/moves.ts';
import type { View } from '../view.ts';

/** A way across the map, hex by hex without the first. */
export type WayAcross = {
  readonly hexes: readonly string[];
  readonly cost: number;
  /** Those of its hexes where a trap or hazardous terrain would hurt. */
  readonly dangers: readonly string[];
};

/** The figure that moves and the ground it moves over, found once for each question. */
const travels = new WeakMap<OpenQuestion, ReturnType<typeof travelOf>>();

/** The path of a move that the question allows: the question is about which figure moves, and how. */
export function wayTo(table: Table, question: OpenQuestion, hex: string): WayAcross | null {
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

function travelOf(table: Table, { about }: OpenQuestion) {
  const figure = table.state.figures.find(({ id }) => id === about.figure);
  const movement = (['walk', 'jump', 'fly'] as const).find((how) => how === about.movement) ?? 'walk';
  if (figure === undefined) return null;
  const field = walkingFieldIn(table);
  const battlefield = battlefieldFor(table, figure, figure.side, field);
  const mover = { at: field.cell(figure.hex), move: Number(about.points ?? 0), movement };
  return mover.at < 0 ? null : { field, battlefield, mover, reached: reachable(battlefield, mover, 'bold') };
}

/** The hexes that a placement covers, as the question says it; if it names only whom it hits, where they stand. */
export function areaOf(
  { figures }: View,
  { options, about }: OpenQuestion,
  option: string,
): readonly string[] {
  const place = options.filter((one) => placementIn(one) !== null).indexOf(option);
  const covered = listAt(about.areas, place);
  if (covered !== null) return covered;
  const hit = listAt(about.hits, place) ?? [];
  return figures.filter(({ id }) => hit.includes(id)).map(({ hex }) => hex);
}

/** One of the lists that a question is about. */
function listAt(lists: OpenQuestion['about'][string] | undefined, place: number): readonly string[] | null {
  const list: unknown = Array.isArray(lists) ? lists[place] : null;
  return Array.isArray(list) ? list.map(String) : null;
}
