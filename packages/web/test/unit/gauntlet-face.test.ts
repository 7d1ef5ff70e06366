import { chapters, content } from '@tavolo/gauntlet-of-fools';
import { expect, test } from 'vitest';
import { icons } from '../../games/gauntlet-of-fools/icons.ts';
import { tipsIn } from '../../games/gauntlet-of-fools/lesson.ts';
import { lesson } from '../../games/gauntlet-of-fools/text/en/lesson.ts';

const rules = chapters.flatMap((chapter) => chapter.rules.map(({ id }) => id));

test('every card and boast has an icon of its own', () => {
  const cards = [content.classes, content.weapons, content.encounters, content.boasts].flatMap((deck) => [
    ...deck.keys(),
  ]);
  const drawn = cards.map((card) => Object.entries(icons).find(([name]) => name === `gof/${card}`)?.[1]);
  expect(drawn).not.toContain(undefined);
  expect(new Set(drawn).size).toBe(cards.length);
});

test('every tip of the first game cites a rule there is', () => {
  expect(tipsIn(lesson).filter(({ rule }) => !rules.some((id) => id === rule))).toEqual([]);
});
