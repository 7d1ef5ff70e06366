import { expect } from 'vitest';
import { kills, strikes } from './plain-halves.ts';
import {
  asked,
  cardRule,
  conditionsOf,
  endsWithRound,
  hpOf,
  inSight,
  leaves,
  row,
  staysUntilEnded,
  summonActs,
  summonOf,
} from './playing.ts';

const tinkerer = { class: 'tinkerer' } as const;
const brute = { class: 'brute' } as const;
const guard = { monster: 'bandit-guard', hp: 20 } as const;

cardRule(
  'murderous-contraption top: the kill bot has 6 hit points, moves 3 and attacks with 3',
  { map: ['t....g'], cast: { t: tinkerer, g: guard } },
  (scene) => {
    asked(scene, 'ability-hex', '1,0', 'skip');
    scene.settles(() => leaves(scene, 'murderous-contraption', { pile: 'active', xp: 2 }));
    summonActs(scene, 'kill-bot');
    scene.settles(() => {
      expect(summonOf(scene, 'kill-bot')).toMatchObject({ hp: 6, maxHp: 6, hex: '4,0', owner: 'tinkerer' });
      expect(scene.the('g').hp).toBe(17);
    });
    staysUntilEnded(scene, 'murderous-contraption', { pile: 'lost', xp: 2 });
  },
);

strikes('murderous-contraption bottom: attacks with 4 at range 3', 4, { range: 3 });

cardRule(
  'curative-aerosol top: twice moves 2 and heals an adjacent ally or itself by 2',
  {
    map: ['t..b', ' s...'],
    cast: { t: { ...tinkerer, hp: 1 }, b: { ...brute, hp: 1 }, s: { class: 'spellweaver', hp: 1 } },
  },
  (scene) => {
    asked(scene, 'move-to', '2,0', '1,0', '1,1', 'stop');
    asked(scene, 'ability-target', 'brute', 'tinkerer', 'skip');
    asked(scene, 'move-to', '0,0', '1,0', '1,1', '2,1', '3,1', 'stop');
    asked(scene, 'ability-target', 'spellweaver', 'tinkerer', 'skip');
    scene.settles(() => {
      expect(hpOf(scene, 'tbs')).toEqual([1, 3, 3]);
      leaves(scene, 'curative-aerosol', {});
    });
  },
);

cardRule(
  'curative-aerosol bottom: heals two at range 3 by 4',
  {
    map: inSight('t.bsm'),
    cast: {
      t: { ...tinkerer, hp: 1 },
      b: { ...brute, hp: 1 },
      s: { class: 'spellweaver', hp: 1 },
      m: { class: 'mindthief', hp: 1 },
    },
  },
  (scene) => {
    asked(scene, 'ability-target', 'spellweaver', 'brute', 'tinkerer', 'skip');
    asked(scene, 'ability-target', 'brute', 'tinkerer', 'done');
    scene.settles(() => {
      expect(hpOf(scene, 'tbsm')).toEqual([1, 5, 5, 1]);
      leaves(scene, 'curative-aerosol', { pile: 'lost', xp: 2 });
    });
  },
);

cardRule(
  'jet-propulsion top: the tinkerer moves its summons within 3 by 2 more than their move',
  {
    map: inSight('d.t..ek.......'),
    cast: {
      t: tinkerer,
      d: { summon: 'decoy', owner: 't' },
      e: { summon: 'kill-bot', owner: 't' },
      k: { summon: 'battle-bot', owner: 't' },
    },
  },
  (scene) => {
    asked(scene, 'ability-use', 'perform', 'skip');
    scene.asksAbout('ana', 'move-to').answer('4,0');
    const question = scene.asksAbout('ana', 'move-to');
    expect(question.question.options).toContain('10,0');
    expect(question.question.options).not.toContain('11,0');
    question.answer('10,0');
    scene.settles(() => {
      expect([...'dek'].map((it) => scene.the(it).hex)).toEqual(['4,0', '10,0', scene.at('k')]);
      leaves(scene, 'jet-propulsion', {});
    });
  },
);

cardRule(
  'jet-propulsion top: the summons of others are summoned allies too, and the tinkerer moves them',
  {
    map: inSight('r.t.m.....'),
    cast: { t: tinkerer, m: { class: 'mindthief' }, r: { summon: 'rat-swarm', owner: 'm' } },
  },
  (scene) => {
    asked(scene, 'ability-use', 'perform', 'skip');
    scene.asksAbout('ana', 'move-to').answer('3,0');
    scene.settles(() => {
      expect(scene.the('r').hex).toBe('3,0');
      leaves(scene, 'jet-propulsion', {});
    });
  },
);

cardRule(
  'jet-propulsion bottom: jumps 8',
  { map: [`tO${'.'.repeat(9)}`], cast: { t: tinkerer } },
  (scene) => {
    scene.asks('ana', 'move-to', ...row(8), 'stop').answer('8,0');
    scene.settles(() => leaves(scene, 'jet-propulsion', { pile: 'lost', xp: 2 }));
  },
);

