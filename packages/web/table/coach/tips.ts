import type { Tip, TipMoment } from '../../games/face.ts';

/** What has happened to a learner so far. */
export type Happened = {
  /** What is asked of them now; `null`: nothing is. */
  readonly question: { readonly name: string; readonly options: readonly string[] } | null;
  /** The kinds of the facts that they were told. */
  readonly facts: ReadonlySet<string>;
  /** The kinds of those that were about them. */
  readonly ownFacts: ReadonlySet<string>;
};

/** The first tip that has its moment now and was not read before; `null`: there is nothing to say. */
export const tipFor = (tips: readonly Tip[], happened: Happened, read: ReadonlySet<string>): Tip | null =>
  tips.find(({ id, at }) => !read.has(id) && isNow(at, happened)) ?? null;

function isNow(at: TipMoment, { question, facts, ownFacts }: Happened): boolean {
  if ('fact' in at) return (at.isOwn === true ? ownFacts : facts).has(at.fact);
  if (at.question !== question?.name) return false;
  const { offers } = at;
  return offers === undefined || question.options.some((option) => option.startsWith(offers));
}
