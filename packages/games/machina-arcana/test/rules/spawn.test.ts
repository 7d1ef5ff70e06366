import { expect } from 'vitest';
import { spawn } from '../../rules/phases/spawning.ts';
import { moveTrack } from '../../rules/phases/tracks.ts';
import type { ExplorerId, MonsterId } from '../../vocabulary/ids.ts';
import { space } from '../ids.ts';
import { rule } from '../table.ts';

const spent = { explorer: 'sable', finished: true, at: '6,7' } as const;
const sable = 'sable' as ExplorerId; // tests write ids

rule(
  'ma/spawn.1: there is no check for explorers who exited in this round or are off the map',
  {
    ana: spent,
    ben: { explorer: 'crane', at: null, exited: true },
    cleo: { explorer: 'prys', finished: true, at: '2,4', health: 0, dead: true },
  },
  (scene) => {
    scene.goesOnTo('horror');
    scene.settles(() =>
      expect(scene.facts('checked-spawn').map(({ explorer }) => explorer)).toEqual(['sable']),
    );
  },
  { game: [5] },
);

rule(
  'ma/spawn.1: where the table cares, the players choose whose check comes next',
  { ana: spent, ben: { explorer: 'crane', finished: true, at: '2,4' } },
  (scene) => {
    scene.goesOnTo('horror');
    scene.asks('ana', 'spawn-next', 'sable', 'crane').answer('crane');
    scene.settles(() =>
      expect(scene.facts('checked-spawn').map(({ explorer }) => explorer)).toEqual(['crane', 'sable']),
    );
  },
  { game: [5, 5], options: { orderSpawnChecks: true } },
);

const sealed = { '0,3': 'destroyed', '9,9': 'destroyed' } as const;

rule(
  'ma/spawn.2: one open spawn space on the tile is enough for a check',
  { ana: spent },
  (scene) => {
    scene.goesOnTo('horror');
    scene.settles(() => expect(scene.facts('checked-spawn')).toHaveLength(1));
  },
  { game: [5], tokens: { '0,3': 'destroyed' } },
);

rule(
  'ma/Q1: with the switch on rating-up a sealed tile raises the spawn rating without a roll',
  { ana: spent },
  (scene) => {
    scene.goesOnTo('horror');
    scene.settles((s) => {
      expect(s.spawnRating).toBe(4);
      expect(scene.facts('rolled-game-die')).toEqual([]);
    });
  },
  { tokens: sealed, options: { sealedTileOutcome: 'rating-up' } },
);

rule(
  'ma/Q1: with the switch on nearest-other-tile a sealed tile is checked, and the monster comes on another tile',
  { ana: { ...spent, at: '9,4' } },
  (scene) => {
    scene.goesOnTo('horror');
    scene.settles(() => expect(Number(scene.monster('hollow-stoker').at.split(',')[0])).toBeGreaterThan(9));
  },
  {
    game: [1],
    tokens: sealed,
    monsterDeck: ['hollow-stoker'],
    tiles: [
      { face: 'pump-hall', column: 0, row: 0 },
      { face: 'flooded-archive', column: 1, row: 0 },
    ],
    options: { sealedTileOutcome: 'nearest-other-tile' },
  },
);

rule(
  'ma/spawn.3: the game die is rolled, and what a card adds to the explorer’s roll counts',
  { ana: { ...spent, related: ['something-follows'] } },
  (scene) => {
    scene.goesOnTo('horror');
    scene.settles(() => expect(scene.facts('checked-spawn')).toMatchObject([{ roll: 2, comes: true }]));
  },
  { game: [4], monsterDeck: ['hollow-stoker'] },
);

rule(
  'ma/spawn.3: a card may let the die be rolled again before it is compared',
  { ana: { ...spent, essence: 1, worn: ['weeping-coin'] } },
  (scene) => {
    scene.goesOnTo('horror');
    scene
      .asks('ana', 'use', 'use:weeping-coin:call-it-again', 'pass')
      .answer('use:weeping-coin:call-it-again');
    scene.settles((s) => {
      expect(scene.facts('checked-spawn')).toMatchObject([{ roll: 9, comes: false }]);
      expect(s.monsters).toEqual([]);
    });
  },
  { game: [1, 9] },
);

rule(
  'ma/spawn.4: a roll above the rating brings nothing and raises it by one',
  { ana: spent },
  (scene) => {
    scene.goesOnTo('horror');
    scene.settles((s) => expect([s.spawnRating, s.monsters.length]).toEqual([7, 0]));
  },
  { game: [9], ratings: { spawn: 6 } },
);

rule(
  'ma/spawn.5: a roll below the rating spawns a monster for the explorer checked',
  { ana: spent },
  (scene) => {
    scene.goesOnTo('horror');
    scene.settles(() =>
      expect(scene.facts('spawned')).toMatchObject([{ monster: 'hollow-stoker', forWhom: 'sable' }]),
    );
  },
  { game: [2], monsterDeck: ['hollow-stoker'] },
);

rule(
  'ma/Q2: with the switch on one the rating returns to 1 after a spawn',
  { ana: spent },
  (scene) => {
    scene.goesOnTo('horror');
    scene.settles((s) => expect(s.spawnRating).toBe(1));
  },
  { game: [2], monsterDeck: ['hollow-stoker'], options: { ratingReset: 'one' } },
);

