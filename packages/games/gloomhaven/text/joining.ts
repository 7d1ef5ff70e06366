/** A thing with its name, if it has one: pressure plate D1. */
export const withName = (thing: string, name: string | null): string =>
  name === null ? thing : `${thing} ${name}`;

/** Names that differ in their numbers alone are said once: `Bandit Guard 2, 3`. `again` stands for a name said before. */
export const namedOnce = (
  names: readonly string[],
  again: (stem: string) => string = () => '',
): readonly string[] =>
  names.map((name, place) => {
    const stem = stemOf(name);
    return stem !== '' && stem === stemOf(names[place - 1] ?? '')
      ? `${again(stem)}${name.slice(stem.length)}`
      : name;
  });

const stemOf = (name: string): string => /^\D+(?=\d)/.exec(name)?.[0] ?? '';
