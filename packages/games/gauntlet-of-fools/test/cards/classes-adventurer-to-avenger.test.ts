import { expect } from 'vitest';
import { rule } from '../table.ts';

/** A weapon of five dice and nothing to ask. */
const mace = { weapon: 'mace', weaponTokens: 0 };
const dead = { dead: true, wounds: 4 } as const;

rule(
  'gof/C-ADV-1: an Adventurer who faces a Cache again gains 2 more gold',
  { ana: { class: 'adventurer' } },
  (scene) => {
    scene.faces('ana', 'cache');
    scene.asks('ana', 'after-encounter', 'adventurer', 'go-on').answer('adventurer');
    scene.settles(() => expect(scene.the('ana')).toMatchObject({ gold: 4, classTokens: 1 }));
  },
);

rule(
  'gof/C-ADV-2: an Adventurer fights a killed Wolf again, and it can pay again',
  { ana: { class: 'adventurer', ...mace, dice: [6, 2, 1, 1, 1, 3, 3, 3, 3, 3] } },
  (scene) => {
    scene.faces('ana', 'wolf');
    scene.asks('ana', 'after-encounter', 'adventurer', 'go-on').answer('adventurer');
    scene.settles(() => {
      expect(scene.the('ana').fight?.dice).toEqual([3, 3, 3, 3, 3]);
      expect(scene.the('ana').gold).toBe(2);
    });
  },
);

rule(
  'gof/C-ADV-2: an Adventurer who goes on fights a Wolf once',
  { ana: { class: 'adventurer', ...mace, dice: [6, 2, 1, 1, 1, 3, 3, 3, 3, 3] } },
  (scene) => {
    scene.faces('ana', 'wolf');
    scene.asks('ana', 'after-encounter', 'adventurer', 'go-on').answer('go-on');
    scene.settles(() => expect(scene.the('ana')).toMatchObject({ gold: 1, classTokens: 2 }));
  },
);

rule(
  'gof/C-ADV-3: 6 Defense from the Staff still counts when the encounter is faced again',
  { ana: { class: 'adventurer', weapon: 'staff', weaponTokens: 1, dice: [1, 1, 1, 1, 1, 1] } },
  (scene) => {
    scene.faces('ana', 'ogre');
    scene.asks('ana', 'before-rolling', 'staff-dice', 'staff-defense', 'go-on').answer('staff-defense');
    scene.asks('ana', 'after-encounter', 'adventurer', 'go-on').answer('adventurer');
    scene.settles(() => {
      expect(scene.numbers('ana').defense).toBe(21);
      expect(scene.the('ana').wounds).toBe(0);
    });
  },
);

rule(
  'gof/C-ADV-4: an Adventurer is not offered to face the same encounter a third time',
  { ana: { class: 'adventurer', classTokens: 3 } },
  (scene) => {
    scene.faces('ana', 'spear-trap');
    scene.asks('ana', 'after-encounter', 'adventurer', 'go-on').answer('adventurer');
    scene.settles(() => expect(scene.the('ana')).toMatchObject({ wounds: 2, classTokens: 2 }));
  },
);

const poisonedAlchemist = { class: 'alchemist', ...mace, wounds: 3, penalty: { poison: 1 } };

rule(
  'gof/C-ALC-1: an Alchemist who killed and dodged a Wolf heals the fourth Wound its poison gives, and keeps the poison',
  { ana: { ...poisonedAlchemist, dice: [6, 2, 1, 1, 1] } },
  (scene) => {
    scene.turns(1);
    scene.asks('ana', 'end-of-turn', 'alchemist', 'go-on');
    expect(scene.the('ana').wounds).toBe(4);
    scene.asks('ana', 'end-of-turn', 'alchemist', 'go-on').answer('alchemist');
    scene.asks('ana', 'end-of-turn', 'alchemist', 'go-on').answer('go-on');
    scene.settles(() => {
      expect(scene.the('ana')).toMatchObject({ wounds: 3, dead: false, classTokens: 1 });
      expect(scene.the('ana').penalty.poison).toBe(1);
    });
  },
  { deck: ['wolf'] },
);

rule(
  'gof/C-ALC-1: an Alchemist who dodged a Wolf without killing it cannot heal',
  { ana: { ...poisonedAlchemist, dice: [1, 1, 1, 1, 1] } },
  (scene) => {
    scene.turns(1);
    scene.settles(() => expect(scene.the('ana')).toMatchObject({ wounds: 4, dead: true, classTokens: 2 }));
  },
  { deck: ['wolf'] },
);

rule(
  'gof/C-ALC-1: an Alchemist who killed an Ogre that hit it cannot heal',
  { ana: { class: 'alchemist', ...mace, wounds: 1, dice: [6, 4, 1, 1, 1] } },
  (scene) => {
    scene.turns(1);
    scene.settles(() => expect(scene.the('ana')).toMatchObject({ gold: 3, wounds: 2 }));
  },
  { deck: ['ogre'] },
);

rule(
  'gof/C-ARM-1: an Armorer who gives up a Treasure gets neither its gold nor its token, and pays one token',
  { ana: { class: 'armorer', ...mace, dice: [6, 5, 1, 1, 1] } },
  (scene) => {
    scene.faces('ana', 'bandit');
    scene.asks('ana', 'treasure', 'armorer', 'go-on').answer('armorer');
    scene.settles(() => {
      expect(scene.the('ana')).toMatchObject({ gold: 0, classTokens: 1 });
      expect(scene.the('ana').weapons).toEqual([{ card: 'mace', tokens: 0 }]);
    });
  },
);

