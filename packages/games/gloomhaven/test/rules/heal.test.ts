import { expect } from 'vitest';
import { heal } from '../../content/words/abilities.ts';
import { adjacentAllies } from '../../content/words/targets.ts';
import { attacks } from '../scene/attacking.ts';
import { rule } from '../scene/index.ts';

const guard = { monster: 'bandit-guard', hp: 9 } as const;
const brute = { class: 'brute', hp: 4 } as const;

const party = {
  map: ['....', ' bsgt', '....'],
  cast: {
    b: brute,
    s: { class: 'scoundrel', hp: 2 },
    g: { ...guard, hp: 2 },
    t: { class: 'tinkerer', hp: 2 },
  },
} as const;

rule('gh/heal.1: Heal 3 restores 3 hit points to the healer or one ally', party, (scene) => {
  scene.does('b', heal(3, { range: 1 }));
  scene.asks('ana', 'ability-target', 'brute', 'scoundrel', 'skip').answer('scoundrel');
  scene.settles(() => {
    expect(scene.the('s').hp).toBe(5);
    expect(scene.the('b').hp).toBe(4);
  });
});

rule('gh/heal.2: Heal with Range 3 reaches any ally within 3 hexes, or the healer', party, (scene) => {
  scene.does('b', heal(3, { range: 3 }));
  scene.asks('ana', 'ability-target', 'brute', 'scoundrel', 'tinkerer', 'skip').answer('tinkerer');
  scene.settles(() => expect(scene.the('t').hp).toBe(5));
});

rule('gh/heal.2: Heal, Self affects the healer alone', party, (scene) => {
  scene.does('b', heal(3));
  scene.settles(() => expect([scene.the('b').hp, scene.the('s').hp]).toEqual([7, 2]));
});

rule(
  'gh/heal.2a: with no ally in range the healer may choose itself',
  { map: ['b.g'], cast: { b: brute, g: guard } },
  (scene) => {
    scene.does('b', heal(3, { range: 2 }));
    scene.asks('ana', 'ability-target', 'brute', 'skip').answer('brute');
    scene.settles(() => expect(scene.the('b').hp).toBe(7));
  },
);

const alone = (hero: object) => ({ map: ['b..'], cast: { b: { ...brute, ...hero } } });

rule('gh/heal.3, gh/heal.3a: at 9 of 10 a Heal 4 leads to 10', alone({ hp: 9 }), (scene) => {
  scene.does('b', heal(4));
  scene.settles(() => expect(scene.the('b').hp).toBe(10));
});

rule('gh/heal.4: POISON takes the whole heal', alone({ conditions: ['poison'] }), (scene) => {
  scene.does('b', heal(3));
  scene.settles(() => expect(scene.the('b')).toMatchObject({ hp: 4, conditions: [] }));
});

rule('gh/heal.4: WOUND goes with a heal', alone({ conditions: ['wound'] }), (scene) => {
  scene.does('b', heal(3));
  scene.settles(() => expect(scene.the('b')).toMatchObject({ hp: 7, conditions: [] }));
});

rule(
  'gh/heal.5: a figure at full hit points may be chosen, and loses WOUND',
  { map: ['bs'], cast: { b: brute, s: { class: 'scoundrel', conditions: ['wound'] } } },
  (scene) => {
    scene.does('b', heal(3, { range: 1 }));
    scene.asks('ana', 'ability-target', 'brute', 'scoundrel', 'skip').answer('scoundrel');
    scene.settles(() => expect(scene.the('s')).toMatchObject({ hp: 8, conditions: [] }));
  },
);

rule(
  'gh/heal.6: an enemy is never healed',
  { map: ['bg'], cast: { b: brute, g: { ...guard, hp: 1 } } },
  (scene) => {
    scene.does('b', heal(3, { range: 3 }));
    scene.asks('ana', 'ability-target', 'brute', 'skip').answer('skip');
  },
);

rule(
  'gh/heal.7: a long rest heals: it removes WOUND',
  { ...alone({ conditions: ['wound'], resting: true }), turn: 'b' },
  (scene) => {
    scene.finishesTurn();
    scene.settles(() => expect(scene.the('b')).toMatchObject({ hp: 6, conditions: [] }));
  },
);

rule(
  'gh/heal.7: a potion heals: POISON takes it',
  {
    ...alone({ conditions: ['poison'], items: ['minor-healing-potion'], picked: ['trample', 'grab-and-go'] }),
    turn: 'b',
  },
  (scene) => {
    scene.goOn((s) => s.heroes[0]?.items[0]?.state === 'consumed');
    scene.asksAbout('ana', 'next').answer('item:minor-healing-potion');
    scene.settles(() => expect(scene.the('b')).toMatchObject({ hp: 4, conditions: [] }));
  },
);

rule(
  'gh/heal.7, gh/heal.7a: a rolling Heal 2 cures WOUND and heals the figure that drew it by 2',
  { map: ['bg'], cast: { b: { ...brute, conditions: ['wound'], draws: ['roll-heal-2', '+0'] }, g: guard } },
  (scene) => {
    attacks(scene, 3, { by: 'b', on: 'g' });
    scene.settles(() => expect(scene.the('b')).toMatchObject({ hp: 6, conditions: [] }));
  },
);

rule(
  'gh/heal.8: a summon is healed up to its printed hit points',
  { map: ['bt'], cast: { b: { class: 'tinkerer' }, t: { summon: 'battle-bot', owner: 'b', hp: 2 } } },
  (scene) => {
    scene.does('b', heal(9, { range: 1 }));
    scene.asksAbout('ana', 'ability-target').answer(scene.id('t'));
    scene.settles(() => expect(scene.the('t').hp).toBe(6));
  },
);

rule(
  'gh/heal.9: a heal of several figures is applied to each by itself',
  {
    map: ['sbt'],
    cast: {
      b: brute,
      s: { class: 'scoundrel', hp: 2, conditions: ['poison'] },
      t: { class: 'tinkerer', hp: 2 },
    },
  },
  (scene) => {
    scene.does('b', heal(3, { targets: adjacentAllies }));
    scene.asks('ana', 'ability-use', 'perform', 'skip').answer('perform');
    scene.settles(() => {
      expect(scene.the('s')).toMatchObject({ hp: 2, conditions: [] });
      expect(scene.the('t').hp).toBe(5);
    });
  },
);