rule(
  'ma/spawn.6, ma/spawn.7: at easy a spawn brings the rating of a lone explorer back to 1, no lower',
  { ana: spent },
  (scene) => {
    scene.goesOnTo('horror');
    scene.settles((s) => expect(s.spawnRating).toBe(1));
  },
  { game: [2], ratings: { spawn: 3 }, monsterDeck: ['hollow-stoker'], options: { difficulty: 'easy' } },
);

rule(
  'ma/spawn.6: after a spawn the rating returns to its start, whatever it was',
  { ana: spent },
  (scene) => {
    scene.goesOnTo('horror');
    scene.settles((s) => expect(s.spawnRating).toBe(3));
  },
  { game: [8], ratings: { spawn: 9 }, monsterDeck: ['hollow-stoker'], options: { difficulty: 'hard' } },
);

rule('ma/spawn.7: ratings stay between 1 and 10', { ana: spent }, (scene) => {
  scene.does((g) => moveTrack(g, 'spawn', 20));
  scene.does((g) => moveTrack(g, 'horror', -20));
  scene.settles((s) => expect([s.spawnRating, s.horrorRating]).toEqual([10, 1]));
});

rule(
  'ma/spawn.8: an empty monster deck is made anew of the destroyed pile',
  { ana: spent },
  (scene) => {
    scene.does((g) => spawn(g, { forWhom: sable }));
    scene.settles((s) => {
      expect(s.monsters).toMatchObject([{ monster: 'tin-hound' }]);
      expect([s.monsterDeck, s.destroyedMonsters, s.threat]).toEqual([[], [], 1]);
    });
  },
  { monsterDeck: [], destroyedMonsters: ['tin-hound'] },
);

rule(
  'ma/spawn.9: the card goes to the end of the queue with as much health as is printed',
  { ana: spent },
  (scene) => {
    scene.does((g) => spawn(g, { forWhom: sable }));
    scene.settles((s) => expect(s.monsters.at(-1)).toMatchObject({ monster: 'brine-gnawer', health: 2 }));
  },
  { monsterDeck: ['brine-gnawer'], monsters: { 'hollow-stoker': { at: '0,3' } } },
);

rule(
  'ma/spawn.10: sealed spawn spaces do not count, and the next nearest takes their place',
  { ana: spent },
  (scene) => {
    scene.does((g) => spawn(g, { forWhom: sable }));
    scene.settles(() => expect(scene.monster('brine-gnawer').at).toBe('0,3'));
  },
  { monsterDeck: ['brine-gnawer'], tokens: { '9,9': 'destroyed' } },
);

rule(
  'ma/spawn.11: when its figure stands, its enters-play ability is resolved',
  { ana: { ...spent, at: '1,9' } },
  (scene) => {
    scene.does((g) => spawn(g, { forWhom: sable }));
    scene.settles(() => expect(scene.token('0,7')).toBe(null));
  },
  { monsterDeck: ['wick-bearer'], tokens: { '0,7': 'light' } },
);

rule(
  'ma/spawn.12: a monster spawned by a card comes without a check',
  { ana: spent },
  (scene) => {
    scene.does((g) => spawn(g, { forWhom: sable }));
    scene.settles(() => expect(scene.facts('rolled-game-die')).toEqual([]));
  },
  { monsterDeck: ['brine-gnawer'] },
);

rule(
  'ma/spawn.13: a monster of a level is the first such card of the deck, else of the destroyed pile',
  { ana: spent },
  (scene) => {
    scene.does((g) => spawn(g, { forWhom: sable, level: 1 }));
    scene.does((g) => spawn(g, { forWhom: sable, level: 1 }));
    scene.asksAbout('ana', 'where').answer('8,9');
    scene.settles((s) => {
      expect(s.monsters.map(({ monster }) => monster)).toEqual(['brine-gnawer', 'tin-hound']);
      expect(s.monsterDeck).toEqual(['choir-husk' as MonsterId]); // tests write ids
    });
  },
  { level: 2, monsterDeck: ['choir-husk', 'brine-gnawer'], destroyedMonsters: ['pistonback', 'tin-hound'] },
);

rule(
  'ma/K67: with no card of the level left an ordinary monster comes',
  { ana: spent },
  (scene) => {
    scene.does((g) => spawn(g, { forWhom: sable, level: 1 }));
    scene.settles((s) => expect(s.monsters).toMatchObject([{ monster: 'choir-husk' }]));
  },
  { level: 3, monsterDeck: ['choir-husk'] },
);

rule(
  'ma/spawn.13: a monster that comes where another stands takes the free space nearest to it',
  { ana: spent },
  (scene) => {
    scene.does((g) => spawn(g, { forWhom: sable, at: space('0,4') }));
    scene.asks('ana', 'where', '0,3', '0,5', '1,3', '1,4', '1,5').answer('1,4');
    scene.settles(() => expect(scene.monster('hollow-stoker').at).toBe('1,4'));
  },
  { monsterDeck: ['hollow-stoker'], monsters: { 'split-leech': { at: '0,4' } } },
);

rule(
  'ma/spawn.14: a monster spawned in the spawn phase is among those that act in the monster phase',
  { ana: spent },
  (scene) => {
    scene.goOn((s) => s.phase === 'monsters');
    scene.settles((s) => expect(s.toAct).toEqual(['hollow-stoker']));
  },
  { game: [2, 10], monsterDeck: ['hollow-stoker'] },
);
