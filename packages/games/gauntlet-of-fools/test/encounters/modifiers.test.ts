import { expect } from 'vitest';
import { type Lead, rule } from '../table.ts';

const feeble: Lead = { weapon: 'mace', weaponTokens: 0, penalty: { dice: 5 } };
const gone: Lead = { dead: true, wounds: 4 };

rule(
  'gof/E-BIT-1: an Extra Bitey Slime Monster deals 2 Wounds and two penalties of 1 die',
  { ana: feeble },
  (scene) => {
    scene.faces('ana', 'slime-monster', 'extra-bitey');
    scene.settles(() => expect(scene.the('ana')).toMatchObject({ wounds: 2, penalty: { dice: 7 } }));
  },
);

rule(
  'gof/E-BIT-2: an Ogre deals 4 Wounds on the turn after an Extra Bitey Mummy',
  { ana: { ...feeble, penalty: { dice: 5, defense: 2 } }, bruno: gone, cleo: gone },
  (scene) => {
    scene.turns(2);
    scene.settles(() => expect(scene.the('ana').wounds).toBe(4));
  },
  { deck: ['extra-bitey', 'mummy', 'ogre'] },
);

rule(
  'gof/E-BIT-3: an Extra Bitey Shadow takes a hero from 1 Wound to 3',
  { ana: { ...feeble, wounds: 1, penalty: { dice: 5, defense: 6 } } },
  (scene) => {
    scene.faces('ana', 'shadow', 'extra-bitey');
    scene.settles(() => expect(scene.the('ana').wounds).toBe(3));
  },
);

rule(
  'gof/E-BIT-4: an Extra Bitey Vampire takes a hero from 1 Wound to 4',
  { ana: { ...feeble, wounds: 1 } },
  (scene) => {
    scene.faces('ana', 'vampire', 'extra-bitey');
    scene.settles(() => expect(scene.the('ana').wounds).toBe(4));
  },
);

rule(
  'gof/M-SCA-1: an Extra Scary Ogre of Attack 19 hits a Barbarian, whom a plain one misses',
  { ana: feeble },
  (scene) => {
    scene.faces('ana', 'ogre');
    scene.settles(() => expect(scene.the('ana').wounds).toBe(0));
    scene.faces('ana', 'ogre', 'extra-scary');
    scene.settles(() => {
      const hero = scene.the('ana').id;
      expect(scene.told).toContainEqual({ is: 'was-hit', hero, card: 'ogre', attack: 19, defense: 18 });
      expect(scene.the('ana').wounds).toBe(1);
    });
  },
);

rule(
  'gof/E-WEA-1: an Extra Wealthy Unicorn killed and dodged pays a Blindfolded hero 2 gold and the one-use die',
  { ana: { boasts: ['blindfolded'], dice: [6, 6, 6] } },
  (scene) => {
    scene.faces('ana', 'unicorn', 'extra-wealthy');
    scene.settles(() => {
      expect(scene.the('ana').fight).toMatchObject({ killed: true, dodged: true });
      expect(scene.the('ana')).toMatchObject({ gold: 2, bonus: { oneUseDice: 1 } });
    });
  },
);

const passage = ['side-passage', 'extra-bitey', 'ogre', 'extra-wealthy', 'spear-trap'];
/** Defense 16, so that an Ogre hits. */
const hopping: Lead = { ...feeble, boasts: ['hopping-on-one-leg'] };

rule(
  'gof/E-SID-1: of Side Passage, Extra Bitey, Ogre, Extra Wealthy and Spear Trap, players pick the bitten Ogre or the Trap',
  { ana: hopping, bruno: gone, cleo: gone },
  (scene) => {
    scene.goOn((s) => s.phase === 'face');
    expect(scene.state.encounters).toEqual([
      { card: 'ogre', modifiers: ['extra-bitey'] },
      { card: 'spear-trap', modifiers: [] },
    ]);
    scene.asks('ana', 'side', 'ogre', 'spear-trap').answer('ogre');
    scene.turns(0);
    scene.settles((s) => {
      expect(scene.the('ana').wounds).toBe(2);
      expect(s.waiting).toEqual(['extra-wealthy']);
    });
  },
  { deck: passage },
);

rule(
  'gof/E-SID-1: the Extra Wealthy that waits at a Side Passage lands on the next Monster',
  { ana: { weapon: 'mace', weaponTokens: 0, bonus: { attack: 30 } }, bruno: gone, cleo: gone },
  (scene) => {
    scene.turns(2);
    scene.asks('ana', 'side', 'ogre', 'spear-trap').answer('spear-trap');
    scene.settles((s) => {
      expect(scene.the('ana')).toMatchObject({ wounds: 1, gold: 1 + 3 });
      expect(s.waiting).toEqual([]);
    });
  },
  { deck: [...passage, 'wolf'] },
);

rule(
  'gof/E-SID-2: two players that pick different sides each face only their own',
  { ana: hopping, bruno: hopping, cleo: gone },
  (scene) => {
    scene.turns();
    scene.asks('ana', 'side', 'ogre', 'cache').answer('ogre');
    scene.asks('bruno', 'side', 'ogre', 'cache').answer('cache');
    scene.settles(() => {
      expect(scene.the('ana')).toMatchObject({ wounds: 1, gold: 0 });
      expect(scene.the('bruno')).toMatchObject({ wounds: 0, gold: 2 });
    });
  },
  { deck: ['side-passage', 'ogre', 'cache'] },
);
