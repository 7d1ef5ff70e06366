import { expect } from 'vitest';
import { type Lead, rule } from '../table.ts';

const gone: Lead = { dead: true, wounds: 4 };
const killer: Lead = { weapon: 'mace', weaponTokens: 0, bonus: { attack: 30 } };

rule(
  'gof/E-SPI-1: a Giant Spider deals no Wound on the turn of its hit, and 1 at the end of each later one',
  { ana: { dice: [1, 1, 1], class: 'adventurer', classTokens: 0 }, bruno: gone, cleo: gone },
  (scene) => {
    for (const wounds of [0, 1, 2]) {
      scene.turns();
      scene.settles(() => expect(scene.the('ana')).toMatchObject({ wounds, penalty: { poison: 1 } }));
    }
  },
  { deck: ['giant-spider', 'cache', 'cache'] },
);

rule(
  'gof/E-SPI-2: Poison that a Healing Pool removes deals no Wound that turn',
  { ana: { penalty: { poison: 1 } }, bruno: gone, cleo: gone },
  (scene) => {
    scene.turns();
    scene.asks('ana', 'choice', 'heal', 'discard-penalties').answer('discard-penalties');
    scene.settles(() => expect(scene.the('ana')).toMatchObject({ wounds: 0, penalty: { poison: 0 } }));
  },
  { deck: ['healing-pool'] },
);

rule(
  'gof/E-SPI-3: Poison deals 1 Wound on a turn with a killed Guardian and a second Encounter',
  { ana: { ...killer, penalty: { poison: 1 } }, bruno: gone, cleo: gone },
  (scene) => {
    scene.turns();
    scene.asks('ana', 'face-privately', 'yes', 'no').answer('yes');
    scene.settles(() => expect(scene.the('ana')).toMatchObject({ wounds: 1, gold: 2 }));
  },
  { deck: ['guardian', 'cache'] },
);

rule(
  'gof/E-SPI-3: Poison deals 1 Wound on a turn in which Modifiers were turned over',
  { ana: { ...killer, penalty: { poison: 1 } }, bruno: gone, cleo: gone },
  (scene) => {
    scene.turns();
    scene.settles(() => expect(scene.the('ana').wounds).toBe(1));
  },
  { deck: ['extra-tough', 'extra-scary', 'gopher', 'cache'] },
);

rule(
  'gof/E-SPI-4: a poisoned, Dead Zombie takes a Wound only on the turns it plays',
  { ana: { class: 'zombie', dead: true, wounds: 4, penalty: { poison: 1 } }, bruno: {}, cleo: gone },
  (scene) => {
    scene.turns();
    scene.asks('ana', 'play-though-dead', 'yes', 'no').answer('no');
    scene.settles(() => expect(scene.the('ana').wounds).toBe(4));
    scene.turns();
    scene.asks('ana', 'play-though-dead', 'yes', 'no').answer('yes');
    scene.settles(() => expect(scene.the('ana').wounds).toBe(5));
  },
  { deck: ['cache', 'cache'] },
);
