import { expect } from 'vitest';
import { attackBy, runs } from '../scene/monsters.ts';
import { attacksLater, roundEnds } from './later.ts';
import { loots, moves, strikes } from './plain-halves.ts';
import { asked, cardRule, conditionsOf, hpOf, inSight, leaves } from './playing.ts';

const scoundrel = { class: 'scoundrel' } as const;
const brute = { class: 'brute' } as const;
const guard = { monster: 'bandit-guard', hp: 20 } as const;

const twoAllies = {
  map: ['sgb', ' c..'],
  cast: { s: scoundrel, b: brute, c: { class: 'cragheart' }, g: guard },
} as const;

cardRule(
  'sinister-opportunity top: attacks with 3 and 1 more for each ally beside the target',
  twoAllies,
  (scene) => {
    asked(scene, 'attack-target', 'bandit-guard-1', 'skip');
    scene.settles(() => {
      expect(scene.the('g').hp).toBe(15);
      leaves(scene, 'sinister-opportunity', {});
    });
  },
);

cardRule(
  'sinister-opportunity top: with dark each ally beside the target gives 2, for 1 experience',
  { ...twoAllies, elements: { dark: 'waning' } },
  (scene) => {
    asked(scene, 'augments', 'augment:0');
    asked(scene, 'attack-target', 'bandit-guard-1', 'skip');
    scene.settles(() => {
      expect(scene.the('g').hp).toBe(13);
      leaves(scene, 'sinister-opportunity', { xp: 1 });
    });
  },
);

cardRule(
  'sinister-opportunity top: dark that is there need not be consumed',
  { ...twoAllies, elements: { dark: 'strong' } },
  (scene) => {
    scene.asks('ana', 'augments', 'augment:0').answer();
    asked(scene, 'attack-target', 'bandit-guard-1', 'skip');
    scene.settles(() => {
      expect(scene.the('g').hp).toBe(15);
      leaves(scene, 'sinister-opportunity', { elements: ['dark'] });
    });
  },
);

cardRule(
  'sinister-opportunity bottom: moves 3, then an adjacent enemy goes 1 hex and stays adjacent',
  { map: ['s...g.', ' ......'], cast: { s: scoundrel, g: guard }, turn: 's' },
  (scene) => {
    scene.asksAbout('ana', 'move-to').answer('3,0');
    asked(scene, 'ability-target', 'bandit-guard-1', 'skip');
    asked(scene, 'move-to', '3,1', 'stop');
    scene.settles(() => {
      expect([scene.the('s').hex, scene.the('g').hex]).toEqual(['3,0', '3,1']);
      leaves(scene, 'sinister-opportunity', {});
    });
  },
);

cardRule(
  'tricksters-reversal top: attacks with 2 and 2 more for each point of shield',
  { map: ['.sg'], cast: { s: scoundrel, g: { ...guard, shield: 3 } } },
  (scene) => {
    asked(scene, 'attack-target', 'bandit-guard-1', 'skip');
    scene.settles(() => {
      expect(scene.the('g').hp).toBe(15);
      leaves(scene, 'tricksters-reversal', { pile: 'lost', xp: 2 });
    });
  },
);

cardRule(
  'tricksters-reversal bottom: the next damage of the round is prevented, and the card is discarded',
  { map: ['.sg'], cast: { s: scoundrel, g: guard } },
  (scene) => {
    scene.settles(() => leaves(scene, 'tricksters-reversal', { pile: 'active' }));
    runs(scene, 'g', attackBy(+3));
    scene.settles(() => {
      expect(scene.the('s').hp).toBe(8);
      leaves(scene, 'tricksters-reversal', {});
    });
    runs(scene, 'g', attackBy(+3));
    scene.settles(() => expect(scene.the('s').hp).toBe(3));
  },
);

cardRule(
  'tricksters-reversal bottom: what is not used ends with the round',
  { map: ['.s...g'], cast: { s: { ...scoundrel, acted: true }, g: { ...guard, acted: true } } },
  (scene) => {
    roundEnds(scene);
    scene.settles(() => leaves(scene, 'tricksters-reversal', {}));
  },
);

