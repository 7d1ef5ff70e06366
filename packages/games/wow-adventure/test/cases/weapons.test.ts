import { expect } from 'vitest';
import { rule } from '../table.ts';
import { strikesOf, toldOf } from '../told.ts';

rule(
  "wow/T-10, wow/abilities.11: a replacement's type and value take the place of the weapon's",
  { ana: { character: 'sandrai', energy: 1, weapon: 'medicine-staff', hand: ['shadow-bolt'] } },
  (scene) => {
    scene.fights('ana', 'mountain-boar');
    scene.asks('ana', 'before-roll', 'play:shadow-bolt', 'done').answer('play:shadow-bolt');
    scene.settles(() => {
      expect(strikesOf(scene, 'attacker')).toMatchObject([{ type: 'ranged', total: 1 + 3, hit: true }]);
      expect(scene.the('ana')).toMatchObject({ energy: 0, damage: 0, discard: ['shadow-bolt'] });
    });
  },
  { red: [1], black: [6] },
);

rule(
  'wow/T-34, wow/abilities.11: the text of a weapon that is about replacement cards still counts',
  {
    ana: {
      character: 'sandrai',
      level: 'green',
      energy: 1,
      weapon: 'apprentices-rod',
      hand: ['shadow-bolt'],
    },
  },
  (scene) => {
    scene.fights('ana', 'mountain-boar');
    scene.asksAbout('ana', 'before-roll').answer('play:shadow-bolt');
    scene.settles(() => expect(strikesOf(scene, 'attacker')).toMatchObject([{ total: 1 + 3 + 1 }]));
  },
  { red: [1], black: [6] },
);

rule(
  'wow/T-35, wow/abilities.12, wow/A-43: a second replacement may not be played in one combat',
  { ana: { character: 'sandrai', energy: 3, hand: ['shadow-bolt', 'drain-life'] } },
  (scene) => {
    scene.fights('ana', 'mountain-boar');
    scene
      .asks('ana', 'before-roll', 'play:shadow-bolt', 'play:drain-life', 'done')
      .answer('play:shadow-bolt');
    scene.asks('ana', 'before-roll', 'done').answer('done');
    scene.asksAbout('ana', 'after-roll').answer('done');
    scene.settles(() => expect(scene.the('ana')).toMatchObject({ energy: 2, hand: ['drain-life'] }));
  },
  { red: [1], black: [6] },
);

rule(
  "wow/T-36, wow/abilities.11: a replacement silences the weapon's power on a sword",
  {
    ana: { character: 'grumbaz', energy: 2, weapon: 'enforcers-blade', hand: ['mortal-strike'] },
    bea: { character: 'sofeea' },
  },
  (scene) => {
    scene.duels('ana', 'bea');
    scene.asksAbout('ana', 'before-roll').answer('play:mortal-strike');
    scene.settles(() => {
      expect(strikesOf(scene, 'attacker')).toMatchObject([{ total: 6 + 4, hit: true }]);
      expect(scene.the('bea').damage).toBe(1);
      expect(toldOf(scene, 'power-worked').filter(({ side }) => side === 'attacker')).toMatchObject([
        { source: 'mortal-strike' },
      ]);
    });
  },
  { red: [6], black: [1] },
);

rule(
  'wow/T-37, wow/abilities.11: the power of an armor works with a replacement card',
  {
    ana: {
      character: 'grumbaz',
      energy: 2,
      armor: 'raiders-hauberk',
      hand: ['mortal-strike'],
      deck: ['charge', 'charge'],
    },
  },
  (scene) => {
    scene.fights('ana', 'gnoll-brute');
    scene.asksAbout('ana', 'before-roll').answer('play:mortal-strike');
    scene.asksAbout('ana', 'after-roll').answer('done');
    scene.settles(() => {
      expect(strikesOf(scene, 'attacker')).toMatchObject([{ total: 3 + 4 + 1 }]);
      expect(scene.the('ana').hand).toEqual(['charge']);
    });
  },
  { red: [3], black: [1] },
);

rule(
  'wow/T-38, wow/items.4, wow/items.5, wow/items.10: a weapon equipped in upkeep takes the place of the one in use, and its attack counts',
  {
    ana: { character: 'burbonn', level: 'green', weapon: 'fine-longbow', backpack: ['high-tech-supergun'] },
  },
  (scene) => {
    scene.goesOnTo('turn-end');
    scene
      .asks('ana', 'upkeep', 'equip:venture-gunner', 'unequip:ridge-poacher', 'end')
      .answer('equip:venture-gunner');
    scene.asks('ana', 'upkeep', 'equip:ridge-poacher', 'unequip:venture-gunner', 'end').answer('end');
    scene.settles(() =>
      expect(scene.the('ana')).toMatchObject({ weapon: 'venture-gunner', backpack: ['ridge-poacher'] }),
    );
    scene.fights('ana', 'mountain-boar');
    scene.asksAbout('ana', 'before-roll').answer('done');
    scene.settles(() =>
      expect(strikesOf(scene, 'attacker')).toMatchObject([{ type: 'ranged', total: 2 + 4 }]),
    );
  },
  { phase: 'upkeep', red: [2], black: [1] },
);

rule(
  'wow/T-39, wow/items.6: a sword above the level may not be equipped',
  {
    ana: {
      character: 'grumbaz',
      level: 'green',
      damage: 2,
      backpack: ['warhand-greatsword', 'captains-saber'],
    },
  },
  (scene) => {
    scene.goesOnTo('turn-end');
    scene.asks('ana', 'upkeep', 'equip:smuggler-captain', 'end').answer('end');
    scene.settles();
  },
  { phase: 'upkeep' },
);

