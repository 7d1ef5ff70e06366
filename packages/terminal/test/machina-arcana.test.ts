import { languages } from '@tavolo/language';
import { describe, expect, it } from 'vitest';
import { widthOf } from '../console/layout.ts';
import { shellTexts } from '../text/shells.ts';
import { freshFolder, tavolo } from './tavolo.ts';

const table = 'play machina-arcana --seed 7 --seats ana,random';

/** The first option, now and then a far walk or the end of the turn; where there are fewer, it is refused. */
const answers = ['1', '58', '2', '1', '60', '3', '5', '1'];
const scriptOf = (turns: number): string[] =>
  Array.from({ length: turns }, (_, turn) => answers[turn % answers.length] ?? '');

describe.each(languages)('a newcomer who speaks %s', (language) => {
  const { play } = shellTexts(language);
  const quit = [play.words.quit[0] ?? '', 'n'];

  it('plays through a pipe within the width of the screen, hears what signs mean, and where numbers come from', async () => {
    const asks = [play.words.help[0] ?? '', play.words.why[0] ?? ''];
    const { code, written } = await tavolo(`${table} --lang ${language}`, {
      script: [...scriptOf(16), ...asks, ...quit],
    });
    expect(code).toBe(0);
    expect(written).toMatch(/^ {2}!a {2,}\S/m);
    expect(written).toMatch(/^ {2}## {2,}\S/m);
    expect(written).toMatch(/Ada Thornquist: \p{L}+ 4 = 4 \S/u);
    expect(written).not.toMatch(/undefined|NaN|\[object|\n {4}at /);
    for (const text of written.split('\n')) expect(widthOf(text), text).toBeLessThanOrEqual(80);
  });
});

describe('the table', () => {
  it('is drawn from above, with walls, doors, ways out, and the numbers of walks', async () => {
    const { screens } = await tavolo(table, {
      script: ['1', 'quit', 'n'],
      isInteractive: true,
      size: [80, 70],
    });
    const screen = screens.find((one) => one.includes('Dynamo Pit')) ?? '';
    const [, map = 'no map'] = /^( +Dynamo Pit\n.*?)\n {3}§§ /ms.exec(screen) ?? [];
    expect(`\n${map}\n`).toMatchInlineSnapshot(`
      "
         Dynamo Pit
           0  1  2  3  4  5  6  7  8  9
         ┌───────────╴↑↑ ↑↑╶───────────┐
       0 │[]  ·  ·  ·  ·  ·  ·  ·╎ · <>│
       1 │ ·  · ##  ·  ·  ·  · ##│ ·  ·│
         │                       └──╴╌╌│
       2 │ · ##  · () () () ()  · ##  ·│
       3 │52 51 50 48 46 47 49 53 54 55│
       4 ←39 36 35 () 33 34 () 37 38 43→
       5 ←32 27 25 () 23 24 () 26 29 41→
       6 │30 22 18 16 14 15 17 21 28 40│
       7 │31 ## 13  8  6  7 12 20 ## 42│
         │╌╌╶──┐                 ┌──╴╌╌│
       8 │44 45│##  5 ^^ ^^ 10 ##│56 Ro│
       9 │-/ ??│11  3 Th  2  9 19│§§ %%│
         └─────┴─────╴↓↓ ↓↓╶─────┴─────┘
      "
    `);
  });

  it('shows explorers, monsters with whom they go for, the chapter with its goal, and the ratings', async () => {
    const { screens } = await tavolo(table, { script: scriptOf(40), isInteractive: true, size: [110, 120] });
    const all = screens.join('\n');
    expect(all).toMatch(
      /Ana.*: Ada Thornquist · health \d+\/\d+ · stamina \d+\/\d+ · essence \d+\/\d+ · armor/,
    );
    expect(all).toMatch(/^ {3}!a \S.* · health \d+\/\d+ · .*goes for \S.*, \d+ steps?$/m);
    expect(all).toMatch(/Chapter 1 of 10: The Cold Stair · activate a chapter space/);
    expect(all).toMatch(/Spawn rating \d+ \(\d+%\) · Horror rating \d+ \(\d+%\) · Threat \d\/4/);
  });

  it('fits a small window at every question but those that offer dozens of walks', async () => {
    const { screens } = await tavolo(table, { script: scriptOf(40), isInteractive: true, size: [80, 24] });
    for (const screen of screens.filter((one) => one.split('\n> ').length === 2 && !/ 40 {2}\S/.test(one))) {
      expect(screen.split('\n').length, screen).toBeLessThanOrEqual(24);
      for (const row of screen.split('\n')) expect(widthOf(row), row).toBeLessThanOrEqual(80);
    }
  });

  it('lets explorers, monsters and the chapter be looked at', async () => {
    const { written } = await tavolo(table, {
      script: ['1', 'card thornquist', 'card cold stair', 'quit', 'n'],
    });
    expect(written).toContain('> card thornquist\nAda Thornquist\n');
    expect(written).toMatch(/> card cold stair\nThe Cold Stair\n/);
  });
});

it('rules are found by a word', async () => {
  const { code, written } = await tavolo('rules machina-arcana barile --lang it');
  expect(code).toBe(0);
  expect(written).toMatch(/^ma\/\S+ {2}/m);
});

it('a saved match is told again in another language', async () => {
  const folder = freshFolder();
  const line = `${table} --options scenario=ninth-toll,duration=quick`;
  await tavolo(line, { script: [...scriptOf(10), 'save', 'quit', 'n'], folder });
  const { code, written } = await tavolo('replay matches/machina-arcana-7.json --lang it', { folder });
  expect(code).toBe(0);
  expect(written).toContain('Ada Thornquist');
  expect(written).toMatch(/Round 1\./);
});

it('the end tells how the tale ends, how far it came, and what each explorer did', async () => {
  const script = (written: string): string => {
    if (written.slice(-200).includes('What next?')) return '3';
    const ends = [...written.slice(-5000).matchAll(/(\d+) {2}End the turn/g)].at(-1)?.[1];
    return ends ?? '1';
  };
  const { written } = await tavolo(table, { script });
  expect(written).toMatch(/^You didn’t make it\.\nChapter \d of 10 · round \d+$/m);
  expect(written).toContain('The pressure finds its way up the shaft');
  expect(written).toMatch(
    /^ {2}Ana: Ada Thornquist \(dead\) · Monsters destroyed \d+ · Hits \d+ · Health lost/m,
  );
});
