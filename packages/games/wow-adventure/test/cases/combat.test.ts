import { expect } from 'vitest';
import { rule } from '../table.ts';
import { orderOf, strikes, strikesOf, toldOf } from '../told.ts';

rule(
  'wow/T-01, wow/combat.13: a ranged attack beats a melee foe before it answers, and the item goes to the backpack',
  { ana: { character: 'sandrai' } },
  (scene) => {
    scene.fights('ana', 'mountain-boar');
    scene.settles(() => {
      expect(scene.the('ana')).toMatchObject({ damage: 0, backpack: ['mountain-boar'] });
      expect(strikes(scene)).toEqual([expect.objectContaining({ side: 'attacker', total: 4, hit: true })]);
    });
  },
  { red: [3], black: [5] },
);

rule(
  'wow/T-02, wow/combat.9: a hero hit in the ranged step for the damage printed who stands still attacks in melee',
  { ana: { character: 'burbonn' } },
  (scene) => {
    scene.fights('ana', 'goblin-engineer');
    scene.settles(() => {
      expect(scene.the('ana').damage).toBe(2);
      expect(strikes(scene)).toMatchObject([
        { side: 'defender', type: 'ranged', total: 7, defense: 3, hit: true },
        { side: 'attacker', type: 'melee', total: 3, hit: false },
      ]);
    });
  },
  { red: [2], black: [5] },
);

rule(
  'wow/T-03, wow/combat.12, wow/combat.21: when both fall the card goes on top of its deck and gives no item',
  { ana: { character: 'sandrai', damage: 2 } },
  (scene) => {
    scene.fights('ana', 'goblin-engineer');
    scene.settles((s) => {
      expect(scene.the('ana')).toMatchObject({ damage: 0, backpack: [], space: 'stormwind-city' });
      expect(s.decks.grey.cards).toEqual(['mountain-boar', 'goblin-engineer']);
      expect(s.track).toEqual([]);
    });
  },
  { red: [4], black: [2], decks: { grey: ['mountain-boar'] } },
);

rule(
  'wow/T-05, wow/A-11: a miss after a forced reroll leaves the ghoul on the track with aggro, and its hit did its damage',
  { ana: { character: 'burbonn', weapon: 'fine-longbow' } },
  (scene) => {
    scene.fights('ana', 'rotten-ghoul');
    scene.asks('ana', 'before-roll', 'use:quick-shot', 'done').answer('done');
    scene.settles((s) => {
      expect(strikes(scene)).toMatchObject([
        { side: 'attacker', total: 4, hit: false },
        { side: 'defender', total: 5, defense: 3, hit: true },
      ]);
      expect(scene.the('ana').damage).toBe(1);
      expect(s.track).toMatchObject([{ slot: 1, card: 'rotten-ghoul', space: 'elwynn-1', aggro: true }]);
    });
  },
  { red: [1, 2], black: [3] },
);

rule(
  'wow/T-06, wow/powers.3, wow/powers.8: a power works once a combat, and what it gave stays after the reroll',
  { ana: { character: 'sandrai' } },
  (scene) => {
    scene.fights('ana', 'rotten-ghoul');
    scene.settles(() => {
      expect(toldOf(scene, 'rerolled')).toMatchObject([{ side: 'defender', face: 6 }]);
      expect(strikesOf(scene, 'defender')).toMatchObject([{ total: 8 }]);
      expect(scene.the('ana').damage).toBe(2);
    });
  },
  { red: [1], black: [6, 6] },
);

rule(
  "wow/T-11, wow/combat.5: the black die's powers come before those of the hero",
  { ana: { character: 'grumbaz', reversed: true, weapon: 'enforcers-blade' } },
  (scene) => {
    scene.fights('ana', 'ridge-poacher');
    scene.settles(() => {
      expect(toldOf(scene, 'power-worked').map(({ side }) => side)).toEqual(['defender', 'attacker']);
      expect(toldOf(scene, 'rerolled')).toMatchObject([{ side: 'defender', face: 3 }]);
    });
  },
  { red: [6], black: [1, 3] },
);

