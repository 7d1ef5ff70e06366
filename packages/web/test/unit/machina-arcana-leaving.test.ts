import { begin, isRefusal, seat } from '@tavolo/kernel';
import { content, type MachinaKinds, machinaArcana, tileSize } from '@tavolo/machina-arcana';
import { expect, test } from 'vitest';
import type { Figure } from '../../games/machina-arcana/map/figures.tsx';
import { goneBetween } from '../../games/machina-arcana/map/leaving.ts';

type View = MachinaKinds['View'];

const match = begin(machinaArcana, { seats: [seat('Ana')], options: {}, seed: '1' });
if (isRefusal(match)) throw new Error(match.refused);
const [face] = content.faces.keys();
if (face === undefined) throw new Error('there are no tiles');
const first = { face, column: 0, row: 0, turns: 0 };
const view: View = { ...match.view('spectator'), tiles: [first] };

const withTile = (column: number): View => ({ ...view, tiles: [...view.tiles, { ...first, column }] });
const hound = { id: 'tin-hound', space: '12,3' } as Figure; // no more is looked at
const mite = { id: 'coil-mite', space: '3,3' } as Figure; // as above

test('a tile that has scrolled off sinks with all its spaces, and a monster on it dissolves', () => {
  const gone = goneBetween({ view: withTile(1), figures: [hound, mite] }, { view, figures: [mite] });
  expect(gone?.hall?.tiles.map(({ column }) => column)).toEqual([1]);
  expect(gone?.hall?.spaces).toHaveLength(tileSize ** 2);
  expect(gone?.figures).toEqual([hound]);
});

test('where nothing has gone, nothing is drawn once more', () => {
  expect(goneBetween({ view, figures: [mite] }, { view: withTile(1), figures: [hound, mite] })).toBeNull();
});

test('a monster that is destroyed dissolves, and no tile sinks', () => {
  const gone = goneBetween({ view, figures: [hound, mite] }, { view, figures: [mite] });
  expect(gone).toEqual({ hall: null, figures: [hound] });
});
