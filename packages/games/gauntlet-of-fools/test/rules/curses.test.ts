import { expect } from 'vitest';
import { type Lead, rule } from '../table.ts';

const feeble: Lead = { weapon: 'mace', weaponTokens: 0, penalty: { dice: 5 } };
const killer: Lead = { weapon: 'mace', weaponTokens: 0, bonus: { attack: 30 } };
const gone: Lead = { dead: true, wounds: 4 };
/** Under the Mummy's curse. */
const cursed = { damageTimes: 2 };

rule("gof/A-09: the Mummy's curse doubles a Spear Trap", { ana: { turn: cursed } }, (scene) => {
  scene.faces('ana', 'spear-trap');
  scene.settles(() => expect(scene.the('ana').wounds).toBe(2));
});

rule(
  "gof/A-09: the Mummy's curse doubles a Monster's Damage",
  { ana: { ...feeble, turn: cursed } },
  (scene) => {
    scene.faces('ana', 'minotaur');
    scene.settles(() => expect(scene.the('ana').wounds).toBe(2));
  },
);

rule(
  "gof/A-09: the Mummy's curse does not double the Wounds of Poison",
  { ana: { turn: cursed, penalty: { poison: 1 } }, bruno: gone, cleo: gone },
  (scene) => {
    scene.turns();
    scene.settles(() => expect(scene.the('ana').wounds).toBe(1));
  },
  { deck: ['cache'] },
);

rule(
  "gof/A-09: the Mummy's curse does not double the Wound of a Flaming Sword",
  { ana: { weapon: 'flaming-sword', weaponTokens: 1, turn: cursed } },
  (scene) => {
    scene.faces('ana', 'giant');
    scene.asks('ana', 'before-rolling', 'flaming-sword', 'go-on').answer('flaming-sword');
    scene.settles(() => expect(scene.the('ana').wounds).toBe(1));
  },
);

rule(
  "gof/A-09: neither the Mummy's curse nor Extra Bitey doubles the Wound accepted from a Hellhound",
  { ana: { ...killer, turn: cursed } },
  (scene) => {
    scene.faces('ana', 'hellhound', 'extra-bitey');
    scene.asks('ana', 'wound-for-gold', 'yes', 'no').answer('yes');
    scene.settles(() => expect(scene.the('ana')).toMatchObject({ wounds: 1, gold: 6 }));
  },
);

const knight: Lead = { ...feeble, class: 'knight', classTokens: 1, penalty: { dice: 9, defense: 9 } };

for (const monster of ['giant-spider', 'mummy', 'will-o-wisp', 'pixie'])
  rule(
    `gof/A-13: a Knight that spends a token on the hit of a ${monster} takes no Wound and nothing else`,
    { ana: { ...knight, gold: 5 } },
    (scene) => {
      scene.faces('ana', monster);
      scene.asks('ana', 'damage', 'knight', 'go-on').answer('knight');
      scene.settles(() => {
        expect(scene.the('ana')).toMatchObject({
          wounds: 0,
          gold: 5,
          classTokens: 0,
          penalty: { poison: 0 },
        });
        expect(scene.the('ana').turn.damageTimesNext).toBe(1);
      });
    },
  );

rule("gof/A-13, gof/turn.7.4: a Knight cancels a Banshee's choice altogether", { ana: knight }, (scene) => {
  scene.faces('ana', 'banshee');
  scene.asks('ana', 'damage', 'knight', 'go-on').answer('knight');
  scene.settles(() => expect(scene.the('ana')).toMatchObject({ wounds: 0, penalty: { defense: 9 } }));
});

for (const [monster, before, after] of [
  ['vampire', 2, 3],
  ['shadow', 0, 1],
] as const)
  rule(
    `gof/turn.7.4: a Knight with ${before} Wounds that spends a token on the hit of a ${monster} has ${after}`,
    { ana: { ...knight, wounds: before } },
    (scene) => {
      scene.faces('ana', monster);
      scene.asks('ana', 'damage', 'knight', 'go-on').answer('knight');
      scene.settles(() => expect(scene.the('ana').wounds).toBe(after));
    },
  );

