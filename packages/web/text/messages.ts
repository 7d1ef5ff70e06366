import type { messages as english } from './en/messages.ts';

/** Everything that the shell says, in one language. */
export type Messages = typeof english;
