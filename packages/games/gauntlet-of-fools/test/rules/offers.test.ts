import { expect } from 'vitest';
import { rule } from '../table.ts';

const strong = { bonus: { attack: 30, defense: 9 } };

rule(
  'gof/A-31: the Sword is offered at the hit check and not before rolling',
  { ana: { class: 'wizard', weapon: 'sword', classTokens: 0, dice: [1, 1, 1, 1] } },
  (scene) => {
    scene.faces('ana', 'ogre');
    scene.asks('ana', 'defense', 'sword', 'go-on').answer('sword');
    scene.asks('ana', 'defense', 'sword', 'go-on').answer('go-on');
    scene.settles(() => expect(scene.the('ana').fight).toMatchObject({ killed: false, dodged: true }));
  },
);

rule(
  'gof/A-32: an Alchemist without a Wound is not asked to heal',
  { ana: { class: 'alchemist', ...strong }, bruno: { dead: true }, cleo: { dead: true } },
  (scene) => {
    scene.turns();
    scene.settles(() => expect(scene.the('ana').turn.killedAndDodged).toBe(false));
    expect(scene.told.map(({ is }) => is)).toContain('dodged');
  },
  { deck: ['wolf'] },
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
