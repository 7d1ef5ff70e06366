import { languages } from '@tavolo/language';
import { describe, expect, it } from 'vitest';
import { widthOf } from '../console/layout.ts';
import { shellTexts } from '../text/shells.ts';
import { tavolo } from './tavolo.ts';

const table = 'play wow-adventure --seed 7 --seats ana,random';

/** Often the first option, now and then another: it walks, fights and ends turns. */
const answers = ['1', '1', '2', '1', '3', '1'];
const scriptOf = (turns: number): string[] =>
  Array.from({ length: turns }, (_, turn) => answers[turn % answers.length] ?? '');

describe.each(languages)('a newcomer who speaks %s', (language) => {
  const { play } = shellTexts(language);
  const quit = [play.words.quit[0] ?? '', 'n'];

  it('plays through a pipe within the width of the screen', async () => {
    const { code, written } = await tavolo(`${table} --lang ${language}`, {
      script: [...scriptOf(80), ...quit],
    });
    expect(code).toBe(0);
    expect(written).not.toMatch(/undefined|NaN|\[object|\n {4}at /);
    for (const text of written.split('\n')) expect(widthOf(text), text).toBeLessThanOrEqual(80);
  });
});

describe('a list of dozens of spaces', () => {
  it('stands side by side, and part of a name picks from it', async () => {
    const { screens } = await tavolo(table, { script: scriptOf(80), isInteractive: true, size: [100, 60] });
    const asked = screens.findIndex((screen) => screen.includes('Choose where to hide the token'));
    expect(asked).toBeGreaterThan(0);
    const list = screens[asked]?.split('\n').filter((row) => /^ {0,2}\d+ {2}\S.* \d+ {2}\S/.test(row)) ?? [];
    expect(list.length).toBeGreaterThan(10);
    expect(screens[asked]?.split('\n').length).toBeLessThanOrEqual(60);
    const script = [...scriptOf(asked), 'the', 'brill', 'quit', 'n'];
    const { written } = await tavolo(table, { script });
    expect(written).toMatch(/Which one\? \d+ The /);
    expect(written).toMatch(/Ana hides a discovery token in Brill/);
  });
});

describe('the table', () => {
  it('shows heroes, quests with their progress, the space with its neighbours, and a combat as sums', async () => {
    const { screens } = await tavolo(table, { script: scriptOf(60), isInteractive: true, size: [110, 200] });
    const all = screens.join('\n');
    expect(all).toMatch(/Ana.*: .*health \d+\/\d+ · valor \d+ · energy \d+ · \d+ cards?/);
    expect(all).toMatch(/Quests: \S.* \d\/\d/);
    expect(all).toMatch(/leads to: \S/);
    expect(all).toMatch(/Unbeaten encounters: 1 \S/);
    expect(all).toMatch(/(Melee|Ranged) -?\d+.* · Defense \d+.* · Damage \d+/);
  });

  it('fits a small window at every question but those that offer dozens of spaces', async () => {
    const { screens } = await tavolo(table, { script: scriptOf(80), isInteractive: true, size: [80, 24] });
    for (const screen of screens.filter((one) => one.split('\n> ').length === 2 && !/ 24 {2}\S/.test(one))) {
      expect(screen.split('\n').length, screen).toBeLessThanOrEqual(24);
      for (const row of screen.split('\n')) expect(widthOf(row), row).toBeLessThanOrEqual(80);
    }
  });
});
