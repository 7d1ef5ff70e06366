import { expect } from 'vitest';
import { type Lead, rule, type TableScene } from '../table.ts';

const killer: Lead = { weapon: 'mace', weaponTokens: 0, bonus: { attack: 30 } };
const gone: Lead = { dead: true, wounds: 4 };
const others = { bruno: gone, cleo: gone };

const privately = (scene: TableScene, card: string): void => {
  const asked = scene.asks('ana', 'face-privately', 'yes', 'no');
  expect(asked.question.about).toMatchObject({ card });
  asked.answer('yes');
};

const adventurer: Lead = { ...killer, class: 'adventurer', classTokens: 1 };

rule(
  'gof/turn.8: an Adventurer that killed a Guardian may face it again before its private Encounters',
  { ana: adventurer, ...others },
  (scene) => {
    scene.turns();
    scene.asks('ana', 'after-encounter', 'adventurer', 'go-on').answer('adventurer');
    privately(scene, 'cache');
    privately(scene, 'wolf');
    scene.settles(() => expect(scene.the('ana')).toMatchObject({ gold: 3, classTokens: 0 }));
  },
  { deck: ['guardian', 'cache', 'wolf', 'ogre'] },
);

rule(
  'gof/turn.8: an Adventurer that killed a Guardian may face it again after its private Encounter',
  { ana: adventurer, ...others },
  (scene) => {
    scene.turns();
    scene.asks('ana', 'after-encounter', 'adventurer', 'go-on').answer('go-on');
    privately(scene, 'cache');
    const ofCache = scene.asks('ana', 'after-encounter', 'adventurer', 'go-on');
    expect(ofCache.question.about).toMatchObject({ card: 'cache' });
    ofCache.answer('go-on');
    const ofGuardian = scene.asks('ana', 'after-encounter', 'adventurer', 'go-on');
    expect(ofGuardian.question.about).toMatchObject({ card: 'guardian' });
    ofGuardian.answer('adventurer');
    privately(scene, 'wolf');
    scene.settles(() => expect(scene.the('ana').gold).toBe(3));
  },
  { deck: ['guardian', 'cache', 'wolf', 'ogre'] },
);

rule(
  'gof/turn.9: Poison, healing, bonuses and Boasts, the death check and gold come in this order',
  {
    ana: {
      ...killer,
      class: 'necromancer',
      wounds: 3,
      boasts: ['with-a-hangover'],
      penalty: { poison: 1 },
    },
    bruno: { ...gone, class: 'alchemist' },
    cleo: { ...gone, class: 'armorer' },
    dora: { ...gone, class: 'prospector' },
  },
  (scene) => {
    scene.turns();
    scene.asks('ana', 'treasure', 'armorer', 'go-on').answer('armorer');
    scene.asks('ana', 'end-of-turn', 'alchemist', 'go-on').answer('alchemist');
    scene.settles(() => {
      const facts = scene.told.map(({ is }) => is);
      expect(facts.slice(facts.indexOf('poison-hurt'))).toEqual([
        'poison-hurt',
        'used',
        'healed',
        'gained-bonus',
        'dropped-boast',
        'gained-gold',
      ]);
      expect(scene.the('ana')).toMatchObject({ wounds: 3, dead: false, gold: 1, bonus: { defense: 3 } });
    });
  },
  { deck: ['gopher'] },
);

rule(
  'gof/turn.9.1: each Poison token deals 1 Wound, except those gained this turn',
  { ana: { dice: [1, 1, 1], penalty: { poison: 2, defense: 1 } }, ...others },
  (scene) => {
    scene.turns();
    scene.settles(() => expect(scene.the('ana')).toMatchObject({ wounds: 2, penalty: { poison: 3 } }));
  },
  { deck: ['giant-spider'] },
);

rule(
  'gof/turn.9.2: an Alchemist that killed and dodged the same Monster heals 1 Wound for each token',
  { ana: { ...killer, class: 'alchemist', wounds: 3 }, ...others },
  (scene) => {
    scene.turns();
    scene.asks('ana', 'end-of-turn', 'alchemist', 'go-on').answer('alchemist');
    scene.asks('ana', 'end-of-turn', 'alchemist', 'go-on').answer('alchemist');
    scene.settles(() => expect(scene.the('ana')).toMatchObject({ wounds: 1, classTokens: 0 }));
  },
  { deck: ['wolf'] },
);

rule(
  'gof/turn.9.2: an Alchemist that killed one Monster and dodged another heals nothing',
  {
    ana: { class: 'alchemist', wounds: 1, dice: [6, 6, 6, 1, 1, 1], penalty: { defense: 5 } },
    ...others,
  },
  (scene) => {
    scene.turns();
    privately(scene, 'gopher');
    scene.settles(() => {
      expect(scene.told.map(({ is }) => is)).toEqual(expect.arrayContaining(['killed', 'was-hit', 'dodged']));
      expect(scene.the('ana')).toMatchObject({ wounds: 2, classTokens: 2 });
    });
  },
  { deck: ['guardian', 'gopher'] },
);

rule(
  'gof/turn.9.2: an Alchemist that killed and dodged a Guardian heals though it paid off the private Encounter',
  { ana: { ...killer, class: 'alchemist', classTokens: 1, gold: 1, wounds: 1 }, ...others },
  (scene) => {
    scene.turns();
    privately(scene, 'mercenary');
    scene.asks('ana', 'start-of-encounter', 'pay-off', 'go-on').answer('pay-off');
    scene.asks('ana', 'end-of-turn', 'alchemist', 'go-on').answer('alchemist');
    scene.settles(() => expect(scene.the('ana')).toMatchObject({ wounds: 0, gold: 0 }));
  },
  { deck: ['guardian', 'mercenary'] },
);

