import { expect } from 'vitest';
import { attackBy, runs } from '../scene/monsters.ts';
import { attacksLater, roundEnds } from './later.ts';
import { asked, attacksInOrder, cardRule, conditionsOf, hpOf, inSight, leaves } from './playing.ts';

const scoundrel = { class: 'scoundrel' } as const;
const brute = { class: 'brute' } as const;
const guard = { monster: 'bandit-guard', hp: 20 } as const;

const flanked = {
  map: ['sgb'],
  cast: { s: scoundrel, b: brute, g: guard },
  elements: { dark: 'strong' },
} as const;

cardRule(
  'stick-to-the-shadows top: attacks with 4; with dark and an ally beside the target with 8, for 2 experience',
  flanked,
  (scene) => {
    asked(scene, 'augments', 'augment:0');
    asked(scene, 'attack-target', 'bandit-guard-1', 'skip');
    scene.settles(() => {
      expect(scene.the('g').hp).toBe(12);
      leaves(scene, 'stick-to-the-shadows', { xp: 2 });
    });
  },
);

cardRule('stick-to-the-shadows top: without consuming dark it is 4', flanked, (scene) => {
  scene.asks('ana', 'augments', 'augment:0').answer();
  asked(scene, 'attack-target', 'bandit-guard-1', 'skip');
  scene.settles(() => {
    expect(scene.the('g').hp).toBe(16);
    leaves(scene, 'stick-to-the-shadows', { elements: ['dark'] });
  });
});

cardRule(
  'stick-to-the-shadows top: without an ally beside the target dark is consumed for nothing',
  { ...flanked, map: ['sg.b'] },
  (scene) => {
    asked(scene, 'augments', 'augment:0');
    asked(scene, 'attack-target', 'bandit-guard-1', 'skip');
    scene.settles(() => {
      expect(scene.the('g').hp).toBe(16);
      leaves(scene, 'stick-to-the-shadows', {});
    });
  },
);

cardRule(
  'stick-to-the-shadows bottom: moves 2 and is invisible',
  { map: ['s...'], cast: { s: scoundrel } },
  (scene) => {
    asked(scene, 'move-to', '2,0', '1,0', 'stop');
    scene.settles(() => {
      expect(scene.the('s').hex).toBe('2,0');
      expect(conditionsOf(scene, 's')).toEqual(['invisible']);
      leaves(scene, 'stick-to-the-shadows', {});
    });
  },
);

cardRule(
  'spring-the-trap top: an adjacent trap is disarmed and works on an enemy within range 3',
  {
    map: inSight('Ts..gh'),
    cast: { s: scoundrel, g: guard, h: guard },
    trapConditions: ['wound'],
  },
  (scene) => {
    asked(scene, 'ability-hex', '0,0', 'skip');
    asked(scene, 'ability-target', 'bandit-guard-1', 'skip');
    scene.settles((s) => {
      expect(s.pieces).toEqual([]);
      expect(hpOf(scene, 'gh')).toEqual([17, 20]);
      expect(conditionsOf(scene, 'g')).toEqual(['wound']);
      leaves(scene, 'spring-the-trap', { xp: 2 });
    });
  },
);

cardRule(
  'spring-the-trap bottom: the next attack on an enemy alone beside an ally is doubled, for 2 experience',
  { map: ['gbs', ' ..h', '....'], cast: { s: scoundrel, b: brute, h: guard, g: guard } },
  (scene) => {
    scene.settles(() => leaves(scene, 'spring-the-trap', { pile: 'active' }));
    attacksLater(scene, { by: 's', on: 'h', value: 3 });
    scene.settles(() => {
      expect(scene.the('h').hp).toBe(17);
      leaves(scene, 'spring-the-trap', { pile: 'active' });
    });
    attacksLater(scene, { by: 's', on: 'g', value: 3 }, { range: 2 });
    scene.settles(() => {
      expect(scene.the('g').hp).toBe(14);
      leaves(scene, 'spring-the-trap', { pile: 'lost', xp: 2 });
    });
  },
);

cardRule(
  'stiletto-storm top: attacks four enemies at range 3 with 2',
  {
    map: ['sefga', ' .hk.'],
    cast: { s: scoundrel, e: guard, f: guard, g: guard, h: guard, k: guard, a: guard },
  },
  (scene) => {
    scene
      .asks('ana', 'attack-target', ...[...'efghk'].map((letter) => scene.id(letter)), 'skip')
      .answer('bandit-guard-2');
    for (const letter of 'ghk') scene.asksAbout('ana', 'attack-target').answer(scene.id(letter));
    scene.settles(() => {
      expect(hpOf(scene, 'efghka')).toEqual([20, 18, 18, 18, 18, 20]);
      leaves(scene, 'stiletto-storm', { xp: 1 });
    });
  },
);

