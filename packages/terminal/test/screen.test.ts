import { describe, expect, it } from 'vitest';
import { clip, widthOf } from '../console/layout.ts';
import { paintWith } from '../console/paint.ts';
import { playsOn, tavolo } from './tavolo.ts';

const bots = (count: number): string => Array.from({ length: count }, () => 'random').join(',');

/** The screens on which somebody was asked in a whole match; the first of all begins with a greeting. */
async function screensOf(players: number, size: readonly [number, number], seed = 3) {
  const line = `play gauntlet-of-fools --seed ${seed} --seats ana,${bots(players - 1)}`;
  const setting = { script: playsOn('What next?', ['3']), isInteractive: true, size };
  const { screens } = await tavolo(line, setting);
  // Only what stands there when a question is first asked; what is answered below it may scroll.
  return screens.filter((text) => text.split('\n> ').length === 2 && text.includes('[gof/'));
}

describe.each([
  [2, [80, 24]],
  [4, [80, 24]],
  [6, [80, 24]],
  [6, [60, 24]],
  [4, [50, 24]],
] as const)('%i players on %j', (players, size) => {
  it('see the question, and the row of the player who is asked, on every screen', async () => {
    const screens = await screensOf(players, size);
    expect(screens.length).toBeGreaterThan(5);
    for (const text of screens) {
      const rows = text.split('\n');
      expect(rows.length, text).toBeLessThanOrEqual(size[1]);
      for (const row of rows) expect(widthOf(row), row).toBeLessThanOrEqual(size[0]);
      if (/· turn \d/.test(text)) expect(text).toContain('Ana (you)');
    }
  });
});

it("what happened to the player who is asked stays in a short log, and others' lines go first", async () => {
  const screens = await screensOf(4, [80, 24], 5);
  const short = screens.filter((text) => /… \d+ more lines?: log/.test(text) && /^ +\d+ .*Ana's/m.test(text));
  expect(short.length).toBeGreaterThan(0);
});

it('a text is cut where its colours do not count', () => {
  const { red } = paintWith(true);
  expect(clip(`ab${red('cdef')}gh`, 8)).toBe(`ab${red('cdef')}gh`);
  expect(clip(`ab${red('cdef')}gh`, 5)).toBe(`ab${red('cd…')}`);
  expect(widthOf(clip(`ab${red('cd')}gh`, 5))).toBe(5);
});