rule(
  'gof/turn.9.3: the bonus of an Armorer arrives at the end of the turn, too late for the hit',
  { ana: { ...killer, class: 'armorer', classTokens: 1 }, ...others },
  (scene) => {
    scene.turns();
    scene.asks('ana', 'treasure', 'armorer', 'go-on').answer('armorer');
    scene.settles(() => {
      expect(scene.told.find(({ is }) => is === 'was-hit')).toMatchObject({ attack: 14, defense: 13 });
      expect(scene.numbers('ana').defense).toBe(16);
    });
  },
  { deck: ['bandit'] },
);

rule(
  'gof/turn.9.3: the bonus of an Artificer arrives at the end of the turn',
  { ana: { ...killer, class: 'artificer', classTokens: 1 }, ...others },
  (scene) => {
    scene.goOn((s) => s.phase === 'tend');
    scene.asks('ana', 'treasure', 'artificer', 'go-on').answer('artificer');
    scene.settles(() => expect(scene.numbers('ana').dice).toBe(5));
    scene.turns(0);
    scene.settles(() => {
      expect(scene.numbers('ana').dice).toBe(6);
      expect(scene.the('ana').bonus).toEqual({ dice: 1, attack: 30, defense: 0, oneUseDice: 0 });
    });
  },
  { deck: ['wolf'] },
);

rule(
  'gof/turn.9.3: a Hangover is dropped at the end of the turn of a Kill, and of no other',
  { ana: { ...killer, boasts: ['blindfolded', 'with-a-hangover'] }, ...others },
  (scene) => {
    scene.turns();
    scene.settles(() => expect(scene.the('ana').boasts).toEqual(['blindfolded', 'with-a-hangover']));
    scene.turns();
    scene.settles(() => {
      expect(scene.told.find(({ is }) => is === 'was-hit')).toMatchObject({ attack: 16, defense: 14 });
      expect(scene.the('ana').boasts).toEqual(['blindfolded']);
      expect(scene.numbers('ana')).toEqual({ dice: 5, defense: 18 });
    });
  },
  { deck: ['cache', 'ogre'] },
);

for (const [wounds, dead] of [
  [2, false],
  [3, true],
  [7, true],
] as const)
  rule(
    `gof/turn.9.4: a hero that ends a turn with ${wounds + 1} Wounds is ${dead ? 'Dead' : 'alive'}`,
    { ana: { wounds }, bruno: {}, cleo: {} },
    (scene) => {
      scene.turns();
      scene.settles(() => {
        expect(scene.the('ana').dead).toBe(dead);
        expect(scene.told.some(({ is }) => is === 'died')).toBe(dead);
      });
    },
    { deck: ['spear-trap'] },
  );

rule(
  'gof/turn.9.4: the Giant Scorpion protects from any death of that turn',
  { ana: { dice: [1, 1, 1], wounds: 3, penalty: { poison: 2 } }, ...others },
  (scene) => {
    scene.turns();
    scene.settles(() => expect(scene.the('ana')).toMatchObject({ wounds: 7, dead: false }));
  },
  { deck: ['giant-scorpion'] },
);

for (const [wounds, gold] of [
  [2, 1],
  [3, 0],
] as const)
  rule(
    `gof/turn.9.5: a Prospector that ends a turn with ${wounds + 1} Wounds gains ${gold} gold`,
    { ana: { class: 'prospector', wounds }, bruno: {}, cleo: {} },
    (scene) => {
      scene.turns();
      scene.settles(() => expect(scene.the('ana').gold).toBe(gold));
    },
    { deck: ['spear-trap'] },
  );

rule(
  'gof/A-19: a Prospector gains 1 gold on a turn with two Encounters',
  { ana: { ...killer, class: 'prospector' }, ...others },
  (scene) => {
    scene.turns();
    privately(scene, 'cache');
    scene.settles(() => expect(scene.the('ana').gold).toBe(2 + 1));
  },
  { deck: ['guardian', 'cache'] },
);

rule(
  "gof/turn.9.6: a Monk's dice and Defense are gone on the next turn",
  { ana: { class: 'monk', weapon: 'mace', weaponTokens: 0 }, ...others },
  (scene) => {
    scene.turns();
    scene.asks('ana', 'before-rolling', 'monk', 'go-on').answer('monk');
    scene.asks('ana', 'tokens-to-spend', '1', '2', '3', '4').answer('4');
    scene.settles(() => {
      expect(scene.the('ana').fight?.dice).toHaveLength(9);
      expect(scene.numbers('ana')).toEqual({ dice: 5, defense: 10 });
    });
  },
  { deck: ['gopher'] },
);

rule(
  'gof/A-33: a Prospector with 5 Wounds that a Giant Scorpion keeps alive gains its gold',
  {
    ana: { class: 'prospector', wounds: 5, cannotDieYet: true, penalty: { dice: 9 }, bonus: { defense: 9 } },
  },
  (scene) => {
    scene.turns();
    scene.settles(() => expect(scene.the('ana')).toMatchObject({ dead: false, gold: 1 }));
  },
  { deck: ['gopher'] },
);
