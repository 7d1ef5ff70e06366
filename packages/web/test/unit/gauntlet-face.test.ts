import { box, chapters, gauntletOfFools } from '@tavolo/gauntlet-of-fools';
import { expect, test } from 'vitest';
import { gauntletIcons } from '../../games/gauntlet-of-fools/icons.ts';
import { lesson } from '../../games/gauntlet-of-fools/lesson.ts';
import { words } from '../../games/gauntlet-of-fools/words.ts';
import { languages } from '../../text/language.ts';

const rules = chapters.flatMap((chapter) => chapter.rules.map(({ id }) => id));

test('every card and boast has an icon of its own', () => {
  const cards = [box.classes, box.weapons, box.encounters, box.boasts].flatMap((deck) => [...deck.keys()]);
  const drawn = cards.map(
    (card) => Object.entries(gauntletIcons).find(([name]) => name === `gof/${card}`)?.[1],
  );
  expect(drawn).not.toContain(undefined);
  expect(new Set(drawn).size).toBe(cards.length);
});

test('every tip of the first game cites a rule there is', () => {
  for (const language of languages) {
    expect(lesson.tips[language].filter(({ rule }) => !rules.some((id) => id === rule))).toEqual([]);
  }
});

test('the table options are options of the game, and offer what it plays by default', () => {
  const defaults = Object.entries(gauntletOfFools.defaults);
  for (const { key, values, rule } of words('en').options) {
    const [, usual] = defaults.find(([name]) => name === key) ?? [];
    expect(values.map(({ value }) => value)).toContain(usual);
    expect(rules.some((id) => id === rule)).toBe(true);
  }
});
