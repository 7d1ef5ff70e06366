import { expect } from 'vitest';
import { rule } from '../table.ts';

/** A weapon of five dice and nothing to ask. */
const mace = { weapon: 'mace', weaponTokens: 0 };

rule(
  'gof/C-PRI-1: a Priest heals 1 Wound at the start of a Spear Trap, which then still wounds it',
  { ana: { class: 'priest', classTokens: 1, wounds: 2 } },
  (scene) => {
    scene.faces('ana', 'spear-trap');
    scene.asks('ana', 'start-of-encounter', 'priest', 'go-on').answer('priest');
    scene.settles(() => {
      const hero = 'hero-ana-0';
      expect(scene.told).toContainEqual({ is: 'healed', hero, wounds: 1, now: 1 });
      expect(scene.told).toContainEqual({ is: 'wounded', hero, wounds: 1, now: 2 });
      expect(scene.the('ana')).toMatchObject({ wounds: 2, classTokens: 0 });
    });
  },
);

rule(
  'gof/C-PRI-1: a Priest heals 1 Wound at the start of a Cache, which then still pays 2 gold',
  { ana: { class: 'priest', classTokens: 1, wounds: 2 } },
  (scene) => {
    scene.faces('ana', 'cache');
    scene.asks('ana', 'start-of-encounter', 'priest', 'go-on').answer('priest');
    scene.settles(() => expect(scene.the('ana')).toMatchObject({ wounds: 1, gold: 2 }));
  },
);

rule(
  'gof/C-PRI-2: a Priest who heals at a Gold Vein rolls no dice and finds no gold',
  {
    ana: { class: 'priest', classTokens: 1, wounds: 1, ...mace, bonus: { attack: 9 }, dice: [6, 6, 6, 6, 6] },
  },
  (scene) => {
    scene.faces('ana', 'gold-vein');
    scene.asks('ana', 'start-of-encounter', 'priest', 'go-on').answer('priest');
    scene.settles(() => {
      expect(scene.the('ana')).toMatchObject({ wounds: 0, gold: 0 });
      expect(scene.the('ana').fight?.dice).toEqual([]);
    });
  },
);

rule(
  'gof/C-PRI-3: a Priest who heals keeps the +1 Defense of its Spiked Shield and cannot kill with it',
  { ana: { class: 'priest', classTokens: 1, wounds: 1, weapon: 'spiked-shield', dice: [6, 6, 6] } },
  (scene) => {
    scene.faces('ana', 'ogre');
    scene.asks('ana', 'start-of-encounter', 'priest', 'go-on').answer('priest');
    scene.settles(() => {
      expect(scene.numbers('ana').defense).toBe(15);
      expect(scene.the('ana')).toMatchObject({ gold: 0, wounds: 1 });
      expect(scene.the('ana').fight).toMatchObject({ dice: [], damaged: true, killed: false });
      expect(scene.the('ana').weapons).toEqual([{ card: 'spiked-shield', tokens: 2 }]);
    });
  },
);

rule(
  'gof/C-PRI-3: a Priest who healed may use its Weapon tokens again on the next turn',
  { ana: { class: 'priest', classTokens: 1, wounds: 1, weapon: 'dagger' } },
  (scene) => {
    scene.turns(2);
    scene.asks('ana', 'start-of-encounter', 'priest', 'go-on').answer('priest');
    scene.asks('ana', 'before-rolling', 'dagger', 'go-on').answer('dagger');
    scene.settles(() => expect(scene.the('ana').gold).toBe(1));
  },
  { deck: ['gopher', 'wolf'] },
);

rule(
  'gof/C-PRO-1: a Prospector with 3 Wounds at the death check gains 1 gold',
  { ana: { class: 'prospector', ...mace, wounds: 1, dice: [1, 1, 1, 1, 1] } },
  (scene) => {
    scene.turns(1);
    scene.settles(() => expect(scene.the('ana')).toMatchObject({ wounds: 3, dead: false, gold: 1 }));
  },
  { deck: ['mercenary'] },
);

rule(
  'gof/C-PRO-1: a Prospector with 4 Wounds at the death check gains nothing',
  { ana: { class: 'prospector', ...mace, wounds: 2, dice: [1, 1, 1, 1, 1] } },
  (scene) => {
    scene.turns(1);
    scene.settles(() => expect(scene.the('ana')).toMatchObject({ wounds: 4, dead: true, gold: 0 }));
  },
  { deck: ['mercenary'] },
);

