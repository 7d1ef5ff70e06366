import { content } from '../content/content.ts';
import type { Table } from '../machina.ts';
import type { State } from '../state.ts';
import type { View } from '../view.ts';

/**
 * The table as somebody sees it, for questions about prices and values, and about what can be done: all that those depend
 * on is open.
 */
export const seenTable = (view: View): Table => ({ content, state: view as unknown as State }); // only decks are missing, and nothing of the kind reads them
