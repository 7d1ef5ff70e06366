import { expect } from 'vitest';
import { type Lead, rule } from '../table.ts';

/** Kills whatever it attacks, and uses no ability. */
const killer: Lead = { weapon: 'mace', weaponTokens: 0, bonus: { attack: 30 } };

rule(
  'gof/E-BAN-1: a Sack of Loot holds 1 Weapon token once its owner has killed a Bandit',
  { ana: { weapon: 'sack-of-loot', dice: [6, 6, 6] } },
  (scene) => {
    scene.faces('ana', 'bandit');
    scene.settles(() => {
      expect(scene.the('ana').weapons).toEqual([{ card: 'sack-of-loot', tokens: 1 }]);
      expect(scene.the('ana').gold).toBe(3);
    });
  },
);

rule(
  'gof/E-BEE-1, gof/A-05: a killed Bee Swarm pays 2 gold when gold is picked',
  { ana: { ...killer, class: 'knight', classTokens: 2 } },
  (scene) => {
    scene.faces('ana', 'bee-swarm');
    scene.asks('ana', 'choice', 'gold', 'class-token').answer('gold');
    scene.settles(() => expect(scene.the('ana')).toMatchObject({ gold: 2, classTokens: 2 }));
  },
);

rule(
  'gof/E-BEE-1, gof/A-05: a killed Bee Swarm gives a Class token beyond the starting number, and no gold',
  { ana: { ...killer, class: 'knight', classTokens: 2 } },
  (scene) => {
    scene.faces('ana', 'bee-swarm');
    scene.asks('ana', 'choice', 'gold', 'class-token').answer('class-token');
    scene.settles(() => {
      expect(scene.the('ana')).toMatchObject({ gold: 0, classTokens: 3 });
      expect(scene.the('ana').weapons[0]?.tokens).toBe(0);
    });
  },
);

rule(
  'gof/E-BEE-2: the gold of a Bee Swarm that a Blindfolded hero killed and dodged is 1',
  { ana: { ...killer, boasts: ['blindfolded'] } },
  (scene) => {
    scene.faces('ana', 'bee-swarm');
    scene.asks('ana', 'choice', 'gold', 'class-token').answer('gold');
    scene.settles(() => expect(scene.the('ana').gold).toBe(1));
  },
);

for (const [choice, gold, classTokens] of [
  ['gold', 5, 0],
  ['class-token', 3, 1],
] as const)
  rule(
    `gof/A-25: an Extra Wealthy Bee Swarm adds 3 gold when ${choice} is picked`,
    { ana: { ...killer } },
    (scene) => {
      scene.faces('ana', 'bee-swarm', 'extra-wealthy');
      scene.asks('ana', 'choice', 'gold', 'class-token').answer(choice);
      scene.settles(() => expect(scene.the('ana')).toMatchObject({ gold, classTokens }));
    },
  );

rule('gof/E-BRA-1: a Brass Golem killed and dodged pays 4 gold', { ana: killer }, (scene) => {
  scene.faces('ana', 'brass-golem');
  scene.settles(() => expect(scene.the('ana').gold).toBe(4));
});

rule(
  'gof/E-BRA-1: a Brass Golem killed and dodged pays a Blindfolded hero 3 gold',
  { ana: { ...killer, boasts: ['blindfolded'] } },
  (scene) => {
    scene.faces('ana', 'brass-golem');
    scene.settles(() => expect(scene.the('ana').gold).toBe(3));
  },
);

for (const boasts of [[], ['blindfolded']])
  rule(
    `gof/E-BRA-2: a Brass Golem that was killed but hits pays 2 gold (boasts: ${boasts.length})`,
    { ana: { ...killer, boasts, penalty: { defense: 2 } } },
    (scene) => {
      scene.faces('ana', 'brass-golem');
      scene.settles(() => expect(scene.the('ana')).toMatchObject({ gold: 2, wounds: 1 }));
    },
  );

