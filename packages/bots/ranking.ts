import type { Branch } from './tree.ts';

/** What came of an answer that was tried. */
type Tried = Pick<Branch, 'visits' | 'total'>;

/** How well the seat stood after it on average. */
export const worthOf = ({ visits, total }: Tried): number => total / visits;

/** Among those tried as often, the one that did better is first. */
export const mostTriedFirst = <T extends Tried>(tried: readonly T[]): readonly T[] =>
  tried.toSorted((one, other) => other.visits - one.visits || worthOf(other) - worthOf(one));
