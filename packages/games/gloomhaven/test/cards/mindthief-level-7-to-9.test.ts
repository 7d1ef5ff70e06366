import { expect } from 'vitest';
import { rule } from '../scene/index.ts';
import { attackBy, runs } from '../scene/monsters.ts';
import { attacksLater, roundEnds } from './later.ts';
import { asked, cardRule, conditionsOf, hpOf, inSight, leaves } from './playing.ts';

const mindthief = { class: 'mindthief' } as const;
const brute = { class: 'brute' } as const;
const guard = { monster: 'bandit-guard', hp: 20 } as const;
const acted = { acted: true } as const;

cardRule(
  'vicious-blood top: attacks with 2; every melee attack, this one too, gives retaliate 2 for the round',
  { map: ['mg'], cast: { m: { ...mindthief, ...acted }, g: { ...guard, ...acted } } },
  (scene) => {
    asked(scene, 'attack-target', 'bandit-guard-1', 'skip');
    runs(scene, 'g', attackBy(-1));
    scene.settles(() => {
      expect(hpOf(scene, 'mg')).toEqual([5, 16]);
      leaves(scene, 'vicious-blood', { pile: 'active', xp: 1 });
    });
    attacksLater(scene, { by: 'm', on: 'g', value: 0 });
    runs(scene, 'g', attackBy(-1));
    scene.settles(() => expect(hpOf(scene, 'mg')).toEqual([4, 12]));
    roundEnds(scene);
    scene.settles(() => {
      expect(scene.the('m').bonuses).toEqual([]);
      leaves(scene, 'vicious-blood', { pile: 'active', xp: 1 });
    });
  },
);

cardRule(
  'vicious-blood bottom: moves 2 and attacks with 2',
  { map: ['m..g'], cast: { m: mindthief, g: guard } },
  (scene) => {
    asked(scene, 'move-to', '2,0', '1,0', 'stop');
    asked(scene, 'attack-target', 'bandit-guard-1', 'skip');
    scene.settles(() => {
      expect(scene.the('g').hp).toBe(18);
      leaves(scene, 'vicious-blood', {});
    });
  },
);

cardRule(
  'psychic-projection top: heals itself by 5, has shield 1 for the round and is stunned',
  { map: ['mg'], cast: { m: { ...mindthief, hp: 1, ...acted }, g: { ...guard, ...acted } } },
  (scene) => {
    scene.settles(() => {
      expect([scene.the('m').hp, conditionsOf(scene, 'm')]).toEqual([6, ['stun']]);
      leaves(scene, 'psychic-projection', { pile: 'active' });
    });
    runs(scene, 'g', attackBy(0));
    scene.settles(() => expect(scene.the('m').hp).toBe(5));
    roundEnds(scene);
    scene.settles(() => {
      expect(scene.the('m').bonuses).toEqual([]);
      leaves(scene, 'psychic-projection', {});
    });
  },
);

cardRule(
  'psychic-projection bottom: ranged attacks of the round gain what the augments give',
  {
    map: inSight('m.g'),
    cast: { m: { ...mindthief, ...acted, active: ['the-minds-weakness top'] }, g: { ...guard, ...acted } },
  },
  (scene) => {
    attacksLater(scene, { by: 'm', on: 'g', value: 1 }, { range: 2 });
    scene.settles(() => {
      expect(scene.the('g').hp).toBe(17);
      leaves(scene, 'psychic-projection', { pile: 'active' });
    });
    roundEnds(scene);
    scene.settles(() => leaves(scene, 'psychic-projection', { pile: 'lost' }));
  },
);

const nightmare = { map: inSight('m..ghk'), cast: { m: mindthief, g: guard, h: guard, k: guard } } as const;

cardRule('shared-nightmare top: attacks two enemies at range 4 with 3, and ice', nightmare, (scene) => {
  asked(scene, 'attack-target', 'bandit-guard-1', 'bandit-guard-2', 'skip');
  asked(scene, 'attack-target', 'bandit-guard-2', 'done');
  scene.settles(() => {
    expect(hpOf(scene, 'ghk')).toEqual([17, 17, 20]);
    expect(conditionsOf(scene, 'g')).toEqual([]);
    leaves(scene, 'shared-nightmare', { xp: 1, elements: ['ice'] });
  });
});

