import { expect } from 'vitest';
import { rule } from '../table.ts';
import { strikesOf, toldOf } from '../told.ts';

rule(
  'wow/powers.2, wow/powers.11: powers set off together all work, also when the first of them rolls the face away',
  { ana: { character: 'burbonn', reversed: true, weapon: 'fine-longbow', armor: 'spider-silk-robe' } },
  (scene) => {
    scene.fights('ana', 'gnoll-mongrel');
    scene.asks('ana', 'power-order', 'fine-longbow', 'spider-silk-robe').answer('fine-longbow');
    scene.settles(() => {
      expect(toldOf(scene, 'rerolled')).toMatchObject([{ side: 'attacker', face: 2 }]);
      expect(strikesOf(scene, 'defender')).toMatchObject([{ defense: 4 + 1 }]);
    });
  },
  { red: [1, 2], black: [6] },
);

rule(
  "wow/powers.2: a face of the foe's die sets off the hero's power although the foe rolls it away",
  { ana: { character: 'grumbaz', level: 'green', reversed: true, armor: 'turtle-shell-buckler' } },
  (scene) => {
    scene.fights('ana', 'rotten-ghoul');
    scene.settles(() => {
      expect(toldOf(scene, 'power-worked')[1]).toMatchObject({
        side: 'attacker',
        source: 'turtle-shell-buckler',
      });
      expect(strikesOf(scene, 'defender')).toMatchObject([{ total: 5 + 2, hit: true }]);
      expect(scene.the('ana').damage).toBe(1);
    });
  },
  { red: [1], black: [6, 5], extra: [1] },
);

rule(
  'wow/powers.1: a power is always on, used by choice at its moment, or set off by a die',
  {
    ana: {
      character: 'sandrai',
      level: 'green',
      energy: 1,
      reversed: true,
      armor: 'silken-robe',
      backpack: ['worgfang-necklace'],
    },
    bea: { character: 'grumbaz', weapon: 'wolf-tooth-dagger', reversed: true },
  },
  (scene) => {
    scene.duels('ana', 'bea');
    scene.asks('ana', 'before-roll', 'use:moss-stalker', 'done').answer('use:moss-stalker');
    scene.settles(() => {
      expect(strikesOf(scene, 'attacker')).toMatchObject([{ total: 1 + 3 + 1 }]);
      expect(strikesOf(scene, 'defender')).toMatchObject([{ total: 2 + 2 + 1, defense: 5 + 1 }]);
    });
  },
  { red: [1], black: [2] },
);

rule(
  'wow/powers.4: a sword counts 6 in a total',
  { ana: { character: 'sandrai' } },
  (scene) => {
    scene.fights('ana', 'defias-enforcer');
    scene.settles(() => expect(strikesOf(scene, 'attacker')).toMatchObject([{ total: 7, hit: true }]));
  },
  { red: [6], black: [1] },
);

rule(
  'wow/powers.5, wow/powers.7, wow/combat.3, wow/combat.6, wow/abilities.4, wow/A-23: the defender of a duel plays first and is then done',
  {
    ana: { character: 'sandrai', energy: 1, hand: ['shadow-bolt'] },
    bea: { character: 'grumbaz', hand: ['heroic-strike'], reversed: true },
  },
  (scene) => {
    scene.duels('ana', 'bea');
    scene.asksNothingOf('ana');
    scene.asks('bea', 'before-roll', 'play:heroic-strike', 'done').answer('done');
    scene.asksNothingOf('bea');
    scene.asks('ana', 'before-roll', 'play:shadow-bolt', 'done').answer('play:shadow-bolt');
    scene.asks('bea', 'after-roll', 'done').answer('done');
    scene.settles(() => {
      expect(toldOf(scene, 'attacked-hero')).toMatchObject([{ hero: 'ana', rival: 'bea' }]);
      expect(strikesOf(scene, 'attacker')).toMatchObject([{ total: 2 + 3 }]);
      expect(strikesOf(scene, 'defender')).toMatchObject([{ total: 5 + 3 }]);
      expect(scene.the('bea').hand).toEqual(['heroic-strike']);
    });
  },
  { red: [2], black: [5] },
);

