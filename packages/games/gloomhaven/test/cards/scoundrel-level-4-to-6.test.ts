import { expect } from 'vitest';
import { attacksLater, roundEnds } from './later.ts';
import { loots, moves, strikes } from './plain-halves.ts';
import { asked, cardRule, conditionsOf, hpOf, inSight, leaves } from './playing.ts';

const scoundrel = { class: 'scoundrel' } as const;
const brute = { class: 'brute' } as const;
const guard = { monster: 'bandit-guard', hp: 20 } as const;

const flankedAlone = { map: ['sgb'], cast: { s: scoundrel, b: brute, g: guard } } as const;
const flanked = { map: ['sgb', ' .h.'], cast: { s: scoundrel, b: brute, g: guard, h: guard } } as const;

cardRule(
  'flurry-of-blades top: attacks three enemies at range 3 with 2',
  {
    map: ['s..ga', ' .hk.'],
    cast: { s: scoundrel, g: guard, h: guard, k: guard, a: guard },
  },
  (scene) => {
    asked(scene, 'attack-target', 'bandit-guard-1', 'bandit-guard-2', 'bandit-guard-3', 'skip');
    asked(scene, 'attack-target', 'bandit-guard-3', 'bandit-guard-2', 'done');
    asked(scene, 'attack-target', 'bandit-guard-2', 'done');
    scene.settles(() => {
      expect(hpOf(scene, 'ghka')).toEqual([18, 18, 18, 20]);
      leaves(scene, 'flurry-of-blades', { xp: 1 });
    });
  },
);

cardRule(
  'flurry-of-blades bottom: moves 4 and has advantage on all attacks of the round',
  {
    map: ['s....g.'],
    cast: { s: { ...scoundrel, acted: true, draws: ['-1', '+1', '-2', '+2'] }, g: { ...guard, acted: true } },
  },
  (scene) => {
    asked(scene, 'move-to', '4,0', '1,0', '2,0', '3,0', 'stop');
    attacksLater(scene, { by: 's', on: 'g', value: 2 });
    attacksLater(scene, { by: 's', on: 'g', value: 2 });
    scene.settles(() => {
      expect(scene.the('g').hp).toBe(13);
      leaves(scene, 'flurry-of-blades', { pile: 'active' });
    });
    roundEnds(scene);
    scene.settles(() => leaves(scene, 'flurry-of-blades', {}));
  },
);

cardRule(
  'gruesome-advantage top: attacks with 3, 3 more beside an ally, 3 more if the target stands alone, each for 1 experience',
  flankedAlone,
  (scene) => {
    asked(scene, 'attack-target', 'bandit-guard-1', 'skip');
    scene.settles(() => {
      expect(scene.the('g').hp).toBe(11);
      leaves(scene, 'gruesome-advantage', { pile: 'lost', xp: 2 });
    });
  },
);

cardRule('gruesome-advantage top: beside an ally but not alone it is 6', flanked, (scene) => {
  asked(scene, 'attack-target', 'bandit-guard-1', 'skip');
  scene.settles(() => {
    expect(hpOf(scene, 'gh')).toEqual([14, 20]);
    leaves(scene, 'gruesome-advantage', { pile: 'lost', xp: 1 });
  });
});
moves('gruesome-advantage bottom: moves 7', 7);

cardRule('cull-the-weak top: attacks with 6 and for 1 experience beside an ally', flanked, (scene) => {
  asked(scene, 'attack-target', 'bandit-guard-1', 'skip');
  scene.settles(() => {
    expect(hpOf(scene, 'gh')).toEqual([14, 20]);
    leaves(scene, 'cull-the-weak', { xp: 1 });
  });
});
strikes('cull-the-weak top: attacks with 4 where no ally is beside the target', 4);

