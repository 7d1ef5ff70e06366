import { expect } from 'vitest';
import { heals, loots, moves, strikes } from './plain-halves.ts';
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
  summonActs,
  summonOf,
} from './playing.ts';

const tinkerer = { class: 'tinkerer' } as const;
const brute = { class: 'brute' } as const;
const guard = { monster: 'bandit-guard', hp: 20 } as const;
const plainGuards = { cards: { guard: 'guard-4' } } as const;

cardRule(
  'proximity-mine top: makes a trap of 6 damage, with 2 experience when an enemy springs it',
  { map: ['t.gb'], cast: { t: tinkerer, g: guard, b: brute } },
  (scene) => {
    asked(scene, 'ability-hex', '1,0', 'skip');
    scene.settles(() => leaves(scene, 'proximity-mine', { pile: 'lost' }));
    scene.plays('b', 'warding-strength', 'top');
    scene.asks('bea', 'attack-target', 'bandit-guard-1', 'skip').answer('bandit-guard-1');
    scene.asks('bea', 'push-to', '1,0', 'decline').answer('1,0');
    scene.settles((s) => {
      expect(scene.the('g').hp).toBe(20 - 3 - 6);
      expect(s.pieces).toEqual([]);
      leaves(scene, 'proximity-mine', { pile: 'lost', xp: 2 });
    });
  },
);

cardRule(
  'proximity-mine top: an ally in the trap gives no experience',
  { map: ['t.b.'], cast: { t: tinkerer, b: brute } },
  (scene) => {
    asked(scene, 'ability-hex', '1,0', 'skip');
    scene.plays('b', 'grab-and-go', 'bottom');
    scene.asks('bea', 'move-to', '1,0', '3,0', 'stop').answer('1,0');
    scene.asksAbout('bea', 'move-to').answer('stop');
    scene.settles(() => {
      expect(scene.the('b').hp).toBe(4);
      leaves(scene, 'proximity-mine', { pile: 'lost' });
    });
  },
);

moves('proximity-mine bottom: moves 4', 4);

cardRule(
  'harmless-contraption top: the decoy has 6 hit points, moves 2 and never attacks',
  { map: ['t...g'], cast: { t: tinkerer, g: guard }, ...plainGuards },
  (scene) => {
    asked(scene, 'ability-hex', '1,0', 'skip');
    scene.settles(() => leaves(scene, 'harmless-contraption', { pile: 'active', xp: 2 }));
    summonActs(scene, 'decoy');
    scene.settles(() => {
      expect(summonOf(scene, 'decoy')).toMatchObject({ hp: 6, maxHp: 6, hex: '3,0', owner: 'tinkerer' });
      expect(scene.the('g').hp).toBe(20);
    });
    roundIsOver(scene);
    scene.settles(() => leaves(scene, 'harmless-contraption', { pile: 'active', xp: 2 }));
    for (let n = 0; n < 3; n++) scene.acts('g');
    scene.settles((s) => {
      expect(s.figures).toHaveLength(2);
      leaves(scene, 'harmless-contraption', { pile: 'lost', xp: 2 });
    });
  },
);

heals('harmless-contraption bottom: heals 2 at range 3', 2, { range: 3 });

const flames = 'flamethrower top: attacks a diamond before the tinkerer with 3, wounds and creates fire';
cardRule(
  flames,
  {
    map: ['.uvk', ' .tyl', '..z.'],
    cast: { t: tinkerer, u: guard, v: guard, k: guard, y: guard, l: guard, z: guard },
  },
  (scene) => {
    laysOver(scene, flames, 'vky');
    attacksInOrder(scene, 'kvy');
    scene.settles(() => {
      expect(hpOf(scene, 'uvkylz')).toEqual([20, 17, 17, 17, 20, 20]);
      expect([...'vky'].map((it) => conditionsOf(scene, it))).toEqual([['wound'], ['wound'], ['wound']]);
      leaves(scene, 'flamethrower', { pile: 'lost', xp: 2, elements: ['fire'] });
    });
  },
);

cardRule(
  'flamethrower bottom: shield 1 for the tinkerer and adjacent allies, for the round',
  { map: ['.gbtms.'], cast: castAround(), ...plainGuards },
  (scene) => {
    scene.acts('g');
    scene.settles(() => {
      expect(scene.the('b').hp).toBe(9);
      expect([...'tms'].map((it) => scene.the(it).bonuses.map(({ is, value }) => [is, value]))).toEqual([
        [['shield', 1]],
        [['shield', 1]],
        [],
      ]);
    });
    endsWithRound(scene, 'flamethrower', {});
  },
);

function castAround() {
  return {
    t: tinkerer,
    b: brute,
    m: { class: 'mindthief' },
    s: { class: 'spellweaver' },
    g: guard,
  } as const;
}

cardRule(
  'hook-gun top: attacks with 2 at range 3 and pulls by 2',
  { map: inSight('t..gh'), cast: { t: tinkerer, g: guard, h: guard } },
  (scene) => {
    asked(scene, 'attack-target', 'bandit-guard-1', 'skip');
    asked(scene, 'pull-to', '2,0', 'decline');
    scene.settles(() => {
      expect(scene.the('g')).toMatchObject({ hp: 18, hex: '1,0' });
      leaves(scene, 'hook-gun', {});
    });
  },
);

loots('hook-gun bottom: loots 2', 2, { pile: 'lost', xp: 1 });

