import { expect } from 'vitest';
import { attacksLater } from './later.ts';
import { loots, moves, strikes } from './plain-halves.ts';
import { asked, cardRule, conditionsOf, hpOf, inSight, leaves } from './playing.ts';

const scoundrel = { class: 'scoundrel' } as const;
const brute = { class: 'brute' } as const;
const guard = { monster: 'bandit-guard', hp: 20 } as const;

/** The target beside an ally, and nobody of its own side near. */
const flankedAlone = { map: ['sgb'], cast: { s: scoundrel, b: brute, g: guard } } as const;
/** The target between an ally and one of its own side. */
const flanked = { map: ['sgb', ' .h.'], cast: { s: scoundrel, b: brute, g: guard, h: guard } } as const;
/** The target alone, no ally near. */
const alone = { map: ['sg.b'], cast: { s: scoundrel, b: brute, g: guard } } as const;

cardRule('single-out top: attacks with 3, with 5 and for 1 experience beside an ally', flanked, (scene) => {
  asked(scene, 'attack-target', 'bandit-guard-1', 'skip');
  scene.settles(() => {
    expect(hpOf(scene, 'gh')).toEqual([15, 20]);
    leaves(scene, 'single-out', { xp: 1 });
  });
});

cardRule('single-out top: without an ally beside the target the attack is 3', alone, (scene) => {
  asked(scene, 'attack-target', 'bandit-guard-1', 'skip');
  scene.settles(() => {
    expect(scene.the('g').hp).toBe(17);
    leaves(scene, 'single-out', {});
  });
});

cardRule(
  'single-out bottom: 2 more on four attacks on enemies that stand alone, every second one gives experience',
  {
    map: ['gs.h', ' ..k'],
    cast: { s: scoundrel, g: guard, h: guard, k: guard },
  },
  (scene) => {
    scene.settles(() => leaves(scene, 'single-out', { pile: 'active' }));
    attacksLater(scene, { by: 's', on: 'g', value: 1 });
    scene.settles(() => leaves(scene, 'single-out', { pile: 'active' }));
    attacksLater(scene, { by: 's', on: 'g', value: 1 });
    scene.settles(() => leaves(scene, 'single-out', { pile: 'active', xp: 1 }));
    attacksLater(scene, { by: 's', on: 'h', value: 1 }, { range: 2 });
    scene.settles(() => {
      expect(hpOf(scene, 'ghk')).toEqual([14, 19, 20]);
      leaves(scene, 'single-out', { pile: 'active', xp: 1 });
    });
    attacksLater(scene, { by: 's', on: 'g', value: 1 });
    attacksLater(scene, { by: 's', on: 'g', value: 1 });
    scene.settles(() => leaves(scene, 'single-out', { pile: 'lost', xp: 2 }));
    attacksLater(scene, { by: 's', on: 'g', value: 1 });
    scene.settles(() => expect(scene.the('g').hp).toBe(7));
  },
);

cardRule('flanking-strike top: attacks with 5 and for 1 experience beside an ally', flanked, (scene) => {
  asked(scene, 'attack-target', 'bandit-guard-1', 'skip');
  scene.settles(() => {
    expect(hpOf(scene, 'gh')).toEqual([15, 20]);
    leaves(scene, 'flanking-strike', { xp: 1 });
  });
});
strikes('flanking-strike top: attacks with 3 where no ally is beside the target', 3);
moves('flanking-strike bottom: moves 5', 5);

cardRule(
  'smoke-bomb top: invisible and dark; the next attack while invisible is doubled, for 2 experience',
  alone,
  (scene) => {
    scene.settles(() => {
      expect(conditionsOf(scene, 's')).toEqual(['invisible']);
      leaves(scene, 'smoke-bomb', { pile: 'active', elements: ['dark'] });
    });
    attacksLater(scene, { by: 's', on: 'g', value: 3 });
    scene.settles(() => {
      expect(scene.the('g').hp).toBe(14);
      leaves(scene, 'smoke-bomb', { pile: 'lost', xp: 2, elements: ['dark'] });
    });
    attacksLater(scene, { by: 's', on: 'g', value: 3 });
    scene.settles(() => expect(scene.the('g').hp).toBe(11));
  },
);

cardRule('smoke-bomb top: an attack after the invisibility has ended is not doubled', alone, (scene) => {
  scene.perform((g) => {
    for (const figure of g.state.figures) figure.conditions = [];
    return undefined;
  });
  attacksLater(scene, { by: 's', on: 'g', value: 3 });
  scene.settles(() => {
    expect(scene.the('g').hp).toBe(17);
    leaves(scene, 'smoke-bomb', { pile: 'active', elements: ['dark'] });
  });
});

