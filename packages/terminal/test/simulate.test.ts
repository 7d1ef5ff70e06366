import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { playRange, type SimulationJob, simulatedGame, summaryOf } from '@tavolo/lab';
import { languages } from '@tavolo/language';
import { expect, it } from 'vitest';
import { paintWith } from '../console/paint.ts';
import { reportLines } from '../sim/report-lines.ts';
import { shellTexts } from '../text/shells.ts';
import { freshFolder, tavolo } from './tavolo.ts';

const job: SimulationJob = {
  game: 'gauntlet-of-fools',
  bots: ['random', 'random'],
  options: {},
  seed: '1',
  iterations: 1,
};
const game = await simulatedGame('gauntlet-of-fools');
const findings = { game, job, summary: summaryOf(job, playRange(game, job, { from: 0, to: 4 })) };

it.each(languages)('what was counted is shown in %s, by bot, class, weapon and boast', (language) => {
  const lines = reportLines(findings, { texts: shellTexts(language), language, paint: paintWith(false) });
  expect(lines.filter((line) => line.startsWith('random'))).toHaveLength(2);
  for (const { title } of game.tally.words(language).tables) expect(lines).toContain(title);
  for (const line of lines) expect([...line].length, line).toBeLessThanOrEqual(110);
});

it('where all win together, nothing is shared', async () => {
  const together = await simulatedGame('gloomhaven');
  const mean = { mean: 5, margin: 0 };
  const entrant = { bot: 'random', wins: 1, share: 1, interval: { low: 0.2, high: 1 }, shared: 0 } as const;
  const summary = {
    games: 1,
    entrants: [{ ...entrant, score: mean }],
    length: mean,
    decisions: mean,
    groups: {},
  };
  const shown = { game: together, job: { ...job, game: 'gloomhaven' }, summary };
  const lines = reportLines(shown, { texts: shellTexts('en'), language: 'en', paint: paintWith(false) });
  expect(lines).toContain('A game takes 5.00 ± 0.00 rounds and 5.00 ± 0.00 decisions.');
  expect(lines.filter((line) => line.startsWith('random  100.0 %  20.0 % – 100.0 %  5.00'))).toHaveLength(1);
  expect(lines.join('\n')).not.toContain('shared');
});

it('as many bots play as usual, unless somebody says which', async () => {
  const { code, written } = await tavolo('sim gauntlet-of-fools --games 1 --iterations 1 --json');
  expect(code).toBe(0);
  const bots = JSON.parse(written).entrants.map(({ bot }: { readonly bot: string }) => bot);
  expect(bots).toEqual(['search', 'greedy', 'random', 'random']);
});

it('a run goes on from the game it is told, and games are counted from 1', async () => {
  const lengths = async (words: string) => {
    const { written } = await tavolo(`sim gauntlet-of-fools --seats random,random --json ${words}`);
    const { games, decisions } = JSON.parse(written);
    return games * decisions.mean;
  };
  const [first, second] = [await lengths('--games 1'), await lengths('--games 1 --from 2')];
  expect(first + second).toBeCloseTo(await lengths('--games 2'));
  expect(second).not.toBe(first);
});

const toFile = 'sim gauntlet-of-fools --games 1 --seats random,random --csv --out';

it('somebody is asked about a file that exists before anything is played', async () => {
  const folder = freshFolder();
  writeFileSync(join(folder, 'heroes.csv'), 'gold');
  const setting = { folder, isInteractive: true };
  const kept = await tavolo(`${toFile} heroes.csv`, { ...setting, script: ['n'] });
  expect(kept.code).toBe(1);
  expect(kept.warned).toBe('heroes.csv was left as it was.\n');
  const agreed = await tavolo(`${toFile} heroes.csv`, { ...setting, script: ['y'] });
  expect(agreed.code).toBe(0);
  expect(readdirSync(folder)).toEqual(['heroes.csv']);
});

it.each(['nowhere/heroes.csv', '.', '. --force'])('%s is refused before anything is played', async (out) => {
  const { code, warned } = await tavolo(`${toFile} ${out}`);
  expect(code).toBe(1);
  expect(warned).toMatch(/^Can't write \S+: (there is no such folder|it is a folder)\.\n$/);
});

it('a file that exists is left alone, before anything is played', async () => {
  const folder = freshFolder();
  writeFileSync(join(folder, 'heroes.csv'), 'gold');
  const line = `${toFile} heroes.csv`;
  const refused = await tavolo(line, { folder });
  expect(refused.code).toBe(2);
  expect(refused.warned).toContain('heroes.csv already exists');
  expect(readFileSync(join(folder, 'heroes.csv'), 'utf8')).toBe('gold');
  const forced = await tavolo(`${line} --force`, { folder });
  expect(forced.code).toBe(0);
  expect(readFileSync(join(folder, 'heroes.csv'), 'utf8')).toContain('group,id,count');
});
