import type { Story } from '@tavolo/protocol';

/** A match as it is told from its record. */
export type ToldRecord = {
  readonly story: Story;
  /** When its table was opened (milliseconds since 1970); `null`: the record does not say. */
  readonly opened: number | null;
  /** Whether it was played by other rules than there are now, so that only its last position can be shown. */
  readonly isResumed: boolean;
};
