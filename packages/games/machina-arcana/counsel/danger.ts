/** What monsters would do to an explorer that ends the round somewhere. [ma/monsters] */
import { unreachable } from '@tavolo/squares';
import type { Table } from '../machina.ts';
import { countFrom } from '../rules/map/nearness.ts';
import type { Terrain } from '../rules/map/terrain.ts';
import { explorersOnMap, spacesOf } from '../rules/units.ts';
import { figureOf, figures, has } from '../rules/values/values.ts';
import type { Explorer } from '../state.ts';
import { type Blow, blowsOf, type Grip, gripsOf } from './blows.ts';

/** A monster that could come: steps from it to every cell, what it could do there, and companions it could go for. */
export type Menace = {
  readonly steps: Uint16Array;
  readonly stamina: number;
  readonly isRooted: boolean;
  readonly blows: readonly Blow[];
  readonly grips: readonly Grip[];
  /** Steps to the nearest companion. */
  readonly companion: number;
};

/** All monsters as they threaten an explorer. */
export function menacesTo(g: Table, terrain: Terrain, explorer: Explorer): readonly Menace[] {
  const companions = explorersOnMap(g.state).filter((one) => one !== explorer);
  return g.state.monsters.map((monster): Menace => {
    const { monster: id } = monster;
    const steps = countFrom(
      g,
      figures,
      terrain,
      spacesOf(g, id).map((space) => terrain.cell(space)),
    );
    return {
      steps,
      stamina: has(g, id, 'dazed') ? 0 : figureOf(g, id, 'stamina'),
      isRooted: has(g, id, 'immobile'),
      blows: blowsOf(g, monster, explorer),
      grips: gripsOf(g, monster),
      companion: Math.min(
        unreachable,
        ...companions.map(({ at }) => (at === null ? unreachable : (steps[terrain.cell(at)] ?? unreachable))),
      ),
    };
  });
}

/** A monster goes for the nearest; one who stands behind a companion is less likely to be met. */
const sheltered = 0.4;

/** The hits that an explorer may expect from a monster if it stands on a cell at the end of the explorers' turns. */
export function expectedHits(menace: Menace, cell: number, terrain: Terrain): number {
  let most = 0;
  for (const blow of menace.blows) {
    const walked = walkedToReach(menace, cell, blow.range, terrain);
    if (walked > menace.stamina) continue;
    const times = Math.min(blow.times, Math.floor((menace.stamina - walked) / blow.stamina));
    most = Math.max(most, times * blow.chance);
  }
  return most * shelter(menace, cell);
}

const shelter = ({ steps, companion }: Menace, cell: number): number =>
  companion < (steps[cell] ?? unreachable) ? sheltered : 1;

/** How likely a monster would throw an explorer on a cell into a pit. */
export function pitfall(menace: Menace, cell: number, terrain: Terrain): number {
  let most = 0;
  for (const { range, n, chance } of menace.grips) {
    if (walkedToReach(menace, cell, range, terrain) >= menace.stamina) continue;
    const pits = pitsWithin(terrain, cell, n);
    if (pits > 0) most = Math.max(most, chance * Math.min(0.6, 0.15 + 0.15 * pits));
  }
  return most * shelter(menace, cell);
}

/** The pits so many steps away, at most. */
function pitsWithin(terrain: Terrain, cell: number, n: number): number {
  const near = new Set([cell]);
  for (let step = 0; step < n; step++)
    for (const one of [...near]) for (const next of terrain.around(one)) near.add(next);
  return [...near].filter((one) => terrain.isPit(one)).length;
}

/** The steps until a cell is in range; sight is left out, so that corners are no shelter one relies on. */
function walkedToReach({ steps, isRooted }: Menace, cell: number, range: number, terrain: Terrain): number {
  const here = steps[cell] ?? unreachable;
  const onto = here === unreachable ? besideSteps(steps, cell, terrain) + 1 : here;
  if (onto >= unreachable) return unreachable;
  const walked = Math.max(0, onto - range);
  return isRooted && walked > 0 ? unreachable : walked;
}

const besideSteps = (steps: Uint16Array, cell: number, terrain: Terrain): number =>
  Math.min(unreachable, ...terrain.around(cell).map((beside) => steps[beside] ?? unreachable));
