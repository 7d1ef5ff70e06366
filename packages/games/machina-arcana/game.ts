import { defineGame, type Game } from '@tavolo/kernel';
import { blurb } from './blurb.ts';
import { chronicleWith } from './chronicle.ts';
import { content } from './content/content.ts';
import { scenarioId } from './content/words/cards.ts';
import { counselWith } from './counsel/counsel.ts';
import { imagine } from './imagine.ts';
import type { MachinaKinds } from './kinds.ts';
import { result } from './rules/story/ending.ts';
import { setup } from './setup.ts';
import { options, state } from './state.ts';
import { nextStep, run } from './steps.ts';
import { tableOptions } from './table-options.ts';
import { view } from './view.ts';

/** Machina Arcana. */
export const machinaArcana: Game<MachinaKinds> = defineGame<MachinaKinds>({
  id: blurb.id,
  version: 2,
  seats: { min: blurb.seats.min, max: blurb.seats.max },
  state,
  options,
  defaults: {
    scenario: scenarioId('drowned-engine'),
    difficulty: 'normal',
    duration: 'normal',
    campaign: false,
    sealedTileOutcome: 'none',
    ratingReset: 'start',
    level5Penalty: 'health',
    stragglers: 'forbid',
    cunningPolicy: 'cunning',
    supportForHealth: true,
    droppedItems: 'usual',
    replacementExplorers: false,
    puppeteer: false,
    rulesUpdate: false,
    firstItem: false,
    orderSpawnChecks: false,
  },
  tableOptions,
  content,
  chronicle: chronicleWith(content),
  setup,
  nextStep,
  run,
  view,
  imagine,
  result,
  counsel: counselWith(content),
});
