import { expect } from 'vitest';
import { attackBy, runs } from '../scene/monsters.ts';
import { roundEnds } from './later.ts';
import { moves, strikes } from './plain-halves.ts';
import { asked, attacksInOrder, cardRule, conditionsOf, hpOf, laysOver, leaves } from './playing.ts';

const cragheart = { class: 'cragheart' } as const;
const brute = { class: 'brute' } as const;
const guard = { monster: 'bandit-guard', hp: 20 } as const;
const earth = { elements: { earth: 'strong' } } as const;
const rested = { c: { ...cragheart, acted: true }, g: { ...guard, acted: true } } as const;

cardRule(
  'explosive-punch top: destroys an adjacent obstacle and attacks all enemies beside it with 4, and earth',
  { map: ['cOg', ' .h.k', '.....'], cast: { c: cragheart, g: guard, h: guard, k: guard } },
  (scene) => {
    asked(scene, 'ability-hex', '1,0', 'skip');
    asked(scene, 'ability-use', 'perform', 'skip');
    attacksInOrder(scene, 'gh');
    scene.settles((s) => {
      expect(s.pieces).toEqual([]);
      expect(hpOf(scene, 'ghk')).toEqual([16, 16, 20]);
      leaves(scene, 'explosive-punch', { pile: 'lost', xp: 2, elements: ['earth'] });
    });
  },
);
moves('explosive-punch bottom: moves 4', 4);

const growth = 'sentient-growth top: attacks three hexes at range 3 with 2 and heals the allies there by 2';
cardRule(
  growth,
  {
    map: ['c..uv', ' ...x.', '...s.'],
    cast: { c: cragheart, u: guard, v: guard, x: { ...brute, hp: 3 }, s: { class: 'scoundrel', hp: 1 } },
  },
  (scene) => {
    laysOver(scene, growth, 'uvx');
    attacksInOrder(scene, 'uv');
    asked(scene, 'ability-use', 'perform', 'skip');
    scene.settles(() => {
      expect(hpOf(scene, 'uvxs')).toEqual([18, 18, 5, 1]);
      leaves(scene, 'sentient-growth', {});
    });
  },
);

cardRule(
  'sentient-growth bottom: moves 2, heals all adjacent allies by 1 and attacks all adjacent enemies with 1',
  {
    map: ['c..g', ' ..bh', '.....'],
    cast: { c: { ...cragheart, hp: 3 }, b: { ...brute, hp: 3 }, g: guard, h: guard },
  },
  (scene) => {
    scene.asksAbout('ana', 'move-to').answer('2,0');
    asked(scene, 'ability-use', 'perform', 'skip');
    asked(scene, 'ability-use', 'perform', 'skip');
    scene.settles(() => {
      expect(hpOf(scene, 'cbgh')).toEqual([3, 4, 19, 20]);
      leaves(scene, 'sentient-growth', {});
    });
  },
);

const thrown = {
  map: ['Oc....gk', ' .......h'],
  cast: { c: cragheart, g: guard, h: guard, k: guard },
} as const;

cardRule(
  'clear-the-way top: moves an adjacent obstacle to an empty hex within 4 and attacks all enemies beside it with 2',
  thrown,
  (scene) => {
    asked(scene, 'ability-hex', '0,0', 'skip');
    scene.asksAbout('ana', 'ability-hex').answer('5,0');
    asked(scene, 'ability-use', 'perform', 'skip');
    scene.settles((s) => {
      expect(s.pieces.map(({ hexes }) => hexes)).toEqual([['5,0']]);
      expect(hpOf(scene, 'ghk')).toEqual([18, 20, 20]);
      leaves(scene, 'clear-the-way', { xp: 1 });
    });
  },
);

cardRule(
  'clear-the-way top: with earth the attack is 3, for 1 more experience',
  { ...thrown, ...earth },
  (scene) => {
    asked(scene, 'ability-hex', '0,0', 'skip');
    scene.asksAbout('ana', 'ability-hex').answer('5,0');
    asked(scene, 'augments', 'augment:0');
    asked(scene, 'ability-use', 'perform', 'skip');
    scene.settles(() => {
      expect(hpOf(scene, 'ghk')).toEqual([17, 20, 20]);
      leaves(scene, 'clear-the-way', { xp: 2 });
    });
  },
);

cardRule(
  'clear-the-way top: an enemy beside the obstacle that is out of sight is not attacked',
  { map: ['.......', ' Oc....', '#####..', ' ####g..'], cast: { c: cragheart, g: guard } },
  (scene) => {
    asked(scene, 'ability-hex', '0,1', 'skip');
    scene.asksAbout('ana', 'ability-hex').answer('4,2');
    scene.settles(() => expect(scene.the('g').hp).toBe(20));
  },
);

cardRule(
  'clear-the-way top: the obstacle goes only where the cragheart sees',
  { map: ['Oc....', ' ..####'], cast: { c: cragheart } },
  (scene) => {
    asked(scene, 'ability-hex', '0,0', 'skip');
    const { options } = scene.asksAbout('ana', 'ability-hex').question;
    expect(options).toContain('1,1');
    expect(options).not.toContain('5,0');
    scene.asksAbout('ana', 'ability-hex').answer('1,1');
    scene.settles((s) => expect(s.pieces.map(({ hexes }) => hexes)).toEqual([['1,1']]));
  },
);

cardRule(
  'clear-the-way bottom: jumps 5, and every obstacle and trap on the way is gone',
  { map: ['cOTOT.OT'], cast: { c: cragheart } },
  (scene) => {
    asked(scene, 'move-to', '5,0', '1,0', '2,0', '3,0', '4,0', 'stop');
    scene.settles((s) => {
      expect(s.pieces.map(({ hexes }) => hexes)).toEqual([['6,0'], ['7,0']]);
      expect(scene.the('c').hp).toBe(10);
      leaves(scene, 'clear-the-way', { pile: 'lost', xp: 2 });
    });
  },
);

strikes('blunt-force top: attacks with 4', 4, { pile: 'lost', xp: 1 });

cardRule(
  'blunt-force top: with earth it is 8, for 2 more experience',
  { map: ['cg'], cast: { c: cragheart, g: guard }, ...earth },
  (scene) => {
    asked(scene, 'augments', 'augment:0');
    asked(scene, 'attack-target', 'bandit-guard-1', 'skip');
    scene.settles(() => {
      expect(scene.the('g').hp).toBe(12);
      expect(conditionsOf(scene, 'g')).toEqual([]);
      leaves(scene, 'blunt-force', { pile: 'lost', xp: 3 });
    });
  },
);

cardRule(
  'blunt-force bottom: moves 2 and retaliates with 1 for the round',
  { map: ['c..g'], cast: rested },
  (scene) => {
    asked(scene, 'move-to', '2,0', '1,0', 'stop');
    runs(scene, 'g', attackBy(0));
    scene.settles(() => {
      expect(hpOf(scene, 'cg')).toEqual([8, 19]);
      leaves(scene, 'blunt-force', { pile: 'active', xp: 1 });
    });
    roundEnds(scene);
    scene.settles(() => leaves(scene, 'blunt-force', { xp: 1 }));
  },
);
