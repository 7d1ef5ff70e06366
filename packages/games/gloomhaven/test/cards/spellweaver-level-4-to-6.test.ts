import { expect } from 'vitest';
import { elements } from '../../vocabulary/terms.ts';
import { moves, strikes } from './plain-halves.ts';
import {
  asked,
  attacksInOrder,
  cannotLayOver,
  cardRule,
  conditionsOf,
  hpOf,
  inSight,
  laysOver,
  leaves,
  roundIsOver,
  row,
  summonActs,
  summonOf,
} from './playing.ts';

const spellweaver = { class: 'spellweaver' } as const;
const guard = { monster: 'bandit-guard', hp: 20 } as const;
const archer = { monster: 'bandit-archer', hp: 20 } as const;
const plain = { cards: { guard: 'guard-4', archer: 'archer-2' } } as const;

const doomed = { map: ['s...gh', ' ..i..'], cast: { s: spellweaver, g: guard, h: guard, i: guard } } as const;

cardRule('spirit-of-doom top: curses an enemy at range 4', doomed, (scene) => {
  asked(scene, 'ability-target', 'bandit-guard-1', 'bandit-guard-3', 'skip');
  scene.settles((s) => {
    expect(s.decks.find(({ owner }) => owner === 'monsters')?.draw).toContain('curse');
    expect(scene.the('g').hp).toBe(20);
    leaves(scene, 'spirit-of-doom', { pile: 'lost' });
  });
});

cardRule(
  'spirit-of-doom top: consuming dark, a normal enemy is killed instead, with 1 experience',
  { ...doomed, elements: { dark: 'strong' } },
  (scene) => {
    asked(scene, 'augments', 'augment:0');
    asked(scene, 'ability-target', 'bandit-guard-1', 'bandit-guard-3', 'skip');
    scene.settles((s) => {
      expect(hpOf(scene, 'ghi')).toEqual([0, 20, 20]);
      expect(s.decks.find(({ owner }) => owner === 'monsters')?.draw).not.toContain('curse');
      leaves(scene, 'spirit-of-doom', { pile: 'lost', xp: 1 });
    });
  },
);

cardRule(
  'spirit-of-doom top: an elite enemy is cursed although dark is consumed, without experience',
  {
    map: ['s...g.', ' .....'],
    cast: { s: spellweaver, g: { ...guard, rank: 'elite' } },
    elements: { dark: 'strong' },
  },
  (scene) => {
    asked(scene, 'augments', 'augment:0');
    asked(scene, 'ability-target', 'bandit-guard-1', 'skip');
    scene.settles((s) => {
      expect(hpOf(scene, 'g')).toEqual([20]);
      expect(s.decks.find(({ owner }) => owner === 'monsters')?.draw).toContain('curse');
      leaves(scene, 'spirit-of-doom', { pile: 'lost' });
    });
  },
);

/** The tinkerer has 9 hit points at most. */
const healed = {
  map: ['s.....t.b'],
  cast: { s: spellweaver, t: { class: 'tinkerer', level: 2, hp: 1 }, b: { class: 'brute', hp: 1 } },
} as const;

cardRule('spirit-of-doom bottom: heals an ally anywhere by half its hit points', healed, (scene) => {
  asked(scene, 'ability-target', 'tinkerer', 'brute', 'skip');
  scene.settles(() => {
    expect(hpOf(scene, 'tb')).toEqual([1 + 4, 1]);
    leaves(scene, 'spirit-of-doom', { pile: 'lost', xp: 1 });
  });
});

cardRule(
  'spirit-of-doom bottom: consuming light, by all its hit points',
  { ...healed, elements: { light: 'waning' } },
  (scene) => {
    asked(scene, 'augments', 'augment:0');
    asked(scene, 'ability-target', 'tinkerer', 'brute', 'skip');
    scene.settles(() => {
      expect(hpOf(scene, 'tb')).toEqual([9, 1]);
      leaves(scene, 'spirit-of-doom', { pile: 'lost', xp: 1 });
    });
  },
);

cardRule(
  'forked-beam top: attacks two enemies at range 3 with 2',
  { map: ['s.ghi', ' .k...'], cast: { s: spellweaver, g: guard, h: guard, i: guard, k: guard } },
  (scene) => {
    asked(scene, 'attack-target', 'bandit-guard-2', 'bandit-guard-1', 'bandit-guard-4', 'skip');
    asked(scene, 'attack-target', 'bandit-guard-1', 'bandit-guard-4', 'done');
    scene.settles(() => {
      expect(hpOf(scene, 'ghik')).toEqual([18, 18, 20, 20]);
      leaves(scene, 'forked-beam', { xp: 1 });
    });
  },
);

moves('forked-beam bottom: moves 4', 4);

const explosion = 'chromatic-explosion top: attacks a triangle at range 3 with 3 and creates all elements';
cardRule(
  explosion,
  { map: ['s..ghx', ' ...ik.'], cast: { s: spellweaver, g: guard, h: guard, i: guard, k: guard } },
  (scene) => {
    cannotLayOver(scene, explosion, 'hxk');
    laysOver(scene, explosion, 'ghi');
    attacksInOrder(scene, 'ghi');
    scene.settles(() => {
      expect(hpOf(scene, 'ghik')).toEqual([17, 17, 17, 20]);
      leaves(scene, 'chromatic-explosion', { pile: 'lost', xp: 2, elements });
    });
  },
);

