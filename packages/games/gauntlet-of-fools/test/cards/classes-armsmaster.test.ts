import { expect } from 'vitest';
import { getReady } from '../../rules/ready.ts';
import { rule } from '../table.ts';

const armsmaster = { class: 'armsmaster', weapons: ['dagger', 'sword'] };

rule(
  'gof/C-AMS-1: an Armsmaster starts with 4 Dagger tokens and 2 Sword tokens, kept apart',
  { ana: armsmaster },
  (scene) => {
    scene.perform((g) => void getReady(g));
    scene.settles(() =>
      expect(scene.the('ana').weapons).toEqual([
        { card: 'dagger', tokens: 4 },
        { card: 'sword', tokens: 2 },
      ]),
    );
  },
);

rule(
  'gof/C-AMS-1: a juggling Armsmaster starts with 2 and 1 tokens, and has 1 less Attack, not 2',
  { ana: { ...armsmaster, boasts: ['while-juggling'], dice: [4, 4, 4] } },
  (scene) => {
    scene.perform((g) => void getReady(g));
    scene.settles(() =>
      expect(scene.the('ana').weapons).toEqual([
        { card: 'dagger', tokens: 2 },
        { card: 'sword', tokens: 1 },
      ]),
    );
    scene.faces('ana', 'titan');
    scene.asks('ana', 'before-rolling', 'dagger', 'sword', 'go-on').answer('go-on');
    scene.asks('ana', 'weapon-to-roll', 'dagger', 'sword').answer('dagger');
    scene.asks('ana', 'defense', 'sword', 'go-on').answer('go-on');
    scene.settles(() =>
      expect(scene.told).toContainEqual({ is: 'attacked', hero: 'hero-ana-0', attack: 11, defense: 24 }),
    );
  },
);

for (const [weapon, dice] of [
  ['dagger', [1, 2, 3]],
  ['sword', [1, 2, 3, 4]],
] as const)
  rule(
    `gof/C-AMS-2: an Armsmaster with a Dagger and a Sword may roll the ${dice.length} dice of the ${weapon}`,
    { ana: { ...armsmaster, weaponTokens: 0, dice: [1, 2, 3, 4] } },
    (scene) => {
      scene.faces('ana', 'titan');
      scene.asks('ana', 'weapon-to-roll', 'dagger', 'sword').answer(weapon);
      scene.settles(() => expect(scene.the('ana').fight?.dice).toEqual(dice));
    },
  );

rule(
  'gof/C-AMS-2: an Armsmaster may kill with the Dagger and defend with the Sword in one fight',
  { ana: { ...armsmaster, weaponTokens: 1 } },
  (scene) => {
    scene.faces('ana', 'ogre');
    scene.asks('ana', 'before-rolling', 'dagger', 'sword', 'go-on').answer('dagger');
    scene.asks('ana', 'defense', 'sword', 'go-on').answer('sword');
    scene.settles(() => {
      expect(scene.the('ana')).toMatchObject({ gold: 3, wounds: 0 });
      expect(scene.the('ana').weapons.map(({ tokens }) => tokens)).toEqual([0, 0]);
    });
  },
);

rule(
  'gof/C-AMS-3: an Armsmaster who kills a Bandit picks which weapon gets the token',
  { ana: { ...armsmaster, weaponTokens: 0, dice: [6, 6, 2] } },
  (scene) => {
    scene.faces('ana', 'bandit');
    scene.asks('ana', 'weapon-to-roll', 'dagger', 'sword').answer('dagger');
    scene.asks('ana', 'weapon-for-token', 'dagger', 'sword').answer('dagger');
    scene.settles(() =>
      expect(scene.the('ana').weapons).toEqual([
        { card: 'dagger', tokens: 1 },
        { card: 'sword', tokens: 0 },
      ]),
    );
  },
);
