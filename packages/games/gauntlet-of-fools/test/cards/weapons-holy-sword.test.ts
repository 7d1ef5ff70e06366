import { expect } from 'vitest';
import { getReady } from '../../rules/ready.ts';
import { rule } from '../table.ts';

const holySword = { weapon: 'holy-sword', weaponTokens: 1 };

rule(
  'gof/W-HOL-1: the Holy Sword discards Poison and -3 Defense',
  { ana: { ...holySword, penalty: { poison: 1, defense: 3 }, dice: [1, 1, 1, 1, 1] } },
  (scene) => {
    expect(scene.numbers('ana').defense).toBe(15);
    scene.turns(1);
    scene.asks('ana', 'before-rolling', 'holy-sword', 'go-on').answer('holy-sword');
    scene.settles(() => {
      expect(scene.the('ana').penalty).toEqual({ dice: 0, defense: 0, poison: 0 });
      expect(scene.the('ana').wounds).toBe(0);
      expect(scene.numbers('ana').defense).toBe(18);
    });
  },
  { deck: ['ogre'] },
);

rule(
  'gof/W-HOL-2: with the Holy Sword in use neither Hopping nor Blindfolded counts, until the end of the turn',
  { ana: { ...holySword, boasts: ['hopping-on-one-leg', 'blindfolded'], dice: [6, 4, 1, 1, 1] } },
  (scene) => {
    scene.turns(1);
    scene.asks('ana', 'before-rolling', 'holy-sword', 'go-on').answer('holy-sword');
    scene.settles(() => {
      expect(scene.the('ana')).toMatchObject({ gold: 3, wounds: 0 });
      expect(scene.the('ana').boasts).toEqual(['hopping-on-one-leg', 'blindfolded']);
      expect(scene.numbers('ana').defense).toBe(16);
    });
  },
  { deck: ['ogre'] },
);

rule(
  'gof/W-HOL-3: the Holy Sword takes back neither the Wound of a missed breakfast nor halved tokens, but the -1 Attack',
  { ana: { weapon: 'holy-sword', boasts: ['without-breakfast', 'while-juggling'], dice: [1, 1, 1, 1, 1] } },
  (scene) => {
    scene.perform((g) => void getReady(g));
    scene.faces('ana', 'ogre');
    scene.asks('ana', 'before-rolling', 'holy-sword', 'go-on').answer('holy-sword');
    scene.settles(() => {
      expect(scene.told).toContainEqual({ is: 'attacked', hero: 'hero-ana-0', attack: 5, defense: 13 });
      expect(scene.the('ana').wounds).toBe(1);
      expect(scene.the('ana').weapons).toEqual([{ card: 'holy-sword', tokens: 0 }]);
    });
  },
);

rule(
  'gof/W-HOL-4: a Hangover ignored for a turn takes no die and no Defense, and outlasts a kill',
  { ana: { ...holySword, boasts: ['with-a-hangover'], dice: [6, 4, 1, 1, 1] } },
  (scene) => {
    scene.turns(1);
    scene.asks('ana', 'before-rolling', 'holy-sword', 'go-on').answer('holy-sword');
    scene.settles(() => {
      expect(scene.the('ana').fight?.dice).toEqual([6, 4, 1, 1, 1]);
      expect(scene.the('ana')).toMatchObject({ gold: 3, wounds: 0, boasts: ['with-a-hangover'] });
      expect(scene.numbers('ana')).toEqual({ dice: 4, defense: 14 });
    });
  },
  { deck: ['ogre'] },
);
