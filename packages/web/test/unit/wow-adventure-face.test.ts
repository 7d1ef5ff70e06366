import { begin, isRefusal, seat } from '@tavolo/kernel';
import { wowAdventure } from '@tavolo/wow-adventure';
import { box } from '@tavolo/wow-adventure/box';
import { expect, test } from 'vitest';
import { lesson, tipsIn } from '../../games/wow-adventure/lesson.ts';
import { texts } from '../../games/wow-adventure/text/en.ts';

const tips = tipsIn(texts.lesson);

test('every tip of the first game cites a rule there is', () => {
  const rules = box.rulebook.chapters.flatMap((chapter) => chapter.rules.map(({ id }) => id));
  expect(tips.filter(({ rule }) => rule === null || !rules.includes(rule))).toEqual([]);
});

test('the first game is played as options of the game allow', () => {
  const options = { ...wowAdventure.defaults, ...lesson.options };
  const seats = [seat('Ana'), seat('Bot')];
  expect(isRefusal(begin(wowAdventure, { seats, options, seed: lesson.seed }))).toBe(false);
});
