/** How wide a letter is for its height, by what it looks like; others are as wide as most. */
const narrow = /[ijlI.,:;'’`·]/;
const slim = /[ftr \-()]/;
const broad = /[mwMW]/;
const capital = /[A-ZÀ-Ý]/;

/** How wide words become, about. */
export function widthOf(words: string, size: number): number {
  const widths = [...words].map((letter) => {
    if (narrow.test(letter)) return 0.28;
    if (slim.test(letter)) return 0.36;
    if (broad.test(letter)) return 0.84;
    return capital.test(letter) ? 0.66 : 0.55;
  });
  return size * widths.reduce((sum, width) => sum + width, 0);
}

/** A name on two lines as even as can be; one line where it is a single word. */
export function inTwoLines(name: string): readonly string[] {
  const words = name.split(' ');
  const splits = words
    .slice(1)
    .map((_, at) => [words.slice(0, at + 1).join(' '), words.slice(at + 1).join(' ')]);
  const longest = (lines: readonly string[]) => Math.max(...lines.map((line) => widthOf(line, 1)));
  const [best] = splits.sort((one, other) => longest(one) - longest(other));
  return best ?? [name];
}
