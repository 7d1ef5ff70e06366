/** What an option of a table can be set to. */
type OptionValue = string | number | boolean | null;

/** A value of an option, and what a command line calls it. */
export type TableValue<Value extends OptionValue = OptionValue> = {
  readonly value: Value;
  readonly word: string;
};

/**
 * A way to play that tables choose between. Whoever offers, reads or checks options reads this; the words for it are in
 * the game's texts, under the same key.
 */
export type TableOption = {
  readonly key: string;
  /** What a command line calls it: `difficulty`. */
  readonly word: string;
  /** The number of the rule or ruling that it is about; `null`: there is none. */
  readonly rule: string | null;
  /** `main`: what is played rather than how, so it is offered first; `expert`: for those who ask for it by its word. */
  readonly weight: 'main' | 'plain' | 'expert';
  /** In the order in which they are offered. */
  readonly values: readonly TableValue[];
};

type DescribedOption<Value> = Omit<TableOption, 'key' | 'values'> & {
  readonly values: readonly TableValue<Extract<Value, OptionValue>>[];
};

/** The options of a game by their keys, as a list in the same order. */
export const tableOptions = <Options extends object>(
  described: {
    readonly [Key in keyof Options & string]: DescribedOption<Options[Key]>;
  },
): readonly TableOption[] =>
  Object.entries<DescribedOption<OptionValue>>(described).map(([key, option]) => ({ key, ...option }));

/** An option to do something or not; what is first is what most tables do. */
export const onOrOff = (first: 'on' | 'off'): readonly TableValue<boolean>[] =>
  first === 'on' ? [on, off] : [off, on];

const on = { value: true, word: 'on' } as const;
const off = { value: false, word: 'off' } as const;

/** Values that are called what they are. */
export const calledByName = <Value extends string | number>(
  values: readonly Value[],
): readonly TableValue<Value>[] => values.map((value) => ({ value, word: String(value) }));
