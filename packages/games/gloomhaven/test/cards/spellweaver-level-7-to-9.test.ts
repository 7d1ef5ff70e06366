import { expect } from 'vitest';
import { damage, recover } from '../../content/words/abilities.ts';
import { self } from '../../content/words/targets.ts';
import { moves } from './plain-halves.ts';
import {
  asked,
  attacksInOrder,
  cannotLayOver,
  cardRule,
  conditionsOf,
  endsWithRound,
  hpOf,
  inSight,
  laysOver,
  leaves,
  roundIsOver,
  row,
} from './playing.ts';

const spellweaver = { class: 'spellweaver' } as const;
const brute = { class: 'brute' } as const;
const tinkerer = { class: 'tinkerer' } as const;
const guard = { monster: 'bandit-guard', hp: 20 } as const;
const archer = { monster: 'bandit-archer', hp: 20 } as const;
const plain = { cards: { guard: 'guard-4', archer: 'archer-2' } } as const;

cardRule(
  'twin-restoration top: recovers two lost cards; this one never comes back',
  { map: ['s.'], cast: { s: { ...spellweaver, lost: ['fire-orbs', 'ride-the-wind', 'icy-blast'] } } },
  (scene) => {
    const question = scene.asks('ana', 'cards-to-recover', 'fire-orbs', 'ride-the-wind', 'icy-blast');
    question.refuses('wrong-count', 'fire-orbs', 'ride-the-wind', 'icy-blast');
    question.answer('fire-orbs', 'icy-blast');
    scene.settles(() => {
      expect(scene.hero('s').hand).toEqual(['fire-orbs', 'icy-blast']);
      leaves(scene, 'twin-restoration', { pile: 'lost' });
    });
    scene.does('s', recover({ pile: 'lost', count: 'all', targets: self }));
    scene.asks('ana', 'cards-to-recover', 'ride-the-wind').answer('ride-the-wind');
    scene.settles(() => leaves(scene, 'twin-restoration', { pile: 'lost' }));
  },
);

cardRule(
  'twin-restoration bottom: heals two at range 3 by 3',
  {
    map: inSight('s.tbm'),
    cast: {
      s: { ...spellweaver, hp: 1 },
      t: { ...tinkerer, hp: 1 },
      b: { ...brute, hp: 1 },
      m: { class: 'mindthief', hp: 1 },
    },
  },
  (scene) => {
    asked(scene, 'ability-target', 'brute', 'tinkerer', 'spellweaver', 'skip');
    asked(scene, 'ability-target', 'spellweaver', 'tinkerer', 'done');
    scene.settles(() => {
      expect(hpOf(scene, 'stbm')).toEqual([4, 1, 4, 1]);
      leaves(scene, 'twin-restoration', {});
    });
  },
);

const fists = { map: ['..gsh..'], cast: { s: spellweaver, g: guard, h: guard } } as const;

cardRule('stone-fists top: attacks with 6, immobilizes and pushes by 2', fists, (scene) => {
  asked(scene, 'attack-target', 'bandit-guard-1', 'bandit-guard-2', 'skip');
  asked(scene, 'push-to', '1,0', 'decline');
  scene.settles(() => {
    expect(scene.the('g')).toMatchObject({ hp: 14, hex: '0,0' });
    expect(conditionsOf(scene, 'g')).toEqual(['immobilize']);
    expect(scene.the('h').hp).toBe(20);
    leaves(scene, 'stone-fists', { pile: 'lost', xp: 2 });
  });
});

cardRule(
  'stone-fists top: consuming earth, it attacks two enemies, with 1 more experience',
  { ...fists, elements: { earth: 'strong' } },
  (scene) => {
    asked(scene, 'augments', 'augment:0');
    asked(scene, 'attack-target', 'bandit-guard-1', 'bandit-guard-2', 'skip');
    asked(scene, 'attack-target', 'bandit-guard-2', 'done');
    asked(scene, 'push-to', '1,0', 'decline');
    asked(scene, 'push-to', '5,0', 'decline');
    scene.settles(() => {
      expect(scene.the('h')).toMatchObject({ hp: 14, hex: '6,0' });
      expect(hpOf(scene, 'gh')).toEqual([14, 14]);
      leaves(scene, 'stone-fists', { pile: 'lost', xp: 3 });
    });
  },
);

