import { expect } from 'vitest';
import { rule } from '../table.ts';
import { orderOf, strikes, toldOf } from '../told.ts';

rule(
  'wow/combat.1: a combat is rolled, its powers work, then come ranged attacks, melee attacks and the end',
  { ana: { character: 'burbonn' } },
  (scene) => {
    scene.fights('ana', 'frostmane-hexer');
    scene.settles(() => {
      expect(orderOf(scene, 'rolled-combat', 'power-worked', 'struck', 'went-unbeaten')).toEqual([
        'rolled-combat',
        'power-worked',
        'struck',
        'struck',
        'went-unbeaten',
      ]);
      expect(strikes(scene).map(({ type }) => type)).toEqual(['ranged', 'melee']);
    });
  },
  { red: [1], black: [5] },
);

rule(
  'wow/combat.4, wow/A-35: a die just rolled may be rolled again before it sets anything off',
  { ana: { character: 'sandrai', level: 'green', weapon: 'imp-fire-staff', tokens: ['rocket-boots'] } },
  (scene) => {
    scene.fights('ana', 'gnoll-mongrel');
    scene.asks('ana', 'just-rolled', 'use:rocket-boots', 'keep').answer('use:rocket-boots');
    scene.settles((s) => {
      expect(scene.the('ana')).toMatchObject({ damage: 0, tokens: [] });
      expect(toldOf(scene, 'power-worked')).toEqual([]);
      expect(s.aside).toEqual(['rocket-boots']);
    });
  },
  { red: [1, 5], black: [1] },
);

rule(
  "wow/combat.4, wow/A-35: nobody may spend Rocket Boots on an encounter's die",
  { ana: { character: 'sandrai' }, zoe: { space: 'elwynn-1', tokens: ['rocket-boots'] } },
  (scene) => {
    scene.fights('ana', 'gnoll-mongrel');
    scene.settles(() => {
      expect(toldOf(scene, 'rerolled')).toEqual([]);
      expect(scene.the('zoe').tokens).toEqual(['rocket-boots']);
    });
  },
  { red: [4], black: [1] },
);

rule(
  'wow/combat.7: an attack that became ranged in the powers step is made in the ranged step',
  { ana: { character: 'grumbaz', reversed: true, weapon: 'coral-spear' } },
  (scene) => {
    scene.fights('ana', 'gnoll-mongrel');
    scene.settles(() => {
      expect(strikes(scene)).toMatchObject([{ side: 'attacker', type: 'ranged', hit: true }]);
      expect(scene.the('ana').damage).toBe(0);
    });
  },
  { red: [6], black: [6] },
);

rule(
  'wow/combat.7: two melee attacks are made in the melee step',
  { ana: { character: 'grumbaz', reversed: true, weapon: 'coral-spear' } },
  (scene) => {
    scene.fights('ana', 'gnoll-mongrel');
    scene.settles(() => expect(strikes(scene).map(({ type }) => type)).toEqual(['melee', 'melee']));
  },
  { red: [5], black: [6] },
);

rule(
  'wow/combat.10, wow/combat.18, wow/cards.2: one damage beats the toughest encounter, and its back is the item',
  { ana: { character: 'sandrai', level: 'yellow', energy: 1, hand: ['shadow-bolt'] } },
  (scene) => {
    scene.fights('ana', 'death-knight');
    scene.asksAbout('ana', 'before-roll').answer('play:shadow-bolt');
    scene.settles((s) => {
      expect(scene.the('ana').backpack).toEqual(['death-knight']);
      expect(s.track).toEqual([]);
    });
  },
  { red: [6], black: [1] },
);

rule(
  'wow/combat.18: beating a map encounter gives its printed reward',
  { ana: { character: 'grumbaz', space: 'hogger', reversed: true } },
  (scene) => {
    scene.fightsLair('ana');
    scene.settles(() => expect(scene.the('ana')).toMatchObject({ level: 'green', backpack: [] }));
  },
  { red: [6], black: [1] },
);

rule(
  'wow/combat.22: a map encounter that was not beaten takes no slot',
  { ana: { character: 'sandrai', space: 'hogger' } },
  (scene) => {
    scene.fightsLair('ana');
    scene.settles((s) => {
      expect(strikes(scene)[0]).toMatchObject({ side: 'attacker', hit: false });
      expect(s.track).toEqual([]);
    });
  },
  { red: [1], black: [1] },
);

rule(
  'wow/combat.23: a hero must resolve a map encounter again or attack a rival, although it has nothing to give',
  {
    ana: { character: 'grumbaz', space: 'hogger', level: 'green', reversed: true },
    bea: { space: 'hogger' },
  },
  (scene) => {
    scene.goesOnTo('upkeep');
    scene.asks('ana', 'challenge', 'lair', 'attack:bea').answer('lair');
    scene.settles(() => {
      expect(toldOf(scene, 'beat')).toMatchObject([{ hero: 'ana', foe: 'hogger' }]);
      expect(scene.the('ana').level).toBe('green');
    });
  },
  { red: [6], black: [1], extra: [1] },
);

rule(
  'wow/combat.25, wow/cards.4, wow/cards.6: an event that becomes an encounter is fought at once, gives its reward and is discarded',
  { ana: { character: 'sandrai', space: 'sentinel-hill', deck: ['fear', 'corruption'] } },
  (scene) => {
    scene.goesOnTo('upkeep');
    scene.settles((s) => {
      expect(toldOf(scene, 'flipped-event')).toMatchObject([{ hero: 'ana', card: 'gnoll-warband' }]);
      expect(scene.the('ana')).toMatchObject({ backpack: ['mountain-boar'], hand: ['fear'] });
      expect(s.decks.grey.cards).toEqual(['timber-wolf', 'gnoll-warband']);
      expect(s.locationEvents).toEqual([]);
    });
  },
  {
    red: [6],
    black: [1],
    decks: { grey: ['mountain-boar', 'timber-wolf'] },
    locationEvents: [{ card: 'gnoll-warband', space: 'sentinel-hill' }],
  },
);

rule(
  'wow/combat.25: an event whose reward is the card itself goes to the quest log',
  {
    ana: {
      character: 'sandrai',
      level: 'red',
      space: 'morgans-vigil',
      energy: 1,
      hand: ['shadow-bolt'],
    },
  },
  (scene) => {
    scene.goesOnTo('upkeep');
    scene.asksAbout('ana', 'before-roll').answer('play:shadow-bolt');
    scene.settles((s) => {
      expect(scene.the('ana').log).toEqual([{ card: 'champions-barrow', valor: 1 }]);
      expect(s.decks.red.cards).not.toContain('champions-barrow');
    });
  },
  { red: [6], black: [1], locationEvents: [{ card: 'champions-barrow', space: 'morgans-vigil' }] },
);
