import type { Considered } from '@tavolo/protocol';
import type { Job } from '@tavolo/table';

/** What a thread is asked to do: to answer, or to say what it thinks of each answer. */
export type Task = {
  readonly is: 'think' | 'consider';
  readonly job: Job;
  /** It makes do with what it has found after so many milliseconds. */
  readonly time: number;
};

/** What a thread says first, when it has started and can be asked. */
export type Ready = { readonly is: 'ready' };

/** What a thread says when it is done. */
export type Thought =
  | { readonly is: 'think'; readonly picked: readonly string[] }
  | { readonly is: 'consider'; readonly considered: readonly Considered[] }
  | { readonly is: 'failed'; readonly why: string };
