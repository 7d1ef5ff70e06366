import type { Branch } from './tree.ts';

/** What came of an answer in a tree. */
type Visited = Pick<Branch, 'visits' | 'total'>;

/** How well the seat stood after it on average. */
export const worthOf = ({ visits, total }: Visited): number => total / visits;

/** Among those tried as often, the one that did better is first. */
export const mostTriedFirst = <T extends Visited>(tried: readonly T[]): readonly T[] =>
  tried.toSorted((one, other) => other.visits - one.visits || worthOf(other) - worthOf(one));
