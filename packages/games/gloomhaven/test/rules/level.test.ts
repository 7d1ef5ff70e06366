import assert from 'node:assert/strict';
import { describe, expect, test } from 'vitest';
import { gloomhaven } from '../../game.ts';
import { equated } from '../../rules/abilities/amounts.ts';
import { exhaust } from '../../rules/death.ts';
import { monsterOf, statsAt, statsOf } from '../../rules/figures.ts';
import { reckon } from '../../rules/scenario/ending.ts';
import { bonusXp, goldPerCoin, monsterLevel, scenarioLevel, trapDamage } from '../../rules/scenario/level.ts';
import type { MonsterId } from '../../vocabulary/ids.ts';
import { rule } from '../scene/index.ts';
import { setUp } from '../scene/table.ts';

const { defaults } = gloomhaven;
const levels = [0, 1, 2, 3, 4, 5, 6, 7];
const recommended = (...characters: readonly number[]): number => scenarioLevel(defaults, characters);

describe('what L sets', () => {
  test('gh/level.1: monster level, gold, trap damage and bonus experience are those of the table', () => {
    expect(levels.map((it) => monsterLevel(it, defaults))).toEqual(levels);
    expect(levels.map((level) => goldPerCoin({ level }))).toEqual([2, 2, 3, 3, 4, 4, 5, 6]);
    expect(levels.map((it) => trapDamage(it, defaults))).toEqual([2, 3, 4, 5, 6, 7, 8, 9]);
    expect(levels.map((level) => bonusXp({ level }))).toEqual([4, 6, 8, 10, 12, 14, 16, 18]);
  });

  test('gh/level.2: trap damage is 2 + L and bonus experience 4 + 2L', () => {
    for (const level of levels) {
      expect(trapDamage(level, defaults)).toBe(2 + level);
      expect(bonusXp({ level })).toBe(4 + 2 * level);
    }
  });

  setUp('gh/level.1: all of it holds for a table that plays at L = 4', { options: { level: 4 } }, (table) => {
    table.toTheFirstRound();
    const { level, monsterLevel: ofMonsters, trapDamage: ofTraps } = table.state;
    expect([level, ofMonsters, ofTraps]).toEqual([4, 4, 6]);
  });
});

const raised = {
  map: ['ssss', ' c.g'],
  behind: {
    c: { monster: 'living-corpse', ranks: 'nnn' },
    g: { monster: 'bandit-guard', ranks: 'nnn' },
  },
  levelOffsets: [{ monster: 'living-corpse' as MonsterId, by: 2 }], // tests write ids
} as const;

for (const [level, corpse] of [
  [3, 5],
  [6, 7],
] as const)
  setUp(
    `gh/level.1c: at L = ${level} corpses that are two levels above the others are of level ${corpse}`,
    { ...raised, options: { level } },
    (table) => {
      table.toTheFirstRound();
      for (const [type, at] of [
        ['living-corpse', corpse],
        ['bandit-guard', level],
      ] as const) {
        const figure = table.state.figures.find((it) => it.type === type);
        assert(figure !== undefined);
        table.perform((g) => {
          const printed = statsAt(monsterOf(g, figure), 'normal', at);
          expect([figure.maxHp, statsOf(g, figure)]).toEqual([printed.hp, printed]);
          return undefined;
        });
      }
      expect(table.state.monsterLevel).toBe(level);
    },
  );

const sevenTokens = {
  map: ['.b.'],
  cast: { b: { class: 'brute', coins: 7 } },
  level: 6,
} as const;

rule('gh/level.1a: at L = 6 seven looted tokens are 35 gold at the end', sevenTokens, (scene) => {
  scene.perform((g) => {
    reckon(g);
    return undefined;
  });
  scene.settles(() => expect(scene.hero('b').gold).toBe(35));
});

const beforeTheTrap = { map: ['.bT.'], cast: { b: { class: 'brute', hp: 10 } }, level: 5 } as const;

rule('gh/level.1b: at L = 5 a damage trap deals 7 damage', beforeTheTrap, (scene) => {
  scene.does('b', { do: 'move', value: 1 });
  scene.asksAbout('ana', 'move-to').answer(scene.at('T'));
  scene.settles(() => expect(scene.the('b').hp).toBe(3));
});

