import type { Question, Stream } from '../index.ts';

/** How often picks are drawn anew because they may not be made together, before all are tried in turn. */
const tries = 64;

/** No more selections than this are tried in turn. */
const mostTried = 20_000;

/** Picks at random that answer a question, or `null` when none were found. */
export const randomPicks = (question: Question, chance: Stream): readonly string[] | null =>
  somePicks(question, [], chance);

/** Picks at random that answer a question with this option among them, or `null` when none were found. */
export const picksWith = (question: Question, option: string, chance: Stream): readonly string[] | null =>
  somePicks(question, [option], chance);

function somePicks(question: Question, fixed: readonly string[], chance: Stream): readonly string[] | null {
  const options = question.from();
  const others = options.filter((id) => !fixed.includes(id));
  const least = Math.max(question.min - fixed.length, 0);
  const most = Math.min(question.max - fixed.length, others.length);
  if (most < least) return null;
  const inOrder = (picked: readonly string[]) =>
    options.filter((id) => fixed.includes(id) || picked.includes(id));
  const isValid = (picked: readonly string[]): boolean => question.valid?.(picked) !== false;
  for (let left = tries; left > 0; left--) {
    const picked = inOrder(chance.shuffle([...others]).slice(0, least + chance.below(most - least + 1)));
    if (isValid(picked)) return picked;
  }
  return firstOf(selections(others, least, most), (picked) => isValid(inOrder(picked)), inOrder);
}

function firstOf(
  all: Iterable<readonly string[]>,
  isWanted: (picked: readonly string[]) => boolean,
  inOrder: (picked: readonly string[]) => readonly string[],
): readonly string[] | null {
  let tried = 0;
  for (const picked of all) {
    if (isWanted(picked)) return inOrder(picked);
    if (++tried === mostTried) return null;
  }
  return null;
}

/** All selections of some options, the small before the large. */
function* selections(options: readonly string[], least: number, most: number): Generator<readonly string[]> {
  for (let size = least; size <= most; size++) yield* combinations(options, size);
}

function* combinations(options: readonly string[], size: number): Generator<readonly string[]> {
  if (size === 0) return yield [];
  for (const [index, first] of options.entries()) {
    for (const rest of combinations(options.slice(index + 1), size - 1)) yield [first, ...rest];
  }
}
