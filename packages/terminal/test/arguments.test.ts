import { describe, expect, it } from 'vitest';
import { readArguments } from '../command/arguments.ts';
import { freshFolder, tavolo } from './tavolo.ts';

describe('a command line', () => {
  it('names a command, what it is given, and options in either form', () => {
    const wish = readArguments(['sim', 'gauntlet-of-fools', '--games', '50', '--seed=7', '--json']);
    if (wish.is !== 'run') throw new Error(wish.is);
    expect(wish.command).toBe('sim');
    expect(wish.given.words).toEqual(['gauntlet-of-fools']);
    expect(wish.given.texts.get('games')).toBe('50');
    expect(wish.given.texts.get('seed')).toBe('7');
    expect(wish.given.flags.has('json')).toBe(true);
  });

  it.each([
    ['paly', { is: 'unknown-command', word: 'paly', meant: 'play' }],
    ['quux', { is: 'unknown-command', word: 'quux', meant: null }],
    ['play x --sets', { is: 'unknown-option', word: '--sets', meant: '--seats' }],
    ['play x --games 3', { is: 'unknown-option', word: '--games', meant: null }],
    ['play x --lang fr', { is: 'unknown-language', word: 'fr' }],
    ['play x --seed', { is: 'missing-value', option: '--seed' }],
    ['sim x --seed --json', { is: 'missing-value', option: '--seed' }],
    ['sim x --games ten', { is: 'not-a-number', option: '--games', word: 'ten' }],
    ['sim x --games 0', { is: 'not-a-number', option: '--games', word: '0' }],
  ])('that reads %s is not understood, and why is said', (line, misread) => {
    expect(readArguments(line.split(' '))).toEqual(misread);
  });

  it.each([
    ['paly', 'Did you mean “play”?'],
    ['play gauntlet-of-fool', 'Did you mean “gauntlet-of-fools”?'],
    ['sim gauntlet-of-fools --seats serach,random', 'Did you mean “search”?'],
    ['play gauntlet-of-fools --seats you,gredy', 'Did you mean “greedy”?'],
    ['play gauntlet-of-fools --options promo', 'Did you mean “promos”?'],
    ['play gloomhaven --options scenario=blak-barow', 'Did you mean'],
    ['play gloomhaven --options scenario=nowhere', 'Choose from: black-barrow,'],
    ['play gloomhaven --options level=12,difficulty=hard', 'has no option “level=12”'],
    ['sim gloomhaven --options charcters=3 --seats random', '“characters=3”'],
    ['play gloomhaven --options level=3,level=4', 'either level=3 or level=4'],
    ['play night-train', 'gauntlet-of-fools, gloomhaven,'],
    ['play gauntlet-of-fools --players 9', '2 to 6 players'],
    ['play gauntlet-of-fools --seats ana,ana,b,c,d,e,f', '2 to 6 players'],
    ['play gauntlet-of-fools --seats ana,Ana', '“Ana”'],
    ['sim gauntlet-of-fools --json --csv', 'either --json or --csv'],
    ['rules', 'Which game?'],
    ['replay', 'Which file?'],
  ])('%s ends with code 2 and a suggestion', async (line, says) => {
    const { code, warned, written } = await tavolo(line);
    expect(code).toBe(2);
    expect(warned).toContain(says);
    expect(warned).toMatch(/^npx tavolo .*--help$/m);
    expect(written).toBe('');
  });

  it.each(['--help', 'play --help', 'sim -h', 'help replay', 'rules --help --lang it', ''])(
    '%s shows a page with examples, no line of which is too long',
    async (line) => {
      const { code, written } = await tavolo(line);
      expect(code).toBe(0);
      expect(written).toContain('  npx tavolo ');
      for (const text of written.split('\n')) expect(text.length, text).toBeLessThanOrEqual(110);
    },
  );

  it('that asks about bots alone is not offered a person, and files are called files', async () => {
    const { written } = await tavolo('sim --help');
    expect(written).not.toMatch(/--seats.*\byou,/);
    expect(written).toMatch(/--out <file>/);
    expect(written).toMatch(/--iterations <number> .*400/);
    expect(written).toMatch(/ boasts=one +One at most\. /);
  });

  it('that asks about one game is told of its ways to play alone, words for numbers in one row', async () => {
    const { written } = await tavolo('play gloomhaven --help');
    expect(written).not.toContain('boasts=one');
    expect(written).not.toContain('play gauntlet-of-fools');
    expect(written).toMatch(/^ {4}scenario=black-barrow +1 Black Barrow\. Kill all enemies\.$/m);
    expect(written).toMatch(/^ {4}level=1 … 9 +Higher levels mean/m);
    expect(written).toMatch(/^ {4}difficulty=very-hard +Very hard\. /m);
    for (const text of written.split('\n')) expect(text.length, text).toBeLessThanOrEqual(80);
  });

  it('that was not understood is answered in the language it asks for, with a command in it', async () => {
    const { warned } = await tavolo('paly --lang it');
    expect(warned).toContain('Intendevi “play”?');
    expect(warned).toContain('npx tavolo --help --lang it');
  });

  it('asks for the version', async () => {
    expect((await tavolo('--version')).written).toBe('1.2.3\n');
  });

  it('never leaves anything behind when it was not understood', async () => {
    const folder = freshFolder();
    await tavolo('sim gauntlet-of-fools --seats nobody --out x.csv', { folder });
    const { readdirSync } = await import('node:fs');
    expect(readdirSync(folder)).toEqual([]);
  });
});
