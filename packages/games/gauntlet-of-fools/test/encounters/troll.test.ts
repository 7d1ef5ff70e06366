import { expect } from 'vitest';
import { type Lead, rule } from '../table.ts';

const feeble: Lead = { weapon: 'mace', weaponTokens: 0, penalty: { dice: 5 } };
const gone: Lead = { dead: true, wounds: 4 };

rule(
  'gof/E-TRO-1: a Sword used in the first fight with a Troll counts in the second',
  { ana: { weapon: 'sword', weaponTokens: 1, penalty: { dice: 4 } } },
  (scene) => {
    scene.faces('ana', 'troll');
    scene.asks('ana', 'defense', 'sword', 'go-on').answer('sword');
    scene.settles(() => {
      expect(scene.told.filter(({ is }) => is === 'dodged')).toHaveLength(2);
      expect(scene.the('ana').wounds).toBe(0);
    });
  },
);

rule(
  'gof/E-TRO-2: the second fight with a Troll takes place after a fourth Wound in the first',
  { ana: { ...feeble, wounds: 3 }, bruno: gone, cleo: gone },
  (scene) => {
    scene.turns();
    scene.settles(() => expect(scene.the('ana')).toMatchObject({ wounds: 5, dead: true }));
  },
  { deck: ['troll'] },
);

rule(
  'gof/E-TRO-3, gof/turn.7.7: a Troll that was not killed is fought twice without being asked, and no third time',
  { ana: feeble },
  (scene) => {
    scene.faces('ana', 'troll');
    scene.settles(() => {
      expect(scene.told.filter(({ is }) => is === 'attacked')).toHaveLength(2);
      expect(scene.the('ana').wounds).toBe(2);
    });
  },
);

rule(
  'gof/turn.7.7: a Troll killed in the first fight is not fought again',
  { ana: { weapon: 'mace', weaponTokens: 0, dice: [3, 3, 3, 3, 3] } },
  (scene) => {
    scene.faces('ana', 'troll');
    scene.settles(() => {
      expect(scene.told.filter(({ is }) => is === 'attacked')).toHaveLength(1);
      expect(scene.the('ana')).toMatchObject({ gold: 4, wounds: 1 });
    });
  },
);

rule(
  'gof/turn.7.7: a Troll killed in the second fight pays its treasure once',
  { ana: { dice: [1, 1, 1, 6, 6, 3] } },
  (scene) => {
    scene.faces('ana', 'troll');
    scene.settles(() => expect(scene.the('ana')).toMatchObject({ gold: 4, wounds: 2 }));
  },
);

rule(
  'gof/A-14: a Troll keeps its Modifiers in the second fight',
  { ana: { dice: [6, 6, 5, 6, 6, 6] } },
  (scene) => {
    scene.faces('ana', 'troll', 'extra-tough', 'extra-bitey', 'extra-wealthy');
    // Attack 17, then 18, against Defense 15 and 3; two Wounds each time; 4 gold and 3.
    scene.settles(() => expect(scene.the('ana')).toMatchObject({ wounds: 4, gold: 7 }));
  },
);

rule(
  "gof/A-14: Modifiers stay on the Monster of an Adventurer's replay",
  { ana: { class: 'adventurer', classTokens: 1, weapon: 'mace', weaponTokens: 0, bonus: { attack: 30 } } },
  (scene) => {
    scene.faces('ana', 'wolf', 'extra-wealthy', 'extra-scary', 'extra-bitey');
    scene.asks('ana', 'after-encounter', 'adventurer', 'go-on').answer('adventurer');
    scene.settles(() => expect(scene.the('ana')).toMatchObject({ gold: 8, wounds: 4 }));
  },
);

rule(
  'gof/A-14: a replayed Troll is fought twice again',
  { ana: { ...feeble, class: 'adventurer', classTokens: 1 } },
  (scene) => {
    scene.faces('ana', 'troll');
    scene.asks('ana', 'after-encounter', 'adventurer', 'go-on').answer('adventurer');
    scene.settles(() => {
      expect(scene.told.filter(({ is }) => is === 'attacked')).toHaveLength(4);
      expect(scene.the('ana').wounds).toBe(4);
    });
  },
);