describe('how L is chosen', () => {
  test('gh/level.3: L is a whole number from 0 to 7; what is below or above becomes 0 or 7', () => {
    expect(scenarioLevel({ ...defaults, level: -2 }, [1, 1])).toBe(0);
    expect(scenarioLevel({ ...defaults, level: 8 }, [1, 1])).toBe(7);
    expect(scenarioLevel({ ...defaults, difficulty: 'very-hard' }, [9, 9, 9, 9])).toBe(7);
  });

  test('gh/level.4: Normal is half the average level of the characters, rounded up', () => {
    expect([1, 2, 3, 4, 5, 6, 7, 8, 9].map((it) => recommended(it, it))).toEqual([1, 1, 2, 2, 3, 3, 4, 4, 5]);
    expect(recommended(1, 4)).toBe(2);
  });

  test('gh/level.4a: levels 6, 4, 4 and 3 make L = 3', () => {
    expect(recommended(6, 4, 4, 3)).toBe(3);
  });

  test('gh/level.4b: for two level 1 characters Normal is L = 1 and Easy L = 0', () => {
    expect(recommended(1, 1)).toBe(1);
    expect(scenarioLevel({ ...defaults, difficulty: 'easy' }, [1, 1])).toBe(0);
  });

  test('gh/level.4c: for four level 9 characters Normal is L = 5 and Very Hard L = 7', () => {
    expect(recommended(9, 9, 9, 9)).toBe(5);
    expect(scenarioLevel({ ...defaults, difficulty: 'very-hard' }, [9, 9, 9, 9])).toBe(7);
  });

  test('gh/level.5: Easy is -1, Normal 0, Hard +1, Very Hard +2', () => {
    const at = (['easy', 'normal', 'hard', 'very-hard'] as const).map((difficulty) =>
      scenarioLevel({ ...defaults, difficulty }, [4, 4]),
    );
    expect(at).toEqual([1, 2, 3, 4]);
  });

  test('gh/level.5a: with a recommended level of 3, Very Hard means L = 5', () => {
    expect(scenarioLevel({ ...defaults, difficulty: 'very-hard' }, [6, 4, 4, 3])).toBe(5);
  });

  test('gh/level.6: any L from 0 to 7 may be chosen, whatever is recommended', () => {
    for (const level of levels)
      expect(scenarioLevel({ ...defaults, level, difficulty: 'hard' }, [1, 1])).toBe(level);
  });
});

const twoOfThree = {
  map: ['.bs.'],
  cast: { b: { class: 'brute', level: 9 }, s: { class: 'scoundrel' } },
  level: 3,
} as const;

rule('gh/level.7: L stays what it was when characters become exhausted', twoOfThree, (scene) => {
  scene.perform((g) => {
    exhaust(g, g.state.heroes[0] ?? never(), 'cards');
    return undefined;
  });
  scene.settles((s) => expect([s.level, s.monsterLevel, s.trapDamage]).toEqual([3, 3, 5]));
});

function never(): never {
  throw new Error('nobody plays');
}

setUp(
  'gh/level.8: characters that were level 2 and are level 3 now play the next scenario at L = 2',
  { options: { characterLevel: 3 } },
  (table) => {
    expect(recommended(2, 2)).toBe(1);
    table.toTheFirstRound();
    expect(table.state.level).toBe(2);
  },
);

describe('equations', () => {
  const hp = [...gloomhaven.content.monsters.values()]
    .flatMap(({ stats }) => ('boss' in stats ? stats.boss.map((it) => it.hp) : []))
    .concat([...gloomhaven.content.scenarios.values()].flatMap((it) => it.objectives.map((one) => one.hp)))
    .flatMap((it) => (typeof it === 'number' ? [] : [it]));

  test('gh/level.9: hit points of bosses, named monsters and objectives are reckoned from L and C alone', () => {
    expect(hp.length).toBeGreaterThan(0);
    for (const equation of hp)
      expect(['base', 'c', 'l', 'cl', 'over']).toEqual(expect.arrayContaining(Object.keys(equation)));
  });

  rule('gh/level.9: 4 + 2L + 3C is 16 at L = 3 with two characters', twoOfThree, (scene) => {
    scene.perform((g) => {
      expect(equated(g, { base: 4, l: 2, c: 3 })).toBe(16);
      return undefined;
    });
    scene.settles();
  });
});
