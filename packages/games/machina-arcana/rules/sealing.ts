/** Sealing a spawn space. [ma/actions.11] */
import type { Rule } from '@tavolo/kernel';
import type { Machina } from '../machina.ts';
import type { Explorer } from '../state.ts';
import type { SpaceId } from '../vocabulary/places.ts';
import { destroyUnit } from './fates.ts';
import { happen, happening } from './happenings.ts';
import { lightChapterOn } from './lights.ts';
import { mark } from './spots.ts';
import { terrainOf } from './terrain.ts';
import { moveTrack } from './tracks.ts';

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
