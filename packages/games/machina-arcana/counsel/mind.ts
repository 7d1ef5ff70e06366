/** An explorer that thinks: where things lie, what threatens it, and what is worth walking to. Nothing changes meanwhile. */
import type { Table } from '../machina.ts';
import { type Terrain, terrainOf } from '../rules/map/terrain.ts';
import { worths } from '../rules/outlook/prospect.ts';
import type { Explorer } from '../state.ts';
import { expectedHits, type Menace, menacesTo, pitfall } from './danger.ts';
import { type Plan, planOf, type Way, worthFrom } from './party.ts';

/** What a companion is to do is worth so much less to others. */
const left = 0.3;

/** What the life of an explorer is worth. */
const life = 20;

export class Mind {
  readonly g: Table;
  readonly explorer: Explorer;
  readonly terrain: Terrain;
  /** Where it stands; -1: off the map. */
  readonly cell: number;
  #menaces: readonly Menace[] | null = null;
  readonly #dangers = new Map<number, number>();
  readonly #pulls = new Map<number, number>();

  constructor(g: Table, explorer: Explorer) {
    this.g = g;
    this.explorer = explorer;
    this.terrain = terrainOf(g);
    this.cell = explorer.at === null ? -1 : this.terrain.cell(explorer.at);
  }

  get plan(): Plan {
    return planOf(this.g);
  }

  /** How good it is to be somewhere, for all there is to be done. */
  pull(cell: number): number {
    const known = this.#pulls.get(cell) ?? this.#pullTo(cell);
    this.#pulls.set(cell, known);
    return known;
  }

  #pullTo(cell: number): number {
    let best = 0;
    for (const way of this.plan.ways) best = Math.max(best, this.worthOf(way, cell));
    return best;
  }

  /** What a way is worth from a cell; less if a companion goes it. */
  worthOf(way: Way, cell: number): number {
    const goes = this.plan.goes.get(way) ?? this.explorer.explorer;
    return worthFrom(way, this.explorer, cell) * (goes === this.explorer.explorer ? 1 : left);
  }

  /** What it costs to end the round somewhere, as far as it can be foreseen. */
  danger(cell: number): number {
    const known = this.#dangers.get(cell) ?? this.#dangerOn(cell);
    this.#dangers.set(cell, known);
    return known;
  }

  #dangerOn(cell: number): number {
    this.#menaces ??= menacesTo(this.g, this.terrain, this.explorer);
    let hits = 0;
    let safe = 1;
    for (const menace of this.#menaces) {
      hits += expectedHits(menace, cell, this.terrain);
      safe *= 1 - pitfall(menace, cell, this.terrain);
    }
    const { health, essence } = this.explorer;
    const death = 1 - safe * (1 - chanceOfAtLeast(health + essence, hits));
    return worths.health * hits + life * death;
  }
}

/** How likely so many hits are, or more, where so many are expected. */
function chanceOfAtLeast(least: number, expected: number): number {
  let below = 0;
  let exactly = Math.exp(-expected);
  for (let hits = 0; hits < least; hits++) {
    below += exactly;
    exactly *= expected / (hits + 1);
  }
  return Math.max(0, 1 - below);
}
