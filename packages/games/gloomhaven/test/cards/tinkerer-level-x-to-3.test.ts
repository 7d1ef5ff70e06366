import { expect } from 'vitest';
import { recover } from '../../content/words/abilities.ts';
import { self } from '../../content/words/targets.ts';
import { heals, moves, strikes } from './plain-halves.ts';
import { asked, cardRule, conditionsOf, hpOf, inSight, leaves, roundIsOver } from './playing.ts';

const tinkerer = { class: 'tinkerer' } as const;
const brute = { class: 'brute' } as const;
const guard = { monster: 'bandit-guard', hp: 20 } as const;

cardRule(
  'reviving-shock top: attacks two enemies at range 3 with 2',
  { map: ['t.ghi', ' .k...'], cast: { t: tinkerer, g: guard, h: guard, i: guard, k: guard } },
  (scene) => {
    asked(scene, 'attack-target', 'bandit-guard-2', 'bandit-guard-1', 'bandit-guard-4', 'skip');
    asked(scene, 'attack-target', 'bandit-guard-1', 'bandit-guard-4', 'done');
    scene.settles(() => {
      expect(hpOf(scene, 'ghik')).toEqual([18, 18, 20, 20]);
      leaves(scene, 'reviving-shock', {});
    });
  },
);

heals('reviving-shock bottom: heals 5 at range 2', 5, { range: 2, pile: 'lost', xp: 2 });

cardRule(
  'volatile-concoction top: makes a trap of 2 damage and poison',
  { map: ['t.gb'], cast: { t: tinkerer, g: guard, b: brute } },
  (scene) => {
    asked(scene, 'ability-hex', '1,0', 'skip');
    scene.plays('b', 'warding-strength', 'top');
    scene.asksAbout('bea', 'attack-target').answer('bandit-guard-1');
    scene.asks('bea', 'push-to', '1,0', 'decline').answer('1,0');
    scene.settles(() => {
      expect(scene.the('g').hp).toBe(20 - 3 - 2);
      expect(conditionsOf(scene, 'g')).toEqual(['poison']);
      leaves(scene, 'volatile-concoction', {});
    });
  },
);

/** The brute is two hexes away, the spellweaver three. */
const concocted = {
  map: inSight('t.bs'),
  cast: {
    t: tinkerer,
    b: { ...brute, discard: ['trample', 'skewer', 'quietus'] },
    s: { class: 'spellweaver', discard: ['mana-bolt', 'fire-orbs'] },
  },
} as const;

cardRule('volatile-concoction bottom: an ally within 2 recovers one discarded card', concocted, (scene) => {
  asked(scene, 'ability-target', 'brute', 'skip');
  const question = scene.asks('bea', 'cards-to-recover', 'trample', 'skewer', 'quietus');
  question.refuses('wrong-count', 'trample', 'skewer');
  question.answer('skewer');
  scene.settles(() => {
    expect(scene.hero('b')).toMatchObject({ hand: ['skewer'], discard: ['trample', 'quietus'] });
    leaves(scene, 'volatile-concoction', {});
  });
});

cardRule(
  'volatile-concoction bottom: consuming ice, it recovers two',
  { ...concocted, elements: { ice: 'strong' } },
  (scene) => {
    asked(scene, 'augments', 'augment:0');
    asked(scene, 'ability-target', 'brute', 'skip');
    scene.asksAbout('bea', 'cards-to-recover').answer('skewer', 'quietus');
    scene.settles(() => {
      expect(scene.hero('b')).toMatchObject({ hand: ['skewer', 'quietus'], discard: ['trample'] });
      leaves(scene, 'volatile-concoction', {});
    });
  },
);

const drunk = { map: ['tb'], cast: { t: tinkerer, b: { ...brute, level: 9, hp: 1 } } } as const;

cardRule('potent-potables top: adds 2 to four heals, every second gives experience', drunk, (scene) => {
  for (const [hp, xp] of [
    [6, 0],
    [11, 1],
    [16, 1],
  ] as const) {
    scene.plays('t', 'restorative-mist', 'top');
    asked(scene, 'ability-target', 'brute', 'tinkerer', 'skip');
    scene.settles(() => {
      expect(scene.the('b').hp).toBe(hp);
      leaves(scene, 'potent-potables', { pile: 'active', xp });
    });
    roundIsOver(scene);
  }
  scene.plays('t', 'restorative-mist', 'top');
  asked(scene, 'ability-target', 'brute', 'tinkerer', 'skip');
  scene.settles(() => {
    expect(scene.the('b').hp).toBe(21);
    leaves(scene, 'potent-potables', { pile: 'lost', xp: 2 });
  });
});

