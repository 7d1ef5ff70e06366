import { expect } from 'vitest';
import { damage, recover } from '../../content/words/abilities.ts';
import { self } from '../../content/words/targets.ts';
import { heals, loots, moves, strikes } from './plain-halves.ts';
import {
  asked,
  attacksInOrder,
  cardRule,
  conditionsOf,
  hpOf,
  inSight,
  leaves,
  roundIsOver,
} from './playing.ts';

const spellweaver = { class: 'spellweaver' } as const;
const guard = { monster: 'bandit-guard', hp: 20 } as const;
const plainGuards = { cards: { guard: 'guard-4' } } as const;

cardRule(
  'fire-orbs top: attacks three enemies at range 3 with 3, with 1 experience for each, and creates fire',
  {
    map: ['s.ghi', ' .lk..'],
    cast: { s: spellweaver, g: guard, h: guard, i: guard, k: guard, l: guard },
  },
  (scene) => {
    const [g, h, k, l] = [...'ghkl'].map((it) => scene.id(it));
    asked(scene, 'attack-target', `${g}`, `${h}`, `${k}`, `${l}`, 'skip');
    asked(scene, 'attack-target', `${k}`, `${h}`, `${l}`, 'done');
    asked(scene, 'attack-target', `${h}`, `${l}`, 'done');
    scene.settles(() => {
      expect(hpOf(scene, 'ghikl')).toEqual([17, 17, 20, 17, 20]);
      leaves(scene, 'fire-orbs', { pile: 'lost', xp: 3, elements: ['fire'] });
    });
  },
);

cardRule(
  'fire-orbs top: fewer enemies give less experience',
  { map: inSight('s.gh'), cast: { s: spellweaver, g: guard, h: guard } },
  (scene) => {
    asked(scene, 'attack-target', 'bandit-guard-1', 'bandit-guard-2', 'skip');
    asked(scene, 'attack-target', 'done', 'bandit-guard-2');
    scene.settles(() => leaves(scene, 'fire-orbs', { pile: 'lost', xp: 1, elements: ['fire'] }));
  },
);

moves('fire-orbs bottom: moves 3', 3);

cardRule(
  'impaling-eruption top: attacks an enemy at range 4 and all on the way with 3, and creates earth',
  {
    map: ['sg.hik', ' ..l..'],
    cast: { s: spellweaver, g: guard, h: guard, i: guard, k: guard, l: guard },
  },
  (scene) => {
    const [g, h, i, l] = ['g', 'h', 'i', 'l'].map((it) => scene.id(it));
    asked(scene, 'attack-target', `${i}`, `${g}`, `${h}`, `${l}`, 'skip');
    scene.settles(() => {
      expect(hpOf(scene, 'ghikl')).toEqual([17, 17, 17, 20, 20]);
      leaves(scene, 'impaling-eruption', { pile: 'lost', xp: 3, elements: ['earth'] });
    });
  },
);

cardRule(
  'impaling-eruption top: the player chooses among the shortest ways, also when they begin in empty hexes',
  { map: ['s.g.', ' ..i', '....'], cast: { s: spellweaver, g: guard, i: guard } },
  (scene) => {
    asked(scene, 'attack-target', 'bandit-guard-2', 'bandit-guard-1', 'skip');
    asked(scene, 'ability-hex', '1,0', '0,1');
    asked(scene, 'ability-hex', '2,0', '1,1');
    scene.settles(() => {
      expect(hpOf(scene, 'gi')).toEqual([17, 17]);
      leaves(scene, 'impaling-eruption', { pile: 'lost', xp: 2, elements: ['earth'] });
    });
  },
);

moves('impaling-eruption bottom: moves 4', 4);

cardRule(
  'reviving-ether top: recovers all lost cards but itself, for good, and creates dark',
  {
    map: ['s.'],
    cast: { s: { ...spellweaver, lost: ['fire-orbs', 'ride-the-wind'], discard: ['mana-bolt'] } },
  },
  (scene) => {
    scene.asks('ana', 'cards-to-recover', 'fire-orbs', 'ride-the-wind').answer('fire-orbs', 'ride-the-wind');
    scene.settles(() => {
      expect(scene.hero('s')).toMatchObject({ hand: ['fire-orbs', 'ride-the-wind'], discard: ['mana-bolt'] });
      leaves(scene, 'reviving-ether', { pile: 'lost', elements: ['dark'] });
    });
    scene.does('s', recover({ pile: 'lost', count: 'all', targets: self }));
    scene.settles(() => leaves(scene, 'reviving-ether', { pile: 'lost', elements: ['dark'] }));
  },
);

