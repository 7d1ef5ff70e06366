import { expect } from 'vitest';
import { attack } from '../../content/words/abilities.ts';
import { sideBySide } from '../../content/words/areas.ts';
import { pieceAt } from '../../rules/board.ts';
import { laysOver } from '../scene/areas.ts';
import { attacked, attacks, hits, used } from '../scene/attacking.ts';
import { rule } from '../scene/index.ts';

const guard = { monster: 'bandit-guard', hp: 9 } as const;
const brute = { class: 'brute' } as const;
const against = (monster: object, hero: object = {}) => ({
  map: ['.bg.'],
  cast: { b: { ...brute, ...hero }, g: { ...guard, ...monster } },
});

rule(
  'gh/effects.18: PIERCE ignores Shield while damage is calculated and leaves it as it was',
  against({ shield: 2 }),
  (scene) => {
    attacks(scene, 3, { by: 'b', on: 'g', pierce: 2 });
    scene.settles(() => expect(hits(scene)).toEqual([3]));
    attacks(scene, 3, { by: 'b', on: 'g' });
    scene.settles(() => expect(hits(scene)).toEqual([1]));
  },
);

rule(
  'gh/effects.18a: an Attack 3 with PIERCE 2 against Shield 3 deals 2 damage',
  against({ shield: 3 }),
  (scene) => {
    attacks(scene, 3, { by: 'b', on: 'g', pierce: 2 });
    scene.settles(() => expect(hits(scene)).toEqual([2]));
  },
);

rule(
  'gh/effects.18b: an Attack 3 with PIERCE 5 against Shield 2 deals 3 damage',
  against({ shield: 2 }),
  (scene) => {
    attacks(scene, 3, { by: 'b', on: 'g', pierce: 5 });
    scene.settles(() => expect(hits(scene)).toEqual([3]));
  },
);

rule(
  'gh/effects.18: a drawn PIERCE 3 counts like a printed one',
  against({ shield: 3 }, { draws: ['roll-pierce-3'] }),
  (scene) => {
    attacks(scene, 3, { by: 'b', on: 'g' });
    scene.settles(() => expect(hits(scene)).toEqual([3]));
  },
);

/** Elite City Archers have PIERCE 1 and Attack 3 at level 1. */
const archer = { monster: 'city-archer', rank: 'elite', hp: 6 } as const;

rule(
  'gh/effects.18: PIERCE also ignores the Shield of a bonus with uses, which is spent all the same',
  {
    map: ['....', ' b.g.', '....'],
    cast: { b: { ...brute, active: ['warding-strength bottom'] }, g: archer },
    cards: { archer: 'archer-2' },
  },
  (scene) => {
    scene.acts('g');
    scene.settles(() => {
      expect(scene.the('b').hp).toBe(7);
      expect(scene.hero('b').active[0]?.used).toBe(1);
    });
  },
);

rule(
  'gh/effects.19: PIERCE does nothing against damage that is prevented',
  {
    map: ['....', ' b.g.', '....'],
    cast: { b: { class: 'spellweaver', active: ['frost-armor bottom'] }, g: archer },
    cards: { archer: 'archer-2' },
  },
  (scene) => {
    scene.acts('g');
    scene.settles(() => expect(scene.the('b').hp).toBe(6));
  },
);

const three = (draws: readonly string[] = []) => ({
  map: ['..g', ' .bh', '..k'],
  cast: { b: { ...brute, draws }, g: guard, h: guard, k: guard },
});
const [g, h, k] = ['bandit-guard-1', 'bandit-guard-2', 'bandit-guard-3'] as const;
const addTarget = [{ add: { targets: 1 } }] as const;

rule('gh/effects.20: ADD TARGET adds one enemy in range that is not targeted yet', three(), (scene) => {
  scene.does('b', attack(3, { adjust: addTarget }));
  scene.asks('ana', 'attack-target', g, h, k, 'skip').answer(h);
  scene.asks('ana', 'attack-target', g, k, 'done').answer(k);
  scene.settles(() => expect(attacked(scene)).toEqual([h, k]));
});

rule(
  'gh/effects.20a: a melee Attack 3 with WOUND and ADD TARGET attacks both enemies for 3 with WOUND',
  { map: ['gbh'], cast: { b: brute, g: guard, h: guard } },
  (scene) => {
    scene.does('b', attack(3, { conditions: ['wound'], adjust: addTarget }));
    scene.asksAbout('ana', 'attack-target').answer(g);
    scene.asksAbout('ana', 'attack-target').answer(h);
    scene.settles(() => {
      expect(hits(scene)).toEqual([3, 3]);
      expect([scene.has('g', 'wound'), scene.has('h', 'wound')]).toEqual([true, true]);
      expect(used(scene)).toHaveLength(2);
    });
  },
);

