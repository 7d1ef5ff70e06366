import { expect } from 'vitest';
import { startTurn } from '../../rules/turn.ts';
import { rule } from '../table.ts';
import { strikesOf, toldOf } from '../told.ts';

rule(
  'wow/T-08: energy that is left at the end of the turn is lost',
  { ana: { character: 'sofeea', space: 'stormwind-city', hand: ['portal'] } },
  (scene) => {
    scene.playsTurn();
    scene.asksAbout('ana', 'movement').answer('play:portal');
    scene.asksAbout('ana', 'where').answer('ironforge');
    expect(scene.the('ana').energy).toBe(1);
    scene.asksAbout('ana', 'movement').answer('end');
    scene.asksAbout('ana', 'resource').answer('potion-large');
    scene.settles(() => expect(scene.the('ana').energy).toBe(0));
  },
  { phase: 'turn-start', movement: [[2, 3]] },
);

rule(
  'wow/T-09, wow/abilities.6: of two copies of a card only one may be played in a turn',
  { ana: { character: 'sofeea', energy: 4, hand: ['frostbolt', 'frostbolt'] } },
  (scene) => {
    scene.fights('ana', 'mountain-boar');
    scene.asks('ana', 'encounter-met', 'fight').answer('fight');
    scene.asks('ana', 'before-roll', 'play:frostbolt', 'done').answer('play:frostbolt');
    scene.asks('ana', 'before-roll', 'done').answer('done');
    scene.asksAbout('ana', 'after-roll').answer('done');
    scene.settles();
    scene.fights('ana', 'timber-wolf');
    scene.asksAbout('ana', 'encounter-met').answer('fight');
    scene.asks('ana', 'before-roll', 'done').answer('done');
    scene.asksAbout('ana', 'after-roll').answer('done');
    scene.settles(() => expect(scene.the('ana')).toMatchObject({ energy: 3, hand: ['frostbolt'] }));
  },
  { red: [6, 6], black: [1, 1] },
);

rule(
  "wow/T-47, wow/abilities.6: a second copy may be played in the next hero's turn, with the defender's energy",
  {
    ana: { character: 'sofeea', energy: 1, hand: ['frostbolt', 'frostbolt'] },
    bea: { character: 'burbonn' },
  },
  (scene) => {
    scene.fights('ana', 'mountain-boar');
    scene.asksAbout('ana', 'encounter-met').answer('fight');
    scene.asksAbout('ana', 'before-roll').answer('play:frostbolt');
    scene.settles();
    scene.playsTurn();
    scene.settles();
    scene.perform(startTurn);
    scene.settles();
    scene.duels('bea', 'ana');
    scene.asks('ana', 'before-roll', 'play:frostbolt', 'done').answer('play:frostbolt');
    scene.asksAbout('bea', 'before-roll').answer('done');
    scene.settles(() => expect(strikesOf(scene, 'defender')).toMatchObject([{ total: 1 + 3 }]));
  },
  { phase: 'upkeep', red: [6, 1], black: [1, 1], movement: [[2, 3]] },
);

rule(
  "wow/T-48, wow/potions.3, wow/A-06: the defender of a duel may drink mana towards a card's cost",
  {
    ana: { character: 'burbonn' },
    bea: { character: 'sofeea', hand: ['fireball'], backpack: ['spider-silk-robe'] },
  },
  (scene) => {
    scene.duels('ana', 'bea');
    scene.asks('bea', 'before-roll', 'play:fireball', 'done').answer('play:fireball');
    scene.settles((s) => {
      expect(toldOf(scene, 'played')).toMatchObject([{ card: 'fireball', energy: 1 }]);
      expect(scene.the('bea')).toMatchObject({ backpack: [], energy: 0 });
      expect(s.decks.grey.cards.at(-1)).toBe('cave-spider');
      expect(strikesOf(scene, 'defender')).toMatchObject([{ total: 1 + 5 }]);
    });
  },
  { red: [1], black: [1] },
);

rule(
  'wow/T-49, wow/potions.3, wow/potions.5: two mana potions pay a cost of 2 without any energy',
  { ana: { character: 'sofeea', hand: ['fireball'], backpack: ['spider-silk-robe', 'miners-pick'] } },
  (scene) => {
    scene.fights('ana', 'mountain-boar');
    scene.asksAbout('ana', 'encounter-met').answer('fight');
    scene.asks('ana', 'before-roll', 'play:fireball', 'done').answer('play:fireball');
    scene.settles(() => {
      expect(toldOf(scene, 'played')).toMatchObject([{ card: 'fireball', energy: 0 }]);
      expect(toldOf(scene, 'drank')).toHaveLength(2);
    });
  },
  { red: [1], black: [1] },
);

rule(
  "wow/T-50: the defender's energy goes with the duel, the attacker's stays until the turn ends",
  { ana: { character: 'sofeea', energy: 3 }, bea: { character: 'sandrai', hand: ['demon-skin'] } },
  (scene) => {
    scene.duels('ana', 'bea');
    expect(scene.the('bea').energy).toBe(1);
    scene.asksAbout('bea', 'before-roll').answer('done');
    scene.asksAbout('bea', 'after-roll').answer('done');
    scene.settles(() => {
      expect(scene.the('ana').energy).toBe(3);
      expect(scene.the('bea').energy).toBe(0);
    });
    scene.playsTurn();
    scene.settles(() => expect(scene.the('ana').energy).toBe(0));
  },
  { phase: 'upkeep', red: [1], black: [1] },
);

