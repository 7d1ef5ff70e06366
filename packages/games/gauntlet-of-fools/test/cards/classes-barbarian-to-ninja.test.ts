import { expect } from 'vitest';
import { getReady } from '../../rules/ready.ts';
import { rule } from '../table.ts';

/** A weapon of five dice and nothing to ask. */
const mace = { weapon: 'mace', weaponTokens: 0 };

rule(
  'gof/C-BAR-1: a Barbarian starts without Class tokens, and has no use for one',
  { ana: { classTokens: 1, ...mace, dice: [6, 6, 6, 6, 6] }, bo: {} },
  (scene) => {
    scene.turns(1);
    scene.settles(() => expect(scene.the('ana')).toMatchObject({ gold: 5, wounds: 1, classTokens: 1 }));
    scene.perform((g) => void getReady(g));
    scene.settles(() => expect(scene.the('ana').classTokens).toBe(0));
  },
  { deck: ['giant'] },
);

rule(
  'gof/C-BER-1: a Berserker without Wounds rolls no more dice and dodges what it kills',
  { ana: { class: 'berserker', classTokens: 1, ...mace, dice: [6, 4, 1, 1, 1] } },
  (scene) => {
    scene.faces('ana', 'ogre');
    scene.asks('ana', 'before-rolling', 'berserker', 'go-on').answer('berserker');
    scene.settles(() => {
      expect(scene.the('ana').fight?.dice).toEqual([6, 4, 1, 1, 1]);
      expect(scene.the('ana')).toMatchObject({ gold: 3, wounds: 0 });
    });
  },
);

rule(
  'gof/C-BER-1: a Berserker does not dodge what it fails to kill',
  { ana: { class: 'berserker', classTokens: 1, ...mace, dice: [6, 3, 1, 1, 1] } },
  (scene) => {
    scene.faces('ana', 'ogre');
    scene.asks('ana', 'before-rolling', 'berserker', 'go-on').answer('berserker');
    scene.settles(() => expect(scene.the('ana')).toMatchObject({ gold: 0, wounds: 1 }));
  },
);

rule(
  'gof/C-BER-1: a Berserker with two Wounds rolls two more dice',
  { ana: { class: 'berserker', classTokens: 1, ...mace, wounds: 2, dice: [1, 1, 1, 1, 1, 5, 6] } },
  (scene) => {
    scene.faces('ana', 'ogre');
    scene.asks('ana', 'before-rolling', 'berserker', 'go-on').answer('berserker');
    scene.settles(() => expect(scene.the('ana').fight?.dice).toEqual([1, 1, 1, 1, 1, 5, 6]));
  },
);

rule(
  'gof/C-JES-1: a swapped Extra Tough Dancing Sword has Attack 11 and Defense 21',
  { ana: { class: 'jester', classTokens: 1, ...mace, penalty: { defense: 3 }, dice: [6, 6, 6, 1, 1] } },
  (scene) => {
    scene.faces('ana', 'dancing-sword', 'extra-tough');
    scene.asks('ana', 'before-rolling', 'jester', 'go-on').answer('jester');
    scene.settles(() => {
      const hero = 'hero-ana-0';
      expect(scene.told).toContainEqual({ is: 'attacked', hero, attack: 20, defense: 21 });
      expect(scene.told).toContainEqual({
        is: 'was-hit',
        hero,
        card: 'dancing-sword',
        attack: 11,
        defense: 11,
      });
    });
  },
);

rule(
  'gof/C-JES-2, gof/A-04: a swapped Doppelgänger has the Defense of the Jester, bonuses included, as Attack, and Defense 14',
  { ana: { class: 'jester', classTokens: 1, ...mace, bonus: { defense: 2 }, dice: [6, 4, 1, 1, 1] } },
  (scene) => {
    scene.faces('ana', 'doppelganger');
    scene.asks('ana', 'before-rolling', 'jester', 'go-on').answer('jester');
    scene.settles(() => {
      const hero = 'hero-ana-0';
      expect(scene.told).toContainEqual({ is: 'attacked', hero, attack: 13, defense: 14 });
      expect(scene.told).toContainEqual({
        is: 'was-hit',
        hero,
        card: 'doppelganger',
        attack: 16,
        defense: 16,
      });
    });
  },
);

const knight = { class: 'knight', ...mace, dice: [1, 1, 1, 1, 1] };

