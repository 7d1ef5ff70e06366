import { expect } from 'vitest';
import { blackFaces, castGameDie, mostDice, rollGameDie, whiteFaces } from '../../rules/dice.ts';
import { chanceOf } from '../../rules/outlook/odds.ts';
import { recharge, rechargeFaces } from '../../rules/turn/recharging.ts';
import type { ExplorerId } from '../../vocabulary/ids.ts';
import { rule } from '../table.ts';

const ana = { ana: { explorer: 'sable', at: '4,4', essence: 0, stamina: 3 } } as const;

rule(
  'ma/dice.1: the game die shows 1 to 10',
  ana,
  (scene) => {
    const shown: number[] = [];
    scene.does(function* (g) {
      shown.push(castGameDie(g), yield* rollGameDie(g, null));
    });
    scene.settles(() => expect(shown.slice(-2)).toEqual([1, 10]));
  },
  { game: [1, 10] },
);

rule('ma/dice.2: the white die shows 0, 0, 1, 1, 1 and 2', ana, () => {
  expect(whiteFaces).toEqual([0, 0, 1, 1, 1, 2]);
  expect(percent({ white: 1, black: 0 }, [1, 2, 3])).toEqual([67, 17, 0]);
});

rule('ma/dice.3: the black die shows 0, 1, 1, 2, 2 and 3', ana, () => {
  expect(blackFaces).toEqual([0, 1, 1, 2, 2, 3]);
  expect(percent({ white: 0, black: 1 }, [1, 2, 3, 4])).toEqual([83, 50, 17, 0]);
});

const recharged = [
  ['health', { health: 2, stamina: 1 }],
  ['health', { health: 2, stamina: 1 }],
  ['stamina-2', { health: 1, stamina: 3 }],
  ['stamina-2', { health: 1, stamina: 3 }],
  ['stamina-3', { health: 1, stamina: 4 }],
  ['blank', { health: 1, stamina: 1 }],
] as const;

for (const [face, [shows, left]] of recharged.entries())
  rule(
    `ma/dice.4: face ${face + 1} of the recharge die shows ${shows}, and restores that`,
    { ana: { explorer: 'sable', at: '4,4', health: 1, stamina: 1 } },
    (scene) => {
      scene.does((g) => recharge(g, 'sable' as ExplorerId)); // tests write ids
      scene.settles(() => {
        expect(rechargeFaces).toHaveLength(recharged.length);
        expect(scene.facts('recharged')).toEqual([{ is: 'recharged', explorer: 'sable', face: shows }]);
        expect(scene.the('ana')).toMatchObject(left);
      });
    },
    { recharge: [face] },
  );

rule('ma/dice.5: dice beyond three of a colour are lost', ana, () => {
  expect(mostDice).toBe(3);
  expect(chanceOf({ white: 0, black: 5 }, 9)).toBe(chanceOf({ white: 0, black: 3 }, 9));
  expect(percent({ white: 3, black: 3 }, [4, 5, 6, 7])).toEqual([96, 89, 77, 59]);
});

rule(
  'ma/dice.6: every roll is told, and the new face of a die that is rolled again stands',
  { ana: { explorer: 'sable', finished: true, essence: 1, worn: ['weeping-coin'] } },
  (scene) => {
    scene.goesOnTo('horror');
    scene.asksAbout('ana', 'use').answer('use:weeping-coin:call-it-again');
    scene.settles(() => {
      expect(scene.facts('rolled-game-die')[0]).toMatchObject({ roll: 2 });
      expect(scene.facts('checked-spawn')).toMatchObject([{ roll: 9 }]);
    });
  },
  { game: [2, 9] },
);

const percent = (dice: { white: number; black: number }, atLeast: readonly number[]): readonly number[] =>
  atLeast.map((n) => Math.round(100 * chanceOf(dice, n)));
