import {
  content,
  type MachinaKinds,
  namingOf,
  placeOf,
  readOption,
  type SpaceId,
} from '@tavolo/machina-arcana';
import type { AskedMatch } from '../../face/face.ts';
import { signs } from './signs.ts';

const straight = { north: '↑', east: '→', south: '↓', west: '←' } as const;

/** A walk where room is scarce: how far in which directions, onto what, and its price; `null`: it is no walk. */
export function walkText(id: string, { question, view, player }: AskedMatch<MachinaKinds>): string | null {
  const { is, of } = readOption(id);
  if (is !== 'move' || question.name !== 'act') return null;
  const to = of as SpaceId; // made of a space
  const { explorer } = question.about;
  const from = view.explorers.find((one) => one.explorer === explorer)?.at ?? null;
  if (from === null) return null;
  const naming = namingOf(view, content, player);
  const terrain = naming.terrain();
  const kind = terrain.kind(terrain.cell(to));
  const price = naming.prices(explorer).get(id)?.stamina;
  return [
    offsetText(from, to),
    ...(kind === 'floor' ? [] : [signs[kind]]),
    ...(price === undefined ? [] : [`(${price})`]),
  ].join(' ');
}

function offsetText(from: SpaceId, to: SpaceId): string {
  const [[x, y], [tx, ty]] = [placeOf(from), placeOf(to)];
  const [dx, dy] = [tx - x, ty - y];
  if (Math.abs(dx) === Math.abs(dy)) return `${slanting(dx, dy)}${Math.abs(dx)}`;
  const upright = dy === 0 ? [] : [`${dy < 0 ? straight.north : straight.south}${Math.abs(dy)}`];
  const level = dx === 0 ? [] : [`${dx < 0 ? straight.west : straight.east}${Math.abs(dx)}`];
  return [...upright, ...level].join(' ');
}

function slanting(dx: number, dy: number): string {
  if (dy < 0) return dx < 0 ? '↖' : '↗';
  return dx < 0 ? '↙' : '↘';
}
