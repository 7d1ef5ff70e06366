import { expect } from 'vitest';
import { heals, moves } from './plain-halves.ts';
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
  passesTurn,
  roundIsOver,
  staysUntilEnded,
  summonActs,
  summonOf,
} from './playing.ts';

const tinkerer = { class: 'tinkerer' } as const;
const brute = { class: 'brute' } as const;
const guard = { monster: 'bandit-guard', hp: 20 } as const;

cardRule(
  'dangerous-contraption top: the battle bot has 6 hit points, moves 2 and attacks with 2',
  { map: ['t...g'], cast: { t: tinkerer, g: guard } },
  (scene) => {
    asked(scene, 'ability-hex', '1,0', 'skip');
    scene.settles(() => leaves(scene, 'dangerous-contraption', { pile: 'active', xp: 2 }));
    summonActs(scene, 'battle-bot');
    scene.settles(() => {
      expect(summonOf(scene, 'battle-bot')).toMatchObject({ hp: 6, maxHp: 6, hex: '3,0', owner: 'tinkerer' });
      expect(scene.the('g').hp).toBe(18);
    });
    staysUntilEnded(scene, 'dangerous-contraption', { pile: 'lost', xp: 2 });
  },
);

moves('dangerous-contraption bottom: moves 4', 4);

heals('micro-bots top: heals 6 at range 3', 6, { range: 3, pile: 'lost', xp: 2 });

cardRule(
  'micro-bots bottom: moves 3 and loots 1',
  { map: ['t...$$', ' ###...'], cast: { t: tinkerer } },
  (scene) => {
    asked(scene, 'move-to', '3,0', '1,0', '2,0', 'stop');
    asked(scene, 'ability-use', 'perform', 'skip');
    scene.settles((s) => {
      expect(scene.hero('t').coins).toBe(1);
      expect(s.pieces).toHaveLength(1);
      leaves(scene, 'micro-bots', { pile: 'lost' });
    });
  },
);

const itemsUsed = [
  { item: 'minor-healing-potion', state: 'consumed' },
  { item: 'minor-stamina-potion', state: 'consumed' },
  { item: 'boots-of-striding', state: 'spent' },
] as const;

cardRule(
  'noxious-vials top: an adjacent ally refreshes one consumed small item',
  {
    map: ['tbs'],
    cast: { t: tinkerer, b: { ...brute, items: itemsUsed }, s: { class: 'spellweaver', items: itemsUsed } },
  },
  (scene) => {
    asked(scene, 'ability-target', 'brute', 'skip');
    scene
      .asks('bea', 'items-to-refresh', 'minor-healing-potion', 'minor-stamina-potion')
      .answer('minor-stamina-potion');
    scene.settles(() => {
      expect(scene.hero('b').items.map(({ state }) => state)).toEqual(['consumed', 'ready', 'spent']);
      leaves(scene, 'noxious-vials', {});
    });
  },
);

const vials =
  'noxious-vials bottom: attacks a triangle at range 3 with 3 and poisons, with 1 experience for each';
cardRule(
  vials,
  {
    map: ['t..ghx', ' ...ik.'],
    cast: { t: tinkerer, g: guard, h: guard, i: guard, k: guard },
  },
  (scene) => {
    cannotLayOver(scene, vials, 'hxk');
    laysOver(scene, vials, 'ghi');
    attacksInOrder(scene, 'ghi');
    scene.settles(() => {
      expect(hpOf(scene, 'ghik')).toEqual([17, 17, 17, 20]);
      expect([...'ghik'].map((it) => scene.has(it, 'poison'))).toEqual([true, true, true, false]);
      leaves(scene, 'noxious-vials', { pile: 'lost', xp: 3 });
    });
  },
);

const beam =
  'disintegration-beam top: kills enemies of 5 hit points or less in a line of 3, 1 experience for each';