const stoneWalk = { map: ['s....g'], cast: { s: spellweaver, g: guard } } as const;

cardRule(
  'stone-fists bottom: moves 3 and has shield 1 for the round',
  { ...stoneWalk, map: ['s...g.'], ...plain },
  (scene) => {
    asked(scene, 'move-to', '3,0', '1,0', '2,0', 'stop');
    scene.acts('g');
    scene.settles(() => expect(scene.the('s').hp).toBe(5));
    endsWithRound(scene, 'stone-fists', {});
  },
);

cardRule(
  'stone-fists bottom: consuming earth adds 1 to both, with 1 experience',
  { ...stoneWalk, elements: { earth: 'strong' }, cards: { guard: 'guard-6' } },
  (scene) => {
    asked(scene, 'augments', 'augment:0');
    asked(scene, 'move-to', '4,0', ...row(3), 'stop');
    scene.acts('g');
    scene.settles(() => {
      expect(scene.the('s').hp).toBe(5);
      leaves(scene, 'stone-fists', { pile: 'active', xp: 1 });
    });
  },
);

cardRule(
  'zephyr-wings top: loots 2, four tokens at most',
  { map: ['.$$s$$.', ' ..$$..'], cast: { s: spellweaver } },
  (scene) => {
    asked(scene, 'ability-use', 'perform', 'skip');
    scene.settles((s) => {
      expect(scene.hero('s').coins).toBe(4);
      expect(s.pieces).toHaveLength(2);
      leaves(scene, 'zephyr-wings', {});
    });
  },
);

cardRule(
  'zephyr-wings top: consuming air, it loots 3, with 1 experience',
  { map: inSight('$$..s..$$'), cast: { s: spellweaver }, elements: { air: 'strong' } },
  (scene) => {
    asked(scene, 'augments', 'augment:0');
    asked(scene, 'ability-use', 'perform', 'skip');
    scene.settles((s) => {
      expect(scene.hero('s').coins).toBe(2);
      expect(s.pieces).toHaveLength(2);
      leaves(scene, 'zephyr-wings', { xp: 1 });
    });
  },
);

moves('zephyr-wings bottom: jumps 8', 8, { jump: true, pile: 'lost', xp: 1 });

cardRule(
  'zephyr-wings bottom: consuming air, it jumps 3 farther, with 1 more experience',
  { map: [`sO${'.'.repeat(12)}`], cast: { s: spellweaver }, elements: { air: 'strong' } },
  (scene) => {
    asked(scene, 'augments', 'augment:0');
    asked(scene, 'move-to', '11,0', ...row(10), 'stop');
    scene.settles(() => leaves(scene, 'zephyr-wings', { pile: 'lost', xp: 2 }));
  },
);

const front = 'cold-front top: attacks a line of five hexes at range 2 with 5 and creates ice';
cardRule(
  front,
  {
    map: ['.klmno.', ' .abcde.', '.......', ' ...s...'],
    cast: { s: spellweaver, a: guard, b: guard, d: guard, e: guard, k: guard },
  },
  (scene) => {
    cannotLayOver(scene, front, 'klmno');
    laysOver(scene, front, 'abcde');
    attacksInOrder(scene, 'abde');
    scene.settles(() => {
      expect(hpOf(scene, 'abdek')).toEqual([15, 15, 15, 15, 20]);
      leaves(scene, 'cold-front', { pile: 'lost', xp: 2, elements: ['ice'] });
    });
  },
);

cardRule(
  'cold-front bottom: prevents the damage of three attacks and retaliates with 3 at range 3',
  { map: inSight('gs..ac'), cast: { s: spellweaver, g: guard, a: archer, c: archer }, ...plain },
  (scene) => {
    scene.acts('g');
    scene.settles(() => leaves(scene, 'cold-front', { pile: 'active', xp: 1 }));
    scene.does('s', damage(1, self));
    scene.acts('a');
    scene.settles(() => leaves(scene, 'cold-front', { pile: 'active', xp: 2 }));
    roundIsOver(scene);
    scene.acts('c');
    scene.settles(() => {
      expect(hpOf(scene, 'sgac')).toEqual([5, 17, 17, 20]);
      leaves(scene, 'cold-front', { pile: 'lost', xp: 3 });
    });
    scene.acts('g');
    scene.settles(() => expect(hpOf(scene, 'sg')).toEqual([3, 17]));
  },
);

