import type { Chapter } from '@tavolo/language';
import { cases } from './rulebook/cases.ts';
import { rulings } from './rulebook/rulings.ts';
import type { Source } from './rulebook/source.ts';

/** The rules of Gauntlet of Fools by number; sentences are in text/rulebook. */
export const chapters = [
  {
    id: 'setup',
    rules: [
      { id: 'gof/setup.1', source: ['rulebook', 'simulator', 'ruling'] },
      { id: 'gof/setup.2', source: ['rulebook'] },
      { id: 'gof/setup.3', source: ['rulebook'] },
      { id: 'gof/setup.4', source: ['rulebook'] },
      { id: 'gof/setup.5', source: ['rulebook', 'gof/A-27'] },
      { id: 'gof/setup.6', source: ['rulebook'] },
      { id: 'gof/setup.7', source: ['rulebook', 'gof/A-22'] },
    ],
  },
  {
    id: 'boasting',
    rules: [
      { id: 'gof/boasting.1', source: ['rulebook'] },
      { id: 'gof/boasting.2', source: ['rulebook'] },
      { id: 'gof/boasting.3', source: ['review', 'gof/A-01'] },
      { id: 'gof/boasting.4', source: ['rulebook'] },
      { id: 'gof/boasting.5', source: ['rulebook', 'derived'] },
      { id: 'gof/boasting.6', source: ['rulebook'] },
    ],
  },
  {
    id: 'boast',
    rules: [
      { id: 'gof/boast.blindfolded', source: ['rulebook'] },
      { id: 'gof/boast.hopping-on-one-leg', source: ['rulebook'] },
      { id: 'gof/boast.one-arm-tied', source: ['rulebook'] },
      { id: 'gof/boast.while-juggling', source: ['rulebook'] },
      { id: 'gof/boast.with-a-hangover', source: ['rulebook', 'review', 'gof/A-03'] },
      { id: 'gof/boast.without-breakfast', source: ['rulebook'] },
    ],
  },
  {
    id: 'ready',
    rules: [
      { id: 'gof/ready.1', source: ['rulebook'] },
      { id: 'gof/ready.2', source: ['rulebook', 'derived'] },
      { id: 'gof/ready.3', source: ['rulebook'] },
      { id: 'gof/ready.4', source: ['rulebook'] },
    ],
  },
  {
    id: 'numbers',
    rules: [
      { id: 'gof/numbers.1', source: ['rulebook', 'ruling'] },
      { id: 'gof/numbers.2', source: ['rulebook'] },
      { id: 'gof/numbers.3', source: ['rulebook', 'ruling'] },
      { id: 'gof/numbers.4', source: ['rulebook', 'ruling'] },
      { id: 'gof/numbers.5', source: ['rulebook'] },
      { id: 'gof/numbers.6', source: ['rulebook'] },
      { id: 'gof/numbers.7', source: ['rulebook', 'derived'] },
      { id: 'gof/numbers.8', source: ['rulebook'] },
    ],
  },
  {
    id: 'turn',
    rules: [
      { id: 'gof/turn.1', source: ['rulebook', 'simulator'] },
      { id: 'gof/turn.2', source: ['rulebook'] },
      { id: 'gof/turn.2.1', source: ['rulebook'] },
      { id: 'gof/turn.2.2', source: ['rulebook'] },
      { id: 'gof/turn.2.3', source: ['rulebook'] },
      { id: 'gof/turn.2.4', source: ['rulebook'] },
      { id: 'gof/turn.3', source: ['rulebook'] },
      { id: 'gof/turn.4', source: ['rulebook', 'simulator'] },
      { id: 'gof/turn.5', source: ['rulebook', 'derived'] },
      { id: 'gof/turn.6', source: ['rulebook'] },
      { id: 'gof/turn.6.1', source: ['rulebook'] },
      { id: 'gof/turn.6.2', source: ['simulator'] },
      { id: 'gof/turn.6.3', source: ['rulebook'] },
      { id: 'gof/turn.6.4', source: ['rulebook', 'gof/A-02'] },
      { id: 'gof/turn.7', source: ['rulebook'] },
      { id: 'gof/turn.7.1', source: ['simulator', 'ruling'] },
      { id: 'gof/turn.7.2', source: ['rulebook'] },
      { id: 'gof/turn.7.3', source: ['rulebook'] },
      { id: 'gof/turn.7.4', source: ['rulebook'] },
      { id: 'gof/turn.7.5', source: ['rulebook', 'derived'] },
      { id: 'gof/turn.7.6', source: ['rulebook', 'simulator'] },
      { id: 'gof/turn.7.7', source: ['rulebook', 'simulator'] },
      { id: 'gof/turn.8', source: ['rulebook', 'ruling'] },
      { id: 'gof/turn.9', source: ['rulebook'] },
      { id: 'gof/turn.9.1', source: ['rulebook'] },
      { id: 'gof/turn.9.2', source: ['rulebook', 'simulator'] },
      { id: 'gof/turn.9.3', source: ['rulebook'] },
      { id: 'gof/turn.9.4', source: ['rulebook'] },
      { id: 'gof/turn.9.5', source: ['rulebook'] },
      { id: 'gof/turn.9.6', source: ['rulebook'] },
      { id: 'gof/turn.10', source: ['rulebook'] },
    ],
  },
  {
    id: 'damage',
    rules: [
      { id: 'gof/damage.1', source: ['rulebook'] },
      { id: 'gof/damage.2', source: ['derived'] },
      { id: 'gof/damage.3', source: ['rulebook', 'derived'] },
      { id: 'gof/damage.4', source: ['rulebook'] },
      { id: 'gof/damage.5', source: ['rulebook'] },
      { id: 'gof/damage.6', source: ['rulebook'] },
      { id: 'gof/damage.7', source: ['rulebook'] },
      { id: 'gof/damage.8', source: ['rulebook', 'ruling'] },
      { id: 'gof/damage.9', source: ['rulebook', 'ruling', 'gof/A-17'] },
      { id: 'gof/damage.10', source: ['rulebook'] },
    ],
  },
  {
    id: 'abilities',
    rules: [
      { id: 'gof/abilities.1', source: ['rulebook'] },
      { id: 'gof/abilities.2', source: ['rulebook', 'simulator'] },
      { id: 'gof/abilities.3', source: ['rulebook'] },
      { id: 'gof/abilities.4', source: ['rulebook'] },
      { id: 'gof/abilities.5', source: ['rulebook'] },
    ],
  },
  {
    id: 'end',
    rules: [
      { id: 'gof/end.1', source: ['rulebook'] },
      { id: 'gof/end.2', source: ['rulebook'] },
      { id: 'gof/end.3', source: ['ruling'] },
      { id: 'gof/end.4', source: ['rulebook'] },
    ],
  },
  {
    id: 'two',
    rules: [
      { id: 'gof/two.1', source: ['rulebook', 'derived'] },
      { id: 'gof/two.2', source: ['rulebook'] },
      { id: 'gof/two.3', source: ['rulebook'] },
      { id: 'gof/two.4', source: ['rulebook'] },
      { id: 'gof/two.5', source: ['rulebook', 'gof/A-23'] },
      { id: 'gof/two.6', source: ['gof/A-23'] },
      { id: 'gof/two.7', source: ['derived'] },
    ],
  },
  { id: 'cases', rules: cases },
  { id: 'rulings', rules: rulings },
] as const satisfies readonly Chapter<Source>[];

/** The id of a chapter. */
export type ChapterId = (typeof chapters)[number]['id'];

/** The id of any rule, case or ruling. */
export type RuleId = (typeof chapters)[number]['rules'][number]['id'];

/** The id of a worked case. */
export type CaseId = (typeof cases)[number]['id'];

/** The id of a ruling. */
export type RulingId = (typeof rulings)[number]['id'];

/** The id of a numbered rule, neither a case nor a ruling. */
export type RulesId = Exclude<RuleId, CaseId | RulingId>;
