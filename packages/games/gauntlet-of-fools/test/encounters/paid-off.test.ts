import { expect } from 'vitest';
import { type Lead, rule } from '../table.ts';

const gone: Lead = { dead: true, wounds: 4 };

rule(
  'gof/E-BEH-1: a Weapon token may be discarded to skip a Behemoth: no dice, no treasure, no damage',
  { ana: { weapon: 'mace', weaponTokens: 1 } },
  (scene) => {
    scene.faces('ana', 'behemoth');
    scene.asks('ana', 'start-of-encounter', 'pay-off', 'go-on').answer('pay-off');
    scene.settles(() => {
      expect(scene.the('ana').weapons[0]?.tokens).toBe(0);
      expect(scene.the('ana').fight).toMatchObject({ skipped: true, dice: [] });
      expect(scene.the('ana')).toMatchObject({ wounds: 0, gold: 0 });
    });
  },
);

rule(
  'gof/E-BEH-1: a Behemoth need not be paid off',
  { ana: { weapon: 'mace', weaponTokens: 1, penalty: { dice: 5 } } },
  (scene) => {
    scene.faces('ana', 'behemoth');
    scene.asks('ana', 'start-of-encounter', 'pay-off', 'go-on').answer('go-on');
    scene.asks('ana', 'after-rolling', 'mace', 'go-on').answer('go-on');
    scene.settles(() => {
      expect(scene.the('ana').weapons[0]?.tokens).toBe(1);
      expect(scene.the('ana').wounds).toBe(1);
    });
  },
);

rule(
  'gof/E-BEH-1: without a Weapon token the fight with a Behemoth is compulsory',
  { ana: { weapon: 'mace', weaponTokens: 0, gold: 5, penalty: { dice: 5 } } },
  (scene) => {
    scene.faces('ana', 'behemoth');
    scene.settles(() => expect(scene.the('ana')).toMatchObject({ wounds: 1, gold: 5 }));
  },
);

rule(
  'gof/A-16: a Priest that used its ability may still discard a Weapon token to skip a Behemoth',
  { ana: { class: 'priest', classTokens: 1, weapon: 'mace', weaponTokens: 1, wounds: 2 } },
  (scene) => {
    scene.faces('ana', 'behemoth');
    scene.asks('ana', 'start-of-encounter', 'priest', 'pay-off', 'go-on').answer('priest');
    scene.asks('ana', 'start-of-encounter', 'pay-off', 'go-on').answer('pay-off');
    scene.settles(() => {
      expect(scene.the('ana').wounds).toBe(1);
      expect(scene.the('ana').weapons[0]?.tokens).toBe(0);
    });
  },
);

rule(
  'gof/E-MER-1: 1 gold may be paid to skip a Mercenary: no dice, no treasure, no damage',
  { ana: { gold: 3 } },
  (scene) => {
    scene.faces('ana', 'mercenary');
    scene.asks('ana', 'start-of-encounter', 'pay-off', 'go-on').answer('pay-off');
    scene.settles(() => {
      expect(scene.the('ana').fight).toMatchObject({ skipped: true, dice: [] });
      expect(scene.the('ana')).toMatchObject({ gold: 2, wounds: 0 });
    });
  },
);

rule(
  'gof/E-MER-1: without gold the fight with a Mercenary is compulsory',
  { ana: { weapon: 'dagger', weaponTokens: 0, dice: [1, 1, 1] } },
  (scene) => {
    scene.faces('ana', 'mercenary');
    scene.settles(() => expect(scene.the('ana').wounds).toBe(2));
  },
);

rule(
  'gof/E-MER-2: a Prospector that paid off a Mercenary still gains its 1 gold',
  { ana: { class: 'prospector', gold: 3 }, bruno: gone, cleo: gone },
  (scene) => {
    scene.turns();
    scene.asks('ana', 'start-of-encounter', 'pay-off', 'go-on').answer('pay-off');
    scene.settles(() => expect(scene.the('ana').gold).toBe(3 - 1 + 1));
  },
  { deck: ['mercenary'] },
);

rule(
  'gof/A-08: an Attack of 19 does not kill a Mercenary and one of 20 does',
  {
    ana: { weapon: 'mace', weaponTokens: 0, penalty: { dice: 5 }, bonus: { attack: 19 } },
    bruno: { weapon: 'mace', weaponTokens: 0, penalty: { dice: 5 }, bonus: { attack: 20 } },
  },
  (scene) => {
    scene.faces('ana', 'mercenary');
    scene.settles(() => expect(scene.the('ana').fight?.killed).toBe(false));
    scene.faces('bruno', 'mercenary');
    scene.settles(() => expect(scene.the('bruno').fight?.killed).toBe(true));
  },
);

rule(
  'gof/turn.4: a Mercenary that an Adventurer faces again may be paid off at its start',
  {
    ana: {
      class: 'adventurer',
      classTokens: 1,
      gold: 2,
      weapon: 'mace',
      weaponTokens: 0,
      penalty: { dice: 5 },
    },
  },
  (scene) => {
    scene.faces('ana', 'mercenary');
    scene.asks('ana', 'start-of-encounter', 'pay-off', 'go-on').answer('go-on');
    scene.asks('ana', 'after-encounter', 'adventurer', 'go-on').answer('adventurer');
    scene.asks('ana', 'start-of-encounter', 'pay-off', 'go-on').answer('pay-off');
    scene.settles(() => expect(scene.the('ana')).toMatchObject({ gold: 1, wounds: 2 }));
  },
);