cardRule(
  'cull-the-weak bottom: 2 more on six attacks on the disarmed, immobilized or stunned, every second one gives experience',
  {
    map: ['.uv.', ' xs.'],
    cast: {
      s: scoundrel,
      u: { ...guard, conditions: ['disarm'] },
      v: { ...guard, conditions: ['immobilize', 'stun'] },
      x: { ...guard, conditions: ['muddle', 'wound'] },
    },
  },
  (scene) => {
    attacksLater(scene, { by: 's', on: 'u', value: 1 });
    attacksLater(scene, { by: 's', on: 'x', value: 1 });
    scene.settles(() => {
      expect(hpOf(scene, 'uvx')).toEqual([17, 20, 19]);
      leaves(scene, 'cull-the-weak', { pile: 'active' });
    });
    for (let n = 0; n < 4; n++) attacksLater(scene, { by: 's', on: 'v', value: 1 });
    scene.settles(() => leaves(scene, 'cull-the-weak', { pile: 'active', xp: 2 }));
    attacksLater(scene, { by: 's', on: 'u', value: 1 });
    scene.settles(() => {
      expect(hpOf(scene, 'uvx')).toEqual([14, 8, 19]);
      leaves(scene, 'cull-the-weak', { pile: 'lost', xp: 3 });
    });
  },
);

cardRule(
  'visage-of-the-inevitable top: kills an adjacent normal enemy that stands alone beside an ally',
  {
    map: ['bgs', ' ..ec', '...#.', ' ....'],
    cast: {
      ...{ s: scoundrel, b: brute, c: { class: 'cragheart' } },
      ...{ g: guard, e: { monster: 'bandit-archer', rank: 'elite' } },
    },
  },
  (scene) => {
    asked(scene, 'ability-target', 'bandit-guard-1', 'skip');
    scene.settles(() => {
      expect([scene.isThere('g'), scene.isThere('e')]).toEqual([false, true]);
      leaves(scene, 'visage-of-the-inevitable', { xp: 1 });
    });
  },
);

cardRule('visage-of-the-inevitable top: an enemy with one of its own beside it is safe', flanked, (scene) =>
  scene.settles(() => {
    expect(hpOf(scene, 'gh')).toEqual([20, 20]);
    leaves(scene, 'visage-of-the-inevitable', {});
  }),
);

cardRule(
  'visage-of-the-inevitable bottom: moves 2 and poisons all adjacent enemies',
  { map: ['s..g.', ' ..h.k'], cast: { s: scoundrel, g: guard, h: guard, k: guard } },
  (scene) => {
    scene.asks('ana', 'move-to', '1,0', '2,0', '0,1', '1,1', 'stop').answer('2,0');
    asked(scene, 'ability-use', 'perform', 'skip');
    scene.settles(() => {
      const poisoned = [...'ghk'].map((letter) => scene.has(letter, 'poison'));
      expect(poisoned).toEqual([true, true, false]);
      leaves(scene, 'visage-of-the-inevitable', {});
    });
  },
);

cardRule(
  'crippling-poison top: 2 more on every attack on a poisoned enemy, besides the 1 of the poison',
  {
    map: ['gsh'],
    cast: { s: scoundrel, g: { ...guard, conditions: ['poison'] }, h: guard },
  },
  (scene) => {
    attacksLater(scene, { by: 's', on: 'g', value: 2 });
    attacksLater(scene, { by: 's', on: 'g', value: 2 });
    attacksLater(scene, { by: 's', on: 'h', value: 2 });
    scene.settles(() => {
      expect(hpOf(scene, 'gh')).toEqual([10, 18]);
      leaves(scene, 'crippling-poison', { pile: 'active' });
    });
  },
);
strikes('crippling-poison bottom: attacks with 2, poisons and immobilizes', 2, {
  conditions: ['poison', 'immobilize'],
  xp: 1,
});

strikes('burning-oil top: attacks with 4 at range 3, wounds and creates fire', 4, {
  ...{ range: 3, conditions: ['wound'], xp: 1, elements: ['fire'] },
});
loots('burning-oil bottom: loots 2', 2, { xp: 1 });

cardRule(
  'crippling-poison bottom: the poison of the attack does not yet add to it',
  { map: inSight('.sg'), cast: { s: { ...scoundrel, active: ['crippling-poison top'] }, g: guard } },
  (scene) => {
    asked(scene, 'attack-target', 'bandit-guard-1', 'skip');
    scene.settles(() => {
      expect(scene.the('g').hp).toBe(18);
      expect(conditionsOf(scene, 'g')).toEqual(['poison', 'immobilize']);
    });
  },
);
