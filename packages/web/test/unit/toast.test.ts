import { expect, test } from 'vitest';
import { Drawers } from '../../table/sheets/drawers.tsx';
import { beforeJoining } from '../../table/table-state.ts';
import { messages } from '../../text/en/messages.ts';
import { drawnAtTable } from './drawn-table.ts';

test('what is refused while a drawer is open is said in the drawer, not behind it', async () => {
  const state = { ...beforeJoining, toast: { name: 'too-soon', number: 1 } } as const;
  const drawn = await drawnAtTable(Drawers, { state, drawer: { is: 'ask-undo' } });
  const [, inside = ''] = /<dialog.*?>(.*)<\/dialog>/s.exec(drawn) ?? [];
  expect(inside).toContain(messages.refusals['too-soon']);
});
