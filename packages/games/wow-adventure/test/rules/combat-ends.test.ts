import { expect } from 'vitest';
import { rule } from '../table.ts';
import { strikes, strikesOf, toldOf } from '../told.ts';

rule(
  'wow/combat.24, wow/abilities.9: a foe that flees stays on the track if it was there, with what lies on it',
  { ana: { character: 'sandrai' } },
  (scene) => {
    scene.fights('ana', 'skittish-coyote');
    scene.settles((s) => {
      expect(s.track).toMatchObject([{ card: 'skittish-coyote', slot: 1 }]);
      expect(s.attached).toMatchObject([{ ability: 'curse-of-weakness', target: 'skittish-coyote' }]);
      expect(s.decks.grey.cards).toEqual([]);
    });
  },
  {
    red: [1],
    black: [6],
    decks: { grey: [] },
    track: [{ card: 'skittish-coyote', space: 'elwynn-1' }],
    attached: [{ ability: 'curse-of-weakness', owner: 'ana', on: 'foe', target: 'skittish-coyote' }],
  },
);

rule(
  'wow/abilities.9: a card on a map encounter comes off when that falls together with the hero',
  {
    ana: { character: 'grumbaz', reversed: true, damage: 4, space: 'hogger' },
    bea: { character: 'sandrai' },
  },
  (scene) => {
    scene.fightsLair('ana');
    scene.settles((s) => {
      expect(scene.the('ana')).toMatchObject({ level: 'grey', damage: 0 });
      expect(s.attached).toEqual([]);
      expect(scene.the('bea').discard).toEqual(['curse-of-weakness']);
    });
  },
  {
    red: [6],
    black: [6],
    attached: [{ ability: 'curse-of-weakness', owner: 'bea', on: 'lair', target: 'hogger' }],
  },
);

rule(
  'wow/combat.24, wow/A-55: a cancelled fight has no winner: the card goes to the track, and the challenge phase is over',
  { ana: { character: 'sofeea', energy: 1, hand: ['blink'] } },
  (scene) => {
    scene.goesOnTo('upkeep');
    scene.asksAbout('ana', 'encounter-met').answer('fight');
    scene.asksAbout('ana', 'before-roll').answer('done');
    scene.asks('ana', 'after-roll', 'play:blink', 'done').answer('play:blink');
    scene.settles((s) => {
      expect(strikes(scene)).toEqual([]);
      expect(s.track).toMatchObject([{ slot: 1, card: 'rotten-ghoul', space: 'elwynn-1', aggro: true }]);
      expect(scene.the('ana')).toMatchObject({ backpack: [], damage: 0 });
    });
  },
  { red: [6], black: [1], decks: { grey: ['rotten-ghoul', 'mountain-boar'] } },
);

rule(
  'wow/combat.24: a cancelled fight leaves a card of the track where it is',
  { ana: { character: 'sofeea', energy: 1, hand: ['blink'] } },
  (scene) => {
    const { track } = scene.state;
    scene.fights('ana', 'rotten-ghoul');
    scene.asksAbout('ana', 'encounter-met').answer('fight');
    scene.asksAbout('ana', 'before-roll').answer('done');
    scene.asksAbout('ana', 'after-roll').answer('play:blink');
    scene.settles((s) => expect(s.track).toEqual(track));
  },
  { red: [6], black: [1], track: [{ card: 'rotten-ghoul', space: 'elwynn-1', aggro: true }] },
);

rule(
  'wow/abilities.7, wow/combat.24: a cancelled duel just ends',
  {
    ana: { character: 'sandrai', damage: 3 },
    bea: { character: 'sofeea', damage: 3, hand: ['blink'], backpack: ['lucky-paw'] },
  },
  (scene) => {
    scene.duels('ana', 'bea');
    scene.asksAbout('bea', 'before-roll').answer('done');
    scene.asksAbout('bea', 'after-roll').answer('play:blink');
    scene.settles(() => {
      expect(strikes(scene)).toEqual([]);
      expect(scene.the('ana')).toMatchObject({ damage: 3, backpack: [] });
      expect(scene.the('bea')).toMatchObject({ damage: 3, energy: 0, backpack: ['skittish-coyote'] });
    });
  },
  { red: [6], black: [6] },
);

rule(
  'wow/combat.17, wow/A-41: a hit that fells its hero does nothing more to that hero',
  { ana: { character: 'sandrai', damage: 3, hand: ['shadow-bolt'] } },
  (scene) => {
    scene.fights('ana', 'orchard-wraith');
    scene.settles(() => {
      expect(scene.the('ana')).toMatchObject({ space: 'stormwind-city', hand: ['shadow-bolt'] });
    });
  },
  { red: [1], black: [6] },
);

rule(
  'wow/combat.17: a power on a hit works after the damage',
  { ana: { character: 'sandrai', damage: 2, hand: ['shadow-bolt'] } },
  (scene) => {
    scene.fights('ana', 'orchard-wraith');
    scene.settles(() => {
      expect(scene.the('ana')).toMatchObject({ damage: 3, hand: [] });
      const order = scene.told.map(({ is }) => is).filter((is) => is === 'hurt' || is === 'discarded');
      expect(order).toEqual(['hurt', 'discarded']);
    });
  },
  { red: [1], black: [6] },
);

rule(
  'wow/combat.17: a hero who falls while hitting a rival still poisons the rival who stands',
  {
    ana: { character: 'grumbaz', level: 'yellow', reversed: true, damage: 5, weapon: 'serpentfang' },
    bea: { character: 'burbonn', level: 'yellow', reversed: true },
  },
  (scene) => {
    scene.duels('ana', 'bea');
    scene.asksAbout('bea', 'damage').answer('take');
    scene.settles(() => {
      expect(strikesOf(scene, 'attacker')).toMatchObject([{ hit: true }]);
      expect(toldOf(scene, 'was-defeated')).toMatchObject([{ hero: 'ana' }]);
      expect(scene.the('bea').lasting).toMatchObject([{ is: 'poisoned', n: 1 }]);
    });
  },
  { red: [3], black: [3] },
);
