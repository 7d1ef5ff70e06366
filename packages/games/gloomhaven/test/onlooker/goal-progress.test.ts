import { Match, seat } from '@tavolo/kernel';
import { expect, test } from 'vitest';
import { content } from '../../content/content.ts';
import { gloomhaven } from '../../game.ts';
import { goalProgress, valueAt } from '../../onlooker/goal-progress.ts';
import { textsIn } from '../../text/index.ts';
import type { View } from '../../view.ts';
import { scenarioNumber } from '../content/map.ts';

const ana = seat('Ana');

/** What is seen of a scenario for three, with something changed. */
function seenOf(number: number, changes: Partial<View>) {
  const options = { ...gloomhaven.defaults, scenario: scenarioNumber(number).id, characters: 3 };
  const sheet = gloomhaven.chronicle.blank;
  const view = Match.start({ game: gloomhaven, seats: [ana], options, sheet, seed: 'goals' }).view(ana);
  return { view: { ...view, ...changes }, content };
}

test('Killed enemies and looted goal treasures are counted where they are the goal, and nothing else is', () => {
  expect(goalProgress(seenOf(3, { kills: 4 }))).toEqual({ done: 4, of: 15 });
  expect(goalProgress(seenOf(7, { goalsLooted: 2 }))).toEqual({ done: 2, of: 5 });
  expect(goalProgress(seenOf(1, { kills: 4 }))).toBeNull();
});

test('A goal that grows with the characters is said in letters, and in numbers once they are known', () => {
  const camp = scenarioNumber(3);
  const seen = seenOf(3, {});
  expect(textsIn('en').cards.scenarioGoal(camp)).toEqual(['Kill 5 x C enemies.']);
  expect(textsIn('en').cards.scenarioGoal(camp, (equation) => String(valueAt(seen, equation)))).toEqual([
    'Kill 15 enemies.',
  ]);
});
