import type { Measure } from '../../bench/measure.ts';
import { monsterMeasures } from './bench/monsters.ts';
import { scenarioMeasures } from './bench/scenarios.ts';

/** What is measured on this game. */
export const measures: readonly Measure[] = [...monsterMeasures, ...scenarioMeasures];
