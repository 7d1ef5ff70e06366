import type { objectiveNames as englishObjectives } from './en/place-names.ts';

/** Names of the objectives of scenarios: the same as in English. */
export type ObjectiveNames = Readonly<Record<keyof typeof englishObjectives, string>>;
