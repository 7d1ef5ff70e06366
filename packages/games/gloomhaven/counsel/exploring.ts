import { type Field, unreachable } from '@tavolo/hexes';
import type { Table } from '../gloomhaven.ts';
import { activeHeroes } from '../rules/figures.ts';
import type { Hero } from '../state.ts';
import { doorsNeeded, isPressed } from './goals.ts';
import { needsLootCard } from './loot-cards.ts';
import type { Situation } from './situation.ts';
import { cellOf, stepsTo } from './ways.ts';

/** Where no enemy is in sight, a rest is good as soon as it gives much back; when time presses, when it must be. */
export function needsRest(g: Table, hero: Hero): boolean {
  const figure = g.state.figures.find(({ id }) => id === hero.id);
  const missing = figure === undefined ? 0 : figure.maxHp - figure.hp;
  const { length: discards } = hero.discard;
  const cards = hero.hand.length + hero.picked.length;
  const isHurt = missing >= (isPressed(g) ? 0.5 * (figure?.maxHp ?? 0) : 3);
  return discards >= 2 && (cards <= 2 || (isHurt && discards >= 3) || needsLootCard(g, hero));
}

/** A character on a long rest has yet to take it, or needs it: no door is opened before. */
const isBusy = (g: Table, hero: Hero): boolean => hero.resting || needsRest(g, hero);

/** The cells of the doors to open. */
const doorsToOpen = (g: Table, field: Field): readonly number[] =>
  doorsNeeded(g)
    .map(({ hex }) => field.cell(hex))
    .filter((cell) => cell >= 0);

/** How bad a cell is where no enemy is in sight: far from the next door, or on it too soon. */
export function doorBadness(s: Situation): (cell: number) => number {
  const { g, field, hero } = s;
  const steps = stepsToDoors(g, field);
  const others = activeHeroes(g.state).filter(({ id }) => id !== hero.id);
  const ready = others.filter(
    (other) => !isBusy(g, other) && (steps[cellOf(g, field, other)] ?? unreachable) <= 6,
  ).length;
  const mayOpen = !needsRest(g, hero) && ready >= (isPressed(g) ? (others.length - 1) / 2 : others.length);
  return (cell) => {
    const left = steps[cell] ?? unreachable;
    if (mayOpen) return left;
    return left === 0 ? 50 : Math.abs(left - 2);
  };
}

/** Steps to the nearest door to open; `unreachable` where there is none. */
export const stepsToDoor = ({ g, field, at }: Situation): number => stepsToDoors(g, field)[at] ?? unreachable;

/** When time presses nobody walks into a corner behind which the door is. */
function stepsToDoors(g: Table, field: Field): Uint8Array {
  const doors = doorsToOpen(g, field);
  if (isPressed(g)) return stepsTo(g, field, doors);
  const least = new Uint8Array(field.size).fill(unreachable);
  for (const door of doors)
    field.rangesFrom(door).forEach((range, cell) => {
      least[cell] = Math.min(least[cell] ?? unreachable, range);
    });
  return least;
}
