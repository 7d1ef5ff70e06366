import { content } from '@tavolo/wow-adventure';
import { expect, test } from 'vitest';
import { balanceJob, playBalanceRange } from '../../../games/wow-adventure/balance/job.ts';
import { balancePage } from '../../../games/wow-adventure/balance/page.ts';
import { verdictOn } from '../../../games/wow-adventure/balance/verdicts.ts';
import { summaryOf } from '../../../simulate/summary.ts';
import { mergeTally } from '../../../simulate/tally.ts';

const job = balanceJob('test');
const tally = playBalanceRange(job, { from: 0, to: 8 });

test('each character and each place is counted once a game, and somebody wins each', () => {
  const { groups } = summaryOf(job, tally);
  for (const group of [groups.character, groups.place]) {
    expect(group?.map(({ count }) => count)).toEqual([8, 8, 8, 8]);
    const wins = group?.reduce((sum, { values }) => sum + 8 * (values.at(-1)?.mean ?? 0), 0) ?? 0;
    expect(wins).toBeGreaterThanOrEqual(8);
  }
});

test('valor is counted by where it comes from, point by point', () => {
  const { groups } = summaryOf(job, tally);
  const scored = tally.entrants.reduce((sum, { score }) => sum + score.total, 0);
  const points = groups.valor?.reduce((sum, { count }) => sum + count, 0);
  expect(points).toBe(scored);
});

test('the same games in other pieces add up to the same', () => {
  const parts = playBalanceRange(job, { from: 4, to: 8 });
  mergeTally(parts, playBalanceRange(job, { from: 0, to: 4 }));
  expect(summaryOf(job, parts)).toEqual(summaryOf(job, tally));
});

const confirming = playBalanceRange(job, { from: 8, to: 10 });
const page = balancePage('test', tally, confirming);

test('the page tells standings twice: of the games by habit, and of those that confirm them', () => {
  const [byHabit, confirmed] = page.split('### The same of 2 games of four greedy bots');
  const heroes = (part = '') => part.match(/^\| (Burbonn|Grumbaz|Sandrai|Sofeea)\b.*/gm)?.slice(0, 4) ?? [];
  expect(heroes(byHabit)).toHaveLength(4);
  expect(heroes(confirmed)).toHaveLength(4);
  expect(heroes(confirmed)).not.toEqual(heroes(byHabit));
});

test('the page has a row for each ability and quest, and nothing undefined', () => {
  expect(page).not.toMatch(/undefined|NaN|null|Infinity/);
  const rowsBelow = (title: string): number =>
    (page
      .split(`\n## ${title}\n`)[1]
      ?.split('\n## ')[0]
      ?.match(/^\| .* \|$/gm)?.length ?? 0) - 2;
  expect(rowsBelow('Abilities')).toBe(content.abilities.size);
  expect(rowsBelow('Quests')).toBe(content.quests.size);
});

test('a verdict waits for enough games', () => {
  const winning = { id: 'a', count: 40, values: [], interval: { low: 0.4, high: 0.6 } };
  const judged = { games: 40, worth: 0.5, wins: winning, usual: 0.25 };
  expect(verdictOn(judged)).toBe('dominant');
  expect(verdictOn({ ...judged, usual: 0.36 })).toBe('fair');
  expect(verdictOn({ ...judged, worth: 0.05 })).toBe('dead');
  expect(verdictOn({ ...judged, games: 19, worth: 0 })).toBe('fair');
});