cardRule(
  'smoke-bomb bottom: pulls an enemy within range 3 by 2',
  { map: inSight('s..gh'), cast: { s: scoundrel, g: guard, h: guard } },
  (scene) => {
    asked(scene, 'ability-target', 'bandit-guard-1', 'skip');
    asked(scene, 'pull-to', '2,0', 'decline');
    scene.settles(() => {
      expect(scene.the('g')).toMatchObject({ hex: '1,0', hp: 20 });
      leaves(scene, 'smoke-bomb', {});
    });
  },
);

cardRule(
  'backstab top: attacks with 3, 2 more beside an ally and 2 more if the target stands alone, each for 1 experience',
  flankedAlone,
  (scene) => {
    asked(scene, 'attack-target', 'bandit-guard-1', 'skip');
    scene.settles(() => {
      expect(scene.the('g').hp).toBe(13);
      leaves(scene, 'backstab', { pile: 'lost', xp: 2 });
    });
  },
);

cardRule('backstab top: beside an ally but not alone it is 5 for 1 experience', flanked, (scene) => {
  asked(scene, 'attack-target', 'bandit-guard-1', 'skip');
  scene.settles(() => {
    expect(hpOf(scene, 'gh')).toEqual([15, 20]);
    leaves(scene, 'backstab', { pile: 'lost', xp: 1 });
  });
});

cardRule('backstab top: alone but beside no ally it is 5 for 1 experience', alone, (scene) => {
  asked(scene, 'attack-target', 'bandit-guard-1', 'skip');
  scene.settles(() => {
    expect(scene.the('g').hp).toBe(15);
    leaves(scene, 'backstab', { pile: 'lost', xp: 1 });
  });
});
moves('backstab bottom: moves 6', 6);

cardRule(
  'thiefs-knack top: disarms one adjacent trap',
  { map: ['TsT.T'], cast: { s: scoundrel } },
  (scene) => {
    asked(scene, 'ability-hex', '2,0', '0,0', 'skip');
    scene.settles((s) => {
      expect(s.pieces.map(({ hexes }) => hexes)).toEqual([['0,0'], ['4,0']]);
      expect(scene.the('s')).toMatchObject({ hp: 8, hex: '1,0' });
      leaves(scene, 'thiefs-knack', { xp: 2 });
    });
  },
);
strikes('thiefs-knack bottom: attacks with 3', 3, { xp: 1 });

strikes('venom-shiv top: attacks with 3 and poisons', 3, { conditions: ['poison'], xp: 1 });
moves('venom-shiv bottom: moves 5', 5);

cardRule(
  'throwing-knives top: attacks two enemies at range 3 with 2',
  { map: inSight('s.ghk'), cast: { s: scoundrel, g: guard, h: guard, k: guard } },
  (scene) => {
    asked(scene, 'attack-target', 'bandit-guard-1', 'bandit-guard-2', 'skip');
    asked(scene, 'attack-target', 'bandit-guard-2', 'done');
    scene.settles(() => {
      expect(hpOf(scene, 'ghk')).toEqual([18, 18, 20]);
      leaves(scene, 'throwing-knives', { xp: 1 });
    });
  },
);
loots('throwing-knives bottom: loots 2', 2, { pile: 'lost' });

cardRule(
  'quick-hands top: moves 2 and attacks with 2',
  { map: ['s..g'], cast: { s: scoundrel, g: guard } },
  (scene) => {
    asked(scene, 'move-to', '2,0', '1,0', 'stop');
    asked(scene, 'attack-target', 'bandit-guard-1', 'skip');
    scene.settles(() => {
      expect([scene.the('s').hex, scene.the('g').hp]).toEqual(['2,0', 18]);
      leaves(scene, 'quick-hands', {});
    });
  },
);
loots('quick-hands bottom: loots 1', 1);

cardRule(
  'special-mixture top: heals herself by 3',
  { map: ['sb'], cast: { s: { ...scoundrel, hp: 2 }, b: { ...brute, hp: 2 } } },
  (scene) =>
    scene.settles(() => {
      expect(hpOf(scene, 'sb')).toEqual([5, 2]);
      leaves(scene, 'special-mixture', {});
    }),
);

cardRule(
  'special-mixture bottom: moves 3 and poisons one adjacent enemy',
  { map: ['s...g', ' ...h'], cast: { s: scoundrel, g: guard, h: guard } },
  (scene) => {
    scene.asksAbout('ana', 'move-to').answer('3,0');
    asked(scene, 'ability-target', 'bandit-guard-1', 'bandit-guard-2', 'skip');
    scene.settles(() => {
      expect([conditionsOf(scene, 'g'), conditionsOf(scene, 'h')]).toEqual([['poison'], []]);
      leaves(scene, 'special-mixture', {});
    });
  },
);
