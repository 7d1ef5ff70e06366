/** What objectives of scenarios are called in English. */
export const objectiveNames = { hail: 'Hail' } satisfies Readonly<Record<string, string>>;
