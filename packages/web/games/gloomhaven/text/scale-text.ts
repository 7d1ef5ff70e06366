/** The levels of a scenario, and what each gives. */
export type ScaleText = {
  readonly title: string;
  readonly says: (level: number) => string;
  readonly found: string;
  readonly gold: string;
  readonly xp: string;
};
