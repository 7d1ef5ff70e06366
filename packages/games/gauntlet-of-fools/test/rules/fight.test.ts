import { expect } from 'vitest';
import { type Lead, rule, type TableScene } from '../table.ts';

const killer: Lead = { weapon: 'mace', weaponTokens: 0, bonus: { attack: 30 } };
const feeble: Lead = { weapon: 'mace', weaponTokens: 0, penalty: { dice: 5 } };

const kinds = (scene: TableScene): readonly string[] => scene.told.map(({ is }) => is);
const weaponTokens = (scene: TableScene): number | undefined => scene.the('ana').weapons[0]?.tokens;

rule(
  'gof/turn.5: a Special Encounter carries out its text and goes on to what comes after the Encounter',
  { ana: { class: 'adventurer', weapon: 'sword', bonus: { oneUseDice: 1 } } },
  (scene) => {
    scene.faces('ana', 'cache');
    scene.asks('ana', 'after-encounter', 'adventurer', 'go-on').answer('go-on');
    scene.settles(() => {
      expect(scene.the('ana').gold).toBe(2);
      expect(kinds(scene)).not.toContain('rolled');
    });
  },
);

rule(
  'gof/turn.6: the hero attacks a Monster before the Monster attacks the hero',
  { ana: feeble },
  (scene) => {
    scene.faces('ana', 'giant');
    scene.settles(() => expect(kinds(scene)).toEqual(['rolled', 'attacked', 'was-hit', 'wounded']));
  },
);

rule(
  'gof/turn.6.1: before rolling, abilities of that moment and one-use dice may be used',
  { ana: { class: 'monk', weapon: 'staff', bonus: { oneUseDice: 2 }, penalty: { dice: 1 } } },
  (scene) => {
    const all = ['monk', 'staff-dice', 'staff-defense', 'one-use-dice', 'go-on'];
    scene.faces('ana', 'wolf');
    scene.asks('ana', 'before-rolling', ...all).answer('one-use-dice');
    scene.asks('ana', 'one-use-dice-to-spend', '1', '2').answer('2');
    expect(kinds(scene)).not.toContain('rolled');
    scene.asks('ana', 'before-rolling', 'monk', 'staff-dice', 'staff-defense', 'go-on').answer('staff-dice');
    scene.asks('ana', 'tokens-to-spend', '1', '2', '3', '4').answer('1');
    scene.asks('ana', 'before-rolling', 'monk', 'staff-defense', 'go-on').answer('go-on');
    scene.settles(() => expect(scene.the('ana').fight?.dice).toHaveLength(3 + 2 + 2 - 1));
  },
);

rule(
  'gof/turn.6.2: a Monster that an ability kills is killed without a roll',
  { ana: { weapon: 'dagger', weaponTokens: 1 } },
  (scene) => {
    scene.faces('ana', 'titan');
    scene.asks('ana', 'before-rolling', 'dagger', 'go-on').answer('dagger');
    scene.settles(() => {
      expect(scene.the('ana').fight).toMatchObject({ killed: true, dice: [] });
      expect(kinds(scene)).not.toContain('rolled');
      expect(scene.the('ana').gold).toBe(5);
    });
  },
);

rule(
  'gof/turn.6.3: abilities after rolling come between the roll and the comparison',
  { ana: { weapon: 'mace', weaponTokens: 1, dice: [2, 2, 2, 2, 2, 3] } },
  (scene) => {
    scene.faces('ana', 'ogre');
    scene.asks('ana', 'after-rolling', 'mace', 'go-on');
    expect(scene.the('ana').fight?.dice).toEqual([2, 2, 2, 2, 2]);
    expect(kinds(scene)).not.toContain('attacked');
    scene.asks('ana', 'after-rolling', 'mace', 'go-on').answer('mace');
    scene.settles(() => {
      expect(scene.told.find(({ is }) => is === 'attacked')).toMatchObject({ attack: 13, defense: 13 });
      expect(scene.the('ana').fight?.killed).toBe(true);
    });
  },
);