/** Only `g` is in range of 3; with `h` and `i` it forms a triangle. */
const bombed = {
  map: ['t..ghx', ' ...ik.'],
  cast: { t: tinkerer, g: guard, h: guard, i: guard, k: guard },
} as const;

const ink =
  'ink-bomb top: attacks a triangle at range 3 with 4, with 1 experience for each, and creates dark';
cardRule(ink, bombed, (scene) => {
  cannotLayOver(scene, ink, 'hxk');
  laysOver(scene, ink, 'ghi');
  attacksInOrder(scene, 'ghi');
  scene.settles(() => {
    expect(hpOf(scene, 'ghik')).toEqual([16, 16, 16, 20]);
    leaves(scene, 'ink-bomb', { pile: 'lost', xp: 3, elements: ['dark'] });
  });
});

moves('ink-bomb bottom: moves 4', 4);

const net =
  'net-shooter top: attacks a triangle at range 3 with 3 and immobilizes, with 1 experience for each';
cardRule(net, bombed, (scene) => {
  cannotLayOver(scene, net, 'hxk');
  laysOver(scene, net, 'ghi');
  attacksInOrder(scene, 'hig');
  scene.settles(() => {
    expect(hpOf(scene, 'ghik')).toEqual([17, 17, 17, 20]);
    expect([...'ghik'].map((it) => scene.has(it, 'immobilize'))).toEqual([true, true, true, false]);
    leaves(scene, 'net-shooter', { pile: 'lost', xp: 3 });
  });
});

cardRule(
  'net-shooter bottom: immobilizes one adjacent enemy, then moves 2',
  { map: ['gt...#', ' h#i###'], cast: { t: tinkerer, g: guard, h: guard, i: guard } },
  (scene) => {
    asked(scene, 'ability-target', 'bandit-guard-1', 'bandit-guard-2', 'skip');
    asked(scene, 'move-to', '3,0', '2,0', 'stop');
    scene.settles(() => {
      expect([scene.has('g', 'immobilize'), scene.has('h', 'immobilize')]).toEqual([true, false]);
      leaves(scene, 'net-shooter', {});
    });
  },
);

strikes('stun-shot top: attacks with 1 at range 3 and stuns', 1, { range: 3, conditions: ['stun'] });
moves('stun-shot bottom: moves 4', 4);

heals('reinvigorating-elixir top: heals 3 at range 3', 3, { range: 3 });

cardRule(
  'reinvigorating-elixir bottom: an adjacent ally recovers all its discarded cards',
  {
    map: ['mtbs'],
    cast: {
      t: tinkerer,
      b: { ...brute, discard: ['trample', 'skewer', 'quietus'], lost: ['shield-bash'] },
      m: { class: 'mindthief' },
      s: { class: 'spellweaver', discard: ['mana-bolt'] },
    },
  },
  (scene) => {
    asked(scene, 'ability-target', 'brute', 'mindthief', 'skip');
    scene
      .asks('bea', 'cards-to-recover', 'trample', 'skewer', 'quietus')
      .answer('trample', 'skewer', 'quietus');
    scene.settles(() => {
      expect(scene.hero('b')).toMatchObject({ hand: ['trample', 'skewer', 'quietus'], discard: [] });
      leaves(scene, 'reinvigorating-elixir', { pile: 'lost', xp: 2 });
    });
  },
);

heals('restorative-mist top: heals 3 at range 3', 3, { range: 3 });

cardRule(
  'restorative-mist bottom: moves 2 and heals all adjacent allies by 1',
  {
    map: ['t..b', ' ##s', '##m'],
    cast: {
      t: { ...tinkerer, hp: 1 },
      b: { ...brute, hp: 1 },
      s: { class: 'spellweaver', hp: 1 },
      m: { class: 'mindthief', hp: 1 },
    },
  },
  (scene) => {
    asked(scene, 'move-to', '2,0', '1,0', 'stop');
    asked(scene, 'ability-use', 'perform', 'skip');
    scene.settles(() => {
      expect(hpOf(scene, 'tbsm')).toEqual([1, 2, 2, 1]);
      leaves(scene, 'restorative-mist', {});
    });
  },
);

heals('energizing-tonic top: heals 5 at range 2', 5, { range: 2, pile: 'lost', xp: 2 });
moves('energizing-tonic bottom: moves 6', 6, { pile: 'lost', xp: 1 });

strikes('enhancement-field top: attacks with 3 at range 3', 3, { range: 3 });

cardRule(
  'enhancement-field bottom: adds 1 to the attacks of the tinkerer and adjacent allies this round',
  {
    map: ['.tb.', ' mgs'],
    cast: { t: tinkerer, b: brute, g: guard, m: { class: 'mindthief' }, s: { class: 'spellweaver' } },
  },
  (scene) => {
    const attackers = { t: ['ana', 17], b: ['bea', 14], s: ['dan', 12] } as const;
    for (const [letter, [seat, hp]] of Object.entries(attackers)) {
      scene.does(letter, { do: 'attack', value: 2 });
      scene.asks(seat, 'attack-target', 'bandit-guard-1', 'skip').answer('bandit-guard-1');
      scene.settles(() => expect(scene.the('g').hp).toBe(hp));
    }
    endsWithRound(scene, 'enhancement-field', {});
  },
);

strikes('toxic-bolt top: attacks with 2 at range 3, poisons and creates earth', 2, {
  ...{ range: 3, conditions: ['poison'], elements: ['earth'] },
});
strikes('toxic-bolt bottom: attacks with 5 at range 2', 5, { range: 2, pile: 'lost', xp: 2 });
