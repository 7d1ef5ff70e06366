import type { Branch } from './tree.ts';

/** What came of an answer that was tried. */
type Tried = Pick<Branch, 'key' | 'visits' | 'total' | 'squares'>;

/** How well the seat stood after it on average. */
export const worthOf = ({ visits, total }: Tried): number => total / visits;

/** Among those tried as often, the one that did better is first. */
export const mostTriedFirst = <T extends Tried>(tried: readonly T[]): readonly T[] =>
  tried.toSorted((one, other) => other.visits - one.visits || worthOf(other) - worthOf(one));

/**
 * The best for sure is first, among equals the usual one: so many standard errors of its difference to the usual answer are taken off every other.
 * The spread is that of all tries together, as most answers have few.
 */
export function assuredFirst<T extends Tried>(
  tried: readonly T[],
  usual: string | null,
  errors: number,
): readonly T[] {
  const standard = tried.find(({ key }) => key === usual);
  if (standard === undefined) return tried.toSorted((one, other) => worthOf(other) - worthOf(one));
  const variance = varianceWithin(tried);
  const assured = (it: T): number =>
    it === standard
      ? worthOf(it)
      : worthOf(it) - errors * Math.sqrt(variance * (1 / it.visits + 1 / standard.visits));
  const others = tried.filter((it) => it !== standard);
  return [standard, ...others].sort((one, other) => assured(other) - assured(one));
}

/** How much the standings after one and the same answer vary. */
function varianceWithin(tried: readonly Tried[]): number {
  let [spread, freedom] = [0, 0];
  for (const { visits, total, squares } of tried) {
    spread += Math.max(0, squares - (total * total) / visits);
    freedom += visits - 1;
  }
  return spread / Math.max(1, freedom);
}
