import { expect } from 'vitest';
import { rule } from '../table.ts';

rule(
  'gof/W-MAC-1: both Mace tokens spent after a roll add two dice',
  { ana: { weapon: 'mace', dice: [1, 1, 1, 1, 1, 5, 6] } },
  (scene) => {
    scene.faces('ana', 'titan');
    scene.asks('ana', 'after-rolling', 'mace', 'go-on').answer('mace');
    scene.asks('ana', 'after-rolling', 'mace', 'go-on').answer('mace');
    scene.settles(() => {
      expect(scene.the('ana').fight?.dice).toEqual([1, 1, 1, 1, 1, 5, 6]);
      expect(scene.the('ana').weapons).toEqual([{ card: 'mace', tokens: 0 }]);
    });
  },
);

rule(
  'gof/W-MOR-1: the Morning Star rolls all 7 dice again, one gained before and one added after the roll included',
  {
    ana: {
      class: 'warlord',
      classTokens: 1,
      weapon: 'morning-star',
      weaponTokens: 1,
      dice: [1, 1, 1, 1, 1, 1, 1, 2, 3, 4, 5, 6, 2, 3],
    },
  },
  (scene) => {
    scene.faces('ana', 'titan');
    scene.asks('ana', 'after-rolling', 'warlord', 'morning-star', 'go-on').answer('warlord');
    scene.asks('ana', 'after-rolling', 'morning-star', 'go-on').answer('morning-star');
    scene.settles(() => expect(scene.the('ana').fight?.dice).toEqual([2, 3, 4, 5, 6, 2, 3]));
  },
);

rule(
  'gof/W-SAC-1: a Sack of Loot with 7 gold makes a roll of 11 Attack 18, which finds 3 gold in a Gold Vein',
  { ana: { weapon: 'sack-of-loot', gold: 7, dice: [6, 4, 1] } },
  (scene) => {
    scene.faces('ana', 'gold-vein');
    scene.settles(() => {
      expect(scene.told).toContainEqual({ is: 'attack-counted', hero: 'hero-ana-0', attack: 18 });
      expect(scene.the('ana').gold).toBe(10);
    });
  },
);

rule(
  'gof/W-SCE-1: a Scepter token kills a Gargoyle of Attack 13 and Defense 19',
  { ana: { weapon: 'scepter', dice: [1, 1, 1, 1] } },
  (scene) => {
    scene.faces('ana', 'gargoyle');
    scene.asks('ana', 'before-rolling', 'scepter', 'go-on').answer('scepter');
    scene.settles(() => {
      expect(scene.the('ana').gold).toBe(2);
      expect(scene.the('ana').weapons).toEqual([{ card: 'scepter', tokens: 1 }]);
    });
  },
);

for (const [card, figures] of [
  ['goblin', 'Attack 13 and Defense 10'],
  ['bandit', 'Attack and Defense 14'],
] as const)
  rule(
    `gof/W-SCE-1: a Scepter is not offered against a ${card} of ${figures}`,
    { ana: { weapon: 'scepter', dice: [1, 1, 1, 1] } },
    (scene) => {
      scene.faces('ana', card);
      scene.settles(() => expect(scene.the('ana').fight?.killed).toBe(false));
    },
  );

rule(
  'gof/W-SCI-1, gof/A-20: the Scimitar rolls two of 4 + 1 dice again, the extra one if its player likes',
  { ana: { weapon: 'scimitar', weaponTokens: 1, bonus: { dice: 1 }, dice: [1, 6, 6, 6, 2, 4, 5] } },
  (scene) => {
    scene.faces('ana', 'titan');
    scene.asks('ana', 'after-rolling', 'scimitar', 'go-on').answer('scimitar');
    const dice = ['die-1', 'die-2', 'die-3', 'die-4', 'die-5'];
    scene.asks('ana', 'dice-to-reroll', ...dice).answer('die-1', 'die-5');
    scene.settles(() => expect(scene.the('ana').fight?.dice).toEqual([4, 6, 6, 6, 5]));
  },
);