rule(
  'gof/E-DAN-1: a killed Dancing Sword pays 3 gold and adds 1 to every later Attack',
  { ana: { weapon: 'mace', weaponTokens: 0, dice: [6, 1, 1, 1, 1, 3, 3, 2, 2, 2] } },
  (scene) => {
    scene.faces('ana', 'dancing-sword');
    scene.settles(() => expect(scene.the('ana')).toMatchObject({ gold: 3, bonus: { attack: 1 } }));
    scene.faces('ana', 'ogre');
    scene.settles(() => {
      expect(scene.told).toContainEqual({
        is: 'attacked',
        hero: scene.the('ana').id,
        attack: 13,
        defense: 13,
      });
      expect(scene.the('ana').gold).toBe(6);
    });
  },
);

rule(
  'gof/E-FIR-1: a Monk with Defense 18 is paid 6 gold for a Fire Elemental',
  { ana: { class: 'monk', weapon: 'mace', weaponTokens: 0, bonus: { attack: 30 } } },
  (scene) => {
    scene.faces('ana', 'fire-elemental');
    scene.asks('ana', 'before-rolling', 'monk', 'go-on').answer('monk');
    scene.asks('ana', 'tokens-to-spend', '1', '2', '3', '4').answer('2');
    scene.settles(() => expect(scene.the('ana').gold).toBe(6));
  },
);

rule(
  'gof/E-FIR-1: the Fire Elemental rounds down, and pays nothing for a negative Defense',
  {
    ana: { ...killer, bonus: { attack: 30, defense: 2 } },
    bruno: { ...killer, penalty: { defense: 30 } },
  },
  (scene) => {
    scene.faces('ana', 'fire-elemental');
    scene.settles(() => expect(scene.the('ana').gold).toBe(6));
    scene.faces('bruno', 'fire-elemental');
    scene.settles(() => expect(scene.the('bruno').gold).toBe(0));
  },
);

rule(
  'gof/E-CRA-1, gof/A-02: the +1 Defense of a killed Giant Crab counts at once, so that Defense 8 dodges it',
  { ana: { ...killer, class: 'monk', classTokens: 0, penalty: { defense: 2 } } },
  (scene) => {
    scene.faces('ana', 'giant-crab');
    scene.settles(() => {
      expect(scene.numbers('ana').defense).toBe(9);
      expect(scene.the('ana').fight?.dodged).toBe(true);
      expect(scene.the('ana')).toMatchObject({ gold: 2, wounds: 0, bonus: { defense: 1 } });
    });
  },
);

rule(
  'gof/E-HEL-1: the Wound accepted from a killed Hellhound raises its gold to 6 and no ability prevents it',
  { ana: { ...killer, class: 'knight' } },
  (scene) => {
    scene.faces('ana', 'hellhound');
    scene.asks('ana', 'wound-for-gold', 'yes', 'no').answer('yes');
    scene.asks('ana', 'damage', 'knight', 'go-on');
    expect(scene.the('ana')).toMatchObject({ gold: 6, wounds: 1 });
    scene.asks('ana', 'damage', 'knight', 'go-on').answer('go-on');
    scene.settles(() => expect(scene.the('ana').wounds).toBe(2));
  },
);

rule(
  'gof/E-HEL-1: the Wound accepted from a Hellhound can be healed later in the turn',
  {
    ana: { ...killer, class: 'alchemist', bonus: { attack: 30, defense: 9 } },
    bruno: { dead: true },
    cleo: { dead: true },
  },
  (scene) => {
    scene.turns();
    scene.asks('ana', 'wound-for-gold', 'yes', 'no').answer('yes');
    scene.asks('ana', 'end-of-turn', 'alchemist', 'go-on').answer('alchemist');
    scene.settles(() => expect(scene.the('ana')).toMatchObject({ gold: 6, wounds: 0 }));
  },
  { deck: ['hellhound'] },
);

rule(
  'gof/E-HEL-2: a Blindfolded hero that kills and dodges a Hellhound and accepts the Wound is paid 5 gold',
  { ana: { ...killer, boasts: ['blindfolded'] } },
  (scene) => {
    scene.faces('ana', 'hellhound');
    scene.asks('ana', 'wound-for-gold', 'yes', 'no').answer('yes');
    scene.settles(() => expect(scene.the('ana')).toMatchObject({ gold: 5, wounds: 1 }));
  },
);
