import { expect } from 'vitest';
import { rule } from '../table.ts';

const spent = { explorer: 'vane', finished: true } as const;

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
  { ana: { ...spent, at: '6,7' } },
  (scene) => {
    scene.goesOnTo('horror');
    scene.settles((s) => {
      expect(s.monsters).toMatchObject([{ monster: 'brine-gnawer', health: 2, at: '9,9' }]);
      expect(s.spawnRating).toBe(3);
    });
  },
  { ratings: { spawn: 4 }, game: [3], monsterDeck: ['brine-gnawer'] },
);
