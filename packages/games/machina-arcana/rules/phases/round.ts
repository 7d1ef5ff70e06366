/** The beginning and the end of a round. [ma/round] */
import type { Rule } from '@tavolo/kernel';
import type { Machina } from '../../machina.ts';
import { forgetUses } from '../abilities/uses.ts';
import { happen, happening } from '../happenings/happenings.ts';
import { standUpAgain } from '../story/endgame.ts';
import { replaceTheDead } from '../story/replacements.ts';
import { livingExplorers } from '../units.ts';
import { figureOf } from '../values/values.ts';

/** Markers come back, stamina is full, and what waits for the phase answers. [ma/round.2] */
export function* beginRound(g: Machina): Rule {
  const { state } = g;
  state.round++;
  state.active = null;
  g.tell({ is: 'round-began', round: state.round }, 'ma/round.1');
  forgetUses(state, 'round');
  takeMarkersBack(g);
  yield* replaceTheDead(g);
  for (const explorer of livingExplorers(state)) {
    explorer.finished = false;
    explorer.moved = false;
    explorer.exitedNow = false;
    explorer.stamina = figureOf(g, explorer.explorer, 'stamina-max');
  }
  yield* happen(g, happening('phase-start', { phase: 'explorer' }));
  state.phase = 'explorers';
}

/** All markers of explorers return, and what they showed ends. [ma/markers.1] */
function takeMarkersBack({ state }: Machina): void {
  for (const explorer of state.explorers) explorer.markers = [];
  state.lasting = state.lasting.filter(({ until, marked }) => until !== 'explorer-phase' && !marked);
}

/** After the last monster: bosses stand up again. */
export function* endRound(g: Machina): Rule {
  yield* standUpAgain(g);
  g.state.phase = 'explorer-start';
}
