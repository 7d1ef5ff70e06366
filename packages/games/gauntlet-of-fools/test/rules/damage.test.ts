import { expect } from 'vitest';
import { type Lead, rule } from '../table.ts';

const killer: Lead = { weapon: 'mace', weaponTokens: 0, bonus: { attack: 30 } };
const feeble: Lead = { weapon: 'mace', weaponTokens: 0, penalty: { dice: 5 } };
const gone: Lead = { dead: true, wounds: 4 };
const others = { bruno: gone, cleo: gone };

rule(
  'gof/damage.1: a Monster that misses deals no Damage, special or not',
  { ana: { ...feeble, bonus: { defense: 9 } } },
  (scene) => {
    scene.faces('ana', 'slime-monster', 'extra-bitey');
    scene.settles(() => expect(scene.the('ana')).toMatchObject({ wounds: 0, penalty: { dice: 5 } }));
  },
);

rule(
  'gof/damage.2: doubled Damage is carried out twice, its special part included',
  { ana: { ...feeble, gold: 9, penalty: { dice: 5, defense: 9 } } },
  (scene) => {
    scene.faces('ana', 'griffin', 'extra-bitey');
    scene.settles(() => expect(scene.the('ana')).toMatchObject({ wounds: 2, gold: 5 }));
  },
);

rule('gof/damage.2: a doubled choice is made twice', { ana: feeble }, (scene) => {
  scene.faces('ana', 'banshee', 'extra-bitey');
  scene.asks('ana', 'choice', 'wound', 'penalty').answer('wound');
  scene.asks('ana', 'choice', 'wound', 'penalty').answer('penalty');
  scene.settles(() => expect(scene.the('ana')).toMatchObject({ wounds: 1, penalty: { defense: 3 } }));
});

rule(
  "gof/damage.3: Extra Bitey and the Mummy's curse make Damage fourfold",
  { ana: feeble, ...others },
  (scene) => {
    scene.turns(2);
    scene.settles(() => expect(scene.the('ana').wounds).toBe(4));
  },
  { deck: ['mummy', 'extra-bitey', 'minotaur'] },
);

rule(
  'gof/damage.3: Extra Bitey and a doubled curse make Damage eightfold',
  { ana: feeble, ...others },
  (scene) => {
    scene.turns(2);
    scene.settles(() => expect(scene.the('ana').wounds).toBe(8));
  },
  { deck: ['extra-bitey', 'mummy', 'extra-bitey', 'minotaur'] },
);

rule('gof/damage.4: Wounds go beyond four', { ana: { ...feeble, wounds: 3 } }, (scene) => {
  scene.faces('ana', 'mercenary', 'extra-bitey');
  scene.settles(() => expect(scene.the('ana').wounds).toBe(7));
});

rule('gof/G-05, gof/damage.5: healing a hero without Wounds does nothing', { ana: {} }, (scene) => {
  scene.faces('ana', 'healing-pool');
  scene.asks('ana', 'choice', 'heal', 'discard-penalties').answer('heal');
  scene.settles(() => expect(scene.the('ana').wounds).toBe(0));
});

rule(
  'gof/G-04, gof/damage.6: a hero at 3 Wounds that takes 2 more and heals 2 before the death check lives with 3',
  {
    ana: { class: 'alchemist', weapon: 'flaming-sword', weaponTokens: 1, wounds: 3, penalty: { poison: 1 } },
    ...others,
  },
  (scene) => {
    scene.turns();
    scene.asks('ana', 'before-rolling', 'flaming-sword', 'go-on').answer('flaming-sword');
    scene.asks('ana', 'end-of-turn', 'alchemist', 'go-on');
    expect(scene.the('ana')).toMatchObject({ wounds: 5, dead: false });
    scene.asks('ana', 'end-of-turn', 'alchemist', 'go-on').answer('alchemist');
    scene.asks('ana', 'end-of-turn', 'alchemist', 'go-on').answer('alchemist');
    scene.settles(() => expect(scene.the('ana')).toMatchObject({ wounds: 3, dead: false }));
  },
  { deck: ['ogre'] },
);

rule(
  'gof/damage.7: a Dead hero keeps its gold and takes no further part',
  { ana: { ...gone, class: 'monk', gold: 5, penalty: { poison: 1 } }, bruno: {}, cleo: {} },
  (scene) => {
    scene.turns();
    scene.settles(() => {
      expect(scene.the('ana')).toMatchObject({ gold: 5, wounds: 4, fight: null });
      expect(scene.the('bruno').gold).toBe(2);
    });
  },
  { deck: ['cache'] },
);

