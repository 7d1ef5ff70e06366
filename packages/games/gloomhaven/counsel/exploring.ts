import { type Field, unreachable } from '@tavolo/hexes';
import type { Table } from '../gloomhaven.ts';
import { activeHeroes } from '../rules/figures.ts';
import { layoutIn } from '../rules/map/in-play.ts';
import type { Hero } from '../state.ts';
import type { Situation } from './situation.ts';

/** Where no enemy is in sight, a rest is good as soon as it gives much back. */
export function needsRest(g: Table, hero: Hero): boolean {
  const figure = g.state.figures.find(({ id }) => id === hero.id);
  const missing = figure === undefined ? 0 : figure.maxHp - figure.hp;
  const { length: discards } = hero.discard;
  const cards = hero.hand.length + hero.picked.length;
  return discards >= 2 && (cards <= 2 || (missing >= 3 && discards >= 3));
}

/** Who rests long has yet to come to it, or needs it: no door is opened before. */
const isBusy = (g: Table, hero: Hero): boolean => hero.resting || needsRest(g, hero);

/** The cells of closed doors. */
const closedDoors = (g: Table, field: Field): readonly number[] =>
  [...layoutIn(g).doors.values()].flatMap(({ id, hex }) => {
    const cell = field.cell(hex);
    return g.state.openDoors.includes(id) || cell < 0 ? [] : [cell];
  });

/** How bad a cell is where no enemy is in sight: far from the next door, or on it too soon. */
export function doorBadness(s: Situation): (cell: number) => number {
  const { g, field, hero } = s;
  const doors = closedDoors(g, field);
  const others = activeHeroes(g.state).filter(({ id }) => id !== hero.id);
  const mayOpen =
    !needsRest(g, hero) &&
    others.every((other) => !isBusy(g, other) && toNearest(field, doors, cellOf(g, field, other)) <= 6);
  return (cell) => {
    const steps = toNearest(field, doors, cell);
    if (mayOpen) return steps;
    return steps === 0 ? 50 : Math.abs(steps - 2);
  };
}

/** Steps to the nearest closed door; `unreachable` where there is none. */
export const stepsToDoor = ({ g, field, at }: Situation): number =>
  toNearest(field, closedDoors(g, field), at);

function toNearest(field: Field, cells: readonly number[], from: number): number {
  let least = unreachable;
  for (const cell of cells) least = Math.min(least, field.rangesFrom(cell)[from] ?? unreachable);
  return least;
}

function cellOf(g: Table, field: Field, { id }: Hero): number {
  const figure = g.state.figures.find((it) => it.id === id);
  return figure === undefined ? -1 : field.cell(figure.hex);
}
