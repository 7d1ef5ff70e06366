/** The spawn phase. [ma/spawn] */
import type { Rule } from '@tavolo/kernel';
import { choose } from '../../ask.ts';
import type { Machina } from '../../machina.ts';
import type { ExplorerId } from '../../vocabulary/ids.ts';
import { rollGameDie } from '../dice.ts';
import { happen, happening } from '../happenings/happenings.ts';
import { terrainOf } from '../map/terrain.ts';
import { deciderFor, explorerOf, explorersOnMap, isOnMap } from '../units.ts';
import { extra, has } from '../values/values.ts';
import { openSpawnSpaces, spawn } from './spawning.ts';
import { moveTrack, resetTrack } from './tracks.ts';

/** Those who are on the map are checked, one after the other; not whoever came back to it in this round. [ma/spawn.1] */
export function* beginSpawns(g: Machina): Rule {
  const { state } = g;
  state.phase = 'spawn';
  state.active = null;
  state.toCheck = explorersOnMap(state)
    .filter(({ exitedNow }) => !exitedNow)
    .map(({ explorer }) => explorer);
  yield* happen(g, happening('phase-start', { phase: 'spawn' }));
}

/** The check for one explorer. [ma/spawn.3] */
export function* checkSpawn(g: Machina): Rule {
  const { state } = g;
  const explorer = yield* nextToCheck(g);
  state.toCheck = state.toCheck.filter((one) => one !== explorer);
  if (!isOnMap(explorerOf(state, explorer)) || has(g, explorer, 'unseen')) return;
  state.active = explorer;
  yield* checkFor(g, explorer);
  state.active = null;
}

/** By seat, unless the table cares. [ma/spawn.1] */
function* nextToCheck(g: Machina): Rule<ExplorerId> {
  const { toCheck, options } = g.state;
  const [first] = toCheck;
  if (first === undefined) throw new Error('Nobody is left to be checked');
  if (!options.orderSpawnChecks) return first;
  return yield* choose('spawn-next', { seat: deciderFor(g.state, null), rule: 'ma/spawn.1', from: toCheck });
}

function* checkFor(g: Machina, explorer: ExplorerId): Rule {
  if (isSealed(g, explorer) && g.state.options.sealedTileOutcome !== 'nearest-other-tile') {
    g.tell({ is: 'no-spawn-space', explorer }, 'ma/spawn.2');
    if (g.state.options.sealedTileOutcome === 'rating-up') yield* moveTrack(g, 'spawn', 1);
    return;
  }
  const rating = g.state.spawnRating;
  const bonus = extra(g, explorer, 'spawn-roll');
  const roll = bonus + (yield* rollGameDie(g, explorer, { on: 'spawn-checked', rating, bonus }));
  const comes = roll < rating;
  g.tell({ is: 'checked-spawn', explorer, roll, rating, comes }, comes ? 'ma/spawn.5' : 'ma/spawn.4');
  if (!comes) return yield* moveTrack(g, 'spawn', 1);
  yield* spawn(g, { forWhom: explorer });
  resetTrack(g, 'spawn');
}

/** Whether no spawn space on an explorer's tile is open any more. [ma/spawn.2] */
function isSealed(g: Machina, explorer: ExplorerId): boolean {
  const terrain = terrainOf(g);
  const { at } = explorerOf(g.state, explorer);
  if (at === null) return true;
  const here = terrain.cell(at);
  return !openSpawnSpaces(terrain).some((cell) => terrain.onSameTile(cell, here));
}
