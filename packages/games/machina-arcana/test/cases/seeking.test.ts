import { expect } from 'vitest';
import { beforeMonsters, monstersAct, played, walked } from '../monster-phase.ts';
import { rule } from '../table.ts';

const bellFloor = { ...beforeMonsters, tiles: [{ face: 'end-ninth-toll', column: 0, row: 0 }] };

rule(
  'ma/K130: the Sexton walks to a lit bell 6 steps away and not to an explorer 2 steps away',
  { ana: { explorer: 'vane', at: '2,3' } },
  (scene) => {
    monstersAct(scene);
    scene.settles(() => {
      expect(walked(scene, 'sexton').at(-1)).toBe('7,6');
      expect(played(scene, 'sexton')).toEqual(['still-the-bell 8,7']);
      expect(scene.token('8,7')).toBe(null);
      expect(scene.facts('monster-began')).toMatchObject([{ nearest: null, why: 'seeks' }]);
    });
  },
  {
    ...bellFloor,
    chapter: 'the-ninth-toll',
    tokens: { '8,7': 'light' },
    monsters: { sexton: { at: '4,1' } },
  },
);

rule(
  'ma/monsters.19: with no lit bell left the Sexton goes for explorers',
  { ana: { explorer: 'vane', at: '2,2' } },
  (scene) => {
    monstersAct(scene);
    scene.settles(() => expect(walked(scene, 'sexton')).toEqual(['3,2']));
  },
  { ...bellFloor, chapter: 'the-ninth-toll', monsters: { sexton: { at: '4,2' } } },
);
