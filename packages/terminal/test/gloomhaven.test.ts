import { languages } from '@tavolo/language';
import { describe, expect, it } from 'vitest';
import { widthOf } from '../console/layout.ts';
import { shellTexts } from '../text/shells.ts';
import { freshFolder, tavolo } from './tavolo.ts';

const table = 'play gloomhaven --seed 7 --seats ana,random';

/** Up to the shop: a class and a battle goal. */
const toTheShop = ['1', '1'];

describe.each(languages)('a newcomer who speaks %s', (language) => {
  const { play } = shellTexts(language);
  const line = `${table} --lang ${language}`;
  const quit = [play.words.quit[0] ?? '', 'n'];

  it('hears of this game when asking for help, and of no other', async () => {
    const { written } = await tavolo(line, { script: [play.words.help[0] ?? '', ...quit] });
    expect(written).toMatch(/<3> {2}.+3/);
    expect(written).toMatch(/## {4}\S/);
    expect(written).not.toMatch(/Defense|Difesa|Defesa/);
  });

  it('can look at a class, a battle goal, an item and a card by the number that picks it', async () => {
    const look = play.words.card[0] ?? '';
    const script = [`${look} 6`, '1', `${look} 2`, '1', `${look} 9`, '', `${look} 11`, ...quit];
    const { written } = await tavolo(line, { script });
    const said = (number: number): string =>
      new RegExp(`> ${look} ${number}\n([^>]*)`).exec(written)?.[1] ?? '';
    for (const number of [6, 2, 9, 11]) expect(said(number).split('\n').length, written).toBeGreaterThan(2);
    expect(said(6)).toContain('(48)');
    expect(said(9)).toContain('30');
    expect(said(11)).toContain('35');
  });

  it('plays through a pipe within the width of the screen', async () => {
    const answers = ['1', '', '1 2', '2', '1 2 3 4 5 6 7 8 9 10'];
    const script = [
      ...Array.from({ length: 120 }, (_, turn) => answers[turn % answers.length] ?? ''),
      ...quit,
    ];
    const { code, written } = await tavolo(line, { script });
    expect(code).toBe(0);
    expect(written).not.toMatch(/undefined|NaN|\[object|\n {4}at /);
    for (const text of written.split('\n')) expect(widthOf(text), text).toBeLessThanOrEqual(80);
  });
});

describe('the table', () => {
  it('says a level, a round and hit points when there are some, and not before', async () => {
    const { written } = await tavolo(table, { script: ['1', 'q', 'n'] });
    const [first = '', second = ''] = written.split('> 1\n');
    expect(first).toMatch(/^ Gloomhaven · Black Barrow · Preparation *$/m);
    expect(second).toMatch(/^ Gloomhaven · Black Barrow · Preparation +level 1 $/m);
    expect(written).not.toMatch(/round 0|0\/–|0\/0/);
  });

  it('lets a hex be found: the ends of each row are named, and hexes on offer have their number', async () => {
    const hand = '1 2 3 4 5 6 7 8 9 10';
    const { screens } = await tavolo(table, {
      script: [...toTheShop, '', hand, 'q', 'n'],
      isInteractive: true,
    });
    const screen = screens.find((one) => one.includes('Choose where')) ?? '';
    const [, hex = ''] = /^ {2}1 {2}Start on hex (\S+)$/m.exec(screen) ?? [];
    const [, row = ''] = hex.split(',');
    expect(screen).toMatch(new RegExp(`^ *-?\\d+,${row} .*<1>.* -?\\d+,${row}$`, 'm'));
  });

  it('calls doors and hexes on the map as the special rules do', async () => {
    const { screens } = await tavolo(`${table} --options scenario=inox-encampment`, {
      script: [...toTheShop, '', '1 2 3 4 5 6 7 8 9 10', 'q', 'n'],
      isInteractive: true,
    });
    const screen = screens.find((one) => one.includes('Choose where')) ?? '';
    expect(screen).toMatch(/^ *-8,-3 1-6 A {3}/m);
    expect(screen).toMatch(/\+\+ 1-6 Door {2}A Place/);
  });

  it('fits a small window at every question', async () => {
    const answers = ['1', '', '2', '1 2 3 4 5 6 7 8 9 10', '3'];
    const script = Array.from({ length: 80 }, (_, turn) => answers[turn % answers.length] ?? '');
    const { screens } = await tavolo(table, { script, isInteractive: true, size: [80, 24] });
    for (const screen of screens.filter((one) => one.split('\n> ').length === 2)) {
      expect(screen.split('\n').length, screen).toBeLessThanOrEqual(24);
      for (const row of screen.split('\n')) expect(widthOf(row), row).toBeLessThanOrEqual(80);
    }
  });

  it('lists the options after an answer as it did before', async () => {
    const setting = {
      script: [...toTheShop, 'help', 'q', 'n'],
      isInteractive: true,
      size: [100, 70],
    } as const;
    const { screens } = await tavolo(table, setting);
    const told = 'Take Boots of Striding (20 gold)\n     During your move ability: +2 Move';
    const shop = screens.filter((screen) => screen.includes(told)).slice(0, 2);
    expect(shop.map((screen) => screen.split(told).length - 1)).toEqual([1, 2]);
  });
});

describe('what cannot be taken is refused by name, and the question stays', () => {
  it.each([
    ['1 2', 'You already wear Boots of Striding on your legs.'],
    ['12 13', 'You can carry 1 small item, and already have Minor Healing Potion.'],
    ['7 7', 'You’ve picked the same thing twice.'],
    ['15', 'The options go from 1 to 14.'],
    ['boots', "I don't know “boots”."],
    ['card 99', 'There is no card “99”.'],
  ])('%s', async (said, says) => {
    const { written } = await tavolo(table, { script: [...toTheShop, said, '7', 'q', 'n'] });
    expect(written).toContain(`> ${said}\n${says}`);
    expect(written).toContain('The Brute brings Iron Helmet.');
  });

  it('a card too many, and how many are wanted', async () => {
    const { written } = await tavolo(table, {
      script: [...toTheShop, '', '1 2 3 4 5 6 7 8 9 10 11', 'q', 'n'],
    });
    expect(written).toContain('You picked 11. Type 10 numbers, separated by spaces.');
  });
});

it.each([
  ['it', 'Lo scenario è perso.', 'Round 1.'],
  ['pt', 'Vocês perderam o cenário.', 'Rodada 1.'],
])('a saved match is told again in %s', async (language, end, first) => {
  const folder = freshFolder();
  const answers = ['1', '', '2', '1 2 3 4 5 6 7 8 9 10', '3'];
  let turn = 0;
  const script = (written: string): string =>
    written.slice(-200).includes('What next?') ? (turn++ % 2 === 0 ? '2' : '3') : (answers[turn++ % 5] ?? '');
  await tavolo(table, { script, folder });
  const { code, written } = await tavolo(`replay matches/gloomhaven-7.json --lang ${language}`, { folder });
  expect(code).toBe(0);
  expect(written).toContain(first);
  expect(written).toContain(end);
  for (const text of written.split('\n')) expect(widthOf(text), text).toBeLessThanOrEqual(80);
});

it('rules are found by a word', async () => {
  const { code, written } = await tavolo('rules gloomhaven ritorsione --lang it');
  expect(code).toBe(0);
  expect(written).toMatch(/^gh\/bonuses\.17 {2}/m);
});
