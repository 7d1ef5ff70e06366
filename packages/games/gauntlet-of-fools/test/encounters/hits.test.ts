import { expect } from 'vitest';
import { type Lead, rule } from '../table.ts';

/** Kills nothing: no dice, no attack. */
const feeble: Lead = { weapon: 'mace', weaponTokens: 0, penalty: { dice: 5 } };
const killer: Lead = { weapon: 'mace', weaponTokens: 0, bonus: { attack: 30 } };
const gone: Lead = { dead: true, wounds: 4 };

for (const [choice, wounds, defense] of [
  ['wound', 1, 0],
  ['penalty', 0, 3],
] as const)
  rule(
    `gof/E-BSH-1: a Banshee's hit deals 1 Wound or costs 3 Defense, and the player picks the ${choice}`,
    { ana: feeble },
    (scene) => {
      scene.faces('ana', 'banshee');
      scene.asks('ana', 'choice', 'wound', 'penalty').answer(choice);
      scene.settles(() => expect(scene.the('ana')).toMatchObject({ wounds, penalty: { dice: 5, defense } }));
    },
  );

for (const [before, after] of [
  [0, 2],
  [1, 3],
  [2, 2],
  [3, 3],
] as const)
  rule(
    `gof/E-SHA-1: a Shadow's hit leaves a hero with ${before} Wounds at ${after}`,
    { ana: { ...feeble, wounds: before, penalty: { dice: 5, defense: 6 } } },
    (scene) => {
      scene.faces('ana', 'shadow');
      scene.settles(() => {
        expect(scene.told.map(({ is }) => is)).toContain('was-hit');
        expect(scene.the('ana').wounds).toBe(after);
      });
    },
  );

for (const [before, after] of [
  [0, 1],
  [1, 2],
  [2, 4],
  [3, 5],
] as const)
  rule(
    `gof/E-VAM-1: a Vampire's hit leaves a hero with ${before} Wounds at ${after}`,
    { ana: { ...feeble, wounds: before } },
    (scene) => {
      scene.faces('ana', 'vampire');
      scene.settles(() => expect(scene.the('ana').wounds).toBe(after));
    },
  );

rule(
  'gof/E-PIX-1: a hero with 5 gold that kills a Pixie and is hit has 4',
  { ana: { ...killer, gold: 5, penalty: { defense: 4 } } },
  (scene) => {
    scene.faces('ana', 'pixie');
    scene.settles(() => expect(scene.the('ana')).toMatchObject({ gold: 4, wounds: 0 }));
  },
);

rule(
  'gof/E-PIX-2: a hero without gold that a Pixie hits still has 0',
  { ana: { ...feeble, penalty: { dice: 5, defense: 4 } } },
  (scene) => {
    scene.faces('ana', 'pixie');
    scene.settles(() => {
      expect(scene.told.map(({ is }) => is)).toContain('was-hit');
      expect(scene.the('ana').gold).toBe(0);
    });
  },
);

rule(
  'gof/E-MUS-1: a hero with 2 Wounds that kills a Mushroom Man and is hit goes to 4, then to 3, and lives',
  { ana: { ...killer, wounds: 2, penalty: { defense: 3 } }, bruno: gone, cleo: gone },
  (scene) => {
    scene.turns();
    scene.settles(() => {
      const wounds = scene.told.flatMap((fact) => ('now' in fact ? [fact.now] : []));
      expect(wounds).toEqual([4, 3]);
      expect(scene.the('ana')).toMatchObject({ wounds: 3, dead: false, gold: 2 });
    });
  },
  { deck: ['mushroom-man'] },
);

for (const [idle, lead] of [
  ['wolf', killer],
  ['cache', killer],
] as const)
  rule(
    `gof/E-MUM-1: the Mummy's curse is used up without effect by a turn with a ${idle}`,
    { ana: { ...lead, class: 'ninja' }, bruno: gone, cleo: gone },
    (scene) => {
      scene.turns(3);
      scene.settles(() => {
        expect(scene.told.map(({ is }) => is)).toContain('cursed');
        expect(scene.the('ana').wounds).toBe(1);
      });
    },
    { deck: ['mummy', idle, 'minotaur'] },
  );

rule(
  "gof/E-MUM-2: under the Mummy's curse a Witch deals 2 Wounds and two penalties of 3 Defense",
  { ana: { ...feeble, penalty: { dice: 5, defense: 3 } }, bruno: gone, cleo: gone },
  (scene) => {
    scene.turns(2);
    scene.settles(() => {
      expect(scene.the('ana')).toMatchObject({ wounds: 2, penalty: { dice: 5, defense: 9 } });
    });
  },
  { deck: ['mummy', 'witch'] },
);

rule(
  'gof/E-SCO-1: a Giant Scorpion takes a hero from 3 to 5 Wounds; it plays the next turn and dies at its end',
  { ana: { ...feeble, wounds: 3 }, bruno: gone, cleo: gone },
  (scene) => {
    scene.turns();
    scene.settles(() => expect(scene.the('ana')).toMatchObject({ wounds: 5, dead: false }));
    scene.goOn((s) => s.phase === 'tend');
    scene.settles(() => expect(scene.the('ana')).toMatchObject({ gold: 2, dead: false }));
    scene.turns();
    scene.settles(() => expect(scene.the('ana').dead).toBe(true));
  },
  { deck: ['giant-scorpion', 'cache', 'cache'] },
);

rule(
  'gof/E-SCO-2: a Dead Zombie that plays and is hit by a Giant Scorpion stays Dead and must pay again',
  { ana: { class: 'zombie', dead: true, wounds: 4, dice: [1, 1, 1] }, bruno: {}, cleo: gone },
  (scene) => {
    scene.turns(2);
    scene.asks('ana', 'play-though-dead', 'yes', 'no').answer('yes');
    expect(scene.the('ana')).toMatchObject({ dead: true, wounds: 6, classTokens: 1 });
    scene.asks('ana', 'play-though-dead', 'yes', 'no').answer('yes');
    scene.settles(() => expect(scene.the('ana')).toMatchObject({ dead: true, gold: 2, classTokens: 0 }));
  },
  { deck: ['giant-scorpion', 'cache'] },
);