const armorerWithBlade: Lead = {
  class: 'armorer',
  classTokens: 1,
  weapon: 'demonic-blade',
  bonus: { attack: 30, defense: 9 },
};

rule(
  'gof/turn.6.4: a Demonic Blade gains its token before the Treasure is taken or given up',
  { ana: armorerWithBlade },
  (scene) => {
    scene.faces('ana', 'bandit');
    scene.asks('ana', 'treasure', 'armorer', 'go-on');
    expect(weaponTokens(scene)).toBe(1);
    scene.asks('ana', 'treasure', 'armorer', 'go-on').answer('go-on');
    scene.settles(() => {
      expect(weaponTokens(scene)).toBe(2);
      expect(scene.the('ana').gold).toBe(3);
    });
  },
);

rule(
  'gof/turn.6.4: a Treasure given up brings neither tokens nor gold',
  { ana: armorerWithBlade },
  (scene) => {
    scene.faces('ana', 'bandit', 'extra-wealthy');
    scene.asks('ana', 'treasure', 'armorer', 'go-on').answer('armorer');
    scene.settles(() => {
      expect(weaponTokens(scene)).toBe(1);
      expect(scene.the('ana').gold).toBe(0);
    });
  },
);

rule(
  'gof/turn.6.4, gof/A-02: the tokens of a Treasure are there before the hit check, its gold is not',
  { ana: { weapon: 'sword', bonus: { attack: 30 } } },
  (scene) => {
    scene.faces('ana', 'bandit');
    scene.asks('ana', 'defense', 'sword', 'go-on');
    expect(weaponTokens(scene)).toBe(3);
    expect(scene.the('ana').gold).toBe(0);
    scene.asks('ana', 'defense', 'sword', 'go-on').answer('go-on');
    scene.settles(() => expect(scene.the('ana').gold).toBe(3));
  },
);

rule(
  'gof/turn.7.4, gof/A-02: the gold of a Treasure is there before the Damage',
  { ana: { ...killer, class: 'knight', classTokens: 1 } },
  (scene) => {
    scene.faces('ana', 'ogre');
    scene.asks('ana', 'damage', 'knight', 'go-on');
    expect(scene.the('ana')).toMatchObject({ gold: 3, wounds: 0 });
    scene.asks('ana', 'damage', 'knight', 'go-on').answer('go-on');
    scene.settles(() => expect(scene.the('ana').wounds).toBe(1));
  },
);

rule('gof/G-03, gof/turn.7: a killed Monster still attacks', { ana: killer }, (scene) => {
  scene.faces('ana', 'minotaur');
  scene.settles(() => {
    expect(scene.the('ana').fight?.killed).toBe(true);
    expect(scene.the('ana').wounds).toBe(1);
  });
});

rule(
  'gof/turn.7.1: the Thief and the Sword are used before the hit check',
  { ana: { class: 'thief', classTokens: 1, weapon: 'sword', weaponTokens: 1, penalty: { dice: 9 } } },
  (scene) => {
    scene.faces('ana', 'ogre');
    scene.asks('ana', 'defense', 'thief', 'sword', 'go-on').answer('sword');
    expect(kinds(scene)).not.toContain('was-hit');
    scene.asks('ana', 'defense', 'thief', 'go-on').answer('go-on');
    scene.settles(() => {
      expect(scene.told.find(({ is }) => is === 'was-hit')).toMatchObject({ attack: 16, defense: 16 });
    });
  },
);

for (const [weapon, lead] of [
  ['bow', killer],
  ['whip', feeble],
] as const)
  rule(
    `gof/turn.7.1: the ${weapon} is used after the attack and before the hit check`,
    { ana: { ...lead, weapon, weaponTokens: 1 } },
    (scene) => {
      scene.faces('ana', 'giant');
      scene.asks('ana', 'defense', weapon, 'go-on');
      expect(kinds(scene)).toContain('attacked');
      scene.asks('ana', 'defense', weapon, 'go-on').answer(weapon);
      scene.settles(() => expect(scene.the('ana').wounds).toBe(0));
    },
  );

