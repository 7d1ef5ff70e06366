/** Cases of setup, the round and its turns. */
import { expect } from 'vitest';
import { beginRound } from '../../rules/round.ts';
import { rule } from '../table.ts';

rule(
  'ma/K5: stamina left at the end of a turn is lost, and full again in the next explorer phase',
  { ana: { explorer: 'crane', stamina: 3 } },
  (scene) => {
    scene.takesTurns();
    scene.acts('ana', 'end');
    scene.settles(() => expect(scene.the('ana').stamina).toBe(0));
    scene.does(beginRound);
    scene.settles(() => expect(scene.the('ana').stamina).toBe(8));
  },
);

rule(
  'ma/K7: nobody begins before the turn under way has ended, and nobody acts twice in a round',
  { ana: { explorer: 'prys' }, ben: { explorer: 'crane' } },
  (scene) => {
    scene.takesTurns();
    scene.acts('ana', 'move:3,3');
    scene.asksNothingOf('ben');
    scene.acts('ana', 'end');
    scene.asksNothingOf('ana');
    scene.acts('ben', 'end');
    scene.settles(({ explorers }) => expect(explorers.map(({ finished }) => finished)).toEqual([true, true]));
  },
);
