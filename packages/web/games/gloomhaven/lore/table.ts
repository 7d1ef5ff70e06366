import type { Table } from '@tavolo/gloomhaven';
import type { Box, View } from '../game.ts';

/** The table as far as it is seen: rules that only read the map and the scenario find all they need in a view. */
export const tableOf = (view: View, content: Box): Table => ({
  content,
  state: view as unknown as Table['state'], // see above
});