rule('gh/effects.21: the target added to an area is an enemy in range outside of it', three(), (scene) => {
  scene.does('b', attack(3, { area: sideBySide, adjust: addTarget }));
  laysOver(scene, 'gh');
  scene.asks('ana', 'attack-target', k, 'done').answer(k);
  for (const id of [g, h]) scene.asksAbout('ana', 'attack-target').answer(id);
  scene.settles(() => expect(attacked(scene)).toEqual([g, h, k]));
});

rule(
  'gh/effects.22: ADD TARGET on a modifier card opens an attack on another enemy, with all effects',
  three(['roll-add-target', '+1', '+2']),
  (scene) => {
    attacks(scene, 3, { by: 'b', on: 'g', conditions: ['wound'] });
    scene.asks('ana', 'attack-target', h, k, 'skip').answer(k);
    scene.settles(() => {
      expect(hits(scene)).toEqual([4, 5]);
      expect([scene.has('g', 'wound'), scene.has('h', 'wound'), scene.has('k', 'wound')]).toEqual([
        true,
        false,
        true,
      ]);
    });
  },
);

rule(
  'gh/effects.22: each ADD TARGET drawn adds one more target',
  three(['roll-add-target', 'roll-add-target', '+1', '+0', '+0']),
  (scene) => {
    attacks(scene, 3, { by: 'b', on: 'g' });
    scene.asks('ana', 'attack-target', h, k, 'skip').answer(k);
    scene.asks('ana', 'attack-target', h, 'skip').answer(h);
    scene.settles(() => expect(attacked(scene)).toEqual([g, k, h]));
  },
);

rule(
  'gh/effects.22: a summon that draws its owner’s ADD TARGET attacks one more enemy',
  {
    map: ['..g', ' .th', 'b..'],
    cast: {
      b: { class: 'tinkerer', draws: ['+0-add-target'] },
      t: { summon: 'battle-bot', owner: 'b' },
      g: guard,
      h: guard,
    },
  },
  (scene) => {
    scene.acts('t');
    scene.settles(() => expect(attacked(scene)).toEqual([g, h]));
  },
);

rule(
  'gh/effects.23: ADD TARGET does nothing when every enemy in range is targeted already',
  { map: ['gbh'], cast: { b: { ...brute, draws: ['roll-add-target', '+0'] }, g: guard, h: guard } },
  (scene) => {
    scene.does('b', attack(3, { count: 2 }));
    scene.asksAbout('ana', 'attack-target').answer(g);
    scene.asksAbout('ana', 'attack-target').answer(h);
    scene.settles(() => expect(attacked(scene)).toEqual([g, h]));
  },
);

const blocked = { map: ['..O', ' bgO', '..O'], cast: { b: { class: 'cragheart' }, g: guard } } as const;

rule(
  'gh/effects.9: the obstacle that stopped a push may be destroyed where the card says so',
  blocked,
  (scene) => {
    scene.plays('b', 'heaving-swing', 'top');
    scene.asksAbout('ana', 'attack-target').answer(g);
    scene.asks('ana', 'ability-hex', ...scene.all('O'), 'skip').answer('2,1');
    scene.settles((s) => {
      expect(pieceAt(s, '2,1', 'obstacle')).toBeNull();
      expect(scene.the('g').hp).toBe(9 - 3 - 2);
      expect(scene.hero('b').xp).toBe(1);
    });
  },
);

rule('gh/effects.9: an obstacle left standing hurts nobody and gives no experience', blocked, (scene) => {
  scene.plays('b', 'heaving-swing', 'top');
  scene.asksAbout('ana', 'attack-target').answer(g);
  scene.asksAbout('ana', 'ability-hex').answer('skip');
  scene.settles(() => {
    expect(scene.the('g').hp).toBe(6);
    expect(scene.hero('b').xp).toBe(0);
  });
});

rule(
  'gh/effects.9: a push that falls short by two hexes hurts twice where the card says so',
  blocked,
  (scene) => {
    scene.plays('b', 'brutal-momentum', 'top');
    scene.asksAbout('ana', 'attack-target').answer(g);
    scene.settles(() => {
      expect(scene.the('g').hp).toBe(9 - 3 - 2 - 2);
      expect(scene.hero('b').xp).toBe(2);
    });
  },
);
