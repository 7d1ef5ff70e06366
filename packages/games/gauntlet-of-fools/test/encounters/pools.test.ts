import { expect } from 'vitest';
import { rule } from '../table.ts';

rule(
  'gof/E-HEA-1: all Penalty tokens go when their removal is chosen',
  { ana: { penalty: { dice: 2, defense: 4, poison: 3 } } },
  (scene) => {
    scene.faces('ana', 'healing-pool');
    scene.asks('ana', 'choice', 'heal', 'discard-penalties').answer('discard-penalties');
    scene.settles(() => expect(scene.the('ana').penalty).toEqual({ dice: 0, defense: 0, poison: 0 }));
  },
);

rule(
  'gof/E-HEA-2, gof/A-06: a hero that heals at a Healing Pool keeps its Penalty tokens',
  { ana: { wounds: 3, penalty: { dice: 1, defense: 3, poison: 1 } } },
  (scene) => {
    scene.faces('ana', 'healing-pool');
    scene.asks('ana', 'choice', 'heal', 'discard-penalties').answer('heal');
    scene.settles(() => {
      expect(scene.the('ana')).toMatchObject({ wounds: 2, penalty: { dice: 1, defense: 3, poison: 1 } });
    });
  },
);

rule(
  'gof/E-HEA-2, gof/A-06: a hero that discards its Penalty tokens at a Healing Pool keeps its Wounds',
  { ana: { wounds: 3, penalty: { defense: 3 } } },
  (scene) => {
    scene.faces('ana', 'healing-pool');
    scene.asks('ana', 'choice', 'heal', 'discard-penalties').answer('discard-penalties');
    scene.settles(() => expect(scene.the('ana')).toMatchObject({ wounds: 3, penalty: { defense: 0 } }));
  },
);

for (const [choice, weaponTokens, classTokens] of [
  ['weapon-token', 1, 0],
  ['class-token', 0, 1],
] as const)
  rule(
    `gof/E-MAG-1: a Barbarian at a Magic Pool may take a ${choice}`,
    { ana: { class: 'barbarian', weapon: 'dagger', weaponTokens: 0 } },
    (scene) => {
      scene.faces('ana', 'magic-pool');
      scene.asks('ana', 'choice', 'weapon-token', 'class-token').answer(choice);
      scene.settles(() => {
        expect(scene.the('ana').classTokens).toBe(classTokens);
        expect(scene.the('ana').weapons[0]?.tokens).toBe(weaponTokens);
      });
    },
  );

rule(
  "gof/A-17: a Healing Pool does not lift the Mummy's curse",
  {
    ana: { turn: { damageTimesNext: 2 }, penalty: { defense: 5, dice: 3 } },
    bruno: { dead: true },
    cleo: { dead: true },
  },
  (scene) => {
    scene.turns(2);
    scene.asks('ana', 'choice', 'heal', 'discard-penalties').answer('discard-penalties');
    scene.settles(() => expect(scene.the('ana')).toMatchObject({ wounds: 2, penalty: { defense: 0 } }));
  },
  { deck: ['healing-pool', 'minotaur'] },
);

rule(
  "gof/A-17: the Holy Sword does not lift the Mummy's curse",
  { ana: { weapon: 'holy-sword', turn: { damageTimes: 2 }, penalty: { dice: 9, defense: 3 } } },
  (scene) => {
    scene.faces('ana', 'giant');
    scene.asks('ana', 'before-rolling', 'holy-sword', 'go-on').answer('holy-sword');
    scene.settles(() => expect(scene.the('ana')).toMatchObject({ wounds: 2, penalty: { defense: 0 } }));
  },
);

rule(
  "gof/A-17: a Healing Pool does not end the Giant Scorpion's protection",
  {
    ana: { wounds: 5, cannotDieYet: true, penalty: { defense: 1 } },
    bruno: { dead: true },
    cleo: { dead: true },
  },
  (scene) => {
    scene.turns();
    scene.asks('ana', 'choice', 'heal', 'discard-penalties').answer('discard-penalties');
    scene.settles(() => expect(scene.the('ana')).toMatchObject({ wounds: 5, dead: false }));
  },
  { deck: ['healing-pool'] },
);