rule(
  'wow/T-39, wow/potions.6, wow/A-07: an item above the level, and one that is equipped, may be drunk',
  {
    ana: {
      character: 'grumbaz',
      level: 'green',
      damage: 3,
      weapon: 'raptor-talon',
      backpack: ['warhand-greatsword'],
      turn: { rolled: 0, steps: 0 },
    },
  },
  (scene) => {
    scene.goesOnTo('exploration');
    const drinks = ['drink:blackrock-warhand:health', 'drink:highland-raptor:health'];
    scene.asks('ana', 'movement', ...drinks, 'end').answer('drink:blackrock-warhand:health');
    scene
      .asks('ana', 'movement', 'drink:highland-raptor:health', 'end')
      .answer('drink:highland-raptor:health');
    scene.asks('ana', 'movement', 'end').answer('end');
    scene.settles((s) => {
      expect(scene.the('ana')).toMatchObject({ damage: 1, weapon: null, backpack: [] });
      expect(s.decks.yellow.cards.at(-1)).toBe('blackrock-warhand');
      expect(s.decks.green.cards.at(-1)).toBe('highland-raptor');
    });
  },
  { phase: 'movement' },
);

rule(
  'wow/T-40, wow/items.7: an armor with an icon that the hero lacks may not be equipped',
  { ana: { character: 'burbonn', level: 'yellow', backpack: ['thunderhide-bulwark', 'fiend-carapace'] } },
  (scene) => {
    scene.goesOnTo('turn-end');
    scene.asks('ana', 'upkeep', 'equip:crypt-fiend', 'end').answer('end');
    scene.settles();
  },
  { phase: 'upkeep' },
);

for (const character of ['burbonn', 'sandrai', 'grumbaz', 'sofeea'])
  rule(
    `wow/T-41, wow/items.7: ${character} may equip an item without icons`,
    { ana: { character, backpack: ['coral-spear'] } },
    (scene) => {
      scene.goesOnTo('turn-end');
      scene.asks('ana', 'upkeep', 'equip:murloc-raider', 'end').answer('equip:murloc-raider');
      scene.asks('ana', 'upkeep', 'unequip:murloc-raider', 'end').answer('end');
      scene.settles(() => expect(scene.the('ana').weapon).toBe('murloc-raider'));
    },
    { phase: 'upkeep' },
  );

rule(
  'wow/T-42, wow/items.6: a backpack item above the level does not work',
  { ana: { character: 'sandrai', backpack: ['worgfang-necklace'] }, bea: { character: 'sofeea' } },
  (scene) => {
    scene.duels('ana', 'bea');
    scene.settles(() => expect(strikesOf(scene, 'attacker')).toMatchObject([{ total: 1 + 1 }]));
  },
  { red: [1], black: [1] },
);

rule(
  'wow/T-42, wow/items.9: a backpack item of the level works from the backpack',
  {
    ana: { character: 'sandrai', level: 'green', backpack: ['worgfang-necklace'] },
    bea: { character: 'sofeea' },
  },
  (scene) => {
    scene.duels('ana', 'bea');
    scene.settles(() => expect(strikesOf(scene, 'attacker')).toMatchObject([{ total: 1 + 3 + 1 }]));
  },
  { red: [1], black: [1] },
);

rule(
  'wow/T-43, wow/items.9: a weapon in the backpack does nothing',
  { ana: { character: 'sandrai', backpack: ['footmans-sword'] } },
  (scene) => {
    scene.fights('ana', 'goblin-engineer');
    scene.settles(() => expect(strikesOf(scene, 'defender')).toMatchObject([{ defense: 4 }]));
  },
  { red: [1], black: [2] },
);

rule(
  "wow/T-44: a weapon put on in upkeep counts when its hero is attacked in the next player's turn",
  { ana: { character: 'grumbaz', backpack: ['knotted-club'] }, bea: { character: 'sofeea' } },
  (scene) => {
    scene.playsTurn();
    scene.asksAbout('ana', 'upkeep').answer('equip:old-snowpaw');
    scene.asksAbout('ana', 'upkeep').answer('end');
    scene.settles();
    scene.duels('bea', 'ana');
    scene.settles(() =>
      expect(strikesOf(scene, 'defender')).toMatchObject([{ type: 'melee', total: 1 + 4 }]),
    );
  },
  { phase: 'upkeep', red: [1], black: [1] },
);

rule(
  'wow/T-45, wow/items.10: an equipped armor counts even if the printed defense is better',
  { ana: { character: 'grumbaz', level: 'red', armor: 'spider-silk-robe' } },
  (scene) => {
    scene.fights('ana', 'gnoll-mongrel');
    scene.settles(() => expect(strikesOf(scene, 'defender')).toMatchObject([{ defense: 4 }]));
  },
  { red: [6], black: [1] },
);

rule(
  "wow/T-46, wow/powers.2: Smite's Mighty Hammer hurts its wielder on a sword, without being asked",
  { ana: { character: 'grumbaz', level: 'green', reversed: true, weapon: 'smites-mighty-hammer' } },
  (scene) => {
    scene.fights('ana', 'mountain-boar');
    scene.settles(() => expect(scene.the('ana').damage).toBe(1));
  },
  { red: [6], black: [1], extra: [1] },
);
