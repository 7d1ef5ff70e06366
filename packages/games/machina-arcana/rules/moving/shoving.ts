/** What units are pushed away from, or pulled toward. [ma/pushing.1] */
import { unreachable } from '@tavolo/squares';
import type { Machina } from '../../machina.ts';
import type { Effect } from '../../vocabulary/effects.ts';
import type { UnitId } from '../../vocabulary/ids.ts';
import type { SpaceId } from '../../vocabulary/places.ts';
import type { Deed } from '../abilities/deeds.ts';
import { stepsBetween, unitsMeant } from '../abilities/judging.ts';
import { nearestBy } from '../map/nearest-space.ts';
import { countFrom } from '../map/nearness.ts';
import { terrainOf } from '../map/terrain.ts';
import { openSpawnSpaces } from '../phases/spawning.ts';
import { explorersOnMap, spaceOf, spacesOf } from '../units.ts';
import { figures } from '../values/values.ts';

type From = NonNullable<Extract<Effect, { is: 'push' }>['from']>;

/** The spaces of the source for one of the units that are moved. A target that is gone is where it was. */
export function shoveOrigin(g: Machina, deed: Deed, from: From, unit: UnitId): readonly SpaceId[] {
  if (from === 'nearest-spawn') return nearestSpawnSpace(g, unit);
  if (from === 'nearest-other-explorer') return nearestOther(g, unit);
  const source = unitsMeant(g, deed, from)[0];
  if (source !== undefined) return spacesOf(g, source);
  if (from === 'target') return deed.aimedAt === null ? [] : [deed.aimedAt];
  const at = from === 'self' && deed.self !== null ? spaceOf(g.state, deed.self) : null;
  return at === null ? [] : [at];
}

function nearestSpawnSpace(g: Machina, unit: UnitId): readonly SpaceId[] {
  const terrain = terrainOf(g);
  const [at] = spacesOf(g, unit);
  if (at === undefined) return [];
  const from = terrain.cell(at);
  const steps = countFrom(g, figures, terrain, [from]);
  const nearest = nearestBy(terrain, openSpawnSpaces(terrain), from, (cell) => steps[cell] ?? unreachable);
  return nearest.slice(0, 1).map((cell) => terrain.space(cell));
}

function nearestOther(g: Machina, unit: UnitId): readonly SpaceId[] {
  const others = explorersOnMap(g.state).filter(({ explorer }) => explorer !== unit);
  const steps = others.map(({ explorer }) => stepsBetween(g, unit, explorer));
  const nearest = others[steps.indexOf(Math.min(...steps))];
  return nearest?.at == null ? [] : [nearest.at];
}
