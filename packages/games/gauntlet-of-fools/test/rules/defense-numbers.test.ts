import { expect } from 'vitest';
import { type Lead, rule, type TableScene } from '../table.ts';

/** The Defense that each hit of the act that was last has met. */
const defenses = (scene: TableScene): readonly number[] =>
  scene.told.flatMap((fact) => (fact.is === 'was-hit' ? [fact.defense] : []));
const feeble: Lead = { weapon: 'mace', weaponTokens: 0, penalty: { dice: 5 } };

rule(
  'gof/numbers.4: Defense is that of the Class with tokens, a Spiked Shield and this turn, less penalties, Hopping and a Hangover',
  {
    ana: {
      class: 'knight',
      classTokens: 0,
      weapon: 'spiked-shield',
      weaponTokens: 0,
      boasts: ['hopping-on-one-leg', 'with-a-hangover'],
      bonus: { defense: 7 },
      turn: { defense: 5 },
      penalty: { defense: 3, dice: 9 },
    },
  },
  (scene) => {
    scene.faces('ana', 'giant');
    scene.settles(() => expect(defenses(scene)).toEqual([16 + 7 + 1 + 5 - 3 - 2 - 4]));
  },
);

rule(
  'gof/numbers.4: Defense has no lower limit',
  { ana: { ...feeble, penalty: { dice: 5, defense: 30 } } },
  (scene) => {
    scene.faces('ana', 'gopher');
    scene.settles(() => expect(defenses(scene)).toEqual([-12]));
  },
);

rule(
  "gof/numbers.4: the Zealot's Defense becomes 0, and only what comes later counts from there",
  {
    ana: {
      class: 'zealot',
      classTokens: 1,
      weapon: 'sword',
      weaponTokens: 2,
      boasts: ['hopping-on-one-leg'],
      bonus: { defense: 5 },
      turn: { defense: 4 },
      penalty: { defense: 1 },
    },
  },
  (scene) => {
    scene.faces('ana', 'ogre');
    scene.asks('ana', 'before-rolling', 'zealot', 'sword', 'go-on').answer('zealot');
    expect(scene.numbers('ana').defense).toBe(0);
    scene.asks('ana', 'defense', 'sword', 'go-on').answer('sword');
    scene.asks('ana', 'defense', 'sword', 'go-on').answer('sword');
    scene.settles(() => expect(defenses(scene)).toEqual([6]));
  },
);

rule(
  'gof/numbers.4: a Sword used before the Zealot is wiped out with the rest',
  { ana: { class: 'zealot', classTokens: 1, weapon: 'sword', weaponTokens: 1, penalty: { dice: 9 } } },
  (scene) => {
    scene.faces('ana', 'troll');
    scene.asks('ana', 'before-rolling', 'zealot', 'sword', 'go-on').answer('sword');
    scene.asks('ana', 'before-rolling', 'zealot', 'go-on').answer('zealot');
    scene.settles(() => expect(defenses(scene)).toEqual([0]));
  },
);

for (const [bonus, wounds] of [
  [-2, 1],
  [-1, 0],
] as const)
  rule(
    `gof/G-02, gof/numbers.6: an Ogre of Attack 16 deals ${wounds} Wounds to a hero of Defense ${18 + bonus}`,
    { ana: { ...feeble, bonus: { defense: bonus } } },
    (scene) => {
      scene.faces('ana', 'ogre');
      scene.settles(() => {
        expect(scene.the('ana').fight?.dodged).toBe(wounds === 0);
        expect(scene.the('ana').wounds).toBe(wounds);
      });
    },
  );

for (const [monster, hits] of [
  ['bandit', true],
  ['goblin', false],
] as const)
  rule(
    `gof/A-03: with a Hangover a Barbarian has Defense 14, which a ${monster} ${hits ? 'hits' : 'does not hit'}`,
    { ana: { ...feeble, boasts: ['with-a-hangover'] } },
    (scene) => {
      scene.faces('ana', monster);
      scene.settles(() => {
        expect(scene.numbers('ana').defense).toBe(14);
        expect(scene.the('ana').fight?.dodged).toBe(!hits);
      });
    },
  );

rule(
  "gof/numbers.7: a Jester swaps a Monster's numbers with its Modifiers on them",
  { ana: { class: 'jester', classTokens: 1, weapon: 'mace', weaponTokens: 0, bonus: { defense: -3 } } },
  (scene) => {
    scene.faces('ana', 'dancing-sword', 'extra-tough');
    scene.asks('ana', 'before-rolling', 'jester', 'go-on').answer('jester');
    scene.settles(() => {
      expect(scene.told.find(({ is }) => is === 'attacked')).toMatchObject({ defense: 21 });
      expect(scene.told.find(({ is }) => is === 'was-hit')).toMatchObject({ attack: 11, defense: 11 });
    });
  },
);

rule(
  'gof/numbers.7: the Scepter goes by the numbers with Modifiers: a plain Wolf is not for it, an Extra Tough one is',
  { ana: { weapon: 'scepter', weaponTokens: 1 } },
  (scene) => {
    scene.faces('ana', 'wolf');
    scene.settles();
    scene.faces('ana', 'wolf', 'extra-tough');
    scene.asks('ana', 'before-rolling', 'scepter', 'go-on').answer('scepter');
    scene.settles(() => expect(scene.the('ana').fight).toMatchObject({ killed: true, dice: [] }));
  },
);

rule(
  'gof/numbers.7: the Sling goes by the numbers with Modifiers: a plain Giant Scorpion is not for it, an Extra Scary one is',
  { ana: { weapon: 'sling', weaponTokens: 1 } },
  (scene) => {
    scene.faces('ana', 'giant-scorpion');
    scene.settles();
    scene.faces('ana', 'giant-scorpion', 'extra-scary');
    scene.asks('ana', 'before-rolling', 'sling', 'go-on').answer('sling');
    scene.settles(() => expect(scene.the('ana').fight).toMatchObject({ killed: true, dodged: true }));
  },
);

rule(
  'gof/numbers.8: a Kill and a Dodge by an ability earn what a Monster pays for both',
  { ana: { weapon: 'deadly-fists', weaponTokens: 1, bonus: { defense: -9 } } },
  (scene) => {
    scene.faces('ana', 'brass-golem');
    scene.asks('ana', 'before-rolling', 'deadly-fists', 'go-on').answer('deadly-fists');
    scene.settles(() => expect(scene.the('ana')).toMatchObject({ gold: 4, wounds: 0 }));
  },
);

rule(
  'gof/numbers.8: a Kill by an ability ends a Hangover',
  {
    ana: { weapon: 'dagger', weaponTokens: 1, boasts: ['with-a-hangover'] },
    bruno: { dead: true },
    cleo: { dead: true },
  },
  (scene) => {
    scene.turns();
    scene.asks('ana', 'before-rolling', 'dagger', 'go-on').answer('dagger');
    scene.settles(() => expect(scene.the('ana')).toMatchObject({ boasts: [], gold: 5 }));
  },
  { deck: ['titan'] },
);

rule(
  'gof/A-11: a swap lasts for one fight, so that a Troll has its own numbers back in the second',
  { ana: { class: 'jester', classTokens: 1, weapon: 'mace', weaponTokens: 0, penalty: { dice: 5 } } },
  (scene) => {
    scene.faces('ana', 'troll');
    scene.asks('ana', 'before-rolling', 'jester', 'go-on').answer('jester');
    scene.settles(() => {
      const met = scene.told.flatMap((fact) => (fact.is === 'attacked' ? [fact.defense] : []));
      expect(met).toEqual([20, 15]);
    });
  },
);
