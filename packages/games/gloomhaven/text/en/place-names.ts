/** What objectives of scenarios are called in English. */
export const objectiveNames = { hail: 'Hail', egg: 'Egg' } satisfies Readonly<Record<string, string>>;
