import type { Result } from '@tavolo/kernel';
import { patched, type Story, type ToldLine } from '@tavolo/protocol';

/** A match as it was after so many answers. */
export type Moment = {
  readonly view: object;
  readonly told: readonly ToldLine[];
  /** How it ended; `null` at every moment but the last. */
  readonly result: Result | null;
};

/** The moment of a story after so many answers. */
export function momentOf(story: Story, at: number): Moment {
  const view = story.frames
    .slice(0, at)
    .reduce<unknown>((shown, { patch }) => (patch === null ? shown : patched(shown, patch)), story.first);
  return {
    view: view as object, // a patch of a view makes a view
    told: story.told.filter((line) => line.at <= at),
    result: at === story.frames.length ? story.result : null,
  };
}
