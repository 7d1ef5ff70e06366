/** Sealing a spawn space. [ma/actions.11] */
import type { Rule } from '@tavolo/kernel';
import type { Machina } from '../../machina.ts';
import type { Explorer } from '../../state.ts';
import type { SpaceId } from '../../vocabulary/places.ts';
import { happen, happening } from '../happenings/happenings.ts';
import { destroyUnit } from '../losses/fates.ts';
import { lightChapterOn } from '../map/lights.ts';
import { mark } from '../map/spots.ts';
import { terrainOf } from '../map/terrain.ts';
import { moveTrack } from '../phases/tracks.ts';

/** Threat falls, whoever stands there is destroyed, the space is gone for good, and light comes onto a chapter space. [ma/actions.11.1] */
export function* seal(g: Machina, { explorer: by, at: from }: Explorer, at: SpaceId): Rule {
  g.tell({ is: 'activated', unit: by, kind: 'spawn', at }, 'ma/actions.11.1');
  yield* moveTrack(g, 'threat', -1);
  const terrain = terrainOf(g);
  const unit = terrain.unitOn(terrain.cell(at));
  if (unit !== null) yield* destroyUnit(g, unit, { by, source: 'seal', attack: null });
  mark(g, at, 'destroyed');
  if (from !== null) lightChapterOn(g, from);
  yield* happen(g, happening('spawn-sealed', { by }));
}
