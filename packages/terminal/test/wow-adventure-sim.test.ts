import { playRange, type SimulationJob, simulatedGame, summaryOf } from '@tavolo/lab';
import { languages } from '@tavolo/language';
import { expect, it } from 'vitest';
import { paintWith } from '../console/paint.ts';
import { reportLines } from '../sim/report-lines.ts';
import { shellTexts } from '../text/shells.ts';

const job: SimulationJob = {
  game: 'wow-adventure',
  bots: ['random', 'random'],
  options: { valorToWin: '5' },
  seed: '1',
  iterations: 1,
};
const game = await simulatedGame('wow-adventure');
const findings = { game, job, summary: summaryOf(job, playRange(game, job, { from: 0, to: 2 })) };

it.each(languages)('characters, places, sources of valor and rounds are shown in %s', (language) => {
  const lines = reportLines(findings, { texts: shellTexts(language), language, paint: paintWith(false) });
  for (const { title } of game.tally.words(language).tables) expect(lines).toContain(title);
  const places = lines.filter((line) => /^ {2}[12] +2 .*% \(.*%\)$/.test(line));
  expect(places.length, lines.join('\n')).toBeGreaterThanOrEqual(2);
  expect(lines.join('\n')).not.toMatch(/undefined|NaN/);
  for (const line of lines) expect([...line].length, line).toBeLessThanOrEqual(160);
});

it('of hundreds of rounds every so many are shown', () => {
  const lines = reportLines(findings, { texts: shellTexts('en'), language: 'en', paint: paintWith(false) });
  const from = lines.indexOf('At the end of each round') + 2;
  const rounds = lines
    .slice(from)
    .flatMap((line) => /^ {2}(\d+) /.exec(line)?.[1] ?? [])
    .map(Number);
  expect(findings.summary.groups.round?.length).toBeGreaterThan(40);
  expect(rounds.length).toBeGreaterThan(1);
  expect(rounds.length).toBeLessThanOrEqual(40);
  const [step = 0] = rounds;
  expect(rounds).toEqual(rounds.map((_, place) => (place + 1) * step));
});
