/** The units that are attacked by what a card says. [ma/attacks.13] */
import type { Table } from '../../machina.ts';
import type { Target } from '../../options.ts';
import type { UnitId } from '../../vocabulary/ids.ts';
import type { SpaceId } from '../../vocabulary/places.ts';
import type { Who } from '../../vocabulary/who.ts';
import { barrelsReached } from '../abilities/aiming.ts';
import type { Deed } from '../abilities/deeds.ts';
import { unitsMeant } from '../abilities/judging.ts';
import { isStanding } from '../losses/losses.ts';
import { type Terrain, terrainOf } from '../map/terrain.ts';
import { explorerWith, spacesOf } from '../units.ts';

/** Explorers by seat, monsters by queue, then barrels: those are among "every unit", but no monsters and no explorers. */
export function attackedBy(g: Table, deed: Deed, who: Who): readonly Target[] {
  const units = unitsMeant(g, deed, who).filter((unit) => isStanding(g, unit));
  return [
    ...units.map((unit): Target => ({ is: 'unit', unit })),
    ...barrelsMeant(g, deed, who).map((at): Target => ({ is: 'space', at })),
  ];
}

function barrelsMeant(g: Table, deed: Deed, who: Who): readonly SpaceId[] {
  const terrain = terrainOf(g);
  const { target } = deed;
  if (who === 'target')
    return target?.is === 'space' && terrain.isBarrel(terrain.cell(target.at)) ? [target.at] : [];
  if (who === 'each-target') return barrelsReached(g, deed);
  if (who === 'adjacent-units')
    return deed.self === null ? [] : barrelsBeside(terrain, spacesOf(g, deed.self));
  if (typeof who !== 'object' || !('unitsAround' in who)) return [];
  const centre = who.unitsAround === 'defender' ? unitTarget(deed.attack?.defender ?? null) : target;
  return centre === null ? [] : barrelsAround(g, terrain, centre, who);
}

const unitTarget = (unit: UnitId | null): Target | null => (unit === null ? null : { is: 'unit', unit });

export const barrelsBeside = (terrain: Terrain, spaces: readonly SpaceId[]): readonly SpaceId[] =>
  barrelsWhere(terrain, (cell) => spaces.some((space) => terrain.areAdjacent(terrain.cell(space), cell)));

function barrelsAround(
  g: Table,
  terrain: Terrain,
  centre: Target,
  { within, middle }: { readonly within: number; readonly middle: boolean },
): readonly SpaceId[] {
  const from = (centre.is === 'unit' ? spacesOf(g, centre.unit) : [centre.at]).map((at) => terrain.cell(at));
  return barrelsWhere(terrain, (cell) => {
    if (from.includes(cell)) return middle;
    return from.some((one) => terrain.distance(one, cell) <= within && terrain.sees(one, cell, true));
  });
}

const barrelsWhere = (terrain: Terrain, isMeant: (cell: number) => boolean): readonly SpaceId[] =>
  terrain
    .ofKind(['barrel'])
    .filter((cell) => terrain.isBarrel(cell) && isMeant(cell))
    .map((cell) => terrain.space(cell));

/** Explorers do not attack one another by choice: then only the rest of what the ability does happens. [ma/attacks.9] */
export const isSpared = ({ state }: Table, { self, target }: Deed): boolean =>
  explorerWith(state, self) !== null && target?.is === 'unit' && explorerWith(state, target.unit) !== null;