rule(
  'wow/powers.6, wow/combat.2: in a fight the hero is the attacker with the red die and the encounter the defender with the black one',
  { ana: { character: 'sandrai' } },
  (scene) => {
    scene.fights('ana', 'defias-enforcer');
    scene.settles(() => {
      expect(toldOf(scene, 'rolled-combat')).toMatchObject([{ attacker: 2, defender: 4 }]);
      expect(strikesOf(scene, 'attacker')).toMatchObject([{ total: 2 + 1 }]);
      expect(strikesOf(scene, 'defender')).toMatchObject([{ total: 4 + 2 }]);
    });
  },
  { red: [2], black: [4] },
);

rule(
  "wow/powers.10: a power on a sword does not watch the other side's die",
  { ana: { character: 'grumbaz', reversed: true, weapon: 'enforcers-blade' } },
  (scene) => {
    scene.fights('ana', 'murloc-raider');
    scene.settles(() => {
      expect(toldOf(scene, 'power-worked')).toMatchObject([{ side: 'defender', source: 'murloc-raider' }]);
      expect(scene.the('ana').damage).toBe(2);
    });
  },
  { red: [1], black: [6] },
);

rule(
  'wow/powers.10: a power that names the other die watches that one',
  { ana: { character: 'sandrai', level: 'green' } },
  (scene) => {
    scene.fights('ana', 'bog-elemental');
    scene.settles(() => expect(scene.the('ana').damage).toBe(2));
  },
  { red: [1], black: [3] },
);

rule(
  "wow/powers.11, wow/A-34: the owner orders a hero's powers, and both work",
  {
    ana: {
      character: 'grumbaz',
      level: 'yellow',
      reversed: true,
      weapon: 'enforcers-blade',
      armor: 'crusader-breastplate',
      deck: ['charge', 'charge'],
    },
  },
  (scene) => {
    scene.fights('ana', 'gnoll-brute');
    scene
      .asks('ana', 'power-order', 'enforcers-blade', 'crusader-breastplate')
      .answer('crusader-breastplate');
    scene.asksAbout('ana', 'after-roll').answer('done');
    scene.settles(() =>
      expect(toldOf(scene, 'power-worked').slice(0, 2)).toMatchObject([
        { source: 'crusader-breastplate' },
        { source: 'enforcers-blade' },
      ]),
    );
  },
  { red: [6], black: [1], extra: [1] },
);

rule(
  'wow/powers.12, wow/A-50: an attack value may be negative',
  { ana: { character: 'sofeea', level: 'green', reversed: true, energy: 1, hand: ['frostbolt'] } },
  (scene) => {
    scene.fights('ana', 'gnoll-mongrel');
    scene.asksAbout('ana', 'encounter-met').answer('fight');
    scene.asksAbout('ana', 'before-roll').answer('play:frostbolt');
    scene.settles(() => expect(strikesOf(scene, 'defender')).toMatchObject([{ total: 1 + (2 - 3) }]));
  },
  {
    red: [1],
    black: [1],
    attached: [{ ability: 'curse-of-weakness', owner: 'ana', on: 'foe', target: 'gnoll-mongrel' }],
  },
);

rule(
  'wow/powers.12, wow/A-50: health never falls below 1, however many Diseases there are',
  { ana: { character: 'sandrai', diseases: 6 } },
  (scene) => {
    scene.fights('ana', 'mountain-boar');
    scene.settles(() => expect(scene.the('ana')).toMatchObject({ damage: 0, space: 'elwynn-1' }));
  },
  { red: [6], black: [6] },
);

rule(
  'wow/powers.9: a die that may not be rolled again may still be turned, and its new face sets powers off',
  {
    ana: {
      character: 'grumbaz',
      level: 'yellow',
      reversed: true,
      weapon: 'raptor-talon',
      deck: ['charge', 'charge'],
      backpack: ['void-glass-orb'],
    },
  },
  (scene) => {
    scene.fights('ana', 'voidcaller');
    scene.asks('ana', 'after-roll', 'use:voidcaller', 'done').answer('use:voidcaller');
    scene.settles(() => {
      expect(strikesOf(scene, 'attacker')).toMatchObject([{ total: 5 + 4 }]);
      expect(scene.the('ana').hand).toEqual(['charge']);
    });
  },
  { red: [1], black: [1], extra: [1] },
);
