import { expect } from 'vitest';
import { rule } from '../table.ts';

/** A weapon of five dice and nothing to ask. */
const mace = { weapon: 'mace', weaponTokens: 0 };
const dead = { dead: true, wounds: 4 } as const;

rule(
  'gof/C-WIZ-1: a Wizard skips a Demon: no dice, no Treasure, no Damage',
  { ana: { class: 'wizard', ...mace, dice: [6, 6, 6, 6, 6] } },
  (scene) => {
    scene.faces('ana', 'demon');
    scene.asks('ana', 'start-of-encounter', 'wizard', 'go-on').answer('wizard');
    scene.settles(() => {
      expect(scene.the('ana')).toMatchObject({ gold: 0, wounds: 0, classTokens: 1 });
      expect(scene.the('ana').fight?.dice).toEqual([]);
    });
  },
);

rule('gof/C-WIZ-2: a Wizard who skips a Spear Trap takes no Wound', { ana: { class: 'wizard' } }, (scene) => {
  scene.faces('ana', 'spear-trap');
  scene.asks('ana', 'start-of-encounter', 'wizard', 'go-on').answer('wizard');
  scene.settles(() => expect(scene.the('ana')).toMatchObject({ wounds: 0, classTokens: 1 }));
});

rule(
  'gof/C-ZEA-1: a Zealot kills at Defense 0, and a Sword token then makes it 3',
  {
    ana: {
      class: 'zealot',
      classTokens: 1,
      weapon: 'sword',
      weaponTokens: 1,
      bonus: { defense: 1 },
      penalty: { defense: 3 },
    },
  },
  (scene) => {
    scene.faces('ana', 'titan');
    scene.asks('ana', 'before-rolling', 'zealot', 'sword', 'go-on').answer('zealot');
    scene.asks('ana', 'defense', 'sword', 'go-on');
    expect(scene.numbers('ana').defense).toBe(0);
    scene.asks('ana', 'defense', 'sword', 'go-on').answer('sword');
    scene.settles(() => {
      expect(scene.numbers('ana').defense).toBe(3);
      expect(scene.the('ana')).toMatchObject({ gold: 5, wounds: 1 });
    });
  },
);

rule(
  'gof/C-ZOM-1: a dead Zombie that has seen the encounter may pay to play while another player lives',
  { ana: { class: 'zombie', ...dead }, bo: {}, cy: { ...dead } },
  (scene) => {
    scene.turns(1);
    scene.asks('ana', 'play-though-dead', 'yes', 'no');
    expect(scene.state.encounters).toEqual([{ card: 'cache', modifiers: [] }]);
    scene.asks('ana', 'play-though-dead', 'yes', 'no').answer('yes');
    scene.settles(() => expect(scene.the('ana')).toMatchObject({ gold: 2, classTokens: 1, dead: true }));
  },
  { deck: ['cache'] },
);

rule(
  'gof/C-ZOM-1: a dead Zombie that does not pay keeps its token and gains nothing',
  { ana: { class: 'zombie', ...dead } },
  (scene) => {
    scene.turns(1);
    scene.asks('ana', 'play-though-dead', 'yes', 'no').answer('no');
    scene.settles(() => expect(scene.the('ana')).toMatchObject({ gold: 0, classTokens: 2 }));
  },
  { deck: ['cache'] },
);

rule(
  'gof/C-ZOM-1: a dead Zombie without Class tokens is not asked to play',
  { ana: { class: 'zombie', classTokens: 0, ...dead } },
  (scene) => {
    scene.turns(1);
    scene.settles(() => expect(scene.the('ana').gold).toBe(0));
  },
  { deck: ['cache'] },
);

rule(
  'gof/C-ZOM-1: a dead Zombie may not play when nobody else was alive at the start of the turn',
  { ana: { class: 'zombie', ...dead }, bo: { ...dead }, cy: { ...dead } },
  (scene) => {
    scene.turns(1);
    scene.settles(() => expect(scene.the('ana')).toMatchObject({ gold: 0, classTokens: 2 }));
  },
  { deck: ['cache'] },
);

rule(
  'gof/C-ZOM-2: a dead Zombie that heals its fourth Wound is alive again and plays the next turn without paying',
  { ana: { class: 'zombie', ...dead }, bo: {}, cy: { ...dead } },
  (scene) => {
    scene.turns(1);
    scene.asks('ana', 'play-though-dead', 'yes', 'no').answer('yes');
    scene.asks('ana', 'choice', 'heal', 'discard-penalties').answer('heal');
    scene.asks('bo', 'choice', 'heal', 'discard-penalties').answer('heal');
    scene.settles(() => expect(scene.the('ana')).toMatchObject({ wounds: 3, dead: false, classTokens: 1 }));
    scene.turns(1);
    scene.settles(() => expect(scene.the('ana')).toMatchObject({ gold: 2, classTokens: 1 }));
  },
  { deck: ['healing-pool', 'cache'] },
);

rule(
  'gof/C-ZOM-3: a dead Zombie with 6 Wounds that heals 1 has 5 and is still dead',
  { ana: { class: 'zombie', dead: true, wounds: 6 }, bo: {}, cy: { ...dead } },
  (scene) => {
    scene.turns(1);
    scene.asks('ana', 'play-though-dead', 'yes', 'no').answer('yes');
    scene.asks('ana', 'choice', 'heal', 'discard-penalties').answer('heal');
    scene.asks('bo', 'choice', 'heal', 'discard-penalties').answer('heal');
    scene.settles(() => expect(scene.the('ana')).toMatchObject({ wounds: 5, dead: true }));
  },
  { deck: ['healing-pool'] },
);

rule(
  'gof/C-ZOM-4: a dead, poisoned Zombie that does not play takes no Wound from the poison',
  { ana: { class: 'zombie', ...dead, penalty: { poison: 1 } } },
  (scene) => {
    scene.turns(1);
    scene.asks('ana', 'play-though-dead', 'yes', 'no').answer('no');
    scene.settles(() => expect(scene.the('ana').wounds).toBe(4));
  },
  { deck: ['cache'] },
);
