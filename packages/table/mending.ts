import { hasBrokenText, mended } from '@tavolo/protocol';
import { addLine, isTooMuch } from './chat.ts';
import type { TableState } from './state.ts';

/** Repairs a table kept by an earlier version, which accepted texts that are not valid Unicode, and endless chat. */
export function mendState({ chat, notes, seats }: TableState): void {
  if (!isTooMuch(chat) && !hasBrokenText([chat, notes, seats])) return;
  for (const line of chat.splice(0)) addLine(chat, line);
  for (const held of seats) held.name = mendedName(held.name);
  notes.splice(0, notes.length, ...notes.map((note) => ({ ...note, name: mendedName(note.name) })));
}

const mendedName = (name: string | null): string | null => (name === null ? null : mended(name));
