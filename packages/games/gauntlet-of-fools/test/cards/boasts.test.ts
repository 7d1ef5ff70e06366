import { expect } from 'vitest';
import { getReady } from '../../rules/ready.ts';
import { rule } from '../table.ts';

/** A weapon of five dice and nothing to ask. */
const mace = { weapon: 'mace', weaponTokens: 0 };
const killingOgres = { ...mace, dice: [6, 4, 1, 1, 1] };
const hitByOgres = { class: 'knight', classTokens: 0 };

rule(
  'gof/B-BLI-1, gof/boast.blindfolded: an Ogre killed and dodged pays a blindfolded hero 2 gold',
  { ana: { ...killingOgres, boasts: ['blindfolded'] } },
  (scene) => {
    scene.faces('ana', 'ogre');
    scene.settles(() => expect(scene.the('ana')).toMatchObject({ gold: 2, wounds: 0 }));
  },
);

rule(
  'gof/B-BLI-1, gof/boast.blindfolded: an Ogre that is killed but hits pays a blindfolded hero 3 gold',
  { ana: { ...hitByOgres, ...killingOgres, boasts: ['blindfolded'] } },
  (scene) => {
    scene.faces('ana', 'ogre');
    scene.settles(() => expect(scene.the('ana')).toMatchObject({ gold: 3, wounds: 1 }));
  },
);

rule(
  'gof/B-BLI-2: a Gopher killed and dodged pays a blindfolded hero nothing',
  { ana: { ...killingOgres, boasts: ['blindfolded'] } },
  (scene) => {
    scene.faces('ana', 'gopher');
    scene.settles(() => {
      expect(scene.the('ana').fight).toMatchObject({ killed: true, dodged: true });
      expect(scene.the('ana').gold).toBe(0);
    });
  },
);

rule(
  'gof/boast.blindfolded: a Treasure without gold costs a blindfolded hero nothing',
  { ana: { ...killingOgres, boasts: ['blindfolded'], gold: 5 } },
  (scene) => {
    scene.faces('ana', 'unicorn');
    scene.settles(() => {
      expect(scene.the('ana').fight).toMatchObject({ killed: true, dodged: true });
      expect(scene.the('ana').gold).toBe(5);
    });
  },
);

rule(
  'gof/B-BLI-3: a Bandit killed and dodged pays a blindfolded hero 2 gold and the whole Weapon token',
  { ana: { ...mace, boasts: ['blindfolded'], dice: [6, 5, 1, 1, 1] } },
  (scene) => {
    scene.faces('ana', 'bandit');
    scene.settles(() => {
      expect(scene.the('ana').gold).toBe(2);
      expect(scene.the('ana').weapons).toEqual([{ card: 'mace', tokens: 1 }]);
    });
  },
);

rule(
  'gof/B-HOP-1, gof/boast.hopping-on-one-leg: a hopping Barbarian has Defense 16, and an Ogre hits it',
  { ana: { boasts: ['hopping-on-one-leg'], dice: [1, 1, 1] } },
  (scene) => {
    expect(scene.numbers('ana')).toEqual({ dice: 3, defense: 16 });
    scene.faces('ana', 'ogre');
    scene.settles(() => expect(scene.the('ana').wounds).toBe(1));
  },
);

rule(
  'gof/B-ARM-1, gof/boast.one-arm-tied: with one arm tied a roll of 1, 2, 3, 6 counts 9',
  { ana: { weapon: 'bow', weaponTokens: 0, boasts: ['one-arm-tied'], dice: [1, 2, 3, 6] } },
  (scene) => {
    scene.faces('ana', 'titan');
    scene.settles(() =>
      expect(scene.told).toContainEqual({ is: 'attacked', hero: 'hero-ana-0', attack: 9, defense: 24 }),
    );
  },
);

rule(
  'gof/B-JUG-1, gof/boast.while-juggling: a juggler starts with 10 Throwing Stars, and a roll of 12 is Attack 11',
  { ana: { weapon: 'throwing-stars', boasts: ['while-juggling'], dice: [6, 6] } },
  (scene) => {
    scene.perform((g) => void getReady(g));
    scene.settles(() => expect(scene.the('ana').weapons).toEqual([{ card: 'throwing-stars', tokens: 10 }]));
    scene.faces('ana', 'titan');
    scene.asks('ana', 'before-rolling', 'throwing-stars', 'go-on').answer('go-on');
    scene.settles(() =>
      expect(scene.told).toContainEqual({ is: 'attacked', hero: 'hero-ana-0', attack: 11, defense: 24 }),
    );
  },
);

rule(
  'gof/boast.while-juggling: a juggler who rolls 10 on a Gold Vein finds 1 gold',
  { ana: { ...mace, boasts: ['while-juggling'], dice: [2, 2, 2, 2, 2] } },
  (scene) => {
    scene.faces('ana', 'gold-vein');
    scene.settles(() => expect(scene.the('ana').gold).toBe(1));
  },
);

rule(
  'gof/B-HAN-1, gof/boast.with-a-hangover: a Hangover takes 1 die and 4 Defense until the end of the turn of the first kill',
  {
    ana: {
      weapon: 'axe',
      weaponTokens: 0,
      boasts: ['with-a-hangover'],
      dice: [6, 5, 1, 1, 6, 1, 1, 1, 1],
    },
  },
  (scene) => {
    expect(scene.numbers('ana')).toEqual({ dice: 4, defense: 14 });
    scene.turns(1);
    scene.settles(() => {
      expect(scene.the('ana')).toMatchObject({ gold: 3, wounds: 1, boasts: [] });
      expect(scene.numbers('ana')).toEqual({ dice: 5, defense: 18 });
    });
    scene.turns(1);
    scene.settles(() => {
      expect(scene.the('ana').fight?.dice).toEqual([6, 1, 1, 1, 1]);
      expect(scene.the('ana').wounds).toBe(1);
    });
  },
  { deck: ['ogre', 'demon'] },
);

rule(
  'gof/boast.with-a-hangover: a Hangover outlasts a turn without a kill',
  { ana: { ...mace, boasts: ['with-a-hangover'], dice: [1, 1, 1, 1] } },
  (scene) => {
    scene.turns(1);
    scene.settles(() => expect(scene.the('ana').boasts).toEqual(['with-a-hangover']));
  },
  { deck: ['ogre'] },
);

rule(
  'gof/B-BRE-1, gof/boast.without-breakfast: without breakfast a hero starts with a Wound that a Healing Pool can heal',
  { ana: { boasts: ['without-breakfast'] }, bo: {} },
  (scene) => {
    scene.perform((g) => void getReady(g));
    scene.settles(() => {
      expect(scene.the('ana').wounds).toBe(1);
      expect(scene.the('bo').wounds).toBe(0);
    });
    scene.faces('ana', 'healing-pool');
    scene.asks('ana', 'choice', 'heal', 'discard-penalties').answer('heal');
    scene.settles(() => expect(scene.the('ana').wounds).toBe(0));
  },
);