rule(
  'wow/T-51, wow/potions.1: an item with two potion icons gives one of them, not both',
  { ana: { character: 'sofeea', damage: 1, backpack: ['bearskin-cloak'], turn: { rolled: 0, steps: 0 } } },
  (scene) => {
    scene.goesOnTo('exploration');
    const drinks = ['drink:young-forest-bear:health', 'drink:young-forest-bear:swiftness'];
    scene.asks('ana', 'movement', ...drinks, 'end').answer('drink:young-forest-bear:health');
    scene.asks('ana', 'movement', 'end').answer('end');
    scene.settles((s) => {
      expect(scene.the('ana')).toMatchObject({ damage: 0, backpack: [], turn: { steps: 0 } });
      expect(s.decks.grey.cards.at(-1)).toBe('young-forest-bear');
    });
  },
  { phase: 'movement' },
);

rule(
  'wow/T-52: a hero held by aggro may drink swiftness and still cannot leave',
  { ana: { character: 'sofeea', backpack: ['boarhide-vest'], turn: { rolled: 0, steps: 1 } } },
  (scene) => {
    scene.goesOnTo('exploration');
    scene
      .asks('ana', 'movement', 'drink:mountain-boar:swiftness', 'end')
      .answer('drink:mountain-boar:swiftness');
    scene.asks('ana', 'movement', 'end').answer('end');
    scene.settles(() => expect(scene.the('ana')).toMatchObject({ space: 'elwynn-1', backpack: [] }));
  },
  { phase: 'movement', track: [{ card: 'rotten-ghoul', space: 'elwynn-1', aggro: true }] },
);

rule(
  'wow/T-53, wow/potions.2, wow/A-06: a health potion cannot be drunk outside the movement phase',
  { ana: { character: 'sofeea', damage: 1, backpack: ['novices-robe'] }, bea: { character: 'burbonn' } },
  (scene) => {
    scene.goesOnTo('turn-end');
    scene.asks('ana', 'challenge', 'draw', 'attack:bea').answer('draw');
    scene.asks('ana', 'upkeep', 'equip:scarlet-recruit', 'end').answer('end');
    scene.settles(() => expect(scene.the('ana').damage).toBe(1));
  },
  { red: [6], black: [1], decks: { grey: ['mountain-boar'] } },
);

rule(
  'wow/T-54, wow/abilities.3, wow/abilities.7, wow/abilities.13: an onlooker cancels a card, and its energy stays spent',
  {
    ana: { character: 'sandrai', energy: 1, hand: ['shadow-bolt'] },
    bea: { character: 'sofeea', space: 'goldshire', hand: ['counterspell'] },
  },
  (scene) => {
    scene.fights('ana', 'mountain-boar');
    scene.asksAbout('ana', 'before-roll').answer('play:shadow-bolt');
    scene.asks('bea', 'reaction', 'play:counterspell', 'pass', 'pass-turn').answer('play:counterspell');
    scene.settles(() => {
      expect(strikesOf(scene, 'attacker')).toMatchObject([{ total: 1 + 1 }]);
      expect(scene.the('ana')).toMatchObject({ energy: 0, discard: ['shadow-bolt'] });
      expect(scene.the('bea').discard).toEqual(['counterspell']);
    });
  },
  { red: [1], black: [1] },
);

rule(
  'wow/T-55, wow/abilities.6, wow/A-55: a cancelled copy counts as played',
  {
    ana: { character: 'sandrai', energy: 3, hand: ['shadow-bolt', 'shadow-bolt'] },
    bea: { character: 'sofeea', space: 'goldshire', hand: ['counterspell'] },
  },
  (scene) => {
    scene.fights('ana', 'mountain-boar');
    scene.asksAbout('ana', 'before-roll').answer('play:shadow-bolt');
    scene.asksAbout('bea', 'reaction').answer('play:counterspell');
    scene.asks('ana', 'before-roll', 'done').answer('done');
    scene.asksAbout('ana', 'after-roll').answer('done');
    scene.settles(() => expect(scene.the('ana')).toMatchObject({ energy: 2, hand: ['shadow-bolt'] }));
  },
  { red: [1], black: [1] },
);

rule(
  'wow/T-64, wow/A-33: a hero with one health left may not pay damage',
  {
    ana: { character: 'sandrai', damage: 3, reversed: true, hand: ['dark-bargain'], turn: { rolled: 0 } },
  },
  (scene) => {
    scene.goesOnTo('exploration');
    scene.asks('ana', 'movement', 'end').answer('end');
    scene.settles(() => expect(scene.the('ana')).toMatchObject({ damage: 3, hand: ['dark-bargain'] }));
  },
  { phase: 'movement' },
);

rule(
  'wow/A-33: where a table allows it, a hero may pay the last health and is defeated',
  {
    ana: { character: 'sandrai', damage: 3, reversed: true, hand: ['dark-bargain'], turn: { rolled: 0 } },
  },
  (scene) => {
    scene.goesOnTo('upkeep');
    scene.asks('ana', 'movement', 'play:dark-bargain', 'end').answer('play:dark-bargain');
    scene.settles(() => expect(scene.the('ana')).toMatchObject({ damage: 0, space: 'stormwind-city' }));
  },
  { phase: 'movement', options: { damageCostMayDefeat: true } },
);
