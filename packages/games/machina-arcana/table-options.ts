import { calledByName, tableOptions as describe, onOrOff } from '@tavolo/kernel';
import { scenarios } from './content/scenarios.ts';
import type { Options } from './state.ts';

/** What tables choose between. */
export const tableOptions = describe<Options>({
  scenario: {
    word: 'scenario',
    rule: 'ma/setup.1',
    weight: 'main',
    values: scenarios.map(({ id }) => ({ value: id, word: id })),
  },
  difficulty: {
    word: 'difficulty',
    rule: 'ma/ending.9',
    weight: 'main',
    values: calledByName(['normal', 'easy', 'hard', 'nightmare']),
  },
  duration: {
    word: 'duration',
    rule: 'ma/ending.9',
    weight: 'main',
    values: calledByName(['normal', 'extra-quick', 'quick', 'full']),
  },
  campaign: { word: 'campaign', rule: 'ma/ending.10', weight: 'main', values: onOrOff('off') },
  sealedTileOutcome: {
    word: 'sealed-tile',
    rule: 'ma/Q1',
    weight: 'expert',
    values: calledByName(['none', 'rating-up', 'nearest-other-tile']),
  },
  ratingReset: {
    word: 'rating-reset',
    rule: 'ma/Q2',
    weight: 'expert',
    values: calledByName(['start', 'one']),
  },
  level5Penalty: {
    word: 'level-5-penalty',
    rule: 'ma/Q3',
    weight: 'expert',
    values: calledByName(['health', 'spawn-for-each', 'none']),
  },
  stragglers: {
    word: 'stragglers',
    rule: 'ma/Q4',
    weight: 'plain',
    values: calledByName(['forbid', 'carry-along']),
  },
  cunningPolicy: {
    word: 'cunning-policy',
    rule: 'ma/Q5',
    weight: 'expert',
    values: calledByName(['cunning', 'as-irrational']),
  },
  supportForHealth: { word: 'support-for-health', rule: 'ma/Q6', weight: 'plain', values: onOrOff('on') },
  droppedItems: {
    word: 'dropped-items',
    rule: 'ma/Q7',
    weight: 'plain',
    values: calledByName(['usual', 'on', 'off']),
  },
  replacementExplorers: {
    word: 'replacement-explorers',
    rule: 'ma/Q8',
    weight: 'plain',
    values: onOrOff('off'),
  },
  puppeteer: { word: 'puppeteer', rule: 'ma/Q9', weight: 'plain', values: onOrOff('off') },
  rulesUpdate: { word: 'rules-update', rule: 'ma/Q10', weight: 'expert', values: onOrOff('off') },
  firstItem: { word: 'first-item', rule: 'ma/Q11', weight: 'plain', values: onOrOff('off') },
  orderSpawnChecks: {
    word: 'order-spawn-checks',
    rule: 'ma/spawn.1',
    weight: 'expert',
    values: onOrOff('off'),
  },
});
