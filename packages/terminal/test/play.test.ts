import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gauntletOfFools } from '@tavolo/gauntlet-of-fools';
import { isRefusal, load } from '@tavolo/kernel';
import { languages } from '@tavolo/language';
import { refusals } from '@tavolo/language/refusals';
import { describe, expect, it } from 'vitest';
import { face } from '../games/gauntlet-of-fools/face.ts';
import { readInput } from '../play/commands.ts';
import { shellTexts } from '../text/shells.ts';
import { freshFolder, playsOn, tavolo } from './tavolo.ts';

describe.each(languages)('a whole game, spoken in %s', (language) => {
  it('can be played through a pipe to its reckoning, and no line is wider than the screen', async () => {
    const { play } = shellTexts(language);
    const line = `play gauntlet-of-fools --seed 3 --seats ana,random,random --lang ${language}`;
    const { code, written, warned } = await tavolo(line, { script: playsOn(play.ending, ['3']) });
    expect(code).toBe(0);
    expect(warned).toBe('');
    expect(written).toContain(play.ending);
    expect(written.trimEnd().endsWith(play.left)).toBe(true);
    expect(written).not.toMatch(/undefined|NaN|\[object|\n {4}at /);
    for (const text of written.split('\n')) expect([...text].length, text).toBeLessThanOrEqual(80);
  });

  it('understands its own words', async () => {
    const { play } = shellTexts(language);
    const words = ['help', 'card', 'log', 'rule', 'undo', 'why'] as const;
    const script = [...words.map((word) => play.words[word][0] ?? ''), play.words.quit[0] ?? '', 'n'];
    const line = `play gauntlet-of-fools --seed 3 --seats you,random --lang ${language}`;
    const { written } = await tavolo(line, { script });
    expect(written).toContain(play.helpTitle);
    expect(written).toContain(play.whichCard);
    expect(written).toContain('gof/boasting.2  ');
    expect(written).toContain(refusals[language]['nothing-to-undo']);
    expect(written).toContain(face.guide(language).nothingToExplain);
  });
});

it.each([
  ['gauntlet-of-fools', 4],
  ['gloomhaven', 2],
])('at %s as many sit down as usual, unless somebody says how many', async (game, players) => {
  const folder = freshFolder();
  await tavolo(`play ${game} --seed 1`, { script: ['save here.json', 'q', 'n'], folder });
  const saved = JSON.parse(readFileSync(join(folder, 'here.json'), 'utf8'));
  expect(saved.match.seats).toHaveLength(players);
  expect(Object.keys(saved.bots)).toHaveLength(players - 1);
});

const table = 'play gauntlet-of-fools --seed 5 --seats ana,random,random';

describe('wrong input', () => {
  it('is met with a short sentence, and the question stays', async () => {
    const script = ['crad', '77', '1 2', '1x', 'card oger', 'why 999', 'rule zzzz', 'q', 'n'];
    const { written } = await tavolo(table, { script });
    expect(written).toContain('Did you mean “card”?');
    expect(written).toContain('The options go from 1 to 3.');
    expect(written).toContain('Type a number from 1 to 3.');
    expect(written).toContain('only numbers');
    expect(written).toContain('Did you mean “ogre”?');
    expect(written).toContain('There is no line 999');
    expect(written).toContain('No rule mentions “zzzz”');
  });
});

it('Enter alone at the end asks again', async () => {
  const { written } = await tavolo(table, { script: playsOn('What next?', ['', '3']) });
  expect(written).toContain('> \nType a number from 1 to 3.\nWhat next?');
});

it.each(['porquê', 'por que', 'por quê', 'porque', 'why'])('%s asks for reasons in Portuguese', (word) => {
  expect(readInput(`${word} 12`, shellTexts('pt'))).toEqual({ is: 'word', word: 'why', rest: '12' });
});

describe('saving', () => {
  it('and going on leads to the same question with the same log', async () => {
    const folder = freshFolder();
    const first = await tavolo(table, { script: ['1', '', 'save here.json', 'log', 'q', 'n'], folder });
    const again = await tavolo('play gauntlet-of-fools --load here.json', {
      script: ['log', 'q', 'n'],
      folder,
    });
    const logOf = (written: string) => written.slice(written.indexOf('> log'), written.lastIndexOf('> q'));
    expect(first.written).toContain('Saved: here.json');
    expect(logOf(again.written)).toBe(logOf(first.written));
    expect(logOf(first.written).split('\n').length).toBeGreaterThan(3);
    const saved = JSON.parse(readFileSync(join(folder, 'here.json'), 'utf8'));
    expect(saved.bots).toEqual({ Rita: 'random', Remo: 'random' });
  });

  it('happens by itself when the input ends, and says where', async () => {
    const folder = freshFolder();
    await tavolo(table, { script: ['1'], folder });
    const second = await tavolo(table, { script: ['1'], folder });
    expect(readdirSync(join(folder, 'matches'))).toEqual([
      'gauntlet-of-fools-5-2.json',
      'gauntlet-of-fools-5.json',
    ]);
    expect(second.written).toContain('Saved: matches/gauntlet-of-fools-5-2.json');
    expect(second.written).toContain(
      '\n  npx tavolo play gauntlet-of-fools --load matches/gauntlet-of-fools-5-2.json\n',
    );
  });

  it('never writes over a file that nobody could be asked about', async () => {
    const folder = freshFolder();
    writeFileSync(join(folder, 'precious.json'), 'gold');
    const { written } = await tavolo(table, { script: ['save precious.json', 'q', 'n'], folder });
    expect(written).toContain('precious.json already exists');
    expect(readFileSync(join(folder, 'precious.json'), 'utf8')).toBe('gold');
  });

  it.each([
    ['save nowhere/x.json', "Can't write nowhere/x.json: there is no such folder."],
    ['save .', 'it is a folder.'],
  ])('%s is refused in words', async (command, says) => {
    const { written } = await tavolo(table, { script: [command, 'q', 'n'] });
    expect(written).toContain(says);
    expect(written).not.toMatch(/ENOENT|EISDIR/);
  });

  it('shows a command that can be pasted, whatever the file is called and whatever is spoken', async () => {
    const { written } = await tavolo(`${table} --lang it`, { script: ['salva my match.json', 'q', 'n'] });
    expect(written).toContain('\n  npx tavolo play gauntlet-of-fools --load "my match.json" --lang it\n');
    const usual = await tavolo(table, { script: ['salva x.json', 'q', 'n'], environment: { LANG: 'it_IT' } });
    expect(usual.written).toContain('--load x.json\n');
  });

  it('asks a person, and takes only a yes for a yes', async () => {
    const folder = freshFolder();
    writeFileSync(join(folder, 'precious.json'), 'gold');
    const keep = await tavolo(table, {
      script: ['save precious.json', '', 'q', 'n'],
      folder,
      isInteractive: true,
    });
    expect(keep.written).toContain('precious.json was left as it was');
    expect(readFileSync(join(folder, 'precious.json'), 'utf8')).toBe('gold');
    await tavolo(table, { script: ['save precious.json', 'y', 'q', 'n'], folder, isInteractive: true });
    expect(readFileSync(join(folder, 'precious.json'), 'utf8')).toContain('"tavolo":"match"');
  });

  it('is offered on leaving', async () => {
    const folder = freshFolder();
    await tavolo(table, { script: ['quit', ''], folder });
    expect(existsSync(join(folder, 'matches/gauntlet-of-fools-5.json'))).toBe(true);
  });

  it('of a rematch does not write over the match before it', async () => {
    const folder = freshFolder();
    const script = playsOn('What next?', ['2', '1', '2', '3']);
    const { written } = await tavolo(table, { script, folder });
    expect(written).toContain(
      'To read the story again:\n  npx tavolo replay matches/gauntlet-of-fools-5.json\n',
    );
    expect(readdirSync(join(folder, 'matches'))).toEqual([
      'gauntlet-of-fools-5-2.json',
      'gauntlet-of-fools-5.json',
    ]);
  });

  it('of a rematch holds what the match before handed on', async () => {
    const folder = freshFolder();
    await tavolo(table, { script: playsOn('What next?', ['2', '1', '2', '3']), folder });
    const matchIn = (file: string) => JSON.parse(readFileSync(join(folder, 'matches', file), 'utf8')).match;
    const before = load(gauntletOfFools, matchIn('gauntlet-of-fools-5.json'));
    const winners = isRefusal(before) ? before : before.match.result.winners;
    expect(matchIn('gauntlet-of-fools-5-2.json').sheet).toEqual({ lastWinners: winners });
  });
});