rule(
  'gof/turn.7.2: a Monster dodged by an ability does not hit, whatever the Defense',
  { ana: { ...feeble, class: 'thief', classTokens: 1, penalty: { dice: 9, defense: 20 } } },
  (scene) => {
    scene.faces('ana', 'giant');
    scene.asks('ana', 'defense', 'thief', 'go-on').answer('thief');
    scene.settles(() => {
      expect(kinds(scene)).toContain('dodged');
      expect(kinds(scene)).not.toContain('was-hit');
      expect(scene.the('ana').wounds).toBe(0);
    });
  },
);

rule(
  'gof/turn.7.3: gold is printed + Extra Wealthy + Trapper + the own extra of the Monster, then 1 less if Blindfolded',
  {
    ana: {
      ...killer,
      class: 'trapper',
      classTokens: 1,
      boasts: ['blindfolded'],
      bonus: { attack: 30, defense: 9 },
    },
  },
  (scene) => {
    scene.faces('ana', 'brass-golem', 'extra-wealthy');
    scene.asks('ana', 'before-rolling', 'trapper', 'go-on').answer('trapper');
    scene.settles(() => expect(scene.the('ana').gold).toBe(2 + 3 + 2 + 2 - 1));
  },
);

rule(
  'gof/turn.7.3: what Blindfolded takes off never makes a Treasure cost gold',
  { ana: { ...killer, boasts: ['blindfolded'], gold: 4 } },
  (scene) => {
    scene.faces('ana', 'unicorn');
    scene.settles(() => expect(scene.the('ana').gold).toBe(4));
  },
);

rule(
  'gof/turn.7.4: Treasure comes before Damage: a killed Pixie that hits takes its own gold back',
  { ana: { ...killer, penalty: { defense: 4 } } },
  (scene) => {
    scene.faces('ana', 'pixie');
    scene.settles(() => expect(scene.the('ana').gold).toBe(0));
  },
);

rule(
  'gof/turn.7.5: a Spiked Shield kills a Monster that dealt Damage; it pays as killed and not dodged',
  {
    ana: {
      ...feeble,
      weapon: 'spiked-shield',
      weaponTokens: 1,
      boasts: ['blindfolded'],
      bonus: { defense: -5 },
    },
  },
  (scene) => {
    scene.faces('ana', 'brass-golem', 'extra-wealthy');
    scene.asks('ana', 'after-damage', 'spiked-shield', 'go-on');
    expect(scene.the('ana')).toMatchObject({ wounds: 1, gold: 0 });
    scene.asks('ana', 'after-damage', 'spiked-shield', 'go-on').answer('spiked-shield');
    scene.settles(() => {
      expect(scene.the('ana').fight).toMatchObject({ killed: true, dodged: false });
      expect(scene.the('ana').gold).toBe(2 + 3);
    });
  },
);

rule(
  'gof/turn.7.5: a Spiked Shield takes the tokens of the Monster it kills',
  { ana: { ...feeble, weapon: 'spiked-shield', weaponTokens: 1, bonus: { defense: -5 } } },
  (scene) => {
    scene.faces('ana', 'bandit');
    scene.asks('ana', 'after-damage', 'spiked-shield', 'go-on').answer('spiked-shield');
    scene.settles(() => {
      expect(weaponTokens(scene)).toBe(1);
      expect(scene.the('ana').gold).toBe(3);
    });
  },
);

rule(
  'gof/turn.7.6: a killed Mushroom Man heals 1 Wound after the fight, dodged or not',
  { ana: { ...killer, wounds: 2 } },
  (scene) => {
    scene.faces('ana', 'mushroom-man');
    scene.settles(() => expect(scene.the('ana')).toMatchObject({ wounds: 1, gold: 2 }));
  },
);

rule('gof/turn.7.6: a Mushroom Man that lives heals nothing', { ana: { ...feeble, wounds: 2 } }, (scene) => {
  scene.faces('ana', 'mushroom-man');
  scene.settles(() => expect(scene.the('ana').wounds).toBe(2));
});
