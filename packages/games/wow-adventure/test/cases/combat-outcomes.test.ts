import { expect } from 'vitest';
import { startTurn } from '../../rules/turn.ts';
import { rule } from '../table.ts';
import { strikes, strikesOf, toldOf } from '../told.ts';

rule(
  'wow/T-21, wow/combat.15, wow/A-41: a hero who falls in the powers step makes no attack, and the foe goes to the track',
  { ana: { character: 'sandrai', damage: 3 } },
  (scene) => {
    scene.fights('ana', 'imp-firestarter');
    scene.settles((s) => {
      expect(strikes(scene)).toEqual([]);
      expect(scene.the('ana')).toMatchObject({ space: 'stormwind-city', damage: 0, backpack: [] });
      expect(s.track).toMatchObject([{ card: 'imp-firestarter', space: 'elwynn-1' }]);
    });
  },
  { red: [6], black: [6] },
);

rule(
  'wow/T-22, wow/combat.15, wow/A-41: a foe beaten in the powers step gives its item, and nobody attacks',
  { ana: { character: 'sandrai', damage: 3 } },
  (scene) => {
    scene.fights('ana', 'goblin-engineer');
    scene.settles((s) => {
      expect(strikes(scene)).toEqual([]);
      expect(scene.the('ana')).toMatchObject({ damage: 3, backpack: ['goblin-engineer'] });
      expect(s.track).toEqual([]);
    });
  },
  { red: [1], black: [1] },
);

rule(
  'wow/T-23, wow/combat.8: a total equal to the defense is a hit',
  { ana: { character: 'sandrai' } },
  (scene) => {
    scene.fights('ana', 'gnoll-mongrel');
    scene.settles(() => {
      expect(strikes(scene)).toMatchObject([{ total: 5, defense: 5, hit: true }]);
      expect(scene.the('ana').backpack).toEqual(['gnoll-mongrel']);
    });
  },
  { red: [4], black: [1] },
);

rule(
  'wow/T-23, wow/combat.8: a total one below the defense is a miss',
  { ana: { character: 'sandrai' } },
  (scene) => {
    scene.fights('ana', 'gnoll-mongrel');
    scene.settles(() =>
      expect(strikesOf(scene, 'attacker')).toMatchObject([{ total: 4, defense: 5, hit: false }]),
    );
  },
  { red: [3], black: [1] },
);

rule(
  'wow/T-25, wow/combat.19: an unbeaten encounter fought in vain stays in its slot, with one marker',
  { ana: { character: 'sandrai' } },
  (scene) => {
    const before = scene.state.track;
    scene.fights('ana', 'gnoll-brute');
    scene.settles((s) => {
      expect(strikesOf(scene, 'attacker')).toMatchObject([{ hit: false }]);
      expect(s.track).toEqual(before);
    });
  },
  {
    red: [1],
    black: [1],
    track: [
      { card: 'mountain-boar', space: 'goldshire' },
      { card: 'timber-wolf', space: 'goldshire' },
      { card: 'vale-prowler', space: 'goldshire', aggro: true },
      { card: 'gnoll-brute', space: 'elwynn-1' },
    ],
  },
);

rule(
  'wow/T-26: a foe that flees goes on top of its deck, gives no item and ends the challenge phase',
  { ana: { character: 'sandrai' } },
  (scene) => {
    scene.goesOnTo('upkeep');
    scene.settles((s) => {
      expect(strikes(scene)).toEqual([]);
      expect(scene.the('ana')).toMatchObject({ backpack: [], damage: 0 });
      expect(s.decks.grey.cards).toEqual(['mountain-boar', 'skittish-coyote']);
      expect(s.track).toEqual([]);
    });
  },
  { red: [1], black: [6], decks: { grey: ['skittish-coyote', 'mountain-boar'] } },
);

rule(
  'wow/T-27: a Skeletal Warder that gets up again gives no item and goes to the track',
  { ana: { character: 'sandrai', level: 'green' } },
  (scene) => {
    scene.fights('ana', 'skeletal-warder');
    scene.settles((s) => {
      expect(strikesOf(scene, 'attacker')).toMatchObject([{ hit: true }]);
      expect(scene.the('ana').backpack).toEqual([]);
      expect(s.track).toMatchObject([{ slot: 1, card: 'skeletal-warder', space: 'elwynn-1', aggro: false }]);
    });
  },
  { red: [6], black: [1], extra: [6] },
);

