import { content } from '../content/content.ts';
import type { State } from '../state.ts';
import type { View } from '../view.ts';
import type { Table } from '../wow.ts';

/**
 * The table as somebody sees it, for questions about the numbers of a combat: all that those depend on is open. Hands and
 * decks look empty; nothing in them counts before it is played.
 */
export function seenTable({ heroes, attached, globalEvent, track, combat }: View): Table {
  const open = {
    heroes: heroes.map((hero) => ({ ...hero, hand: [], deck: [], shown: [] })),
    attached,
    globalEvent,
    track,
    combat,
  };
  return { content, state: open as unknown as State }; // the numbers of a combat ask for nothing else
}
