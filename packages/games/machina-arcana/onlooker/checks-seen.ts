/** How likely the next checks bring something, as anybody at the table can tell. [ma/spawn.5] [ma/horror.4] */
import { threatPositions } from '../rules/phases/ratings.ts';
import { extra } from '../rules/values/values.ts';
import type { View } from '../view.ts';
import type { ExplorerId } from '../vocabulary/ids.ts';
import { seenTable } from './seen-table.ts';

const faces = 10;

/** How likely the game die, with something added, stays below a rating. */
const chanceBelow = (rating: number, bonus: number): number =>
  Array.from({ length: faces }, (_, face) => face + 1 + bonus).filter((roll) => roll < rating).length / faces;

/** That a monster comes at the check of an explorer; `null`: of one for whom no card changes it. */
export const spawnChance = (view: View, explorer: ExplorerId | null = null): number =>
  chanceBelow(view.spawnRating, explorer === null ? 0 : extra(seenTable(view), explorer, 'spawn-roll'));

/** That an event comes at the check of the horror phase. */
export const horrorChance = (view: View): number => chanceBelow(view.horrorRating, 0);

/** How many positions threat has at this table. */
export const threatSteps = (view: View): number => threatPositions(view);
