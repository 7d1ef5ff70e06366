import type { Result } from '@tavolo/kernel';
import { patched, type Story, type ToldLine } from '@tavolo/protocol';

/** A match as it was after so many answers. */
export type Moment = {
  readonly view: object;
  readonly told: readonly ToldLine[];
  /** The line that is told at this moment; `null` at the end, where the board shows how it ended. */
  readonly now: ToldLine | null;
  /** How it ended; `null` at every moment but the last. */
  readonly result: Result | null;
};

/** The moment of a story after so many answers. */
export function momentOf(story: Story, at: number): Moment {
  const view = story.frames
    .slice(0, at)
    .reduce<unknown>((shown, { patch }) => (patch === null ? shown : patched(shown, patch)), story.first);
  const told = story.told.filter((line) => line.at <= at);
  const result = at === story.frames.length ? story.result : null;
  return {
    view: view as object, // a patch of a view makes a view
    told,
    now: result === null ? (told.at(-1) ?? null) : null,
    result,
  };
}