cardRule(
  beam,
  {
    map: inSight('tghik'),
    cast: {
      t: tinkerer,
      g: { ...guard, hp: 5 },
      h: { ...guard, hp: 6 },
      i: { ...guard, rank: 'elite', hp: 1 },
      k: { ...guard, hp: 1 },
    },
  },
  (scene) => {
    laysOver(scene, beam, 'ghi', 1);
    asked(scene, 'ability-use', 'perform', 'skip');
    scene.settles(() => {
      expect(hpOf(scene, 'ghik')).toEqual([0, 6, 0, 1]);
      leaves(scene, 'disintegration-beam', { pile: 'lost', xp: 2 });
    });
  },
);

cardRule(
  'disintegration-beam bottom: moves 2 and disarms one adjacent enemy',
  { map: ['t..g.', ' ##hk'], cast: { t: tinkerer, g: guard, h: guard, k: guard } },
  (scene) => {
    asked(scene, 'move-to', '2,0', '1,0', 'stop');
    asked(scene, 'ability-target', 'bandit-guard-1', 'bandit-guard-2', 'skip');
    scene.settles(() => {
      expect([conditionsOf(scene, 'g'), conditionsOf(scene, 'h')]).toEqual([['disarm'], []]);
      leaves(scene, 'disintegration-beam', {});
    });
  },
);

cardRule(
  'gas-canister top: makes a trap of 4 damage and muddle',
  { map: ['t.gb'], cast: { t: tinkerer, g: guard, b: brute } },
  (scene) => {
    asked(scene, 'ability-hex', '1,0', 'skip');
    scene.plays('b', 'warding-strength', 'top');
    scene.asksAbout('bea', 'attack-target').answer('bandit-guard-1');
    scene.asks('bea', 'push-to', '1,0', 'decline').answer('1,0');
    scene.settles(() => {
      expect(scene.the('g').hp).toBe(20 - 3 - 4);
      expect(conditionsOf(scene, 'g')).toEqual(['muddle']);
      leaves(scene, 'gas-canister', {});
    });
  },
);

cardRule(
  'gas-canister bottom: at the end of four turns an ally within 3 recovers a discarded card',
  {
    map: inSight('t..bs'),
    cast: {
      t: tinkerer,
      b: { ...brute, discard: ['trample', 'skewer', 'quietus', 'whirlwind', 'spare-dagger'] },
      s: { class: 'spellweaver', discard: ['fire-orbs'] },
    },
  },
  (scene) => {
    const recovered = ['trample', 'skewer', 'quietus', 'whirlwind'];
    for (const [n, xp] of [0, 1, 1, 2].entries()) {
      passesTurn(scene, 't');
      asked(scene, 'ability-target', 'brute', 'skip');
      scene.asks('bea', 'cards-to-recover', ...recovered.slice(n), 'spare-dagger').answer(recovered[n] ?? '');
      scene.settles(() => leaves(scene, 'gas-canister', { pile: n === 3 ? 'lost' : 'active', xp }));
      roundIsOver(scene);
    }
    expect(scene.hero('b').hand).toEqual(recovered);
    passesTurn(scene, 't');
    scene.settles();
  },
);

cardRule(
  'auto-turret top: at the end of five turns attacks with 2 at range 5',
  { map: inSight('t....gh'), cast: { t: tinkerer, g: guard, h: guard } },
  (scene) => {
    for (const [n, xp] of [1, 1, 2, 2, 3].entries()) {
      passesTurn(scene, 't');
      asked(scene, 'attack-target', 'bandit-guard-1', 'skip');
      scene.settles(() => {
        expect(scene.the('g').hp).toBe(18 - 2 * n);
        leaves(scene, 'auto-turret', { pile: n === 4 ? 'lost' : 'active', xp });
      });
      roundIsOver(scene);
    }
    passesTurn(scene, 't');
    scene.settles();
  },
);

heals('auto-turret bottom: heals 3 at range 4', 3, { range: 4 });