rule(
  'wow/T-16: a die that shows one face and then another sets off the powers of both, each once',
  {
    ana: { character: 'sofeea', level: 'yellow' },
    bea: {
      character: 'grumbaz',
      level: 'yellow',
      weapon: 'twin-headed-mace',
      armor: 'crusader-breastplate',
      deck: ['charge', 'charge'],
      reversed: true,
    },
  },
  (scene) => {
    scene.duels('ana', 'bea');
    scene.asks('bea', 'after-roll', 'done').answer('done');
    scene.settles(() => {
      expect(toldOf(scene, 'rerolled')).toMatchObject([{ side: 'defender', face: 6 }]);
      expect(strikesOf(scene, 'defender')).toMatchObject([{ total: 6 + 4 + 1 }]);
      expect(scene.the('bea').hand).toEqual(['charge']);
    });
  },
  { red: [1], black: [1, 6] },
);

rule(
  "wow/T-17, wow/powers.9, wow/A-34: a new face in the attacker's part of the step sets off a power of the foe",
  { ana: { character: 'sandrai', level: 'red', energy: 1, backpack: ['hexlords-mojo'] } },
  (scene) => {
    scene.fights('ana', 'chromatic-dragonspawn');
    scene.asks('ana', 'after-roll', 'use:gurubashi-hexlord', 'done').answer('use:gurubashi-hexlord');
    scene.settles(() => {
      expect(toldOf(scene, 'rerolled')).toMatchObject([{ side: 'defender', face: 6 }]);
      expect(strikesOf(scene, 'attacker')).toMatchObject([{ defense: 10, hit: false }]);
      expect(scene.the('ana').damage).toBe(3);
    });
  },
  { red: [2], black: [1, 6] },
);

rule(
  'wow/T-18: a foe that acts last and is beaten in melee makes no attack',
  { ana: { character: 'grumbaz', level: 'green', reversed: true } },
  (scene) => {
    scene.fights('ana', 'ogre-bruiser');
    scene.settles(() => {
      expect(strikes(scene)).toMatchObject([{ side: 'attacker', type: 'melee', total: 7, hit: true }]);
      expect(scene.the('ana')).toMatchObject({ damage: 0, backpack: ['ogre-bruiser'] });
    });
  },
  { red: [4], black: [6], extra: [1] },
);

rule(
  'wow/T-18: a foe that acts last and was missed attacks afterwards',
  { ana: { character: 'grumbaz', level: 'green', reversed: true } },
  (scene) => {
    scene.fights('ana', 'ogre-bruiser');
    scene.settles(() => {
      expect(strikes(scene)).toMatchObject([
        { side: 'attacker', hit: false },
        { side: 'defender', hit: true },
      ]);
      expect(scene.the('ana').damage).toBe(2);
    });
  },
  { red: [2], black: [6] },
);

rule(
  'wow/T-19, wow/combat.11: two melee attacks that both hit fell both sides, and nobody gets the item',
  { ana: { character: 'grumbaz', reversed: true, damage: 4 } },
  (scene) => {
    scene.fights('ana', 'gnoll-mongrel');
    scene.settles((s) => {
      expect(strikes(scene)).toMatchObject([{ hit: true }, { hit: true }]);
      expect(scene.the('ana')).toMatchObject({ space: 'stormwind-city', damage: 0, backpack: [] });
      expect(s.decks.grey.cards).toEqual(['gnoll-mongrel']);
    });
  },
  { red: [2], black: [6], decks: { grey: [] } },
);

rule(
  'wow/T-20, wow/combat.14, wow/combat.20, wow/A-09: after a defeat in the ranged step comes the end: defeat first, then the marker',
  { ana: { character: 'sandrai', damage: 3 } },
  (scene) => {
    scene.fights('ana', 'ridge-poacher');
    scene.settles((s) => {
      expect(orderOf(scene, 'was-defeated', 'went-unbeaten')).toEqual(['was-defeated', 'went-unbeaten']);
      expect(scene.the('ana')).toMatchObject({ space: 'stormwind-city', damage: 0 });
      expect(s.track).toMatchObject([{ card: 'ridge-poacher', space: 'elwynn-1', aggro: false }]);
    });
  },
  { red: [1], black: [5] },
);
