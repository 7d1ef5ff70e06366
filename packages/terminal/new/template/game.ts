import { defineGame, type Game, type Result } from '@tavolo/kernel';
import { blurb } from './blurb.ts';
import { cards } from './content/cards.ts';
import { imagine } from './imagine.ts';
import type { PearlDiversKinds } from './kinds.ts';
import { setup } from './setup.ts';
import { options, type State, state } from './state.ts';
import { nextStep, run } from './steps.ts';
import { tableOptions } from './table-options.ts';
import { view } from './view.ts';

export const pearlDivers: Game<PearlDiversKinds> = defineGame<PearlDiversKinds>({
  id: blurb.id,
  version: 1,
  seats: blurb.seats,
  state,
  options,
  defaults: { goal: '10' },
  tableOptions,
  content: { cards },
  setup,
  nextStep,
  run,
  view,
  imagine,
  result,
  counsel: null,
});

/** Before the end, how it stands. */
function result({ divers, winner }: State): Result<null> {
  return {
    winners: winner === null ? [] : [winner],
    scores: Object.fromEntries(divers.map(({ seat, pearls }) => [seat, pearls])),
    outcome: null,
  };
}
