/** The colours of levels, lowest first. Spaces, cards and heroes have one. [wow/levels.1] */
export const levels = ['grey', 'green', 'yellow', 'red'] as const;
export type Level = (typeof levels)[number];
