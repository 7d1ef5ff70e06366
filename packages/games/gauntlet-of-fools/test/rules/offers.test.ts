import { expect } from 'vitest';
import { rule } from '../table.ts';

const strong = { bonus: { attack: 30, defense: 9 } };

rule(
  'gof/A-31: where nothing else is to decide, the Sword is offered at the hit check only',
  { ana: { weapon: 'sword', dice: [1, 1, 1, 1], bonus: { defense: -3 } } },
  (scene) => {
    scene.faces('ana', 'ogre');
    scene.asks('ana', 'defense', 'sword', 'go-on').answer('sword');
    scene.asks('ana', 'defense', 'sword', 'go-on').answer('go-on');
    scene.settles(() => expect(scene.the('ana').fight).toMatchObject({ killed: false, dodged: true }));
  },
);

rule(
  'gof/A-31: a Priest may use the Sword before the healing that bars it',
  { ana: { class: 'priest', weapon: 'sword', weaponTokens: 1, wounds: 1 } },
  (scene) => {
    scene.faces('ana', 'ogre');
    scene.asks('ana', 'start-of-encounter', 'priest', 'sword', 'go-on').answer('sword');
    scene.asks('ana', 'start-of-encounter', 'priest', 'go-on').answer('priest');
    scene.settles(() => expect(scene.the('ana')).toMatchObject({ wounds: 0, turn: { defense: 3 } }));
  },
);

rule(
  'gof/A-32: an Alchemist that killed and dodged is asked to heal when it has a Wound, and not without one',
  {
    ana: { class: 'alchemist', ...strong },
    bruno: { class: 'alchemist', wounds: 1, ...strong },
    cleo: { dead: true },
  },
  (scene) => {
    scene.turns();
    scene.asksNothingOf('ana');
    scene.asks('bruno', 'end-of-turn', 'alchemist', 'go-on').answer('alchemist');
    scene.settles(() => expect(scene.told.filter(({ is }) => is === 'killed')).toHaveLength(2));
  },
  { deck: ['wolf'] },
);

rule(
  'gof/A-32: a Priest without a Wound is not offered its healing',
  { ana: { class: 'priest' } },
  (scene) => {
    scene.faces('ana', 'gopher');
    scene.settles(() => expect(scene.the('ana').fight?.dice).not.toEqual([]));
  },
);

rule(
  'gof/A-32: nothing that only raises the Attack is offered on a turn on which it is 0',
  { ana: { weapon: 'axe', bonus: { oneUseDice: 1 }, turn: { attackIsZero: true } } },
  (scene) => {
    scene.faces('ana', 'wolf');
    scene.settles(() => expect(scene.the('ana')).toMatchObject({ bonus: { oneUseDice: 1 } }));
  },
);

rule(
  'gof/A-32: a Thief is not offered to dodge what misses anyway',
  { ana: { class: 'thief', dice: [1, 1, 1] } },
  (scene) => {
    scene.faces('ana', 'giant-turtle');
    scene.settles(() => expect(scene.the('ana')).toMatchObject({ classTokens: 2, wounds: 0 }));
  },
);

rule(
  'gof/A-32: a Knight is not asked about a hit that deals nothing',
  { ana: { class: 'knight', wounds: 2, bonus: { defense: -9 }, dice: [1, 1, 1] } },
  (scene) => {
    scene.faces('ana', 'shadow');
    scene.settles(() => expect(scene.the('ana')).toMatchObject({ classTokens: 2, wounds: 2 }));
  },
);

rule(
  'gof/A-32: a Dagger that has killed is not offered again, nor is it at a Gold Vein',
  { ana: { weapon: 'dagger', dice: [1, 1, 1] } },
  (scene) => {
    scene.faces('ana', 'titan');
    scene.asks('ana', 'before-rolling', 'dagger', 'go-on').answer('dagger');
    scene.settles(() => expect(scene.the('ana').weapons[0]?.tokens).toBe(3));
    scene.faces('ana', 'gold-vein');
    scene.settles();
  },
);

rule(
  'gof/A-32: a Flaming Sword is not offered where only its Wound would be left',
  { ana: { weapon: 'flaming-sword', dice: [1, 1, 1, 1, 1] } },
  (scene) => {
    scene.faces('ana', 'gold-vein');
    scene.settles(() => expect(scene.the('ana').wounds).toBe(0));
  },
);

rule(
  'gof/A-32: a Holy Sword without a Boast or a Penalty token to lift is not offered',
  { ana: { weapon: 'holy-sword', dice: [6, 6, 6, 6, 6] } },
  (scene) => {
    scene.faces('ana', 'ogre');
    scene.settles(() => expect(scene.the('ana').weapons[0]?.tokens).toBe(2));
  },
);
