/** An explorer that thinks: where things lie, what threatens it, and what is worth walking to. Nothing changes meanwhile. */
import { doorsOpen, unreachable } from '@tavolo/squares';
import type { Table } from '../machina.ts';
import { type Terrain, terrainOf } from '../rules/map/terrain.ts';
import { worths } from '../rules/outlook/prospect.ts';
import type { Explorer } from '../state.ts';
import { expectedHits, type Menace, menacesTo } from './danger.ts';
import { type Errand, errandsOf } from './errands.ts';

/** What is a step farther away is worth so much less. */
const nearness = 0.92;

/** An errand, with the steps to it from everywhere. */
type Way = { readonly worth: number; readonly steps: Uint16Array };

export class Mind {
  readonly g: Table;
  readonly explorer: Explorer;
  readonly terrain: Terrain;
  /** Where it stands; -1: off the map. */
  readonly cell: number;
  #menaces: readonly Menace[] | null = null;
  #errands: readonly Errand[] | null = null;
  #ways: readonly Way[] | null = null;
  readonly #dangers = new Map<number, number>();
  readonly #pulls = new Map<number, number>();

  constructor(g: Table, explorer: Explorer) {
    this.g = g;
    this.explorer = explorer;
    this.terrain = terrainOf(g);
    this.cell = explorer.at === null ? -1 : this.terrain.cell(explorer.at);
  }

  get errands(): readonly Errand[] {
    this.#errands ??= errandsOf(this.g, this.terrain, this.explorer);
    return this.#errands;
  }

  /** How good it is to be somewhere, for all there is to be done. */
  pull(cell: number): number {
    const known = this.#pulls.get(cell) ?? this.#pullTo(cell);
    this.#pulls.set(cell, known);
    return known;
  }

  #pullTo(cell: number): number {
    let best = 0;
    for (const { worth, steps } of this.#allWays) {
      const away = steps[cell] ?? unreachable;
      if (away !== unreachable) best = Math.max(best, worth * nearness ** away);
    }
    return best;
  }

  get #allWays(): readonly Way[] {
    this.#ways ??= this.errands.map(({ worth, cells }) => ({ worth, steps: this.#stepsTo(cells) }));
    return this.#ways;
  }

  /** Steps to the nearest of some cells; closed doors can be opened. */
  #stepsTo(cells: readonly number[]): Uint16Array {
    const { terrain } = this;
    const mayEnter = (cell: number): boolean => terrain.isPassable(cell) && !terrain.isPit(cell);
    return terrain.steps(cells, mayEnter, doorsOpen);
  }

  /** What it costs to end the round somewhere, as far as it can be foreseen. */
  danger(cell: number): number {
    const known = this.#dangers.get(cell) ?? this.#dangerOn(cell);
    this.#dangers.set(cell, known);
    return known;
  }

  #dangerOn(cell: number): number {
    this.#menaces ??= menacesTo(this.g, this.terrain, this.explorer);
    const hits = this.#menaces.reduce((sum, menace) => sum + expectedHits(menace, cell, this.terrain), 0);
    const { health } = this.explorer;
    return worths.health * hits * (1 + Math.min(4, (2 * hits) / Math.max(1, health)));
  }
}
