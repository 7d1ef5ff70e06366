import { defineGame, type Game } from '@tavolo/kernel';
import { blurb } from './blurb.ts';
import { content } from './content/content.ts';
import { counselWith } from './counsel/counsel.ts';
import { imagine } from './imagine.ts';
import type { WowKinds } from './kinds.ts';
import { retold } from './onlooker/retold.ts';
import { result } from './rules/victory.ts';
import { setup } from './setup.ts';
import { options, state } from './state.ts';
import { nextStep, run } from './steps.ts';
import { tableOptions } from './table-options.ts';
import { view } from './view.ts';

/** World of Warcraft: The Adventure Game. */
export const wowAdventure: Game<WowKinds> = defineGame<WowKinds>({
  id: blurb.id,
  version: 5,
  seats: { min: blurb.seats.min, max: blurb.seats.max },
  state,
  options,
  defaults: {
    valorToWin: '8',
    aggroForces: true,
    damageCostMayDefeat: false,
    questDraft: false,
    lateStart: false,
  },
  tableOptions,
  content,
  setup,
  nextStep,
  run,
  view,
  retold,
  imagine,
  result,
  counsel: counselWith(content),
});