rule(
  'gof/damage.7: leftover tokens are worth nothing',
  { ana: { gold: 3 }, bruno: { gold: 2, classTokens: 9, bonus: { dice: 4, oneUseDice: 5 } }, cleo: gone },
  (scene) => {
    scene.turns();
    scene.settles(() => {
      expect(scene.match.result).toMatchObject({ winners: ['ana'], scores: { ana: 3, bruno: 2, cleo: 0 } });
    });
  },
);

rule(
  'gof/damage.8: a Griffin takes the last gold of a hero and no more',
  { ana: { ...feeble, gold: 1, penalty: { dice: 5, defense: 9 } } },
  (scene) => {
    scene.faces('ana', 'griffin');
    scene.settles(() => expect(scene.the('ana')).toMatchObject({ gold: 0, wounds: 1 }));
  },
);

rule(
  'gof/damage.9: Penalty tokens of all kinds add up and last over the turns until a Healing Pool',
  { ana: { ...killer, class: 'thief', classTokens: 0 }, ...others },
  (scene) => {
    scene.turns(5);
    scene.asks('ana', 'choice', 'heal', 'discard-penalties');
    expect(scene.the('ana').penalty).toEqual({ dice: 1, defense: 1 + 3, poison: 1 });
    expect(scene.numbers('ana')).toEqual({ dice: 4, defense: 9 });
    scene.asks('ana', 'choice', 'heal', 'discard-penalties').answer('discard-penalties');
    scene.settles(() => expect(scene.numbers('ana')).toEqual({ dice: 5, defense: 13 }));
  },
  { deck: ['giant-cockroach', 'witch', 'slime-monster', 'giant-spider', 'healing-pool'] },
);

rule(
  'gof/damage.9: the Holy Sword removes all Penalty tokens before the roll',
  { ana: { weapon: 'holy-sword', weaponTokens: 1, penalty: { dice: 2, defense: 4, poison: 1 } } },
  (scene) => {
    scene.faces('ana', 'gopher');
    scene.asks('ana', 'before-rolling', 'holy-sword', 'go-on').answer('holy-sword');
    scene.settles(() => {
      expect(scene.the('ana').penalty).toEqual({ dice: 0, defense: 0, poison: 0 });
      expect(scene.the('ana').fight?.dice).toHaveLength(5);
    });
  },
);

rule(
  'gof/damage.10: bonus tokens last all game',
  { ana: { ...killer, bonus: { dice: 1, attack: 30, defense: 4 } }, ...others },
  (scene) => {
    scene.turns(3);
    scene.settles(() => {
      expect(scene.the('ana').bonus).toEqual({ dice: 1, attack: 31, defense: 5, oneUseDice: 0 });
      expect(scene.numbers('ana')).toEqual({ dice: 6, defense: 23 });
    });
  },
  { deck: ['giant-crab', 'dancing-sword', 'wolf'] },
);

rule(
  'gof/damage.10: any number of one-use dice is spent before a roll, each for that attack only',
  { ana: { ...feeble, bonus: { oneUseDice: 3 }, penalty: {} } },
  (scene) => {
    scene.faces('ana', 'troll', 'extra-tough', 'extra-tough', 'extra-tough', 'extra-tough', 'extra-tough');
    scene.asks('ana', 'before-rolling', 'one-use-dice', 'go-on').answer('one-use-dice');
    scene.asks('ana', 'one-use-dice-to-spend', '1', '2', '3').answer('2');
    scene.asks('ana', 'before-rolling', 'one-use-dice', 'go-on').answer('go-on');
    scene.settles(() => {
      const rolled = scene.told.flatMap((fact) => (fact.is === 'rolled' ? [fact.dice.length] : []));
      expect(rolled).toEqual([7, 5]);
      expect(scene.the('ana').bonus.oneUseDice).toBe(1);
    });
  },
);

rule(
  'gof/damage.7: nobody but a Necromancer has the abilities of a Dead hero',
  {
    ana: { ...feeble, classTokens: 2 },
    bruno: { ...gone, class: 'monk' },
    cleo: { ...gone, class: 'warlord' },
  },
  (scene) => {
    scene.faces('ana', 'titan');
    scene.settles(() => {
      expect(scene.the('ana').classTokens).toBe(2);
      expect(scene.the('ana').fight?.dice).toEqual([]);
    });
  },
);
