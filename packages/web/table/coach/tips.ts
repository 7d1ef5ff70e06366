import type { Tip } from '../../games/face.ts';

/** What has happened to a learner so far. */
export type Happened = {
  /** The name of the question that is asked of them now; `null`: none is. */
  readonly question: string | null;
  /** The kinds of the facts that they were told. */
  readonly facts: ReadonlySet<string>;
};

/** The first tip that has its moment now and was not read before; `null`: there is nothing to say. */
export function tipFor(
  tips: readonly Tip[],
  { question, facts }: Happened,
  read: ReadonlySet<string>,
): Tip | null {
  const isDue = ({ id, at }: Tip): boolean =>
    !read.has(id) && ('question' in at ? at.question === question : facts.has(at.fact));
  return tips.find(isDue) ?? null;
}
