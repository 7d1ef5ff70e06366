/** The horror phase. [ma/horror] */
import type { Rule } from '@tavolo/kernel';
import type { Machina } from '../../machina.ts';
import { rollGameDie } from '../dice.ts';
import { happen, happening } from '../happenings/happenings.ts';
import { drawEvent } from './events.ts';
import { moveTrack, resetTrack } from './tracks.ts';

/** Horror markers go back, with what they showed; then whatever waits for the phase. [ma/horror.1] [ma/horror.9] */
export function* beginHorror(g: Machina): Rule {
  const { state } = g;
  state.phase = 'horror';
  state.active = null;
  state.horrorRolled = false;
  state.horrorMarkers = [];
  state.lasting = state.lasting.filter(({ until }) => until !== 'horror-phase');
  yield* happen(g, happening('phase-start', { phase: 'horror' }));
}

/** One roll for the whole group. [ma/horror.2] */
export function* checkHorror(g: Machina): Rule {
  g.state.horrorRolled = true;
  const rating = g.state.horrorRating;
  const roll = yield* rollGameDie(g, null, { on: 'horror-checked', rating, bonus: 0 });
  const comes = roll < rating;
  g.tell({ is: 'checked-horror', roll, rating, comes }, comes ? 'ma/horror.4' : 'ma/horror.3');
  if (!comes) return yield* moveTrack(g, 'horror', 1);
  yield* drawEvent(g, 'horror', null);
  resetTrack(g, 'horror');
  yield* moveTrack(g, 'threat', 1);
}