rule(
  'gof/C-ARM-1: the 3 Defense of an Armorer arrive at the end of the turn, too late for this Monster',
  { ana: { class: 'armorer', ...mace, dice: [6, 4, 1, 1, 1] } },
  (scene) => {
    scene.turns(1);
    scene.asks('ana', 'treasure', 'armorer', 'go-on').answer('armorer');
    scene.settles(() => {
      expect(scene.told).toContainEqual({
        is: 'was-hit',
        hero: 'hero-ana-0',
        card: 'goblin',
        attack: 13,
        defense: 13,
      });
      expect(scene.the('ana').wounds).toBe(1);
      expect(scene.numbers('ana').defense).toBe(16);
    });
  },
  { deck: ['goblin'] },
);

rule(
  'gof/C-ARM-1: the 3 Defense of a Treasure given up come too late for a second fight of the turn',
  {
    ana: { class: 'necromancer', ...mace, dice: [6, 4, 1, 1, 1, 6, 4, 1, 1, 1] },
    bo: { class: 'armorer', ...dead },
    cy: { class: 'adventurer', ...dead },
  },
  (scene) => {
    scene.turns(1);
    scene.asks('ana', 'treasure', 'armorer', 'go-on').answer('armorer');
    scene.asks('ana', 'after-encounter', 'adventurer', 'go-on').answer('adventurer');
    scene.settles(() => {
      expect(scene.the('ana')).toMatchObject({ gold: 3, wounds: 2 });
      expect(scene.numbers('ana').defense).toBe(19);
    });
  },
  { deck: ['ogre'] },
);

rule(
  'gof/C-ARM-2: an Armorer who gives up the Treasure of a Giant Cockroach is spared its -1 Defense',
  { ana: { class: 'armorer', ...mace, dice: [6, 3, 1, 1, 1] } },
  (scene) => {
    scene.faces('ana', 'giant-cockroach');
    scene.asks('ana', 'treasure', 'armorer', 'go-on').answer('armorer');
    scene.settles(() => {
      expect(scene.the('ana').fight?.killed).toBe(true);
      expect(scene.the('ana').penalty.defense).toBe(0);
    });
  },
);

rule(
  'gof/C-ART-1: an Artificer gives up the gold and the token of a Bandit for a die at the end of the turn',
  { ana: { class: 'artificer', ...mace, dice: [6, 5, 1, 1, 1] } },
  (scene) => {
    scene.turns(1);
    scene.asks('ana', 'treasure', 'artificer', 'go-on').answer('artificer');
    scene.settles(() => {
      expect(scene.the('ana')).toMatchObject({ gold: 0, classTokens: 1 });
      expect(scene.the('ana').weapons).toEqual([{ card: 'mace', tokens: 0 }]);
      expect(scene.numbers('ana').dice).toBe(6);
    });
  },
  { deck: ['bandit'] },
);

rule(
  'gof/C-ART-1: the die of an Artificer has not arrived before the end of the turn',
  { ana: { class: 'artificer', ...mace, dice: [6, 5, 1, 1, 1] } },
  (scene) => {
    scene.faces('ana', 'bandit');
    scene.asks('ana', 'treasure', 'artificer', 'go-on').answer('artificer');
    scene.settles(() => expect(scene.numbers('ana').dice).toBe(5));
  },
);

rule(
  'gof/C-ARM-1, gof/C-ART-1: a Treasure is given up for Defense or for a die, not for both',
  {
    ana: { class: 'necromancer', ...mace, dice: [6, 4, 1, 1, 1] },
    bo: { class: 'armorer', ...dead },
    cy: { class: 'artificer', ...dead },
  },
  (scene) => {
    scene.faces('ana', 'ogre');
    scene.asks('ana', 'treasure', 'armorer', 'artificer', 'go-on').answer('artificer');
    scene.settles(() => expect(scene.the('ana')).toMatchObject({ gold: 0, classTokens: 1 }));
  },
);

rule(
  'gof/C-AVE-1, gof/A-12: two Heroes dead since earlier turns and one dying now add 6 to an Avenger of Attack 5',
  {
    ana: { class: 'avenger', ...mace, dice: [1, 1, 1, 1, 1] },
    bo: { ...dead },
    cy: { ...dead },
    dee: { wounds: 3, dice: [1, 1, 1] },
  },
  (scene) => {
    scene.turns(1);
    scene.asks('ana', 'after-rolling', 'avenger', 'go-on');
    expect(scene.the('dee').wounds).toBe(4);
    scene.asks('ana', 'after-rolling', 'avenger', 'go-on').answer('avenger');
    scene.asks('ana', 'after-rolling', 'avenger', 'go-on').answer('go-on');
    scene.settles(() => {
      expect(scene.told).toContainEqual({ is: 'attacked', hero: 'hero-ana-0', attack: 11, defense: 20 });
      expect(scene.the('dee').dead).toBe(true);
    });
  },
  { deck: ['giant'] },
);

rule(
  'gof/C-AVE-1: an Avenger is offered nothing while no other Hero is dead',
  { ana: { class: 'avenger', ...mace, dice: [1, 1, 1, 1, 1] } },
  (scene) => {
    scene.faces('ana', 'giant');
    scene.settles(() => expect(scene.the('ana').classTokens).toBe(2));
  },
);