rule(
  'gof/turn.7.4, gof/A-29: one token of a Knight covers the whole of a multiplied hit',
  { ana: { ...knight, turn: cursed } },
  (scene) => {
    scene.faces('ana', 'mercenary', 'extra-bitey');
    scene.asks('ana', 'damage', 'knight', 'go-on').answer('knight');
    scene.settles(() => expect(scene.the('ana').wounds).toBe(1));
  },
);

const shield: Lead = {
  ...feeble,
  weapon: 'spiked-shield',
  weaponTokens: 1,
  penalty: { dice: 5, defense: 9 },
};

rule(
  'gof/A-18: a Spiked Shield cannot kill a Shadow that dealt nothing to a hero with 2 Wounds',
  { ana: { ...shield, wounds: 2 } },
  (scene) => {
    scene.faces('ana', 'shadow');
    scene.settles(() => {
      expect(scene.told.map(({ is }) => is)).toContain('was-hit');
      expect(scene.the('ana').fight?.killed).toBe(false);
    });
  },
);

rule(
  'gof/A-18: a Spiked Shield can kill a Will-o-wisp that found no Class token to take',
  { ana: { ...shield, classTokens: 0 } },
  (scene) => {
    scene.faces('ana', 'will-o-wisp');
    scene.asks('ana', 'after-damage', 'spiked-shield', 'go-on').answer('spiked-shield');
    scene.settles(() => expect(scene.the('ana')).toMatchObject({ gold: 2, fight: { killed: true } }));
  },
);

rule(
  'gof/A-18: a Spiked Shield cannot kill a Monster whose Damage a Knight prevented altogether',
  { ana: { ...shield, class: 'knight', classTokens: 1 } },
  (scene) => {
    scene.faces('ana', 'giant-spider');
    scene.asks('ana', 'damage', 'knight', 'go-on').answer('knight');
    scene.settles(() => expect(scene.the('ana').fight?.killed).toBe(false));
  },
);

rule(
  'gof/A-18: a Spiked Shield can kill a Monster that dealt the one Wound a Knight left',
  { ana: { ...shield, class: 'knight', classTokens: 1 } },
  (scene) => {
    scene.faces('ana', 'mercenary');
    scene.asks('ana', 'damage', 'knight', 'go-on').answer('knight');
    scene.asks('ana', 'after-damage', 'spiked-shield', 'go-on').answer('spiked-shield');
    scene.settles(() => expect(scene.the('ana')).toMatchObject({ wounds: 1, gold: 4 }));
  },
);

rule(
  'gof/turn.7.5: a Spiked Shield can kill a Banshee whose penalty was picked',
  { ana: shield },
  (scene) => {
    scene.faces('ana', 'banshee');
    scene.asks('ana', 'choice', 'wound', 'penalty').answer('penalty');
    scene.asks('ana', 'after-damage', 'spiked-shield', 'go-on').answer('spiked-shield');
    scene.settles(() => expect(scene.the('ana')).toMatchObject({ wounds: 0, gold: 4 }));
  },
);

rule(
  'gof/turn.7.4: a Gopher that hits deals no Damage that a Knight could reduce',
  { ana: { ...knight, penalty: { dice: 9, defense: 20 } } },
  (scene) => {
    scene.faces('ana', 'gopher');
    scene.settles(() => {
      expect(scene.told.map(({ is }) => is)).toContain('was-hit');
      expect(scene.the('ana')).toMatchObject({ wounds: 0, classTokens: 1 });
    });
  },
);

rule('gof/turn.7.5: a Spiked Shield need not kill what dealt Damage', { ana: shield }, (scene) => {
  scene.faces('ana', 'minotaur');
  scene.asks('ana', 'after-damage', 'spiked-shield', 'go-on').answer('go-on');
  scene.settles(() =>
    expect(scene.the('ana')).toMatchObject({ wounds: 1, gold: 0, fight: { killed: false } }),
  );
});
