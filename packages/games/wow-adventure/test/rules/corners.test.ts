import { expect } from 'vitest';
import { passesAll } from '../cards/playing.ts';
import { rule } from '../table.ts';
import { orderOf, strikesOf, toldOf } from '../told.ts';

rule(
  'wow/abilities.7, wow/abilities.13: a cancel that is cancelled itself lets the first card work, and both are spent',
  {
    ana: {
      character: 'sandrai',
      level: 'red',
      hand: ['shadow-bolt'],
      energy: 1,
      backpack: ['fel-ward-amulet'],
    },
    bea: { character: 'sofeea', space: 'elwynn-1', hand: ['counterspell'] },
  },
  (scene) => {
    scene.fights('ana', 'mountain-boar');
    scene.asksAbout('ana', 'before-roll').answer('play:shadow-bolt');
    scene.asksAbout('bea', 'reaction').answer('play:counterspell');
    scene.asks('ana', 'reaction', 'use:felhunter', 'pass', 'pass-turn').answer('use:felhunter');
    passesAll(scene);
    scene.settles(() => {
      expect(toldOf(scene, 'cancelled').map(({ card }) => card)).toEqual(['counterspell']);
      expect(strikesOf(scene, 'attacker')).toMatchObject([{ total: 1 + 6 }]);
      expect(scene.the('bea').discard).toEqual(['counterspell']);
      expect(scene.the('ana').backpack.includes('felhunter' as never)).toBe(false);
    });
  },
  { red: [1], black: [1] },
);

const boars = [
  { card: 'old-snowpaw', space: 'goldshire', aggro: true },
  { card: 'rotten-ghoul', space: 'goldshire', aggro: true },
  { card: 'mountain-boar', space: 'goldshire' },
] as const;

rule(
  'wow/challenge.3, wow/A-15: of two aggro markers in a space the hero picks one, and neither a rival nor another marker',
  { ana: { character: 'sandrai', space: 'goldshire' }, bea: { space: 'goldshire' } },
  (scene) => {
    scene.goesOnTo('upkeep');
    scene.asks('ana', 'challenge', 'foe:old-snowpaw', 'foe:rotten-ghoul').answer('foe:rotten-ghoul');
    passesAll(scene);
    scene.settles(() => expect(toldOf(scene, 'began-fight')).toMatchObject([{ foe: 'rotten-ghoul' }]));
  },
  { track: boars, red: [1], black: [1, 1] },
);

rule(
  'wow/A-04, wow/A-15: where aggro does not force, the rival or a marker with aggro may be chosen, and nothing else',
  { ana: { character: 'sandrai', space: 'goldshire' }, bea: { space: 'goldshire' } },
  (scene) => {
    scene.goesOnTo('upkeep');
    scene
      .asks('ana', 'challenge', 'attack:bea', 'foe:old-snowpaw', 'foe:rotten-ghoul')
      .answer('foe:old-snowpaw');
    passesAll(scene);
    scene.settles(() => expect(toldOf(scene, 'began-fight')).toMatchObject([{ foe: 'old-snowpaw' }]));
  },
  { track: boars, options: { aggroForces: false }, red: [6], black: [1] },
);

rule(
  'wow/resources.7, wow/challenge.3: a hero who flies onto an aggro marker must fight it, and no card is drawn',
  { ana: { character: 'sandrai', level: 'green', space: 'stormwind-city' }, bea: { space: 'redridge-1' } },
  (scene) => {
    scene.goesOnTo('upkeep');
    scene.asksAbout('ana', 'resource').answer('flight-path');
    scene.asksAbout('ana', 'where').answer('redridge-1');
    passesAll(scene);
    scene.settles(() => {
      expect(toldOf(scene, 'began-fight')).toMatchObject([{ foe: 'great-grey-bear' }]);
      expect(orderOf(scene, 'drew-encounter', 'attacked-hero')).toEqual([]);
    });
  },
  {
    phase: 'exploration',
    track: [{ card: 'great-grey-bear', space: 'redridge-1', aggro: true }],
    red: [1],
    black: [1],
  },
);

rule(
  'wow/quests.7: a defender completes a quest in mid-combat, draws the next at once, and the combat goes on',
  {
    ana: { character: 'grumbaz', space: 'elwynn-1' },
    bea: { character: 'sandrai', space: 'elwynn-1', quests: [{ quest: 'first-blood', done: [1] }] },
  },
  (scene) => {
    scene.duels('ana', 'bea');
    passesAll(scene);
    scene.settles(() => {
      expect(scene.the('bea')).toMatchObject({
        log: [{ card: 'first-blood' }],
        quests: [{ quest: 'wyrmslayer' }],
      });
      expect(orderOf(scene, 'completed-quest', 'drew-quest', 'struck')).toEqual([
        'struck',
        'completed-quest',
        'drew-quest',
        'struck',
      ]);
    });
  },
  { elite: ['wyrmslayer'], red: [1], black: [6] },
);

rule(
  'wow/abilities.8: a trap stays where it lies when its owner is defeated',
  {
    ana: { character: 'burbonn', level: 'yellow', space: 'elwynn-1', damage: 5 },
    bea: { character: 'grumbaz', level: 'red', space: 'ironforge' },
  },
  (scene) => {
    scene.fights('ana', 'gnoll-brute');
    passesAll(scene);
    scene.settles(({ attached }) => {
      expect(scene.the('ana').space).toBe('stormwind-city');
      expect(attached).toMatchObject([{ ability: 'freezing-trap', target: 'goldshire' }]);
    });
  },
  {
    attached: [{ ability: 'freezing-trap', owner: 'ana', on: 'space', target: 'goldshire' }],
    red: [1],
    black: [6],
  },
);

const full = [
  'mountain-boar',
  'timber-wolf',
  'vale-prowler',
  'gnoll-brute',
  'cave-spider',
  'dust-devil',
  'alarm-bot',
  'mindless-zombie',
  'orchard-wraith',
];

rule(
  'wow/unbeaten.2, wow/combat.20: with the track full a defeated hero still breaks the tie, by where the fight was',
  { ana: { character: 'sandrai', space: 'elwynn-1', damage: 3 }, bea: { space: 'ironforge' } },
  (scene) => {
    scene.fights('ana', 'rotten-ghoul');
    scene.asks('ana', 'marker-to-clear', 'mountain-boar', 'timber-wolf').answer('timber-wolf');
    scene.settles(({ track }) => {
      expect(track).toHaveLength(10);
      expect(track[1]).toMatchObject({ slot: 2, card: 'rotten-ghoul', space: 'elwynn-1', aggro: true });
      expect(scene.the('ana').space).toBe('stormwind-city');
    });
  },
  {
    track: [...full, 'kobold-tunneler'].map((card, nth) => ({
      card,
      space: nth < 2 ? 'goldshire' : 'brill',
    })),
    red: [1],
    black: [6, 6],
  },
);
