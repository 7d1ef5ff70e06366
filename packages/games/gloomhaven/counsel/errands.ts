import { type Field, unreachable } from '@tavolo/hexes';
import type { Table } from '../gloomhaven.ts';
import { activeHeroes } from '../rules/figures.ts';
import { scenarioOf } from '../rules/map/in-play.ts';
import { hexOf } from '../rules/map/places.ts';
import { platesWanted } from '../rules/scenario/scenario-rules.ts';
import type { Hero } from '../state.ts';
import { canLoot } from './loot-cards.ts';
import { cellOf, stepsTo } from './ways.ts';

/** Where the scenario's goal wants a character to be: on a treasure, beside one with a Loot ability, on a plate. */
export type Errand = {
  readonly is: 'loot' | 'loot-by-ability' | 'hold';
  /** Steps to the place from every cell. */
  readonly steps: Uint8Array;
};

type Task = { readonly is: Errand['is']; readonly cell: number };

/** What the goal asks of one character now: each of them takes what is nearest to it. */
export function errandOf(g: Table, field: Field, hero: Hero): Errand | null {
  const tasks = [...treasuresToLoot(g, field), ...platesToHold(g, field)];
  if (tasks.length === 0) return null;
  const errands = tasks.map((task): Errand => ({ is: task.is, steps: stepsFor(g, field, task) }));
  return shared(g, field, errands).get(hero.id) ?? null;
}

/** The cells of the treasures that the goal asks for, in the rooms that are revealed. */
export const goalTreasures = ({ state }: Table, field: Field): readonly number[] =>
  state.pieces
    .filter(({ is, look }) => is === 'treasure' && look === 'goal')
    .flatMap(({ hexes }) => hexes.map((hex) => field.cell(hex)));

const treasuresToLoot = (g: Table, field: Field): readonly Task[] => {
  const is = scenarioOf(g).lootByAbilityOnly === true ? 'loot-by-ability' : 'loot';
  return goalTreasures(g, field).map((cell) => ({ is, cell }));
};

/** All plates that open a door together, once all of them are in sight; a single character takes the nearest. [gh/special.6] */
function platesToHold(g: Table, field: Field): readonly Task[] {
  const { rules, map } = scenarioOf(g);
  return rules.flatMap(({ on }, place) => {
    if (on.is !== 'plates' || g.state.rulesDone.includes(place)) return [];
    const { names } = platesWanted(g, on);
    const cells = map.plates
      .filter(({ id }) => names.includes(id))
      .map(({ cell }) => field.cell(hexOf(cell)));
    return cells.every((cell) => cell >= 0) ? cells.map((cell): Task => ({ is: 'hold', cell })) : [];
  });
}

/** A character that loots from beside it has one step less to go. */
function stepsFor(g: Table, field: Field, { is, cell }: Task): Uint8Array {
  const steps = stepsTo(g, field, [cell]);
  return is === 'loot-by-ability' ? steps.map((it) => (it === 0 || it === unreachable ? it : it - 1)) : steps;
}

/** Errands by the character that is to do them: the nearest one does the nearest errand first. */
function shared(g: Table, field: Field, errands: readonly Errand[]): ReadonlyMap<Hero['id'], Errand> {
  const given = new Map<Hero['id'], Errand>();
  const pairs = errands.flatMap((errand) =>
    activeHeroes(g.state)
      .filter((hero) => errand.is !== 'loot-by-ability' || canLoot(g, hero))
      .map((hero) => ({ id: hero.id, errand, steps: errand.steps[cellOf(g, field, hero)] ?? unreachable }))
      .filter(({ steps }) => steps < unreachable),
  );
  const taken = new Set<Errand>();
  for (const { id, errand } of pairs.toSorted((one, other) => one.steps - other.steps)) {
    if (given.has(id) || taken.has(errand)) continue;
    given.set(id, errand);
    taken.add(errand);
  }
  return given;
}
