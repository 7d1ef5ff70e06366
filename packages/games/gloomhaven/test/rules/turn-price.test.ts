import { expect } from 'vitest';
import { rule } from '../scene/index.ts';

const tinkerer = { class: 'tinkerer', hp: 8, picked: ['harsh-stimulants'] } as const;
const cragheart = { class: 'cragheart', hp: 10, picked: ['unstable-upheaval', 'rumbling-advance'] } as const;
const guard = { monster: 'bandit-guard', hp: 30 } as const;

rule(
  'gh/A-51: what only harms the own side does not use the action: without an attack nothing is suffered or gained',
  { map: ['t...g'], cast: { t: tinkerer, g: guard } },
  (scene) => {
    scene.plays('t', 'harsh-stimulants', 'top');
    scene.settles(() => {
      expect(scene.the('t').hp).toBe(8);
      expect(scene.hero('t')).toMatchObject({ xp: 0, lost: [], discard: ['harsh-stimulants'] });
    });
  },
);

rule(
  'gh/A-51: whoever leaves the attack out leaves out its price',
  { map: ['cb', ' g'], cast: { c: cragheart, b: { class: 'brute', hp: 10 }, g: guard } },
  (scene) => {
    scene.plays('c', 'unstable-upheaval', 'top');
    scene.asksAbout('ana', 'ability-use').answer('skip');
    scene.settles(() => {
      expect(scene.the('b').hp).toBe(10);
      expect(scene.hero('c')).toMatchObject({ xp: 0, lost: [], discard: ['unstable-upheaval'] });
    });
  },
);

rule(
  'gh/turn.5: the harm is mandatory if the action is used',
  { map: ['tg'], cast: { t: tinkerer, g: guard } },
  (scene) => {
    scene.plays('t', 'harsh-stimulants', 'top');
    scene.asksAbout('ana', 'attack-target').answer(scene.id('g'));
    scene.settles(() => {
      expect(scene.the('t').hp).toBe(6);
      expect(scene.hero('t')).toMatchObject({ xp: 2, lost: ['harsh-stimulants'] });
    });
  },
);

rule(
  'gh/A-51: a price that is printed first is paid for what follows it',
  { map: ['cb', ' g'], cast: { c: cragheart, b: { class: 'brute', hp: 10 }, g: guard } },
  (scene) => {
    scene.plays('c', 'unstable-upheaval', 'bottom');
    scene.settles(() => {
      expect(scene.the('b').hp).toBe(9);
      expect(scene.hero('c').active.map(({ card }) => card)).toEqual(['unstable-upheaval']);
    });
  },
);

rule(
  'gh/A-51: what harms enemies and allies alike may be left out if it is all that could be used',
  {
    map: ['cb', ' g'],
    cast: { c: { ...cragheart, conditions: ['immobilize'] }, b: { class: 'brute', hp: 10 }, g: guard },
  },
  (scene) => {
    scene.plays('c', 'rumbling-advance', 'bottom');
    scene.asks('ana', 'ability-use', 'perform', 'skip').answer('skip');
    scene.settles(() => expect([scene.the('b').hp, scene.the('g').hp]).toEqual([10, 30]));
  },
);
