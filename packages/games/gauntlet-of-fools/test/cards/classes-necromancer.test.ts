import { expect } from 'vitest';
import { rule } from '../table.ts';

/** A weapon of five dice and nothing to ask. */
const mace = { weapon: 'mace', weaponTokens: 0 };
const dead = { dead: true, wounds: 4 } as const;

rule(
  'gof/C-NEC-1: a Necromancer can use its tokens for nothing while the other Heroes live',
  {
    ana: { class: 'necromancer', ...mace, dice: [1, 1, 1, 1, 1] },
    bo: { class: 'wizard', classTokens: 0 },
    cy: { class: 'monk', classTokens: 0 },
  },
  (scene) => {
    scene.turns(1);
    scene.settles(() => expect(scene.the('ana')).toMatchObject({ wounds: 1, classTokens: 2 }));
  },
  { deck: ['giant'] },
);

rule(
  'gof/C-NEC-2: a living Necromancer gains 1 gold a turn from a dead Prospector, for no token',
  {
    ana: { class: 'necromancer', ...mace, dice: [1, 1, 1, 1, 1] },
    bo: { class: 'prospector', ...dead },
  },
  (scene) => {
    scene.turns(1);
    scene.settles(() => expect(scene.the('ana')).toMatchObject({ gold: 1, classTokens: 2 }));
    scene.turns(1);
    scene.settles(() => expect(scene.the('ana')).toMatchObject({ gold: 4, classTokens: 2 }));
    expect(scene.the('bo').gold).toBe(0);
  },
  { deck: ['wolf', 'cache'] },
);

const deadNecromancer = { class: 'necromancer', ...dead };
const deadZombie = { class: 'zombie', ...dead };

rule(
  'gof/C-NEC-3: a dead Necromancer may pay its own token to play when a dead Zombie does not',
  { ana: deadNecromancer, bo: deadZombie, cy: {} },
  (scene) => {
    scene.turns(1);
    scene.asks('ana', 'play-though-dead', 'yes', 'no').answer('yes');
    scene.asks('bo', 'play-though-dead', 'yes', 'no').answer('no');
    scene.settles(() => {
      expect(scene.the('ana')).toMatchObject({ gold: 2, classTokens: 1, dead: true });
      expect(scene.the('bo')).toMatchObject({ gold: 0, classTokens: 2 });
    });
  },
  { deck: ['cache'] },
);

rule(
  'gof/C-NEC-3: a dead Necromancer may pay its own token to play when a dead Zombie does',
  { ana: deadZombie, bo: deadNecromancer, cy: {} },
  (scene) => {
    scene.turns(1);
    scene.asks('ana', 'play-though-dead', 'yes', 'no').answer('yes');
    scene.asks('bo', 'play-though-dead', 'yes', 'no').answer('yes');
    scene.settles(() => {
      expect(scene.the('ana')).toMatchObject({ gold: 2, classTokens: 1 });
      expect(scene.the('bo')).toMatchObject({ gold: 2, classTokens: 1 });
    });
  },
  { deck: ['cache'] },
);

rule(
  'gof/C-NEC-3: a dead Necromancer stays out of the turn when the dead include no Zombie',
  { ana: deadNecromancer, bo: { class: 'ninja', ...dead }, cy: {} },
  (scene) => {
    scene.turns(1);
    scene.settles(() => expect(scene.the('ana')).toMatchObject({ gold: 0, classTokens: 2 }));
  },
  { deck: ['cache'] },
);

rule(
  'gof/C-NEC-4: a dead Necromancer that plays gets no gold from a dead Prospector',
  {
    ana: deadNecromancer,
    bo: { ...deadZombie, classTokens: 0 },
    cy: { class: 'prospector', ...dead },
    dee: {},
  },
  (scene) => {
    scene.turns(1);
    scene.asks('ana', 'play-though-dead', 'yes', 'no').answer('yes');
    scene.settles(() => expect(scene.the('ana')).toMatchObject({ gold: 2, dead: true }));
  },
  { deck: ['cache'] },
);

rule(
  'gof/C-NEC-5: a Necromancer gains nothing from a dead Ninja and a dead Armsmaster',
  {
    ana: { class: 'necromancer', ...mace, dice: [6, 5, 1, 1, 1] },
    bo: { class: 'ninja', ...dead },
    cy: { class: 'armsmaster', weapons: ['dagger', 'sword'], ...dead },
  },
  (scene) => {
    scene.turns(1);
    scene.settles(() => {
      expect(scene.the('ana')).toMatchObject({ gold: 3, classTokens: 2 });
      expect(scene.the('ana').weapons).toEqual([{ card: 'mace', tokens: 1 }]);
    });
  },
  { deck: ['bandit'] },
);

rule(
  'gof/C-WIZ-3: a Necromancer that skips like a dead Wizard still gains the gold of a dead Prospector',
  {
    ana: { class: 'necromancer', ...mace, dice: [6, 6, 6, 6, 6] },
    bo: { class: 'wizard', ...dead },
    cy: { class: 'prospector', ...dead },
  },
  (scene) => {
    scene.turns(1);
    scene.asks('ana', 'start-of-encounter', 'wizard', 'go-on').answer('wizard');
    scene.settles(() => {
      expect(scene.the('ana')).toMatchObject({ gold: 1, wounds: 0, classTokens: 1 });
      expect(scene.the('ana').fight?.dice).toEqual([]);
    });
  },
  { deck: ['demon'] },
);
