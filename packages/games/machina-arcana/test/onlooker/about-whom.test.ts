import { Match, seat } from '@tavolo/kernel';
import { expect, test } from 'vitest';
import { machinaArcana } from '../../game.ts';
import { aboutWhom } from '../../onlooker/about-whom.ts';
import type { ExplorerId } from '../../vocabulary/ids.ts';

const [ana, bruno] = [seat('Ana'), seat('Bruno')];

/** A table at which both have chosen. */
function table() {
  const match = Match.start({
    game: machinaArcana,
    seats: [ana, bruno],
    options: machinaArcana.defaults,
    sheet: null,
    seed: 'two',
  });
  match.play(ana, ['vane']);
  match.play(bruno, ['sable']);
  return match.view('spectator');
}

test('a fact is about the seats whose explorers it names', () => {
  const [vane, sable] = ['vane' as ExplorerId, 'sable' as ExplorerId]; // ids of the box
  expect(aboutWhom({ is: 'turn-began', explorer: vane }, table())).toEqual([ana]);
  expect(aboutWhom({ is: 'supported', explorer: sable, by: vane, n: 1 }, table())).toEqual([ana, bruno]);
  expect(aboutWhom({ is: 'round-began', round: 2 }, table())).toEqual([]);
});

test('choosing an explorer is about the seat that chooses', () => {
  expect(
    aboutWhom({ is: 'chose-explorer', seat: bruno, explorer: 'sable' as ExplorerId }, table()), // an id of the box
  ).toEqual([bruno]);
});