cardRule(
  'harsh-stimulants top: attacks with 9 and suffers 2 damage',
  { map: ['tgh'], cast: { t: tinkerer, g: guard, h: guard } },
  (scene) => {
    asked(scene, 'attack-target', 'bandit-guard-1', 'skip');
    scene.settles(() => {
      expect(hpOf(scene, 'tgh')).toEqual([6, 11, 20]);
      leaves(scene, 'harsh-stimulants', { pile: 'lost', xp: 2 });
    });
  },
);

cardRule(
  'harsh-stimulants bottom: adjacent allies suffer 2 damage and add 2 to their attacks this round',
  {
    map: ['.tb.', ' mgs'],
    cast: { t: tinkerer, b: brute, g: guard, m: { class: 'mindthief' }, s: { class: 'spellweaver' } },
  },
  (scene) => {
    scene.settles(() => {
      expect(hpOf(scene, 'tbms')).toEqual([8, 8, 4, 6]);
    });
    const attackers = { t: ['ana', 18], b: ['bea', 14], s: ['dan', 12] } as const;
    for (const [letter, [seat, hp]] of Object.entries(attackers)) {
      scene.does(letter, { do: 'attack', value: 2 });
      scene.asks(seat, 'attack-target', 'bandit-guard-1', 'skip').answer('bandit-guard-1');
      scene.settles(() => expect(scene.the('g').hp).toBe(hp));
    }
    endsWithRound(scene, 'harsh-stimulants', {});
  },
);

kills('lethal-injection top: kills a normal or elite adjacent enemy', true, { pile: 'lost', xp: 2 });

cardRule(
  'lethal-injection bottom: moves 4 and poisons all adjacent enemies',
  { map: ['t....g', ' ####h', '####i#'], cast: { t: tinkerer, g: guard, h: guard, i: guard } },
  (scene) => {
    asked(scene, 'move-to', '4,0', ...row(3), 'stop');
    asked(scene, 'ability-use', 'perform', 'skip');
    scene.settles(() => {
      expect([...'ghi'].map((it) => conditionsOf(scene, it))).toEqual([['poison'], ['poison'], []]);
      leaves(scene, 'lethal-injection', {});
    });
  },
);

cardRule(
  'chimeric-formula top: an adjacent ally recovers two lost cards, then loses two of its hand',
  {
    map: ['tb'],
    cast: { t: tinkerer, b: { ...brute, hand: ['trample'], lost: ['skewer', 'quietus', 'whirlwind'] } },
  },
  (scene) => {
    asked(scene, 'ability-target', 'brute', 'skip');
    scene.asks('bea', 'cards-to-recover', 'skewer', 'quietus', 'whirlwind').answer('skewer', 'quietus');
    scene.asks('bea', 'card-to-lose', 'trample', 'skewer', 'quietus').answer('trample');
    scene.asks('bea', 'card-to-lose', 'skewer', 'quietus').answer('skewer');
    scene.settles(() => {
      expect(scene.hero('b')).toMatchObject({ hand: ['quietus'], lost: ['whirlwind', 'trample', 'skewer'] });
      leaves(scene, 'chimeric-formula', {});
    });
  },
);

cardRule(
  'chimeric-formula top: an ally that recovers nothing loses nothing',
  { map: ['tb'], cast: { t: tinkerer, b: { ...brute, hand: ['trample', 'quietus'], lost: ['skewer'] } } },
  (scene) => {
    asked(scene, 'ability-target', 'brute', 'skip');
    scene.asks('bea', 'cards-to-recover', 'skewer').answer();
    scene.settles(() =>
      expect(scene.hero('b')).toMatchObject({ hand: ['trample', 'quietus'], lost: ['skewer'] }),
    );
  },
);

cardRule(
  'chimeric-formula top: without an ally beside it nothing is recovered or lost',
  { map: ['t.b'], cast: { t: tinkerer, b: { ...brute, hand: ['trample'], lost: ['skewer'] } } },
  (scene) =>
    scene.settles(() => expect(scene.hero('b')).toMatchObject({ hand: ['trample'], lost: ['skewer'] })),
);

cardRule(
  'chimeric-formula bottom: a character beside an ally within 3 recovers one lost card',
  {
    map: ['t..bs', ' m....'],
    cast: {
      t: { ...tinkerer, lost: ['crank-bow'] },
      b: { ...brute, lost: ['skewer'] },
      s: { class: 'spellweaver', lost: ['fire-orbs', 'mana-bolt'] },
      m: { class: 'mindthief' },
    },
  },
  (scene) => {
    asked(scene, 'ability-target', 'brute', 'mindthief', 'skip');
    const question = scene.asks('carl', 'cards-to-recover', 'fire-orbs', 'mana-bolt');
    question.refuses('wrong-count', 'fire-orbs', 'mana-bolt');
    question.answer('fire-orbs');
    scene.settles(() => {
      expect(scene.hero('s')).toMatchObject({ hand: ['fire-orbs'], lost: ['mana-bolt'] });
      expect(scene.hero('b')).toMatchObject({ hand: [], lost: ['skewer'] });
      leaves(scene, 'chimeric-formula', { pile: 'lost', xp: 2 });
    });
  },
);
