import type { WordedOption } from './worded-question.ts';

/** So many digits pick something. */
const most = 9;

/**
 * The digits that pick options, by the ids of these: first of what lies in a row on the board, then of what is listed, in
 * the order they are shown. What is quiet has none, so that nobody picks it by a slip of the finger.
 */
export function numbersOf(options: readonly WordedOption[]): ReadonlyMap<string, number> {
  const loud = options.filter(({ weight }) => weight !== 'quiet');
  const inRow = loud.filter(({ place }) => place === 'in-row');
  const listed = loud.filter(({ place }) => place === 'listed');
  return new Map([...inRow, ...listed].slice(0, most).map(({ id }, index) => [id, index + 1]));
}

/** Everything in the order it is shown: what goes on behind the rest, and what is quiet last. */
export const inOrder = (options: readonly WordedOption[]): readonly WordedOption[] =>
  [...options].sort((one, other) => order[one.weight] - order[other.weight]);

const order: { readonly [W in WordedOption['weight']]: number } = { plain: 0, 'going-on': 1, quiet: 2 };
