import { seat } from '@tavolo/kernel';
import { plainTally, playRange, reportCsv, summaryOf } from '@tavolo/lab';
import { languages } from '@tavolo/language';
import { shelf } from '@tavolo/shelf';
import { describe, expect, it } from 'vitest';
import { widthOf } from '../console/layout.ts';
import { paintWith } from '../console/paint.ts';
import type { TerminalFace } from '../face/face.ts';
import type { Games } from '../face/opened-game.ts';
import { plainFace } from '../face/plain/face.ts';
import { outlineOf } from '../face/plain/outline.ts';
import { treeLines } from '../face/plain/tree.ts';
import { face as gauntletFace } from '../games/gauntlet-of-fools/face.ts';
import { face as gloomhavenFace } from '../games/gloomhaven/face.ts';
import { reportLines } from '../sim/report-lines.ts';
import { shellTexts } from '../text/shells.ts';
import { ballot } from './ballot.ts';
import { freshFolder, playsOn, tavolo } from './tavolo.ts';

/** The games of the house and a tiny one, all without a face of their own. */
const plainGames: Games = { boxes: [...shelf, ballot], faceOf: async (box) => plainFace(box) };

it('a face of any game is a face', () => {
  const faces: readonly TerminalFace[] = [gauntletFace, gloomhavenFace];
  expect(faces.every(({ cards }) => cards.length > 50)).toBe(true);
});

describe('a view told as a tree, with the names of things and players and nothing that is not there', () => {
  const names = {
    texts: { name: (id: string) => (id === 'red-dragon' ? 'the Red Dragon' : id) },
    seats: [seat('ana-maria')],
    player: () => 'Ana Maria',
  };
  const view = {
    turnOf: 'ana-maria',
    deckSize: 12,
    isOpen: true,
    hasEnded: false,
    winner: null,
    discards: [],
    track: [[1, 2], [3]],
    heroes: [
      { name: 'red-dragon', gold: 0, items: ['axe', 'red-dragon'], place: { hex: '-1,2' } },
      { name: 'knight', dead: true },
    ],
  };
  const drawing = { paint: paintWith(false), width: 40, levels: 9, isFlat: false };

  it('is whole where there is room', () => {
    expect(treeLines(outlineOf(view, names), drawing)).toEqual([
      ' Turn of Ana Maria · Deck size 12 · Is',
      ' open',
      ' Track: 1 2, 3',
      ' Heroes',
      '   • Name the Red Dragon · Gold 0',
      '     Items: axe, the Red Dragon',
      '     Place',
      '       Hex -1,2',
      '   • Name knight · Dead',
    ]);
  });

  it('is cut in depth and width where it must be flat', () => {
    expect(treeLines(outlineOf(view, names), { ...drawing, levels: 2, isFlat: true })).toEqual([
      ' Turn of Ana Maria · Deck size 12 · Is …',
      ' Track: 1 2, 3',
      ' Heroes',
      '   • Name the Red Dragon · Gold 0',
      '     Items: axe, the Red Dragon',
      '   • Name knight · Dead',
    ]);
  });
});

describe.each(languages)('in %s', (language) => {
  const { play, plain } = shellTexts(language);

  it.each([
    ['gauntlet-of-fools', 'ana,random,random'],
    ['ballot', 'ana,random'],
  ])('%s is played to its end without a face, and told again', async (game, seats) => {
    const folder = freshFolder();
    const line = `play ${game} --seed 3 --seats ${seats} --lang ${language}`;
    const script = playsOn(play.ending, ['2', '3']);
    const { code, written, warned } = await tavolo(line, { script, folder, games: plainGames });
    expect([code, warned]).toEqual([0, '']);
    expect(written).not.toMatch(/undefined|NaN|\[object|[{}"]|\n {4}at /);
    for (const text of written.split('\n')) expect(widthOf(text), text).toBeLessThanOrEqual(80);
    const replayed = await tavolo(`replay matches/${game}-3.json --lang ${language}`, {
      folder,
      games: plainGames,
    });
    expect(replayed.code).toBe(0);
    expect(replayed.written).toMatch(new RegExp(`^ +${plain.score}$`, 'm'));
  });

  it('gloomhaven is played without a face, through a pipe', async () => {
    const answers = ['1', '', '1 2', '2', '1 2 3 4 5 6 7 8 9 10'];
    const turns = Array.from({ length: 60 }, (_, turn) => answers[turn % answers.length] ?? '');
    const script = [...turns, play.words.why[0] ?? '', play.words.card[0] ?? '', play.words.help[0] ?? ''];
    const line = `play gloomhaven --seed 7 --seats ana,random --lang ${language}`;
    const { code, written } = await tavolo(line, { script, games: plainGames });
    expect(code).toBe(0);
    expect(written).toContain(plain.nothingToExplain);
    expect(written).not.toMatch(/undefined|NaN|\[object|[{}]|\n {4}at /);
    for (const text of written.split('\n')) expect(widthOf(text), text).toBeLessThanOrEqual(80);
  });

  it('a game without a tally of its own is counted by wins, scores and decisions', () => {
    const job = {
      game: 'ballot',
      bots: ['random', 'random'],
      options: {},
      seed: '1',
      iterations: 1,
    } as const;
    const game = { box: ballot, tally: plainTally };
    const findings = { game, job, summary: summaryOf(job, playRange(game, job, { from: 0, to: 20 })) };
    const texts = shellTexts(language);
    const lines = reportLines(findings, { texts, language, paint: paintWith(false) });
    expect(lines.filter((one) => one.startsWith('random'))).toHaveLength(2);
    const decisions = lines.filter((one) => /2[.,]00 ± 0[.,]00/.test(one));
    expect(decisions).toHaveLength(1);
    expect(reportCsv(findings).split('\n')[0]).toBe('group,id,count,wins,low,high,score,length');
  });
});

it.each(['gauntlet-of-fools', 'gloomhaven'])('%s fits a small window without a face', async (game) => {
  const answers = ['1', '', '2', '1 2 3 4 5 6 7 8 9 10', '3'];
  const script = Array.from({ length: 60 }, (_, turn) => answers[turn % answers.length] ?? '');
  const line = `play ${game} --seed 7 --seats ana,random`;
  const setting = { script, isInteractive: true, size: [80, 24] as const, games: plainGames };
  const { screens } = await tavolo(line, setting);
  const asked = screens.filter((one) => one.split('\n> ').length === 2);
  expect(asked.length).toBeGreaterThan(5);
  for (const screen of asked) expect(screen.split('\n').length, screen).toBeLessThanOrEqual(24);
});

it('of a game with nothing but a box, rules are found, and help tells how to play it', async () => {
  const { code, written } = await tavolo('rules ballot once', { games: plainGames });
  expect([code, written]).toEqual([0, expect.stringContaining('ballot/vote.1  Everybody votes once.')]);
  const help = await tavolo('play ballot --help', { games: plainGames });
  expect(help.written).toContain('npx tavolo play ballot --seats ana,greedy\n');
  expect(help.written).not.toContain('--options (');
});
