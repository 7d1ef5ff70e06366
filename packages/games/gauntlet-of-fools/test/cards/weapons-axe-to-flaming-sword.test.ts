import { expect } from 'vitest';
import { rule } from '../table.ts';

/** What an Ogre hits: Defense 16, and nothing to ask. */
const hitByOgres = { class: 'knight', classTokens: 0 };

rule(
  'gof/W-AXE-1: a juggler who rolls 12 with the Axe in use has (12 - 1) x 2 = 22 Attack',
  { ana: { weapon: 'axe', boasts: ['while-juggling'], dice: [3, 3, 2, 2, 2] } },
  (scene) => {
    scene.faces('ana', 'titan');
    scene.asks('ana', 'before-rolling', 'axe', 'go-on').answer('axe');
    scene.settles(() => {
      expect(scene.told).toContainEqual({ is: 'attacked', hero: 'hero-ana-0', attack: 22, defense: 24 });
      expect(scene.the('ana').weapons).toEqual([{ card: 'axe', tokens: 1 }]);
    });
  },
);

const zealotWithAxe = {
  class: 'zealot',
  classTokens: 1,
  weapon: 'axe',
  weaponTokens: 1,
  bonus: { attack: 9 },
  dice: [1, 1, 1, 1, 1, 6, 6, 6, 6, 6],
};

rule(
  'gof/W-AXE-2: on the turn after the Axe was used the Attack is 0 whatever is added, and on the next as ever',
  { ana: zealotWithAxe },
  (scene) => {
    scene.turns(1);
    scene.asks('ana', 'before-rolling', 'axe', 'zealot', 'go-on').answer('axe');
    scene.asks('ana', 'before-rolling', 'zealot', 'go-on').answer('go-on');
    scene.settles(() => expect(scene.the('ana').gold).toBe(5));
    scene.turns(1);
    scene.asks('ana', 'before-rolling', 'zealot', 'go-on').answer('go-on');
    scene.settles(() => {
      expect(scene.told).toContainEqual({ is: 'attacked', hero: 'hero-ana-0', attack: 0, defense: 7 });
      expect(scene.the('ana').gold).toBe(5);
    });
    scene.turns(1);
    scene.asks('ana', 'before-rolling', 'zealot', 'go-on').answer('go-on');
    scene.settles(() =>
      expect(scene.told).toContainEqual({ is: 'attacked', hero: 'hero-ana-0', attack: 39, defense: 11 }),
    );
  },
  { deck: ['titan', 'gopher', 'wolf'] },
);

rule(
  'gof/W-AXE-2: on the turn after the Axe was used an ability that kills still kills',
  { ana: zealotWithAxe },
  (scene) => {
    scene.turns(2);
    scene.asks('ana', 'before-rolling', 'axe', 'zealot', 'go-on').answer('axe');
    scene.asks('ana', 'before-rolling', 'zealot', 'go-on').answer('go-on');
    scene.asks('ana', 'before-rolling', 'zealot', 'go-on').answer('zealot');
    scene.settles(() => expect(scene.the('ana').gold).toBe(6));
  },
  { deck: ['titan', 'gopher'] },
);

rule(
  'gof/W-BOW-1: a Bow token dodges an Ogre that was killed',
  { ana: { ...hitByOgres, weapon: 'bow', dice: [6, 5, 1, 1] } },
  (scene) => {
    scene.faces('ana', 'ogre');
    scene.asks('ana', 'defense', 'bow', 'go-on').answer('bow');
    scene.settles(() => {
      expect(scene.the('ana')).toMatchObject({ gold: 3, wounds: 0 });
      expect(scene.the('ana').weapons).toEqual([{ card: 'bow', tokens: 1 }]);
    });
  },
);

rule(
  'gof/W-BOW-1: a Bow is not offered against an Ogre that was not killed',
  { ana: { ...hitByOgres, weapon: 'bow', dice: [6, 4, 1, 1] } },
  (scene) => {
    scene.faces('ana', 'ogre');
    scene.settles(() => expect(scene.the('ana').wounds).toBe(1));
  },
);

rule(
  'gof/W-DAG-1: a Dagger token spent before rolling kills a Titan',
  { ana: { weapon: 'dagger', dice: [1, 1, 1] } },
  (scene) => {
    scene.faces('ana', 'titan');
    scene.asks('ana', 'before-rolling', 'dagger', 'go-on').answer('dagger');
    scene.settles(() => {
      expect(scene.the('ana')).toMatchObject({ gold: 5, wounds: 1 });
      expect(scene.the('ana').weapons).toEqual([{ card: 'dagger', tokens: 3 }]);
    });
  },
);

rule(
  'gof/W-DEM-1: two kills give the Demonic Blade 2 tokens, and both together give 4 dice',
  { ana: { weapon: 'demonic-blade', dice: [6, 6, 1, 1, 6, 6, 1, 1, 1, 1, 1, 1, 2, 3, 4, 5] } },
  (scene) => {
    scene.faces('ana', 'wolf');
    scene.faces('ana', 'wolf');
    scene.asks('ana', 'before-rolling', 'demonic-blade', 'go-on').answer('go-on');
    scene.settles(() => expect(scene.the('ana').weapons).toEqual([{ card: 'demonic-blade', tokens: 2 }]));
    scene.faces('ana', 'titan');
    scene.asks('ana', 'before-rolling', 'demonic-blade', 'go-on').answer('demonic-blade');
    scene.asks('ana', 'tokens-to-spend', '1', '2').answer('2');
    scene.settles(() => {
      expect(scene.the('ana').fight?.dice).toEqual([1, 1, 1, 1, 2, 3, 4, 5]);
      expect(scene.the('ana').weapons).toEqual([{ card: 'demonic-blade', tokens: 0 }]);
    });
  },
);

rule(
  'gof/W-FIS-1: a Deadly Fists token kills and dodges a Giant',
  { ana: { weapon: 'deadly-fists' } },
  (scene) => {
    scene.faces('ana', 'giant');
    scene.asks('ana', 'before-rolling', 'deadly-fists', 'go-on').answer('deadly-fists');
    scene.settles(() => {
      expect(scene.the('ana')).toMatchObject({ gold: 5, wounds: 0 });
      expect(scene.the('ana').weapons).toEqual([{ card: 'deadly-fists', tokens: 1 }]);
    });
  },
);

rule(
  'gof/W-FIS-1: a Giant killed and dodged by Deadly Fists pays a blindfolded hero 1 gold less',
  { ana: { weapon: 'deadly-fists', boasts: ['blindfolded'] } },
  (scene) => {
    scene.faces('ana', 'giant');
    scene.asks('ana', 'before-rolling', 'deadly-fists', 'go-on').answer('deadly-fists');
    scene.settles(() => expect(scene.the('ana').gold).toBe(4));
  },
);

rule(
  'gof/W-FLA-1: a Knight cannot prevent the Wound of its Flaming Sword, but can heal it later',
  { ana: { class: 'knight', weapon: 'flaming-sword', weaponTokens: 1 } },
  (scene) => {
    scene.faces('ana', 'giant');
    scene.asks('ana', 'before-rolling', 'flaming-sword', 'go-on').answer('flaming-sword');
    scene.settles(() => expect(scene.the('ana')).toMatchObject({ gold: 5, wounds: 1, classTokens: 2 }));
    scene.faces('ana', 'healing-pool');
    scene.asks('ana', 'choice', 'heal', 'discard-penalties').answer('heal');
    scene.settles(() => expect(scene.the('ana').wounds).toBe(0));
  },
);
