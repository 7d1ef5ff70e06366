import { expect } from 'vitest';
import { moveTrack } from '../../rules/phases/tracks.ts';
import { rule } from '../table.ts';

const spent = { explorer: 'vane', finished: true } as const;
/** An explorer that has left the map, and is not checked. */
const off = (explorer: string) => ({ explorer, finished: true, at: null, exited: true }) as const;
const two = { ana: spent, ben: { explorer: 'crane', finished: true } } as const;

rule(
  'ma/K60: a roll of the spawn rating is safe and raises it',
  { ana: { ...spent, at: '6,7' } },
  (scene) => {
    scene.goesOnTo('horror');
    scene.settles((s) => {
      expect(s.monsters).toEqual([]);
      expect(s.spawnRating).toBe(4);
    });
  },
  { game: [3] },
);

rule(
  'ma/K60: a roll below the spawn rating brings a monster, and the rating returns to its start',
  { ana: { ...spent, at: '6,7' }, ben: off('crane'), cleo: off('prys') },
  (scene) => {
    scene.goesOnTo('horror');
    scene.settles((s) => {
      expect(s.monsters).toMatchObject([{ monster: 'brine-gnawer', health: 2 }]);
      expect(s.spawnRating).toBe(3);
    });
  },
  { ratings: { spawn: 4 }, game: [3], monsterDeck: ['brine-gnawer'] },
);

rule(
  'ma/K61: a rating of 10 stays 10 after a roll of 10',
  { ana: spent },
  (scene) => {
    scene.goesOnTo('horror');
    scene.settles((s) => {
      expect(s.monsters).toEqual([]);
      expect(s.spawnRating).toBe(10);
    });
  },
  { ratings: { spawn: 10 }, game: [10] },
);

rule(
  'ma/K62: four checks meet ratings 3, 4, 5 and 6, and the fourth roll of 5 brings a monster',
  {
    ana: { ...spent, at: '4,4' },
    ben: { explorer: 'crane', finished: true },
    cleo: { explorer: 'prys', finished: true },
    dan: { explorer: 'sable', finished: true, at: '7,7' },
  },
  (scene) => {
    scene.goesOnTo('horror');
    scene.settles((s) => {
      expect(scene.facts('checked-spawn')).toMatchObject([
        { explorer: 'vane', rating: 3, comes: false },
        { explorer: 'crane', rating: 4, comes: false },
        { explorer: 'prys', rating: 5, comes: false },
        { explorer: 'sable', rating: 6, comes: true },
      ]);
      expect(scene.facts('spawned')).toMatchObject([{ monster: 'brine-gnawer', forWhom: 'sable' }]);
      expect(s.spawnRating).toBe(3);
    });
  },
  { game: [9, 9, 9, 5], monsterDeck: ['brine-gnawer'] },
);

const sealed = { '0,3': 'destroyed', '9,9': 'destroyed' } as const;

rule(
  'ma/K63: with all spawn spaces of the tile sealed there is no roll and the rating does not move',
  { ana: spent },
  (scene) => {
    scene.goesOnTo('horror');
    scene.settles((s) => {
      expect(scene.facts('rolled-game-die')).toEqual([]);
      expect(scene.facts('no-spawn-space')).toEqual([{ is: 'no-spawn-space', explorer: 'vane' }]);
      expect(s.monsters).toEqual([]);
      expect(s.spawnRating).toBe(3);
    });
  },
  { tokens: sealed },
);

rule(
  'ma/K64: where the nearest spawn space is taken the players choose among the free spaces nearest to it',
  { ana: { ...spent, at: '1,4' } },
  (scene) => {
    scene.goesOnTo('horror');
    scene.asks('ana', 'where', '0,4', '1,2', '1,3').answer('1,3');
    scene.settles(() => expect(scene.monster('hollow-stoker').at).toBe('1,3'));
  },
  { game: [1], monsterDeck: ['hollow-stoker'], monsters: { 'brine-gnawer': { at: '0,3' } } },
);

