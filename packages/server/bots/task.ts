import type { Considered } from '@tavolo/protocol';
import type { BotJob } from '@tavolo/table';

/** What a thread is asked to do: to answer, or to say what it thinks of each answer. */
export type Task = {
  readonly is: 'think' | 'consider';
  readonly job: BotJob;
  /** After this many milliseconds it makes do with what it has found. */
  readonly time: number;
};

/** A thread's first message, when it has started and is ready for a task. */
export type Ready = { readonly is: 'ready' };

/** A thread's message when it is done. */
export type ThreadReply =
  | { readonly is: 'think'; readonly picked: readonly string[] }
  | { readonly is: 'consider'; readonly considered: readonly Considered[] }
  | { readonly is: 'failed'; readonly why: string };