cardRule(
  'chromatic-explosion bottom: moves 2 and creates an element of choice',
  { map: ['s...'], cast: { s: spellweaver } },
  (scene) => {
    asked(scene, 'move-to', '2,0', '1,0', 'stop');
    asked(scene, 'element', 'light', 'fire', 'ice', 'air', 'earth', 'dark');
    scene.settles(() => leaves(scene, 'chromatic-explosion', { elements: ['light'] }));
  },
);

strikes('engulfed-in-flames top: attacks with 4 at range 3 and creates fire', 4, {
  ...{ range: 3, elements: ['fire'] },
});

cardRule(
  'engulfed-in-flames bottom: retaliates with 3 on five melee attacks, every other one gives experience',
  {
    map: inSight('gs.a'),
    cast: { s: { ...spellweaver, level: 9 }, g: guard, a: archer },
    ...plain,
  },
  (scene) => {
    scene.acts('a');
    scene.settles(() => {
      expect(hpOf(scene, 'sa')).toEqual([12, 20]);
      leaves(scene, 'engulfed-in-flames', { pile: 'active' });
    });
    for (const [n, xp] of [1, 1, 2, 2, 3].entries()) {
      scene.acts('g');
      scene.settles(() => {
        expect(hpOf(scene, 'sg')).toEqual([10 - 2 * n, 17 - 3 * n]);
        leaves(scene, 'engulfed-in-flames', { pile: n === 4 ? 'lost' : 'active', xp });
      });
      roundIsOver(scene);
    }
  },
);

/** `h` stands beside the target, `i` does not. */
const lit = {
  map: ['s..gh.', ' .....i'],
  cast: { s: spellweaver, g: guard, h: guard, i: guard },
} as const;

cardRule('living-torch top: attacks with 4 at range 3 and immobilizes', lit, (scene) => {
  asked(scene, 'attack-target', 'bandit-guard-1', 'skip');
  scene.settles(() => {
    expect(hpOf(scene, 'ghi')).toEqual([16, 20, 20]);
    expect(conditionsOf(scene, 'g')).toEqual(['immobilize']);
    leaves(scene, 'living-torch', {});
  });
});

cardRule(
  'living-torch top: consuming light, enemies beside the target suffer 2 damage, with 1 experience',
  { ...lit, elements: { light: 'strong' } },
  (scene) => {
    asked(scene, 'augments', 'augment:0');
    asked(scene, 'attack-target', 'bandit-guard-1', 'skip');
    asked(scene, 'ability-use', 'perform', 'skip');
    scene.settles(() => {
      expect(hpOf(scene, 'ghi')).toEqual([16, 18, 20]);
      leaves(scene, 'living-torch', { xp: 1 });
    });
  },
);

cardRule(
  'living-torch bottom: the burning avatar attacks with 2 at range 3, creates fire and burns who kills it',
  { map: ['s......g', ' ###.....'], cast: { s: spellweaver, g: guard }, ...plain },
  (scene) => {
    asked(scene, 'ability-hex', '1,0', 'skip');
    roundIsOver(scene);
    scene.settles(() => leaves(scene, 'living-torch', { pile: 'active', xp: 2 }));
    summonActs(scene, 'burning-avatar');
    scene.settles(() => {
      expect(summonOf(scene, 'burning-avatar')).toMatchObject({ hp: 2, maxHp: 2, hex: '4,0' });
      expect(scene.the('g').hp).toBe(18);
      leaves(scene, 'living-torch', { pile: 'active', xp: 2, elements: ['fire'] });
    });
    scene.acts('g');
    scene.settles((s) => {
      expect(s.figures).toHaveLength(2);
      expect(scene.the('g').hp).toBe(15);
      leaves(scene, 'living-torch', { pile: 'lost', xp: 2, elements: ['fire'] });
    });
  },
);

const night =
  'frozen-night top: attacks five hexes before it with 4, with 1 experience for each, and creates ice';
cardRule(
  night,
  {
    map: ['..a..', ' fbc.', '.sde.'],
    cast: { s: spellweaver, a: guard, b: guard, c: guard, d: guard, f: guard },
  },
  (scene) => {
    laysOver(scene, night, 'abcde');
    attacksInOrder(scene, 'abcd');
    scene.settles(() => {
      expect(hpOf(scene, 'abcdf')).toEqual([16, 16, 16, 16, 20]);
      leaves(scene, 'frozen-night', { pile: 'lost', xp: 4, elements: ['ice'] });
    });
  },
);

moves('frozen-night bottom: moves 3', 3);

cardRule(
  'frozen-night bottom: consuming dark, it moves 2 more and becomes invisible, with 1 experience',
  { map: ['s......'], cast: { s: spellweaver }, elements: { dark: 'strong' } },
  (scene) => {
    asked(scene, 'augments', 'augment:0');
    asked(scene, 'move-to', '5,0', ...row(4), 'stop');
    scene.settles(() => {
      expect(conditionsOf(scene, 's')).toEqual(['invisible']);
      leaves(scene, 'frozen-night', { xp: 1 });
    });
  },
);