rule(
  'ma/K65: a monster comes on the spawn space that is fewest steps away',
  { ana: { ...spent, at: '6,7' } },
  (scene) => {
    scene.goesOnTo('horror');
    scene.settles(() => expect(scene.monster('hollow-stoker').at).toBe('9,9'));
  },
  { game: [1], monsterDeck: ['hollow-stoker'] },
);

rule(
  'ma/K66: with no monster card left threat rises, no figure comes, and the rating returns to its start',
  { ana: spent },
  (scene) => {
    scene.goesOnTo('horror');
    scene.settles((s) => {
      expect(s.monsters).toEqual([]);
      expect(s.threat).toBe(2);
      expect(s.spawnRating).toBe(1);
    });
  },
  { ratings: { spawn: 7 }, game: [1], monsterDeck: [] },
);

rule(
  'ma/K69: at a new level monsters of a lower one in play and in the deck stay',
  two,
  (scene) => {
    scene.does((g) => moveTrack(g, 'threat', 1));
    scene.settles((s) => {
      expect(s.monsterLevel).toBe(2);
      expect(s.monsters).toMatchObject([{ monster: 'brine-gnawer' }]);
      expect(s.monsterDeck).toContain('hollow-stoker');
      expect(s.monsterDeck).toHaveLength(9);
    });
  },
  { threat: 4, monsterDeck: ['hollow-stoker'], monsters: { 'brine-gnawer': { at: '0,3' } } },
);

rule(
  'ma/K185: a Choir Husk comes to the end of the queue with 2 health and raises the horror rating at once',
  { ana: { ...spent, at: '6,7' } },
  (scene) => {
    scene.goesOnTo('horror');
    scene.settles((s) => {
      expect(s.monsters.map(({ monster }) => monster)).toEqual(['brine-gnawer', 'choir-husk']);
      expect(scene.monster('choir-husk').health).toBe(2);
      expect(s.horrorRating).toBe(4);
      expect(s.horrorRolled).toBe(false);
    });
  },
  { game: [1], monsterDeck: ['choir-husk'], monsters: { 'brine-gnawer': { at: '0,3' } } },
);

rule(
  'ma/K186: a monster spawned by a card leaves the rating where it is',
  { ana: spent },
  (scene) => {
    const deed = { card: 'a-borrowed-voice' as never, ability: 'answer' }; // tests write ids
    scene.does((g) =>
      g.perform(
        {
          ...deed,
          self: null,
          active: null,
          target: null,
          aimedAt: null,
          targets: [],
          it: null,
          attack: null,
          moment: null,
        },
        [{ is: 'spawn', forWho: 'explorer-of-most-health' }],
      ),
    );
    scene.settles((s) => {
      expect(s.monsters).toMatchObject([{ monster: 'hollow-stoker' }]);
      expect(s.spawnRating).toBe(5);
    });
  },
  { ratings: { spawn: 5 }, monsterDeck: ['hollow-stoker'] },
);

rule(
  'ma/K187: a Tin Hound that comes in the spawn phase moves at once and has its turn in the same round',
  { ana: { ...spent, at: '6,7' } },
  (scene) => {
    scene.goOn((s) => s.phase === 'monsters' && s.toAct.length === 0 && s.acting === null);
    scene.settles(() => {
      expect(scene.facts('displaced')).toMatchObject([{ unit: 'tin-hound', from: '9,9', how: 'moved' }]);
      expect(scene.facts('monster-began')).toMatchObject([{ monster: 'tin-hound' }]);
    });
  },
  { game: [1, 10], white: [0, 0, 0, 0], monsterDeck: ['tin-hound'] },
);

rule(
  'ma/K191: threat lowered at 1 stays at 1',
  { ana: spent },
  (scene) => {
    scene.does((g) => moveTrack(g, 'threat', -2));
    scene.settles((s) => expect(s.threat).toBe(1));
  },
  { threat: 1 },
);

rule(
  'ma/K191: two increases at threat 3 of 4 bring the next level and threat 1',
  two,
  (scene) => {
    scene.does((g) => moveTrack(g, 'threat', 2));
    scene.settles((s) => expect([s.threat, s.monsterLevel]).toEqual([1, 2]));
  },
  { threat: 3 },
);