rule(
  'gof/C-THI-1: a Thief who spends a token on a Spear Trap takes no Wound',
  { ana: { class: 'thief' } },
  (scene) => {
    scene.faces('ana', 'spear-trap');
    scene.asks('ana', 'defense', 'thief', 'go-on').answer('thief');
    scene.settles(() => expect(scene.the('ana')).toMatchObject({ wounds: 0, classTokens: 1 }));
  },
);

rule(
  'gof/C-THI-1: a Thief who goes on takes the Wound of a Spear Trap',
  { ana: { class: 'thief' } },
  (scene) => {
    scene.faces('ana', 'spear-trap');
    scene.asks('ana', 'defense', 'thief', 'go-on').answer('go-on');
    scene.settles(() => expect(scene.the('ana')).toMatchObject({ wounds: 1, classTokens: 2 }));
  },
);

rule(
  'gof/C-THI-1: a Thief dodges a Giant that it has not killed',
  { ana: { class: 'thief', ...mace, dice: [1, 1, 1, 1, 1] } },
  (scene) => {
    scene.faces('ana', 'giant');
    scene.asks('ana', 'defense', 'thief', 'go-on').answer('thief');
    scene.settles(() => expect(scene.the('ana')).toMatchObject({ wounds: 0, classTokens: 1 }));
  },
);

rule(
  'gof/C-TRA-1: a blindfolded Trapper that kills and dodges an Ogre gains 3 and 2 less 1 gold',
  {
    ana: { class: 'trapper', ...mace, boasts: ['blindfolded'], bonus: { defense: 1 }, dice: [6, 4, 1, 1, 1] },
  },
  (scene) => {
    scene.faces('ana', 'ogre');
    scene.asks('ana', 'before-rolling', 'trapper', 'go-on').answer('trapper');
    scene.settles(() => expect(scene.the('ana')).toMatchObject({ gold: 4, wounds: 0, classTokens: 1 }));
  },
);

rule(
  'gof/C-TRA-2: a Trapper who used its ability this turn finds the usual 2 gold in a Cache',
  { ana: { class: 'trapper', ...mace, dice: [1, 1, 1, 1, 1] } },
  (scene) => {
    scene.faces('ana', 'wolf');
    scene.asks('ana', 'before-rolling', 'trapper', 'go-on').answer('trapper');
    scene.faces('ana', 'cache');
    scene.settles(() => expect(scene.the('ana')).toMatchObject({ gold: 2, classTokens: 1 }));
  },
);

rule(
  'gof/C-TRA-2: a Trapper who used its ability this turn finds 2 gold in a Gold Vein for Attack 10',
  { ana: { class: 'trapper', ...mace, dice: [1, 1, 1, 1, 1, 2, 2, 2, 2, 2] } },
  (scene) => {
    scene.faces('ana', 'wolf');
    scene.asks('ana', 'before-rolling', 'trapper', 'go-on').answer('trapper');
    scene.faces('ana', 'gold-vein');
    scene.settles(() => expect(scene.the('ana')).toMatchObject({ gold: 2, classTokens: 1 }));
  },
);

rule(
  'gof/C-WAR-1: a Warlord rolls 6 dice with a Mace, and one more for each Class token spent',
  { ana: { class: 'warlord', weapon: 'mace', dice: [1, 1, 1, 1, 1, 2, 5, 6] } },
  (scene) => {
    expect(scene.numbers('ana').dice).toBe(6);
    scene.faces('ana', 'titan');
    scene.asks('ana', 'after-rolling', 'warlord', 'mace', 'go-on');
    expect(scene.the('ana').fight?.dice).toEqual([1, 1, 1, 1, 1, 2]);
    scene.asks('ana', 'after-rolling', 'warlord', 'mace', 'go-on').answer('warlord');
    scene.asks('ana', 'after-rolling', 'warlord', 'mace', 'go-on').answer('warlord');
    scene.asks('ana', 'after-rolling', 'mace', 'go-on').answer('go-on');
    scene.settles(() => {
      expect(scene.the('ana').fight?.dice).toEqual([1, 1, 1, 1, 1, 2, 5, 6]);
      expect(scene.the('ana').classTokens).toBe(0);
    });
  },
);