cardRule('potent-potables top: a heal that is left out uses nothing up', drunk, (scene) => {
  scene.plays('t', 'restorative-mist', 'top');
  asked(scene, 'ability-target', 'skip', 'brute', 'tinkerer');
  scene.settles(() => expect(scene.hero('t').active).toMatchObject([{ card: 'potent-potables', used: 0 }]));
});

moves('potent-potables bottom: moves 3', 3);

heals('stamina-booster top: heals 4 at range 3', 4, { range: 3 });

cardRule(
  'stamina-booster bottom: an ally within 3 recovers one lost card; this one never comes back',
  {
    map: inSight('t..bs'),
    cast: {
      t: tinkerer,
      b: { ...brute, discard: ['trample'], lost: ['skewer', 'quietus'] },
      s: { class: 'spellweaver', lost: ['fire-orbs'] },
    },
  },
  (scene) => {
    asked(scene, 'ability-target', 'brute', 'skip');
    const question = scene.asks('bea', 'cards-to-recover', 'skewer', 'quietus');
    question.refuses('wrong-count', 'skewer', 'quietus');
    question.answer('quietus');
    scene.settles(() => {
      expect(scene.hero('b')).toMatchObject({ hand: ['quietus'], lost: ['skewer'] });
      leaves(scene, 'stamina-booster', { pile: 'lost', xp: 2 });
    });
    scene.does('t', recover({ pile: 'lost', count: 'all', targets: self }));
    scene.settles(() => leaves(scene, 'stamina-booster', { pile: 'lost', xp: 2 }));
  },
);

cardRule(
  'disorienting-flash top: stuns two enemies at range 3',
  { map: ['tg.hi', ' .k...'], cast: { t: tinkerer, g: guard, h: guard, i: guard, k: guard } },
  (scene) => {
    asked(scene, 'ability-target', 'bandit-guard-1', 'bandit-guard-2', 'bandit-guard-4', 'skip');
    asked(scene, 'ability-target', 'bandit-guard-2', 'bandit-guard-4', 'done');
    scene.settles(() => {
      expect([...'ghik'].map((it) => scene.has(it, 'stun'))).toEqual([true, true, false, false]);
      leaves(scene, 'disorienting-flash', { pile: 'lost', xp: 2 });
    });
  },
);

cardRule(
  'disorienting-flash bottom: muddles all adjacent enemies, then moves 2',
  { map: ['gt...#', ' h#i###'], cast: { t: tinkerer, g: guard, h: guard, i: guard } },
  (scene) => {
    asked(scene, 'ability-use', 'perform', 'skip');
    asked(scene, 'move-to', '3,0', '2,0', 'stop');
    scene.settles(() => {
      expect([...'ghi'].map((it) => scene.has(it, 'muddle'))).toEqual([true, true, false]);
      leaves(scene, 'disorienting-flash', {});
    });
  },
);

cardRule(
  'tinkerers-tools top: disarms one adjacent trap',
  { map: ['TtTT'], cast: { t: tinkerer } },
  (scene) => {
    asked(scene, 'ability-hex', '2,0', '0,0', 'skip');
    scene.settles((s) => {
      expect(s.pieces.flatMap(({ hexes }) => hexes)).toEqual(['0,0', '3,0']);
      expect(scene.the('t').hp).toBe(8);
      leaves(scene, 'tinkerers-tools', { xp: 1 });
    });
  },
);

cardRule(
  'tinkerers-tools bottom: makes a trap that stuns without damage',
  { map: ['t.gb'], cast: { t: tinkerer, g: guard, b: brute } },
  (scene) => {
    asked(scene, 'ability-hex', '1,0', 'skip');
    scene.plays('b', 'warding-strength', 'top');
    scene.asksAbout('bea', 'attack-target').answer('bandit-guard-1');
    scene.asks('bea', 'push-to', '1,0', 'decline').answer('1,0');
    scene.settles(() => {
      expect(scene.the('g').hp).toBe(20 - 3);
      expect(conditionsOf(scene, 'g')).toEqual(['stun']);
      leaves(scene, 'tinkerers-tools', {});
    });
  },
);

strikes('crank-bow top: attacks with 6 at range 5', 6, { range: 5, pile: 'lost', xp: 2 });
moves('crank-bow bottom: moves 4', 4);
