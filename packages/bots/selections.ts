/** A question that is answered with picks, as far as selections of its options go. */
export type Selecting = {
  readonly min: number;
  readonly max: number;
  readonly valid: ((picked: readonly string[]) => boolean) | null;
};

/** Whether any one option, and nothing else, is an answer. */
export const isOneOfMany = ({ min, max, valid }: Selecting): boolean =>
  min === 1 && max === 1 && valid === null;

/** Whether these picks, in any order, answer the question. */
export function isAnswer(
  question: Selecting,
  options: readonly string[],
  picked: readonly string[],
): boolean {
  if (picked.length < question.min || picked.length > question.max) return false;
  for (const id of picked) if (!options.includes(id)) return false;
  if (question.valid === null) return true;
  return question.valid(picked.length < 2 ? picked : options.filter((id) => picked.includes(id)));
}

/** How many selections there are, valid or not; counting stops above a number. */
export function countSelections({ min, max }: Selecting, from: number, above: number): number {
  let ofThisSize = 1;
  let count = 0;
  for (let size = 0; size <= Math.min(max, from) && count <= above; size++) {
    if (size >= min) count += ofThisSize;
    ofThisSize = (ofThisSize * (from - size)) / (size + 1);
  }
  return count;
}

/** All selections, valid or not: the small before the large, and those of a size in the order of the options. */
export function* selections(
  { min, max }: Selecting,
  options: readonly string[],
): Generator<readonly string[]> {
  for (let size = min; size <= Math.min(max, options.length); size++) {
    yield* combinations(options, size, 0);
  }
}

function* combinations(
  options: readonly string[],
  size: number,
  start: number,
): Generator<readonly string[]> {
  if (size === 0) return yield [];
  for (let first = start; first <= options.length - size; first++) {
    for (const rest of combinations(options, size - 1, first + 1)) yield [options[first] as string, ...rest]; // first is within the list
  }
}

/** The first valid selection. There is one: a question that can't be answered is a bug of its game. */
export function firstAnswer(
  question: Selecting & { readonly name: string },
  options: readonly string[],
): readonly string[] {
  for (const picked of selections(question, options)) {
    if (question.valid === null || question.valid(picked)) return picked;
  }
  throw new Error(`nothing answers ${question.name}`);
}
