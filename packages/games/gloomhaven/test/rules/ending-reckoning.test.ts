import { expect } from 'vitest';
import { reckon } from '../../rules/scenario/ending.ts';
import type { State } from '../../state.ts';
import { type HexScene, rule } from '../scene/index.ts';

/** The scenario ends like this. */
function ends(scene: HexScene, ending: State['ending']): void {
  scene.perform((g) => {
    g.state.ending = ending;
    reckon(g);
    return undefined;
  });
}

const looted = {
  map: ['$b$', ' $$..', '...$'],
  cast: { b: { class: 'brute', xp: 5 } },
  level: 3,
} as const;

for (const ending of ['success', 'failure'] as const) {
  rule(
    `gh/ending.5: after ${ending} a character keeps the experience gained in the scenario`,
    looted,
    (scene) => {
      ends(scene, ending);
      scene.settles(() => {
        const bonus = ending === 'success' ? 10 : 0;
        expect(scene.told.find((it) => it.is === 'reckoned')).toMatchObject({ xp: 5, bonusXp: bonus });
        expect(scene.hero('b').xp).toBe(5 + bonus);
      });
    },
  );

  rule(
    `gh/ending.6, gh/ending.6a: after ${ending} at L = 3 four tokens are 12 gold, and one left lying is none`,
    looted,
    (scene) => {
      scene.does('b', { do: 'loot', range: 1 });
      scene.asksAbout('ana', 'ability-use').answer('perform');
      ends(scene, ending);
      scene.settles((s) => {
        expect([scene.hero('b').coins, scene.hero('b').gold]).toEqual([4, 12]);
        expect(s.pieces).toHaveLength(1);
      });
    },
  );

  rule(
    `gh/ending.7: after ${ending} all cards return, items are refreshed and hit points are at the maximum`,
    {
      map: ['bc'],
      cast: {
        b: {
          class: 'brute',
          hp: 3,
          hand: ['trample'],
          discard: ['sweeping-blow'],
          lost: ['leaping-cleave'],
          active: ['warding-strength bottom'],
          items: [{ item: 'boots-of-striding', state: 'spent' }],
        },
        c: { class: 'cragheart', lost: ['avalanche'] },
      },
    },
    (scene) => {
      ends(scene, ending);
      scene.settles(() => {
        const { hand, discard, lost, active, items } = scene.hero('b');
        expect([...hand].sort()).toEqual(['leaping-cleave', 'sweeping-blow', 'trample', 'warding-strength']);
        expect([discard, lost, active]).toEqual([[], [], []]);
        expect(items).toEqual([{ item: 'boots-of-striding', state: 'ready', marked: 0 }]);
        expect(scene.the('b').hp).toBe(scene.the('b').maxHp);
        expect(scene.hero('c').hand).toEqual(['avalanche']);
      });
    },
  );

  rule(
    `gh/ending.8: after ${ending} blessings, curses and star cards leave every deck, and all is one pile again`,
    {
      map: ['bg'],
      cast: {
        b: { class: 'brute', draws: ['+1', 'bless', 'curse', 'minus-one', '-1'] },
        g: { monster: 'bandit-guard' },
      },
      monsterDraws: ['curse', '+2', 'bless'],
    },
    (scene) => {
      scene.does('b', { do: 'attack', value: 1 });
      scene.asksAbout('ana', 'attack-target').answer('bandit-guard-1');
      ends(scene, ending);
      scene.settles((s) => {
        const special = (cards: readonly string[]): readonly string[] => cards.filter((it) => it !== '+0');
        expect(s.decks.map(({ draw }) => [...special(draw)].sort())).toEqual([['+1', '-1'], ['+2']]);
        expect(s.decks.map(({ discards }) => discards)).toEqual([[], []]);
      });
    },
  );
}

const withGoal = { map: ['b'], cast: { b: { class: 'brute', goal: 'fast-healer' } } } as const;

rule('gh/ending.10: on success a character that met its battle goal gets its checks', withGoal, (scene) => {
  ends(scene, 'success');
  scene.settles(() => {
    expect(scene.hero('b').checks).toBe(1);
    expect(scene.told.map(({ is }) => is)).toContain('goal-met');
  });
});

rule(
  'gh/ending.10: and one that missed it gets none',
  { map: ['b'], cast: { b: { class: 'brute', goal: 'fast-healer', hp: 9 } } },
  (scene) => {
    ends(scene, 'success');
    scene.settles(() => expect(scene.hero('b').checks).toBe(0));
  },
);

rule('gh/ending.10a: a character met its goal but the scenario failed: no check', withGoal, (scene) => {
  ends(scene, 'failure');
  scene.settles(() => {
    expect(scene.hero('b').checks).toBe(0);
    expect(scene.told.map(({ is }) => is)).toContain('goal-met');
  });
});

rule(
  'gh/ending.11: the checks are recorded in the same step in which the scenario ends',
  { map: ['b'], cast: { b: { class: 'brute', goal: 'layabout', acted: true } } },
  (scene) => {
    scene.goOn((s) => s.phase === 'over');
    scene.settles(() => expect(scene.hero('b').checks).toBe(2));
  },
);

const fallen = {
  map: ['bc'],
  cast: {
    b: { class: 'brute', hp: 1, xp: 3, goal: 'layabout' },
    c: { class: 'cragheart', xp: 1 },
  },
  level: 2,
} as const;

rule(
  'gh/ending.12, gh/ending.12a: after success at L = 2 each character, exhausted ones too, gains 8 experience',
  fallen,
  (scene) => {
    scene.does('b', { do: 'damage', value: 5, targets: { is: 'self' } });
    ends(scene, 'success');
    scene.settles(() => {
      expect(scene.hero('b').exhausted).toBe(true);
      expect([scene.hero('b').xp, scene.hero('c').xp]).toEqual([11, 9]);
    });
  },
);

rule('gh/ending.12: after failure there is no bonus experience', fallen, (scene) => {
  ends(scene, 'failure');
  scene.settles(() => expect([scene.hero('b').xp, scene.hero('c').xp]).toEqual([3, 1]));
});

rule(
  'gh/ending.13: an exhausted character shares in experience, money, battle goal and bonus',
  { ...fallen, map: ['b$c'] },
  (scene) => {
    scene.does('b', { do: 'loot', range: 1 }, { do: 'damage', value: 5, targets: { is: 'self' } });
    scene.asksAbout('ana', 'ability-use').answer('perform');
    ends(scene, 'success');
    scene.settles(() => {
      expect(scene.hero('b')).toMatchObject({ exhausted: true, xp: 11, gold: 3, checks: 2 });
    });
  },
);

rule(
  'gh/ending.18: a lost scenario keeps the numbered treasures already looted',
  { map: ['bC'], cast: { b: { class: 'brute' } } },
  (scene) => {
    scene.does('b', { do: 'loot', range: 1 });
    scene.asksAbout('ana', 'ability-use').answer('perform');
    ends(scene, 'failure');
    scene.settles((s) => expect([s.outcome, s.treasuresLooted]).toEqual(['failure', [7]]));
  },
);