rule(
  'wow/T-28: where rerolls are forbidden neither Rocket Boots nor the power of a longbow rerolls',
  { ana: { character: 'burbonn', level: 'yellow', weapon: 'fine-longbow', tokens: ['rocket-boots'] } },
  (scene) => {
    scene.fights('ana', 'voidcaller');
    scene.asks('ana', 'before-roll', 'use:quick-shot', 'done').answer('done');
    scene.settles(() => {
      expect(toldOf(scene, 'rerolled')).toEqual([]);
      expect(strikesOf(scene, 'attacker')).toMatchObject([{ total: 3 }]);
      expect(scene.the('ana').tokens).toEqual(['rocket-boots']);
    });
  },
  { red: [1], black: [1] },
);

rule(
  'wow/T-29: a foe beaten in the ranged step never gets to its power on a hit',
  { ana: { character: 'sandrai' } },
  (scene) => {
    scene.fights('ana', 'cave-spider');
    scene.settles(() => expect(scene.the('ana')).toMatchObject({ damage: 0, lasting: [] }));
  },
  { red: [3], black: [6] },
);

rule(
  'wow/T-30: a poison is dropped when the hero is defeated before it works',
  { ana: { character: 'sandrai', damage: 2 }, bea: { character: 'sofeea' } },
  (scene) => {
    scene.fights('ana', 'cave-spider');
    scene.settles(() =>
      expect(scene.the('ana')).toMatchObject({ damage: 3, lasting: [{ is: 'poisoned', n: 1 }] }),
    );
    scene.duels('bea', 'ana');
    scene.settles(() => expect(scene.the('ana')).toMatchObject({ damage: 0, lasting: [] }));
    scene.perform(startTurn);
    scene.settles(() => expect(scene.the('ana').damage).toBe(0));
  },
  { red: [1, 6], black: [5, 1], movement: [[2, 3]] },
);

rule(
  'wow/T-31: an ambush lets a melee foe attack at range for one more damage',
  { ana: { character: 'sandrai' } },
  (scene) => {
    scene.goesOnTo('upkeep');
    scene.settles(() => {
      expect(strikes(scene)).toMatchObject([
        { side: 'defender', type: 'ranged', hit: true },
        { side: 'attacker', type: 'ranged', hit: true },
      ]);
      expect(scene.the('ana')).toMatchObject({ damage: 2, backpack: ['mountain-boar'] });
    });
  },
  {
    phase: 'exploration',
    red: [3],
    black: [5],
    tokens: [{ kind: 'ambush', space: 'elwynn-1', by: 'zoe' }],
    decks: { grey: ['mountain-boar'] },
  },
);

rule(
  'wow/T-32, wow/A-57: an ambush makes a rival attack at range, whatever weapon or replacement the rival has',
  {
    ana: { character: 'sandrai', turn: { ambushes: 1 } },
    bea: {
      character: 'grumbaz',
      weapon: 'gnoll-hatchet',
      hand: ['mortal-strike'],
      backpack: ['miners-pick'],
    },
  },
  (scene) => {
    scene.duels('ana', 'bea');
    scene.asks('bea', 'before-roll', 'play:mortal-strike', 'done').answer('play:mortal-strike');
    scene.settles(() => {
      expect(strikesOf(scene, 'defender')).toMatchObject([{ type: 'ranged', total: 5, hit: true }]);
      expect(scene.the('ana').damage).toBe(2);
    });
  },
  { red: [1], black: [1] },
);

rule(
  'wow/T-33: an ambush does nothing when a False Map brings the hero into a city',
  { ana: { character: 'sandrai' }, zoe: { space: 'ironforge' } },
  (scene) => {
    scene.goesOnTo('upkeep');
    scene.asks('ana', 'token', 'token:ambush', 'token:false-map').answer('token:ambush');
    scene.asksAbout('zoe', 'push').answer('stormwind-city');
    scene.asksAbout('zoe', 'push').answer('stay');
    scene.settles((s) => {
      expect(scene.the('ana').space).toBe('stormwind-city');
      expect(strikes(scene)).toEqual([]);
      expect([...s.aside].sort()).toEqual(['ambush', 'false-map']);
    });
  },
  {
    phase: 'exploration',
    tokens: [
      { kind: 'ambush', space: 'elwynn-1', by: 'zoe' },
      { kind: 'false-map', space: 'elwynn-1', by: 'zoe' },
    ],
  },
);
