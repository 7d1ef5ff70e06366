import { hasBrokenText, repaired } from '@tavolo/protocol';
import { addLine, isTooMuch } from './chat.ts';
import type { TableState } from './state.ts';

/**
 * Repairs a table kept by an earlier version, which accepted texts that are not valid Unicode, and endless chat, and in
 * which nobody could want a bot for somebody else.
 */
export function repairState(state: TableState): void {
  state.botsWanted ??= [];
  const { chat, notes, seats } = state;
  if (!isTooMuch(chat) && !hasBrokenText([chat, notes, seats])) return;
  for (const line of chat.splice(0)) addLine(chat, line);
  for (const held of seats) held.name = repairedName(held.name);
  notes.splice(0, notes.length, ...notes.map((note) => ({ ...note, name: repairedName(note.name) })));
}

const repairedName = (name: string | null): string | null => (name === null ? null : repaired(name));