cardRule(
  'stiletto-storm bottom: moves 4 and retaliates with 1 for the round',
  {
    map: ['s....g'],
    cast: { s: { ...scoundrel, acted: true }, g: { ...guard, acted: true } },
  },
  (scene) => {
    asked(scene, 'move-to', '4,0', '1,0', '2,0', '3,0', 'stop');
    runs(scene, 'g', attackBy(0));
    runs(scene, 'g', attackBy(0));
    scene.settles(() => {
      expect(hpOf(scene, 'sg')).toEqual([4, 18]);
      leaves(scene, 'stiletto-storm', { pile: 'active' });
    });
    roundEnds(scene);
    scene.settles(() => {
      expect(scene.the('s').bonuses).toEqual([]);
      leaves(scene, 'stiletto-storm', {});
    });
  },
);

cardRule(
  'pains-end top: heals herself by 8',
  { map: ['s'], cast: { s: { ...scoundrel, level: 9, hp: 5 } } },
  (scene) =>
    scene.settles(() => {
      expect(scene.the('s').hp).toBe(13);
      leaves(scene, 'pains-end', { pile: 'lost', xp: 2 });
    }),
);

cardRule(
  'pains-end bottom: moves 3 and kills an adjacent enemy with 3 hit points or fewer',
  {
    map: ['s...g.', ' ..hk..'],
    cast: {
      s: scoundrel,
      g: { monster: 'bandit-guard', rank: 'elite', hp: 3 },
      h: { ...guard, hp: 4 },
      k: { ...guard, hp: 2 },
    },
  },
  (scene) => {
    scene.asksAbout('ana', 'move-to').answer('3,0');
    asked(scene, 'ability-target', 'bandit-guard-1', 'bandit-guard-3', 'skip');
    scene.settles(() => {
      expect(hpOf(scene, 'ghk')).toEqual([0, 4, 2]);
      leaves(scene, 'pains-end', {});
    });
  },
);

cardRule(
  'long-con top: attacks all adjacent enemies with 4 and disarms them',
  { map: ['gsh', ' ...k'], cast: { s: scoundrel, g: guard, h: guard, k: guard } },
  (scene) => {
    asked(scene, 'ability-use', 'perform', 'skip');
    attacksInOrder(scene, 'hg');
    scene.settles(() => {
      expect(hpOf(scene, 'ghk')).toEqual([16, 16, 20]);
      expect(['g', 'h', 'k'].map((letter) => scene.has(letter, 'disarm'))).toEqual([true, true, false]);
      leaves(scene, 'long-con', {});
    });
  },
);

cardRule(
  'long-con bottom: an adjacent enemy that is no boss takes its turn against its own side, as the scoundrel likes',
  {
    map: ['sg.h', ' k...'],
    cast: {
      ...{ s: scoundrel, g: { ...guard, rank: 'elite' }, h: guard },
      ...{ k: { monster: 'bandit-commander', rank: 'boss' } },
    },
    cards: { guard: 'guard-6' },
    turn: 's',
  },
  (scene) => {
    asked(scene, 'ability-target', 'bandit-guard-1', 'skip');
    scene.settles(() => leaves(scene, 'long-con', { pile: 'active', xp: 2 }));
    scene.acts('g');
    scene.asksAbout('ana', 'move-to').answer('2,0');
    asked(scene, 'attack-target', 'bandit-guard-2', 'skip');
    scene.settles(() => expect(scene.the('h').hp).toBe(20 - 4));
  },
);

cardRule(
  'watch-it-burn top: every attack poisons and wounds',
  { map: ['gsh'], cast: { s: scoundrel, g: guard, h: guard } },
  (scene) => {
    attacksLater(scene, { by: 's', on: 'g', value: 2 });
    attacksLater(scene, { by: 's', on: 'h', value: 0 });
    scene.settles(() => {
      expect(hpOf(scene, 'gh')).toEqual([18, 20]);
      expect([conditionsOf(scene, 'g'), conditionsOf(scene, 'h')]).toEqual([
        ['poison', 'wound'],
        ['poison', 'wound'],
      ]);
      leaves(scene, 'watch-it-burn', { pile: 'active', xp: 2 });
    });
  },
);

cardRule(
  'watch-it-burn bottom: moves 5 and wounds all adjacent enemies',
  { map: ['s.....g.', ' .....h..k'], cast: { s: scoundrel, g: guard, h: guard, k: guard } },
  (scene) => {
    scene.asksAbout('ana', 'move-to').answer('5,0');
    asked(scene, 'ability-use', 'perform', 'skip');
    scene.settles(() => {
      expect(['g', 'h', 'k'].map((letter) => scene.has(letter, 'wound'))).toEqual([true, true, false]);
      leaves(scene, 'watch-it-burn', {});
    });
  },
);
