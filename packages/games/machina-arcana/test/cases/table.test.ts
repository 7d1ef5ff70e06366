/** Cases of the table as a whole: numbers of explorers, difficulty, the mind of the monsters, shared cards. */
import { seat } from '@tavolo/kernel';
import { expect, test } from 'vitest';
import { hasReachedGoal } from '../../rules/story/goals.ts';
import { figureOf } from '../../rules/values/values.ts';
import { unit } from '../ids.ts';
import { newMatch } from '../preparing.ts';
import type { Setting } from '../setting.ts';
import { rule } from '../table.ts';

rule(
  'ma/K168, ma/ending.8: one explorer alone has one spawn check a round',
  { ana: { explorer: 'prys' } },
  (scene) => {
    scene.goesOnTo('horror');
    scene.acts('ana', 'end');
    scene.settles(() => expect(scene.facts('checked-spawn')).toHaveLength(1));
  },
  { game: [10, 10] },
);

rule(
  'ma/K168: one explorer alone needs a tally of 2',
  { ana: { explorer: 'prys' } },
  (scene) => {
    expect(hasReachedGoal(scene.table)).toBe(true);
  },
  { chapter: 'the-tally-keepers', counters: { tally: 2 } },
);

rule(
  'ma/K168: what a chapter says it does not do to one explorer alone, it does not',
  { ana: { explorer: 'prys', essence: 1 } },
  (scene) => {
    scene.goOn(({ phase }) => phase === 'horror');
    scene.settles(() => expect(scene.the('ana').essence).toBe(1));
  },
  { chapter: 'lungs-of-brass', phase: 'spawn', active: null },
);

rule(
  'ma/K168: the Heart has 2 health against one explorer',
  { ana: { explorer: 'prys', at: '1,8' } },
  (scene) => {
    expect(figureOf(scene.table, unit('heart-engine'), 'health-max')).toBe(2);
  },
  {
    chapter: 'the-drowned-engine',
    tiles: [{ face: 'end-drowned-engine', column: 0, row: 0 }],
    monsters: { 'heart-engine': { at: '4,4' } },
  },
);

const spent = (explorer: string, at: string) => ({ explorer, at, stamina: 0, finished: true }) as const;
const pair = { ana: spent('prys', '4,5'), ben: spent('crane', '5,5') };
const easy: Setting = {
  options: { difficulty: 'easy' },
  ratings: { spawn: 4 },
  monsterDeck: ['hollow-stoker', 'brine-gnawer'],
};

rule(
  'ma/K171: at easy with two explorers a failed check brings the rating back to 1, and the next cannot fail',
  pair,
  (scene) => {
    scene.goesOnTo('horror');
    scene.settles(({ spawnRating }) => {
      expect(scene.facts('checked-spawn')).toHaveLength(2);
      expect(scene.facts('spawned')).toHaveLength(1);
      expect(spawnRating).toBe(2);
    });
  },
  { ...easy, game: [3, 1] },
);

rule(
  'ma/K171, ma/ending.14: with three it goes back to 2, and a roll of 1 fails',
  { ...pair, cy: spent('vane', '6,5') },
  (scene) => {
    scene.goesOnTo('horror');
    scene.settles(({ spawnRating }) => {
      expect(scene.facts('checked-spawn')).toHaveLength(3);
      expect(scene.facts('spawned')).toHaveLength(2);
      expect(spawnRating).toBe(3);
    });
  },
  { ...easy, game: [3, 1, 2] },
);

rule(
  'ma/K180, ma/actions.4, ma/actions.4.2: an explorer exits from a space adjacent to the exit, for 2',
  { ana: { explorer: 'prys', at: '3,1' }, ben: { explorer: 'crane' } },
  (scene) => {
    scene.takesTurns();
    scene.acts('ana', 'exit');
    expect(scene.the('ana')).toMatchObject({ at: null, exited: true });
  },
  { chapter: 'second-descent', exit: { column: 0, row: 0, side: 'north' } },
);

rule(
  'ma/K181, ma/actions.6.2, ma/effects.2: what one explorer has used of a card for everybody, nobody else uses in that round',
  {
    ana: { explorer: 'prys', essence: 2 },
    ben: { explorer: 'crane', at: '8,8', essence: 2 },
  },
  (scene) => {
    scene.takesTurns();
    scene.acts('ana', 'use:echo-of-reason:steady');
    expect(scene.couldDo('ana', 'use')).not.toContain('use:echo-of-reason:steady');
    scene.acts('ana', 'end');
    expect(scene.couldDo('ben', 'use')).not.toContain('use:echo-of-reason:steady');
  },
  { explorerEvent: 'echo-of-reason' },
);

rule(
  'ma/K184, ma/actions.14.3: an event space that was just used does not count as unexplored for what is drawn there',
  { ana: { explorer: 'prys', at: '8,1' } },
  (scene) => {
    scene.takesTurns();
    scene.acts('ana', 'activate:8,0');
    expect(scene.token('8,0')).toBe('explored');
    scene.acts('ana', 'end');
    scene.settles();
    scene.goesOnTo('monsters');
    scene.settles(() => {
      expect(scene.token('8,0')).toBe('explored');
      expect(scene.token('7,5')).toBe('destroyed');
    });
  },
  { explorerEvents: ['hush'], horrorEvents: ['forgotten-room'], game: [10, 1], ratings: { horror: 5 } },
);

rule(
  'ma/K202: stamina that is lost in the own turn is gone',
  { ana: { explorer: 'prys', at: '8,1', stamina: 6 } },
  (scene) => {
    scene.takesTurns();
    scene.acts('ana', 'activate:8,0');
    scene.asksAbout('ana', 'choice').answer('hold-on');
    expect(scene.the('ana').stamina).toBe(1);
  },
  { explorerEvents: ['loose-grating'] },
);

rule(
  'ma/K209: past an ethereal monster in a doorway the far side is 2 steps away, and ranged aim is blocked',
  { ana: { explorer: 'prys', at: '1,1', stamina: 2 } },
  (scene) => {
    scene.takesTurns();
    expect(scene.couldDo('ana', 'move')).not.toContain('move:2,1');
    expect(scene.terrain.sees(scene.cell('1,1'), scene.cell('4,1'), false)).toBe(false);
    scene.acts('ana', 'move:3,1');
    expect(scene.the('ana')).toMatchObject({ at: '3,1', stamina: 0 });
  },
  {
    monsters: { 'lantern-wisp': { at: '2,1' } },
    lasting: [{ card: 'lantern-wisp' as never, on: 'lantern-wisp' as never, is: 'grant', of: 'ethereal' }],
  },
);

test('ma/ending.7: the mind of the monsters has no explorer', () => {
  const match = newMatch(['ana', 'ben', 'eve'], { puppeteer: true });
  match.play(seat('ana'), ['prys']);
  match.play(seat('ben'), ['crane']);
  expect(match.state.explorers.map(({ explorer }) => explorer)).toEqual(['prys', 'crane']);
  expect(match.openTo(seat('eve'))).toBeNull();
});
