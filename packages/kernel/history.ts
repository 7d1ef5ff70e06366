/** Data of any origin, by its keys. */
export type Fields = { readonly [key: string]: unknown };

/** What a match is played with, as it was written. The options may be only those that somebody chose. */
export type WrittenBeginning = { readonly options: Fields; readonly sheet: unknown };

/**
 * One step of a game's history: how what the rules of one version wrote is written by those of the next. A step reads
 * data that may be damaged; whatever it makes of them is parsed by the descriptions of today.
 */
export type Upgrade = {
  /** The version that wrote it; the step leads to the next. */
  readonly from: number;
  /** Whether the next version plays every match as this one did: then its record is replayed whole. */
  readonly playsAlike: boolean;
  beginning(written: WrittenBeginning): WrittenBeginning;
  state(written: Fields): Fields;
};

/** A game with a past. */
type Grown = { readonly version: number; readonly history?: readonly Upgrade[] };

/** What leads from an earlier version to today's. */
export type WayHere = {
  /** Whether matches of that version are played today as they were then. */
  readonly playsAlike: boolean;
  beginning(options: unknown, sheet: unknown): { readonly options: unknown; readonly sheet: unknown };
  state(written: unknown): unknown;
};

/** The way from a version to today's. What is missing on it changes no form, but may play otherwise. */
export function wayFrom({ version: today, history = [] }: Grown, version: number): WayHere {
  const steps = history.filter(({ from }) => from >= version && from < today).sort((a, b) => a.from - b.from);
  return {
    playsAlike: steps.length === today - version && steps.every(({ playsAlike }) => playsAlike),
    beginning: (options, sheet) =>
      isFields(options)
        ? steps.reduce((written, step) => step.beginning(written), { options, sheet })
        : { options, sheet },
    state: (written) =>
      isFields(written) ? steps.reduce((state, step) => step.state(state), written) : written,
  };
}

/** What a value holds by its keys; nothing where it holds nothing by keys. */
export const fieldsOf = (value: unknown): Fields => (isFields(value) ? value : {});

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
