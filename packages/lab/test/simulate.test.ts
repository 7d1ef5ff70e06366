import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { gameById } from '../games.ts';
import { type Job, playRange } from '../simulate/job.ts';
import { reportCsv, reportJson, reportLines } from '../simulate/report.ts';
import { countMatch, noTally } from '../simulate/tally.ts';
import { paintWith } from '../terminal/paint.ts';
import { languages } from '../text/language.ts';
import { shellTexts } from '../text/shells.ts';
import { freshFolder, tavolo } from './tavolo.ts';

const job: Job = {
  game: 'gauntlet-of-fools',
  bots: ['random', 'random'],
  options: {},
  seed: '1',
  iterations: 1,
};
const game = gameById('gauntlet-of-fools');
if (game === null) throw new Error('the game is missing');
const findings = { game, job, tally: playRange(job, { from: 0, to: 4 }) };

it.each(languages)('what was counted is shown in %s, by bot, class, weapon and boast', (language) => {
  const lines = reportLines(findings, { texts: shellTexts(language), language, paint: paintWith(false) });
  expect(lines.filter((line) => line.startsWith('random'))).toHaveLength(2);
  for (const { title } of game.tallyTexts(language).tables) expect(lines).toContain(title);
  for (const line of lines) expect([...line].length, line).toBeLessThanOrEqual(110);
});

it('where all win together, everybody has the whole victory and nothing is shared', () => {
  const together = gameById('gloomhaven');
  if (together === null) throw new Error('the game is missing');
  const tally = noTally(2);
  const won = { winners: ['a', 'b'], parts: 1, scores: { a: 3, b: 5 }, answers: 100, length: 9, counted: [] };
  countMatch(tally, ['a', 'b'], won);
  const shown = { game: together, job: { ...job, game: 'gloomhaven' }, tally };
  const lines = reportLines(shown, { texts: shellTexts('en'), language: 'en', paint: paintWith(false) });
  expect(lines).toContain('A game takes 9.00 ± 0.00 rounds and 100.00 ± 0.00 decisions.');
  expect(lines.filter((line) => line.startsWith('random  100.0 %'))).toHaveLength(2);
  expect(lines.join('\n')).not.toContain('shared');
  expect(JSON.parse(reportJson(shown)).entrants[1]).toMatchObject({ share: 1, shared: 0, xp: { mean: 5 } });
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

const toFile = 'sim gauntlet-of-fools --games 1 --seats random,random --csv --out';

it('somebody is asked about a file that exists before anything is played', async () => {
  const folder = freshFolder();
  writeFileSync(join(folder, 'heroes.csv'), 'gold');
  const setting = { folder, isInteractive: true };
  const kept = await tavolo(`${toFile} heroes.csv`, { ...setting, script: ['n'] });
  expect(kept.code).toBe(1);
  expect(kept.warned).toBe('heroes.csv was left as it is.\n');
  const agreed = await tavolo(`${toFile} heroes.csv`, { ...setting, script: ['y'] });
  expect(agreed.code).toBe(0);
  expect(readdirSync(folder)).toEqual(['heroes.csv']);
});

it.each(['nowhere/heroes.csv', '.', '. --force'])('%s is refused before anything is played', async (out) => {
  const { code, warned } = await tavolo(`${toFile} ${out}`);
  expect(code).toBe(1);
  expect(warned).toMatch(/^\S+ can't be written: (there is no such folder|it is a folder)\.\n$/);
});

it('a file that exists is left alone, before anything is played', async () => {
  const folder = freshFolder();
  writeFileSync(join(folder, 'heroes.csv'), 'gold');
  const line = `${toFile} heroes.csv`;
  const refused = await tavolo(line, { folder });
  expect(refused.code).toBe(2);
  expect(refused.warned).toContain('heroes.csv exists');
  expect(readFileSync(join(folder, 'heroes.csv'), 'utf8')).toBe('gold');
  const forced = await tavolo(`${line} --force`, { folder });
  expect(forced.code).toBe(0);
  expect(readFileSync(join(folder, 'heroes.csv'), 'utf8')).toContain('group,id,count');
});
