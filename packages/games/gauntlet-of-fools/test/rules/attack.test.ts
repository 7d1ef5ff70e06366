import { expect } from 'vitest';
import { rule } from '../table.ts';

rule(
  'gof/G-01: an Attack of 13 kills an Ogre of Defense 13',
  { ana: { weapon: 'mace', weaponTokens: 0, dice: [6, 1, 2, 2, 2] } },
  (scene) => {
    scene.faces('ana', 'ogre');
    scene.settles(() => expect(scene.the('ana').gold).toBe(3));
  },
);

rule(
  'gof/C-MON-1: a Monk spends two tokens at once for two dice and 8 Defense',
  { ana: { class: 'monk', weapon: 'sack-of-loot', dice: [6, 6, 6, 6, 6] } },
  (scene) => {
    scene.faces('ana', 'ogre');
    scene.asks('ana', 'before-rolling', 'monk', 'go-on').answer('monk');
    scene.asks('ana', 'tokens-to-spend', '1', '2', '3', '4').answer('2');
    scene.settles(() => {
      expect(scene.the('ana').fight?.dice).toEqual([6, 6, 6, 6, 6]);
      expect(scene.numbers('ana').defense).toBe(18);
      expect(scene.the('ana').wounds).toBe(0);
    });
  },
);