for (const [card, ...modifiers] of [['minotaur'], ['mercenary', 'extra-scary']] as const)
  rule(
    `gof/W-SLI-1: a Sling token kills and dodges ${['a', ...modifiers, card].join(' ')}`,
    { ana: { weapon: 'sling' } },
    (scene) => {
      scene.faces('ana', card, ...modifiers);
      scene.asks('ana', 'before-rolling', 'sling', 'go-on').answer('sling');
      scene.settles(() => {
        expect(scene.the('ana')).toMatchObject({ gold: 4, wounds: 0 });
        expect(scene.the('ana').weapons).toEqual([{ card: 'sling', tokens: 1 }]);
      });
    },
  );

for (const card of ['mercenary', 'giant-scorpion'])
  rule(
    `gof/W-SLI-1: a Sling is not offered against a plain ${card}`,
    { ana: { weapon: 'sling', dice: [1, 1, 1] } },
    (scene) => {
      scene.faces('ana', card);
      scene.settles(() => expect(scene.the('ana').wounds).toBe(2));
    },
  );

for (const [id, weapon] of [
  ['gof/W-SCE-1', 'scepter'],
  ['gof/W-SLI-1', 'sling'],
] as const)
  rule(
    `${id}: a ${weapon} is not offered at a Gold Vein`,
    { ana: { weapon, dice: [1, 2, 2, 1] } },
    (scene) => {
      scene.faces('ana', 'gold-vein');
      scene.settles(() => expect(scene.the('ana').gold).toBe(1));
    },
  );

rule(
  'gof/W-SPE-1: a juggler with the Spear in use has Attack 13, and extra dice are ignored',
  {
    ana: {
      class: 'warlord',
      classTokens: 1,
      weapon: 'spear',
      boasts: ['while-juggling'],
      dice: [6, 6, 6, 6, 6, 6],
    },
  },
  (scene) => {
    scene.faces('ana', 'titan');
    scene.asks('ana', 'after-rolling', 'warlord', 'spear', 'go-on').answer('spear');
    scene.asks('ana', 'after-rolling', 'warlord', 'go-on').answer('warlord');
    scene.settles(() =>
      expect(scene.told).toContainEqual({ is: 'attacked', hero: 'hero-ana-0', attack: 13, defense: 24 }),
    );
  },
);

const shieldBearer = { class: 'knight', classTokens: 0, weapon: 'spiked-shield', dice: [1, 1, 1] };

rule(
  'gof/W-SHI-1: a Spiked Shield kills a Giant Spider that poisoned its bearer',
  { ana: shieldBearer },
  (scene) => {
    scene.faces('ana', 'giant-spider');
    scene.asks('ana', 'after-damage', 'spiked-shield', 'go-on').answer('spiked-shield');
    scene.settles(() => {
      expect(scene.the('ana')).toMatchObject({ gold: 3, wounds: 0 });
      expect(scene.the('ana').penalty.poison).toBe(1);
      expect(scene.the('ana').weapons).toEqual([{ card: 'spiked-shield', tokens: 1 }]);
    });
  },
);

rule(
  'gof/W-SHI-1: a Spiked Shield is not offered against an Ogre that was dodged',
  { ana: shieldBearer },
  (scene) => {
    scene.faces('ana', 'ogre');
    scene.settles(() => expect(scene.the('ana').fight).toMatchObject({ killed: false, dodged: true }));
  },
);

rule(
  'gof/W-SHI-2: a Spiked Shield without tokens gives +1 Defense, by which a Knight dodges an Ogre',
  { ana: { ...shieldBearer, weaponTokens: 0 } },
  (scene) => {
    expect(scene.numbers('ana').defense).toBe(17);
    scene.faces('ana', 'ogre');
    scene.settles(() => expect(scene.the('ana').wounds).toBe(0));
  },
);
