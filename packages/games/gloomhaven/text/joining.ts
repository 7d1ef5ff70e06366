/** A thing with its name, if it has one: pressure plate D1. */
export const withName = (thing: string, name: string | null): string =>
  name === null ? thing : `${thing} ${name}`;

/** Names that differ in their numbers alone are said once: `Bandit Guard 2, 3`. */
export const namedOnce = (names: readonly string[]): readonly string[] =>
  names.map((name, place) => {
    const stem = stemOf(name);
    return stem !== '' && stem === stemOf(names[place - 1] ?? '') ? name.slice(stem.length) : name;
  });

const stemOf = (name: string): string => /^\D+(?=\d)/.exec(name)?.[0] ?? '';