rule(
  'gof/C-KNI-1: a Knight takes the Wound of a Slime Monster and not its -1 die',
  { ana: knight },
  (scene) => {
    scene.faces('ana', 'slime-monster');
    scene.asks('ana', 'damage', 'knight', 'go-on').answer('knight');
    scene.settles(() => {
      expect(scene.the('ana')).toMatchObject({ wounds: 1, classTokens: 1 });
      expect(scene.the('ana').penalty.dice).toBe(0);
    });
  },
);

rule(
  'gof/C-KNI-1, gof/A-13: a Knight takes neither Poison nor a Wound from a Giant Spider',
  { ana: knight },
  (scene) => {
    scene.faces('ana', 'giant-spider');
    scene.asks('ana', 'damage', 'knight', 'go-on').answer('knight');
    scene.settles(() => {
      expect(scene.the('ana')).toMatchObject({ wounds: 0, classTokens: 1 });
      expect(scene.the('ana').penalty.poison).toBe(0);
    });
  },
);

rule('gof/C-KNI-2: a Knight takes 1 of the 2 Wounds of a Mercenary', { ana: knight }, (scene) => {
  scene.faces('ana', 'mercenary');
  scene.asks('ana', 'damage', 'knight', 'go-on').answer('knight');
  scene.settles(() => expect(scene.the('ana').wounds).toBe(1));
});

rule('gof/C-KNI-2: a Knight takes 1 Wound from an Extra Bitey Mercenary', { ana: knight }, (scene) => {
  scene.faces('ana', 'mercenary', 'extra-bitey');
  scene.asks('ana', 'damage', 'knight', 'go-on').answer('knight');
  scene.settles(() => expect(scene.the('ana').wounds).toBe(1));
});

rule(
  'gof/C-KNI-3: a Knight who spends a token still takes the 1 Wound of an Ogre',
  { ana: knight },
  (scene) => {
    scene.faces('ana', 'ogre');
    scene.asks('ana', 'damage', 'knight', 'go-on').answer('knight');
    scene.settles(() => expect(scene.the('ana')).toMatchObject({ wounds: 1, classTokens: 1 }));
  },
);

rule(
  'gof/C-MON-1: two tokens spent at once by a Monk are 2 dice and 8 Defense until the end of the turn',
  { ana: { class: 'monk', dice: [1, 1, 1, 5, 6] } },
  (scene) => {
    scene.turns(1);
    scene.asks('ana', 'before-rolling', 'monk', 'go-on').answer('monk');
    scene.asks('ana', 'tokens-to-spend', '1', '2', '3', '4').answer('2');
    scene.settles(() => {
      expect(scene.told).toContainEqual({ is: 'rolled', hero: 'hero-ana-0', dice: [1, 1, 1, 5, 6] });
      expect(scene.told).toContainEqual({
        is: 'was-hit',
        hero: 'hero-ana-0',
        card: 'mummy',
        attack: 18,
        defense: 18,
      });
      expect(scene.numbers('ana')).toEqual({ dice: 3, defense: 10 });
    });
  },
  { deck: ['mummy'] },
);

rule(
  'gof/C-NIN-1: a Ninja starts with 8 Dagger tokens',
  { ana: { class: 'ninja', weapon: 'dagger' } },
  (scene) => {
    scene.perform((g) => void getReady(g));
    scene.settles(() => expect(scene.the('ana').weapons).toEqual([{ card: 'dagger', tokens: 8 }]));
  },
);

rule(
  'gof/C-NIN-2: a juggling Ninja starts with 4 Dagger tokens',
  { ana: { class: 'ninja', weapon: 'dagger', boasts: ['while-juggling'] } },
  (scene) => {
    scene.perform((g) => void getReady(g));
    scene.settles(() => expect(scene.the('ana').weapons).toEqual([{ card: 'dagger', tokens: 4 }]));
  },
);

rule(
  'gof/C-NIN-3: a Ninja who kills a Bandit gains 1 Weapon token',
  { ana: { class: 'ninja', ...mace, dice: [6, 5, 1, 1, 1] } },
  (scene) => {
    scene.faces('ana', 'bandit');
    scene.settles(() => expect(scene.the('ana').weapons).toEqual([{ card: 'mace', tokens: 1 }]));
  },
);