/** `h` is elite. */
const hole = {
  map: ['s..ghx', ' ...ik.'],
  cast: { s: spellweaver, g: guard, h: { ...guard, rank: 'elite', hp: 20 }, i: guard, k: guard },
  level: 0,
} as const;

const swallowed = 'black-hole top: attacks a triangle at range 3 with 4, with 1 experience for each';
cardRule(swallowed, hole, (scene) => {
  cannotLayOver(scene, swallowed, 'hxk');
  laysOver(scene, swallowed, 'ghi');
  attacksInOrder(scene, 'ghi');
  scene.settles(() => {
    expect(hpOf(scene, 'ghik')).toEqual([16, 16, 16, 20]);
    leaves(scene, 'black-hole', { pile: 'lost', xp: 3 });
  });
});

const gone = 'black-hole top: consuming dark, all normal enemies in the area are killed after the attacks';
cardRule(gone, { ...hole, elements: { dark: 'strong' } }, (scene) => {
  asked(scene, 'augments', 'augment:0');
  laysOver(scene, gone, 'ghi');
  attacksInOrder(scene, 'ghi');
  asked(scene, 'ability-use', 'perform', 'skip');
  scene.settles((s) => {
    expect(hpOf(scene, 'ghik')).toEqual([0, 16, 0, 20]);
    expect(s.decks.find(({ owner }) => owner === 'spellweaver')?.discards).toHaveLength(3);
    leaves(scene, 'black-hole', { pile: 'lost', xp: 3 });
  });
});

cardRule(
  'black-hole bottom: pulls all enemies within 4 of a hex at range 4 by 2 toward it, into it too',
  { map: ['s...xg..hi', ' ..........'], cast: { s: spellweaver, g: guard, h: guard, i: guard } },
  (scene) => {
    const question = scene.asksAbout('ana', 'ability-hex');
    expect(question.question.options).not.toContain(scene.at('g'));
    question.answer(scene.at('x'));
    asked(scene, 'ability-use', 'perform', 'skip');
    asked(scene, 'pull-to', scene.at('x'), 'decline');
    asked(scene, 'pull-to', '7,0', 'decline');
    scene.settles(() => {
      expect([...'ghi'].map((it) => scene.the(it).hex)).toEqual([scene.at('x'), '6,0', scene.at('i')]);
      leaves(scene, 'black-hole', {});
    });
  },
);

cardRule(
  'inferno top: attacks all enemies in the room with 3, allies in it suffer 2 damage',
  {
    map: ['g.sb.h=kt'],
    rooms: ['111111.22'],
    revealed: [1, 2],
    cast: { s: spellweaver, b: brute, t: tinkerer, g: guard, h: guard, k: guard },
  },
  (scene) => {
    asked(scene, 'ability-use', 'perform', 'skip');
    attacksInOrder(scene, 'gh');
    scene.settles(() => {
      expect(hpOf(scene, 'ghk')).toEqual([17, 17, 20]);
      expect(hpOf(scene, 'sbt')).toEqual([6, 8, 8]);
      leaves(scene, 'inferno', {});
    });
  },
);

cardRule(
  'inferno top: consuming fire adds 1, with 1 experience',
  { map: ['g.s.h'], cast: { s: spellweaver, g: guard, h: guard }, elements: { fire: 'strong' } },
  (scene) => {
    asked(scene, 'augments', 'augment:0');
    asked(scene, 'ability-use', 'perform', 'skip');
    attacksInOrder(scene, 'gh');
    scene.settles(() => {
      expect(hpOf(scene, 'gh')).toEqual([16, 16]);
      leaves(scene, 'inferno', { xp: 1 });
    });
  },
);

cardRule(
  'inferno bottom: the spellweaver and all allies retaliate with 2 at range 3 for the round',
  {
    map: inSight('s......b..a.c'),
    cast: { s: spellweaver, b: brute, a: archer, c: archer },
    ...plain,
  },
  (scene) => {
    scene.acts('a');
    scene.settles(() => {
      expect(hpOf(scene, 'ba')).toEqual([8, 18]);
      expect(scene.the('s').bonuses).toMatchObject([{ is: 'retaliate', value: 2, range: 3 }]);
    });
    endsWithRound(scene, 'inferno', {});
  },
);