moves('reviving-ether bottom: jumps 4', 4, { jump: true });

const nova = {
  map: ['.g..', ' .shi'],
  cast: { s: spellweaver, g: guard, h: guard, i: guard },
} as const;

cardRule('freezing-nova top: attacks all adjacent enemies with 2 and immobilizes them', nova, (scene) => {
  asked(scene, 'ability-use', 'perform', 'skip');
  attacksInOrder(scene, 'gh');
  scene.settles(() => {
    expect(hpOf(scene, 'ghi')).toEqual([18, 18, 20]);
    expect([...'ghi'].map((it) => scene.has(it, 'immobilize'))).toEqual([true, true, false]);
    leaves(scene, 'freezing-nova', {});
  });
});

cardRule('freezing-nova top: consuming ice adds 1', { ...nova, elements: { ice: 'strong' } }, (scene) => {
  asked(scene, 'augments', 'augment:0');
  asked(scene, 'ability-use', 'perform', 'skip');
  attacksInOrder(scene, 'gh');
  scene.settles(() => {
    expect(hpOf(scene, 'ghi')).toEqual([17, 17, 20]);
    leaves(scene, 'freezing-nova', {});
  });
});

heals('freezing-nova bottom: heals 4 at range 4 and creates light', 4, {
  ...{ range: 4, pile: 'lost', elements: ['light'] },
});

strikes('mana-bolt top: attacks with 2 at range 3', 2, { range: 3 });
strikes('frost-armor top: attacks with 2 at range 3', 2, { range: 3 });

const charged = {
  map: inSight('s..g'),
  cast: { s: spellweaver, g: guard },
  elements: { fire: 'waning', dark: 'strong' },
} as const;

for (const title of [
  'mana-bolt top: consuming any element adds 1, with 1 experience',
  'frost-armor top: consuming any element adds 1, with 1 experience',
]) {
  cardRule(title, charged, (scene) => {
    asked(scene, 'augments', 'augment:0');
    asked(scene, 'element', 'fire', 'dark');
    asked(scene, 'attack-target', 'bandit-guard-1', 'skip');
    scene.settles(() => {
      expect(scene.the('g').hp).toBe(17);
      leaves(scene, title.split(' ')[0] ?? '', { xp: 1, elements: ['dark'] });
    });
  });
}

cardRule('mana-bolt top: the elements may be kept', charged, (scene) => {
  scene.asks('ana', 'augments', 'augment:0').answer();
  asked(scene, 'attack-target', 'bandit-guard-1', 'skip');
  scene.settles(() => {
    expect(scene.the('g').hp).toBe(18);
    leaves(scene, 'mana-bolt', { elements: ['fire', 'dark'] });
  });
});

heals('mana-bolt bottom: heals 3 at range 1', 3, { range: 1 });

cardRule(
  'frost-armor bottom: prevents damage from two sources, with 1 experience each, and creates ice',
  { map: ['.sg'], cast: { s: spellweaver, g: guard }, ...plainGuards },
  (scene) => {
    scene.settles(() => leaves(scene, 'frost-armor', { pile: 'active', elements: ['ice'] }));
    scene.acts('g');
    scene.settles(() => leaves(scene, 'frost-armor', { pile: 'active', xp: 1, elements: ['ice'] }));
    roundIsOver(scene);
    scene.does('s', damage(3, self));
    scene.settles(() => {
      expect(scene.the('s').hp).toBe(6);
      leaves(scene, 'frost-armor', { pile: 'lost', xp: 2, elements: ['ice'] });
    });
    scene.acts('g');
    scene.settles(() => expect(scene.the('s').hp).toBe(4));
  },
);

strikes('flame-strike top: attacks with 3 at range 2', 3, { range: 2 });

cardRule(
  'flame-strike top: consuming fire wounds',
  { map: inSight('s.g'), cast: { s: spellweaver, g: guard }, elements: { fire: 'strong' } },
  (scene) => {
    asked(scene, 'augments', 'augment:0');
    asked(scene, 'attack-target', 'bandit-guard-1', 'skip');
    scene.settles(() => {
      expect(scene.the('g').hp).toBe(17);
      expect(conditionsOf(scene, 'g')).toEqual(['wound']);
      leaves(scene, 'flame-strike', {});
    });
  },
);

strikes('flame-strike bottom: attacks with 2 at range 2', 2, { range: 2 });

loots('ride-the-wind top: loots 1', 1);
moves('ride-the-wind bottom: jumps 8 and creates air', 8, { jump: true, pile: 'lost', elements: ['air'] });