cardRule(
  'shared-nightmare top: with dark it poisons and curses',
  { ...nightmare, elements: { dark: 'strong' } },
  (scene) => {
    asked(scene, 'augments', 'augment:0');
    asked(scene, 'attack-target', 'bandit-guard-1', 'bandit-guard-2', 'skip');
    asked(scene, 'attack-target', 'bandit-guard-2', 'done');
    scene.settles((s) => {
      expect([conditionsOf(scene, 'g'), conditionsOf(scene, 'h')]).toEqual([['poison'], ['poison']]);
      const monsters = s.decks.find(({ owner }) => owner === 'monsters');
      expect(monsters?.draw.filter((it) => it === 'curse')).toHaveLength(2);
      leaves(scene, 'shared-nightmare', { xp: 1, elements: ['ice'] });
    });
  },
);

const walk = {
  map: ['m.....g'],
  cast: { m: { ...mindthief, ...acted }, g: { ...guard, ...acted } },
} as const;

cardRule(
  'shared-nightmare bottom: moves 5; with ice it has shield 1 for the round, for 1 experience',
  { ...walk, elements: { ice: 'strong' } },
  (scene) => {
    asked(scene, 'augments', 'augment:0');
    asked(scene, 'move-to', '5,0', '1,0', '2,0', '3,0', '4,0', 'stop');
    runs(scene, 'g', attackBy(0));
    scene.settles(() => {
      expect(scene.the('m').hp).toBe(5);
      leaves(scene, 'shared-nightmare', { pile: 'active', xp: 1 });
    });
    roundEnds(scene);
    scene.settles(() => {
      expect(scene.the('m').bonuses).toEqual([]);
      leaves(scene, 'shared-nightmare', { xp: 1 });
    });
  },
);

cardRule('shared-nightmare bottom: without ice it only moves 5', walk, (scene) => {
  asked(scene, 'move-to', '5,0', '1,0', '2,0', '3,0', '4,0', 'stop');
  scene.settles(() => {
    expect(scene.the('m').bonuses).toEqual([]);
    leaves(scene, 'shared-nightmare', {});
  });
});

cardRule(
  'domination top: an adjacent ally may attack with 4 and what the augments of the mindthief give',
  {
    map: ['mbg'],
    cast: { m: { ...mindthief, active: ['the-minds-weakness top'] }, b: brute, g: guard },
    turn: 'm',
  },
  (scene) => {
    asked(scene, 'ability-target', 'brute', 'skip');
    scene.asks('bea', 'attack-target', 'bandit-guard-1', 'skip').answer('bandit-guard-1');
    scene.settles(() => {
      expect(scene.the('g').hp).toBe(14);
      leaves(scene, 'domination', { xp: 1 });
    });
  },
);

cardRule(
  'domination bottom: an enemy within range 5 that is no boss takes its turn against its own side, as the mindthief likes',
  {
    map: inSight('m....g.h.k'),
    cast: {
      ...{ m: mindthief, g: { ...guard, rank: 'elite' }, h: guard },
      ...{ k: { monster: 'bandit-commander', rank: 'boss' } },
    },
    cards: { guard: 'guard-4' },
    turn: 'm',
  },
  (scene) => {
    asked(scene, 'ability-target', 'bandit-guard-1', 'skip');
    scene.settles(() => leaves(scene, 'domination', { pile: 'active', xp: 2 }));
    scene.acts('g');
    scene.asksAbout('ana', 'move-to').answer('6,0');
    scene.asksAbout('ana', 'move-to').answer('stop');
    asked(scene, 'attack-target', 'bandit-guard-2', 'skip');
    scene.settles(() => expect(scene.the('h').hp).toBe(17));
  },
);

