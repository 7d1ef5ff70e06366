import { expect, it } from 'vitest';
import { simulatedGame } from '../simulate/game.ts';
import { playRange, type SimulationJob } from '../simulate/job.ts';
import { reportCsv, reportJson } from '../simulate/report.ts';
import { summaryOf } from '../simulate/summary.ts';
import { countMatch, noTally } from '../simulate/tally.ts';

const job: SimulationJob = {
  game: 'gauntlet-of-fools',
  bots: ['random', 'random'],
  options: {},
  seed: '1',
  iterations: 1,
};
const game = await simulatedGame('gauntlet-of-fools');
const findings = { game, job, summary: summaryOf(job, playRange(game, job, { from: 0, to: 4 })) };

it('where all win together, everybody has the whole victory and nothing is shared', async () => {
  const together = await simulatedGame('gloomhaven');
  const tally = noTally(2);
  const won = { winners: ['a', 'b'], parts: 1, scores: { a: 3, b: 5 }, answers: 100, length: 9, counted: [] };
  countMatch(tally, ['a', 'b'], won);
  const report = reportJson({ game: together, job, summary: summaryOf(job, tally) });
  expect(JSON.parse(report).entrants[1]).toMatchObject({ share: 1, shared: 0, xp: { mean: 5 } });
});

it('a machine is given one object', () => {
  const report = JSON.parse(reportJson(findings));
  expect(report.games).toBe(4);
  expect(report.entrants).toHaveLength(2);
  expect(report.entrants[0].interval.low).toBeLessThanOrEqual(report.entrants[0].share);
  expect(report.class.length).toBeGreaterThan(0);
});

it('or one table, every row of which is as long', () => {
  const rows = reportCsv(findings).trimEnd().split('\n');
  expect(rows[0]).toBe('group,id,count,wins,low,high,gold,turns,alive,length');
  expect(new Set(rows.map((row) => row.split(',').length))).toEqual(new Set([10]));
});
