import { expect } from 'vitest';
import { rule } from '../table.ts';

rule(
  'gof/W-CLE-1: a juggler who rolls 5 and an extra 2 with the Cleaver has (5 + 2) x 4 - 1 = 27 Attack',
  { ana: { weapon: 'cleaver', boasts: ['while-juggling'], bonus: { dice: 1 }, dice: [5, 2] } },
  (scene) => {
    scene.faces('ana', 'titan');
    scene.settles(() =>
      expect(scene.told).toContainEqual({ is: 'attacked', hero: 'hero-ana-0', attack: 27, defense: 24 }),
    );
  },
);

for (const [multipliesOtherWeapons, attack] of [
  [true, 24],
  [false, 6],
] as const)
  rule(
    `gof/A-26: a Cleaver ${multipliesOtherWeapons ? 'multiplies' : 'leaves alone'} the dice of the other weapon where the table ${multipliesOtherWeapons ? 'plays so' : 'plays otherwise'}`,
    { ana: { class: 'armsmaster', weapons: ['mace', 'cleaver'], weaponTokens: 0, dice: [1, 1, 1, 1, 2] } },
    (scene) => {
      scene.faces('ana', 'giant');
      scene.asks('ana', 'weapon-to-roll', 'mace', 'cleaver').answer('mace');
      scene.settles(() =>
        expect(scene.told).toContainEqual({ is: 'attacked', hero: 'hero-ana-0', attack, defense: 20 }),
      );
    },
    { options: { multipliesOtherWeapons } },
  );

rule(
  'gof/A-26: a Cleaver multiplies its own dice where the table spares those of the other weapon',
  { ana: { class: 'armsmaster', weapons: ['mace', 'cleaver'], weaponTokens: 0, dice: [3] } },
  (scene) => {
    scene.faces('ana', 'giant');
    scene.asks('ana', 'weapon-to-roll', 'mace', 'cleaver').answer('cleaver');
    scene.settles(() =>
      expect(scene.told).toContainEqual({ is: 'attacked', hero: 'hero-ana-0', attack: 12, defense: 20 }),
    );
  },
  { options: { multipliesOtherWeapons: false } },
);
