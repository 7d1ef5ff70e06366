import { expect } from 'vitest';
import { threatPositions } from '../../rules/phases/ratings.ts';
import { moveTrack } from '../../rules/phases/tracks.ts';
import { rule } from '../table.ts';

const two = {
  ana: { explorer: 'sable', at: '4,4', essence: 0 },
  ben: { explorer: 'crane', at: '8,8', essence: 0 },
} as const;

rule('ma/threat.1: threat begins at 1 and has four positions at normal difficulty', two, (scene) => {
  expect(scene.state.threat).toBe(1);
  expect(threatPositions(scene.state)).toBe(4);
});

rule(
  'ma/threat.2: from its last position a rise raises the monster level instead',
  two,
  (scene) => {
    scene.does((g) => moveTrack(g, 'threat', 1));
    scene.settles((s) => expect(s.monsterLevel).toBe(2));
  },
  { threat: 4 },
);

rule(
  'ma/threat.3: with a new monster level threat returns to 1',
  two,
  (scene) => {
    scene.does((g) => moveTrack(g, 'threat', 1));
    scene.settles((s) => expect(s.threat).toBe(1));
  },
  { threat: 4 },
);

rule(
  'ma/threat.4: all monsters of the new level come into the deck, and destroyed ones of lower levels leave the game',
  two,
  (scene) => {
    scene.does((g) => moveTrack(g, 'threat', 1));
    scene.settles((s) => {
      expect(s.monsterDeck).toHaveLength(1 + 7);
      expect(s.removedMonsters).toEqual(['tin-hound', 'pistonback']);
      expect(s.destroyedMonsters).toEqual([]);
    });
  },
  { threat: 4, level: 2, monsterDeck: ['hollow-stoker'], destroyedMonsters: ['tin-hound', 'pistonback'] },
);

rule(
  'ma/threat.5: level 5 adds no monsters',
  two,
  (scene) => {
    scene.does((g) => moveTrack(g, 'threat', 1));
    scene.settles((s) => {
      expect(s.monsterLevel).toBe(5);
      expect(s.monsterDeck).toEqual(['hollow-stoker']);
    });
  },
  { threat: 4, level: 4, monsterDeck: ['hollow-stoker'] },
);

rule(
  'ma/threat.6: at level 5 a rise makes everybody lose 1 health',
  two,
  (scene) => {
    scene.does((g) => moveTrack(g, 'threat', 1));
    scene.settles((s) => {
      expect(scene.the('ana').health).toBe(4);
      expect([s.monsterLevel, s.threat]).toEqual([5, 2]);
    });
  },
  { threat: 2, level: 5 },
);

rule(
  'ma/Q3: with the switch on spawn-for-each a rise at level 5 brings a monster for everybody',
  two,
  (scene) => {
    scene.does((g) => moveTrack(g, 'threat', 1));
    scene.settles(() =>
      expect(scene.facts('spawned').map(({ forWhom }) => forWhom)).toEqual(['sable', 'crane']),
    );
  },
  { level: 5, monsterDeck: ['hollow-stoker', 'brine-gnawer'], options: { level5Penalty: 'spawn-for-each' } },
);

rule(
  'ma/Q3: with the switch on none a rise at level 5 does nothing',
  two,
  (scene) => {
    scene.does((g) => moveTrack(g, 'threat', 1));
    scene.settles(() => expect(scene.the('ana').health).toBe(5));
  },
  { level: 5, options: { level5Penalty: 'none' } },
);

rule(
  'ma/threat.7: lowering threat has no effect at level 5',
  two,
  (scene) => {
    scene.does((g) => moveTrack(g, 'threat', -1));
    scene.settles((s) => expect(s.threat).toBe(3));
  },
  { threat: 3, level: 5 },
);

rule(
  'ma/threat.8: a rise by 2 is two rises, the second of which may raise the level',
  two,
  (scene) => {
    scene.does((g) => moveTrack(g, 'threat', 2));
    scene.settles((s) => expect([s.monsterLevel, s.threat]).toEqual([2, 2]));
  },
  { threat: 4 },
);

rule(
  'ma/K218: with the update of the rules half of deck and pile leave before the new level comes',
  two,
  (scene) => {
    scene.does((g) => moveTrack(g, 'threat', 1));
    scene.settles((s) => {
      expect(s.removedMonsters).toHaveLength(4);
      expect(s.monsterDeck).toHaveLength(5 + 8);
      expect(s.destroyedMonsters).toEqual([]);
    });
  },
  {
    threat: 4,
    options: { rulesUpdate: true },
    monsterDeck: [
      'hollow-stoker',
      'brine-gnawer',
      'lantern-wisp',
      'wire-crawler',
      'soot-urchin',
      'wick-bearer',
    ],
    destroyedMonsters: ['cellar-drudge', 'gas-bladder', 'tin-hound'],
  },
);
