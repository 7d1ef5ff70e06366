import { seat } from '@tavolo/kernel';
import { expect, test } from 'vitest';
import { wowAdventure } from '../../game.ts';
import { texts } from '../../text/it/texts.ts';
import type { Naming } from '../../text/naming.ts';
import type { SpaceId } from '../../vocabulary/ids.ts';

const table: Naming = {
  player: (name) => name,
  isSeat: (id): id is ReturnType<typeof seat> => id === 'Ana',
  hero: () => null,
  opponentOf: () => null,
  content: wowAdventure.content,
};

test.each([
  ['andorhal', 'Ana va ad Andorhal.'],
  ['the-sepulcher', 'Ana va al Sepolcro.'],
  ['thandol-span', 'Ana va sul Ponte di Thandol.'],
  ['the-deadmines', 'Ana va nelle Miniere della Morte.'],
  ['hogger', 'Ana va da Boccalarga.'],
])('Italian has a way of its own to go to %s', (space, line) => {
  const to = space as SpaceId; // a space of the map
  expect(texts.line({ is: 'walked', hero: seat('Ana'), from: 'brill' as SpaceId, to, left: 0 }, table)).toBe(
    line,
  );
});
