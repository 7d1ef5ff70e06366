import type { WordsOfOptions } from '@tavolo/box';
import type { Options } from '../state.ts';
import type { ScenarioId } from '../vocabulary/ids.ts';

/** What the option of a scenario says of each: its number, its name, its goal and its story. */
export type ScenarioWords = {
  readonly mark: string;
  readonly label: string;
  readonly brief: string;
  readonly says: string;
};

/** Words for what tables choose between; those of scenarios are composed. */
export type TableOptionWords = WordsOfOptions<Omit<Options, 'scenario'>> & {
  readonly scenario: { readonly title: string };
};

/** The same with the words of the scenarios. */
export type AllOptionWords = WordsOfOptions<Options>;

export const withScenarios = (
  words: TableOptionWords,
  scenario: (id: ScenarioId) => ScenarioWords,
): AllOptionWords => ({ ...words, scenario: { title: words.scenario.title, value: scenario } });
