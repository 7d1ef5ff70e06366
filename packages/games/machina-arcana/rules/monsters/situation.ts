/** The table as a monster finds it when it decides: the map, what it has left, and whom it could go for. [ma/monsters.3] */
import { doorsOpen, unreachable } from '@tavolo/squares';
import type { Table } from '../../machina.ts';
import type { Monster } from '../../state.ts';
import { still } from '../../still.ts';
import type { ExplorerId, UnitId } from '../../vocabulary/ids.ts';
import { isInState } from '../abilities/conditions.ts';
import { cellsWithin } from '../map/nearest-space.ts';
import { countFrom } from '../map/nearness.ts';
import { type Reaching, reaches } from '../map/reach.ts';
import { type Terrain, terrainOf } from '../map/terrain.ts';
import { explorersOnMap, monsterCard, spacesOf } from '../units.ts';
import { figures, has } from '../values/values.ts';

/** An explorer as a monster sees it: how many steps away, and how weak. */
export type Prey = {
  readonly unit: ExplorerId;
  readonly cell: number;
  readonly steps: number;
  readonly distance: number;
  readonly health: number;
};

/** Where a monster walks to, and the steps to it from everywhere. */
export type Goal = {
  /** `null`: a space, such as a bell. */
  readonly unit: UnitId | null;
  readonly cells: readonly number[];
  readonly steps: Uint16Array;
};

export class Situation {
  readonly g: Table;
  readonly monster: Monster;
  readonly stamina: number;
  readonly terrain: Terrain;
  /** The cells it stands on; of several, the first is its north-west. */
  readonly cells: readonly number[];
  /** Explorers it can target, the nearest first, then the weakest. [ma/monsters.4] */
  readonly prey: readonly Prey[];
  readonly #goals = new Map<ExplorerId | null, Goal | null>();
  readonly #reached = new Map<string, ReadonlySet<number>>();

  /** `prey`: known from elsewhere. */
  constructor(g: Table, monster: Monster, stamina: number, prey: readonly Prey[] | null = null) {
    this.g = still(g);
    this.monster = monster;
    this.stamina = stamina;
    this.terrain = terrainOf(this.g);
    this.cells = this.cellsOf(monster.monster);
    this.prey = prey ?? this.#ranked();
  }

  get cell(): number {
    return this.cells[0] ?? -1;
  }

  cellsOf(unit: UnitId): readonly number[] {
    return spacesOf(this.g, unit).map((space) => this.terrain.cell(space));
  }

  /** Whether a unit can be aimed at by this monster. [ma/monsters.13] */
  canTarget(unit: UnitId): boolean {
    return !has(this.g, unit, 'ethereal') || has(this.g, this.monster.monster, 'sees-ethereal');
  }

  /** The same, if it had walked to another cell and had so much stamina left; it goes for the same explorers. */
  at(cell: number, stamina: number): Situation {
    const { state, content } = this.g;
    const moved = { ...this.monster, at: this.terrain.space(cell) };
    const monsters = state.monsters.map((one) => (one === this.monster ? moved : one));
    return new Situation({ state: { ...state, monsters }, content }, moved, stamina, this.prey);
  }

  /** The cells from which an aim reaches one of some cells. */
  cellsInReach(aim: Reaching, targets: readonly number[]): ReadonlySet<number> {
    const key = `${aim.at} ${aim.range} ${aim.least} ${targets.join(' ')}`;
    const known = this.#reached.get(key);
    if (known !== undefined) return known;
    const found = new Set<number>();
    for (const target of targets)
      for (const cell of cellsWithin(this.terrain, target, aim.range))
        if (!found.has(cell) && reaches(this.terrain, aim, [cell], [target])) found.add(cell);
    this.#reached.set(key, found);
    return found;
  }

  /** The count is the same in both directions: it is made from the explorers, who stand still while monsters act. */
  #ranked(): readonly Prey[] {
    const { terrain } = this;
    return explorersOnMap(this.g.state)
      .filter(({ explorer }) => this.canTarget(explorer))
      .map(({ explorer, health }): Prey => {
        const cell = this.cellsOf(explorer)[0] ?? -1;
        const distance = Math.min(...this.cells.map((own) => terrain.distance(own, cell)));
        const steps = this.#count([cell]);
        const onto = this.cells.map((own) => this.#stepsOnto(steps, own));
        return { unit: explorer, cell, steps: Math.min(...onto), distance, health };
      })
      .sort(isBefore);
  }

  #count(from: readonly number[]): Uint16Array {
    return countFrom(this.g, figures, this.terrain, from);
  }

  /** Steps onto a cell that may itself not be entered: one more than to the nearest beside it. */
  #stepsOnto(steps: Uint16Array, cell: number): number {
    const { plan } = this.terrain.ground;
    let best = steps[cell] ?? unreachable;
    for (let direction = 0; direction < 8; direction++) {
      const beside = plan.next(cell, direction, doorsOpen); // they are no hindrance in the count
      const there = beside < 0 ? unreachable : (steps[beside] ?? unreachable);
      if (there !== unreachable && there + 1 < best) best = there + 1;
    }
    return best;
  }

  /** The way to an explorer; `null`: there is none. */
  goalAt(prey: Prey): Goal | null {
    return this.#goal(prey.unit, [prey.cell]);
  }

  /** The way to what it seeks instead of explorers; `null`: it seeks nothing, or there is none. [ma/monsters.19] */
  get sought(): Goal | null {
    const { seeks } = monsterCard(this.g.content, this.monster.monster);
    if (seeks === null) return null;
    const { state } = seeks;
    const cells = this.terrain
      .ofKind(seeks.spaces)
      .filter((cell) => state === undefined || isInState(this.terrain, cell, state));
    return cells.length === 0 ? null : this.#goal(null, cells);
  }

  #goal(unit: ExplorerId | null, cells: readonly number[]): Goal | null {
    const known = this.#goals.get(unit);
    if (known !== undefined) return known;
    const steps = this.#count(cells);
    const goal = this.#stepsOnto(steps, this.cell) === unreachable ? null : { unit, cells, steps };
    this.#goals.set(unit, goal);
    return goal;
  }
}

/** Fewer steps, or where no way leads a shorter line; then less health. */
const isBefore = (one: Prey, other: Prey): number =>
  one.steps - other.steps ||
  (one.steps === unreachable ? one.distance - other.distance : 0) ||
  one.health - other.health;

/** Whether nothing but the players tells two explorers apart. [ma/monsters.4] */
export const areTied = (one: Prey, other: Prey): boolean => isBefore(one, other) === 0;
