import type { Story } from '@tavolo/protocol';
import { expect, test } from 'vitest';
import { momentOf } from '../../table/replay/moment.ts';
import { ana, line } from './samples.ts';

const story: Story = {
  game: 'x',
  seats: [{ seat: ana, name: 'Ana' }],
  first: { gold: 0, wounds: 0 },
  frames: [
    { seat: ana, ask: 'a', picked: ['x'], asked: null, patch: { gold: [2] } },
    { seat: ana, ask: 'b', picked: null, asked: null, patch: null },
    { seat: ana, ask: 'c', picked: ['y'], asked: null, patch: { wounds: [1] } },
  ],
  told: [line('dealt', 0), line('paid', 1), line('hurt', 3)],
  result: { winners: [ana], scores: {}, outcome: null },
};

test('a moment is the first view with every patch up to it, and what was told by then', () => {
  const [dealt] = story.told;
  expect(momentOf(story, 0)).toEqual({
    ...{ view: { gold: 0, wounds: 0 }, told: [dealt], now: dealt, result: null },
  });
  expect(momentOf(story, 2).view).toEqual({ gold: 2, wounds: 0 });
  expect(momentOf(story, 2).told).toHaveLength(2);
  expect(momentOf(story, 3)).toEqual({
    view: { gold: 2, wounds: 1 },
    told: story.told,
    // The board shows how it ended.
    now: null,
    result: story.result,
  });
});
