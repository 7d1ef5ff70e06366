import type { ObjectiveNames } from '../place-names.ts';

/** What objectives of scenarios are called in Italian. */
export const objectiveNames: ObjectiveNames = { hail: 'Hail', egg: 'Uovo' };