cardRule(
  'many-as-one top: summons a rat king with 9 hit points',
  { map: ['m.g'], cast: { m: mindthief, g: guard } },
  (scene) => {
    asked(scene, 'ability-hex', '1,0', 'skip');
    scene.settles((s) => {
      const rats = s.figures.filter(({ owner }) => owner === 'mindthief');
      expect(rats).toMatchObject([{ type: 'rat-king', hp: 9, hex: '1,0', sustainedBy: 'many-as-one' }]);
      leaves(scene, 'many-as-one', { pile: 'active', xp: 2 });
    });
  },
);

for (const [hp, damage] of [
  [9, 5],
  [4, 2],
] as const)
  rule(
    `many-as-one top: the rat king moves 2 and attacks with half of its ${hp} hit points, rounded up`,
    { map: ['mr..g'], cast: { m: mindthief, r: { summon: 'rat-king', owner: 'm', hp }, g: guard } },
    (scene) => {
      scene.acts('r');
      scene.settles(() => {
        expect(scene.the('r').hex).toBe('3,0');
        expect(scene.the('g').hp).toBe(20 - damage);
      });
    },
  );

cardRule(
  'many-as-one bottom: allies within range 2 attack with as much more as there are allies within range 2',
  {
    map: ['bgm.s..c', ' ...h....'],
    cast: {
      ...{ m: { ...mindthief, ...acted }, b: { ...brute, ...acted }, s: { class: 'scoundrel', ...acted } },
      ...{ c: { class: 'cragheart', ...acted }, g: { ...guard, ...acted }, h: { ...guard, ...acted } },
    },
  },
  (scene) => {
    attacksLater(scene, { by: 'b', on: 'g', value: 1 });
    scene.settles(() => expect(scene.the('g').hp).toBe(17));
    attacksLater(scene, { by: 'm', on: 'g', value: 1 });
    scene.settles(() => expect(scene.the('g').hp).toBe(16));
    attacksLater(scene, { by: 's', on: 'h', value: 1 });
    scene.settles(() => expect(scene.the('h').hp).toBe(17));
    attacksLater(scene, { by: 'c', on: 'h', value: 1 }, { range: 5 });
    scene.settles(() => {
      expect(scene.the('h').hp).toBe(16);
      leaves(scene, 'many-as-one', { pile: 'active', xp: 2 });
    });
    roundEnds(scene);
    scene.settles(() => leaves(scene, 'many-as-one', { pile: 'lost', xp: 2 }));
  },
);

cardRule(
  'phantasmal-killer top: attacks with 2; dark may be consumed on every melee attack, this one too, to kill a normal target',
  {
    map: ['emg'],
    cast: { m: mindthief, g: guard, e: { ...guard, rank: 'elite' } },
    elements: { dark: 'strong' },
  },
  (scene) => {
    asked(scene, 'attack-target', 'bandit-guard-2', 'bandit-guard-1', 'skip');
    scene.settles(() => {
      expect(scene.the('e').hp).toBe(19);
      leaves(scene, 'phantasmal-killer', { pile: 'active', xp: 1, elements: ['dark'] });
    });
    attacksLater(scene, { by: 'm', on: 'g', value: 1 });
    asked(scene, 'reaction', 'use:phantasmal-killer', 'go-on');
    scene.settles(() => {
      expect(scene.isThere('g')).toBe(false);
      leaves(scene, 'phantasmal-killer', { pile: 'active', xp: 1 });
    });
  },
);

cardRule(
  'phantasmal-killer bottom: moves 2, loots 1 and is invisible, and dark',
  { map: ['m..$$'], cast: { m: mindthief } },
  (scene) => {
    asked(scene, 'move-to', '2,0', '1,0', 'stop');
    asked(scene, 'ability-use', 'perform', 'skip');
    scene.settles(() => {
      expect([scene.hero('m').coins, conditionsOf(scene, 'm')]).toEqual([1, ['invisible']]);
      leaves(scene, 'phantasmal-killer', { elements: ['dark'] });
    });
  },
);