strikes('swift-bow top: attacks with 3 at range 4', 3, { range: 4 });

cardRule(
  'swift-bow bottom: moves 2 and loots every hex entered',
  { map: ['s$$$', ' $...'], cast: { s: scoundrel } },
  (scene) => {
    scene.asks('ana', 'move-to', '1,0', '2,0', '0,1', '1,1', 'stop').answer('2,0');
    scene.settles((s) => {
      expect([scene.the('s').hex, scene.hero('s').coins]).toEqual(['2,0', 2]);
      expect(s.pieces.map(({ hexes }) => hexes)).toEqual([['3,0'], ['0,1']]);
      leaves(scene, 'swift-bow', {});
    });
  },
);

cardRule(
  'open-wound top: attacks with 4, and beside an ally wounds for 1 experience',
  { map: ['sgb'], cast: { s: scoundrel, b: brute, g: guard } },
  (scene) => {
    asked(scene, 'attack-target', 'bandit-guard-1', 'skip');
    scene.settles(() => {
      expect(scene.the('g').hp).toBe(16);
      expect(conditionsOf(scene, 'g')).toEqual(['wound']);
      leaves(scene, 'open-wound', { xp: 1 });
    });
  },
);
strikes('open-wound top: without an ally beside the target it only attacks with 4', 4);
moves('open-wound bottom: moves 5', 5);

loots('flintlock top: loots 1', 1);
strikes('flintlock bottom: attacks with 5 at range 4', 5, { range: 4, pile: 'lost', xp: 2 });

cardRule(
  'hidden-daggers top: attacks two enemies at range 3 with 4',
  { map: inSight('s.ghk'), cast: { s: scoundrel, g: guard, h: guard, k: guard } },
  (scene) => {
    asked(scene, 'attack-target', 'bandit-guard-1', 'bandit-guard-2', 'skip');
    asked(scene, 'attack-target', 'bandit-guard-2', 'done');
    scene.settles(() => {
      expect(hpOf(scene, 'ghk')).toEqual([16, 16, 20]);
      leaves(scene, 'hidden-daggers', { pile: 'lost', xp: 2 });
    });
  },
);

cardRule('hidden-daggers bottom: invisible', { map: ['sb'], cast: { s: scoundrel, b: brute } }, (scene) =>
  scene.settles(() => {
    expect([conditionsOf(scene, 's'), conditionsOf(scene, 'b')]).toEqual([['invisible'], []]);
    leaves(scene, 'hidden-daggers', {});
  }),
);

cardRule(
  'duelists-advance top: moves 3 and attacks with 3',
  { map: ['s...g.'], cast: { s: scoundrel, g: guard } },
  (scene) => {
    asked(scene, 'move-to', '3,0', '1,0', '2,0', 'stop');
    asked(scene, 'attack-target', 'bandit-guard-1', 'skip');
    scene.settles(() => {
      expect(scene.the('g').hp).toBe(17);
      leaves(scene, 'duelists-advance', {});
    });
  },
);

cardRule(
  'duelists-advance bottom: 2 more on every attack of the round on an enemy that stands alone',
  {
    map: ['gsh', ' ..k'],
    cast: {
      ...{ s: { ...scoundrel, acted: true }, g: { ...guard, acted: true } },
      ...{ h: { ...guard, acted: true }, k: { ...guard, acted: true } },
    },
  },
  (scene) => {
    attacksLater(scene, { by: 's', on: 'g', value: 2 });
    attacksLater(scene, { by: 's', on: 'g', value: 2 });
    attacksLater(scene, { by: 's', on: 'h', value: 2 });
    scene.settles(() => {
      expect(hpOf(scene, 'ghk')).toEqual([12, 18, 20]);
      leaves(scene, 'duelists-advance', { pile: 'active' });
    });
    roundEnds(scene);
    scene.settles(() => leaves(scene, 'duelists-advance', {}));
  },
);
