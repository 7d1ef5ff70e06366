import { expect } from 'vitest';
import { rule } from '../table.ts';

/** What an Ogre hits: Defense 16, and nothing to ask. */
const hitByOgres = { class: 'knight', classTokens: 0 };

rule(
  'gof/W-STA-1: of 3 Staff tokens one gives 2 dice and two give 12 Defense, until the end of the turn',
  { ana: { weapon: 'staff', weaponTokens: 3, dice: [1, 1, 1, 5, 6] } },
  (scene) => {
    scene.faces('ana', 'titan');
    scene.asks('ana', 'before-rolling', 'staff-dice', 'staff-defense', 'go-on').answer('staff-dice');
    scene.asks('ana', 'tokens-to-spend', '1', '2', '3').answer('1');
    scene.asks('ana', 'before-rolling', 'staff-defense', 'go-on').answer('staff-defense');
    scene.asks('ana', 'tokens-to-spend', '1', '2').answer('2');
    scene.settles(() => {
      expect(scene.the('ana').fight?.dice).toEqual([1, 1, 1, 5, 6]);
      expect(scene.numbers('ana')).toEqual({ dice: 5, defense: 30 });
      expect(scene.the('ana').wounds).toBe(0);
    });
  },
);

rule(
  'gof/W-SWO-1: both Sword tokens give 6 Defense until the end of the turn',
  { ana: { weapon: 'sword', dice: [1, 1, 1, 1] } },
  (scene) => {
    scene.turns(1);
    scene.asks('ana', 'defense', 'sword', 'go-on').answer('sword');
    scene.asks('ana', 'defense', 'sword', 'go-on').answer('sword');
    scene.settles(() => {
      expect(scene.told).toContainEqual({
        is: 'was-hit',
        hero: 'hero-ana-0',
        card: 'giant',
        attack: 24,
        defense: 24,
      });
      expect(scene.numbers('ana').defense).toBe(18);
    });
  },
  { deck: ['giant'] },
);

rule(
  'gof/W-THR-1: 5 of 20 Throwing Stars make 7 dice',
  { ana: { weapon: 'throwing-stars', dice: [1, 1, 2, 3, 4, 5, 6] } },
  (scene) => {
    scene.faces('ana', 'titan');
    scene.asks('ana', 'before-rolling', 'throwing-stars', 'go-on').answer('throwing-stars');
    const amounts = Array.from({ length: 20 }, (_, less) => String(less + 1));
    scene.asks('ana', 'tokens-to-spend', ...amounts).answer('5');
    scene.settles(() => {
      expect(scene.the('ana').fight?.dice).toEqual([1, 1, 2, 3, 4, 5, 6]);
      expect(scene.the('ana').weapons).toEqual([{ card: 'throwing-stars', tokens: 15 }]);
    });
  },
);

rule(
  'gof/W-THR-1: without Throwing Stars left a hero rolls 2 dice',
  { ana: { weapon: 'throwing-stars', weaponTokens: 0, dice: [1, 2, 3] } },
  (scene) => {
    scene.faces('ana', 'titan');
    scene.settles(() => expect(scene.the('ana').fight?.dice).toEqual([1, 2]));
  },
);

rule(
  'gof/W-WHI-1: a Whip token dodges an Ogre that was not killed',
  { ana: { ...hitByOgres, weapon: 'whip', dice: [6, 4, 1, 1] } },
  (scene) => {
    scene.faces('ana', 'ogre');
    scene.asks('ana', 'defense', 'whip', 'go-on').answer('whip');
    scene.settles(() => {
      expect(scene.the('ana')).toMatchObject({ gold: 0, wounds: 0 });
      expect(scene.the('ana').weapons).toEqual([{ card: 'whip', tokens: 1 }]);
    });
  },
);

rule(
  'gof/W-WHI-1: a Whip is not offered against an Ogre that was killed',
  { ana: { ...hitByOgres, weapon: 'whip', dice: [6, 5, 1, 1] } },
  (scene) => {
    scene.faces('ana', 'ogre');
    scene.settles(() => expect(scene.the('ana')).toMatchObject({ gold: 3, wounds: 1 }));
  },
);
