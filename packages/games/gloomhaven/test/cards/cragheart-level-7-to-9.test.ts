import { expect } from 'vitest';
import { hexesOption } from '../../options.ts';
import { theFigure } from '../../rules/figures.ts';
import { startTurn } from '../../rules/turns/turn-edges.ts';
import { attacksLater, roundEnds } from './later.ts';
import { moves } from './plain-halves.ts';
import { asked, attacksInOrder, cardRule, type Given, hpOf, inSight, leaves } from './playing.ts';

const cragheart = { class: 'cragheart' } as const;
const brute = { class: 'brute' } as const;
const guard = { monster: 'bandit-guard', hp: 20 } as const;
const earth = { elements: { earth: 'strong' } } as const;

cardRule(
  'meteor top: an obstacle of three hexes within range 3; all enemies beside it are attacked with 4 and immobilized, and earth',
  { map: ['c.p.g', ' .qr.', '...h.', ' .....'], cast: { c: cragheart, g: guard, h: guard } },
  (scene) => {
    scene.asksAbout('ana', 'ability-hex').answer(scene.at('p'));
    const wanted = ['p', 'q', 'r'].map((it) => scene.at(it)).sort();
    scene.asksAbout('ana', 'ability-hex').answer(hexesOption(['p', 'q', 'r'].map((it) => scene.at(it))));
    asked(scene, 'ability-use', 'perform', 'skip');
    scene.settles((s) => {
      expect(s.pieces).toHaveLength(1);
      expect(s.pieces[0]?.hexes.toSorted()).toEqual(wanted);
      expect(hpOf(scene, 'gh')).toEqual([20, 16]);
      expect([scene.has('g', 'immobilize'), scene.has('h', 'immobilize')]).toEqual([false, true]);
      leaves(scene, 'meteor', { pile: 'lost', xp: 2, elements: ['earth'] });
    });
  },
);

cardRule(
  'meteor top: all three hexes are within range 3',
  { map: ['c.....', ' ......', '......'], cast: { c: cragheart } },
  (scene) => {
    scene.asksAbout('ana', 'ability-hex').answer('3,0');
    scene.settles((s) => expect(s.pieces[0]?.hexes.toSorted()).toEqual(['2,0', '2,1', '3,0']));
  },
);
moves('meteor bottom: jumps 4', 4, { jump: true });

cardRule(
  'brutal-momentum top: attacks with 3 and pushes by 2',
  { map: ['cg..'], cast: { c: cragheart, g: guard } },
  (scene) => {
    asked(scene, 'attack-target', 'bandit-guard-1', 'skip');
    asked(scene, 'push-to', '2,0', 'decline');
    scene.settles(() => {
      expect(scene.the('g')).toMatchObject({ hp: 17, hex: '3,0' });
      leaves(scene, 'brutal-momentum', {});
    });
  },
);

cardRule(
  'brutal-momentum top: each hex that a wall takes from the push is 2 damage and 1 experience',
  { map: ['cg.'], cast: { c: cragheart, g: guard } },
  (scene) => {
    asked(scene, 'attack-target', 'bandit-guard-1', 'skip');
    asked(scene, 'push-to', '2,0', 'decline');
    scene.settles(() => {
      expect(scene.the('g')).toMatchObject({ hp: 15, hex: '2,0' });
      leaves(scene, 'brutal-momentum', { xp: 1 });
    });
  },
);

cardRule(
  'brutal-momentum top: against an obstacle both hexes are lost',
  { map: ['cgO.'], cast: { c: cragheart, g: guard } },
  (scene) => {
    asked(scene, 'attack-target', 'bandit-guard-1', 'skip');
    scene.settles((s) => {
      expect(scene.the('g')).toMatchObject({ hp: 13, hex: '1,0' });
      expect(s.pieces).toHaveLength(1);
      leaves(scene, 'brutal-momentum', { xp: 2 });
    });
  },
);

cardRule(
  'brutal-momentum top: a figure in the way is no wall',
  { map: ['cgb'], cast: { c: cragheart, b: brute, g: guard } },
  (scene) => {
    asked(scene, 'attack-target', 'bandit-guard-1', 'skip');
    scene.settles(() => {
      expect(hpOf(scene, 'gb')).toEqual([17, 10]);
      leaves(scene, 'brutal-momentum', {});
    });
  },
);

const shooting = {
  map: ['.cg.'],
  cast: { c: { ...cragheart, acted: true }, g: { ...guard, acted: true } },
} as const;

cardRule('brutal-momentum bottom: 1 more on ranged attacks of the round', shooting, (scene) => {
  attacksLater(scene, { by: 'c', on: 'g', value: 2 });
  attacksLater(scene, { by: 'c', on: 'g', value: 2 }, { range: 2 });
  scene.settles(() => {
    expect(scene.the('g').hp).toBe(15);
    leaves(scene, 'brutal-momentum', { pile: 'active' });
  });
  roundEnds(scene);
  scene.settles(() => leaves(scene, 'brutal-momentum', {}));
});

cardRule(
  'brutal-momentum bottom: with earth 2 more, for 1 experience',
  { ...shooting, ...earth },
  (scene) => {
    asked(scene, 'augments', 'augment:0');
    attacksLater(scene, { by: 'c', on: 'g', value: 2 });
    attacksLater(scene, { by: 'c', on: 'g', value: 2 }, { range: 2 });
    scene.settles(() => {
      expect(scene.the('g').hp).toBe(14);
      leaves(scene, 'brutal-momentum', { pile: 'active', xp: 1 });
    });
  },
);

const rocks = { map: ['OcOOO', ' .g...'], cast: { c: cragheart, g: guard } } as const;

cardRule(
  'rocky-end top: all obstacles within range 2 are destroyed; an attack of 2 for each of their hexes',
  rocks,
  (scene) => {
    asked(scene, 'attack-target', 'bandit-guard-1', 'skip');
    scene.settles((s) => {
      expect(s.pieces.map(({ hexes }) => hexes)).toEqual([['4,0']]);
      expect(scene.the('g').hp).toBe(14);
      leaves(scene, 'rocky-end', { pile: 'lost', xp: 2 });
    });
  },
);

cardRule(
  'rocky-end top: an obstacle out of sight stays',
  { map: ['gcOO'], cast: { c: cragheart, g: guard } },
  (scene) => {
    asked(scene, 'attack-target', 'bandit-guard-1', 'skip');
    scene.settles((s) => expect(s.pieces.map(({ hexes }) => hexes)).toEqual([['3,0']]));
  },
);

cardRule(
  'rocky-end top: with earth within range 3, for 1 more experience',
  { ...rocks, ...earth },
  (scene) => {
    asked(scene, 'augments', 'augment:0');
    asked(scene, 'attack-target', 'bandit-guard-1', 'skip');
    scene.settles((s) => {
      expect(s.pieces).toEqual([]);
      expect(scene.the('g').hp).toBe(12);
      leaves(scene, 'rocky-end', { pile: 'lost', xp: 3 });
    });
  },
);

cardRule(
  'rocky-end bottom: moves 6 to end beside an obstacle',
  { map: ['c....O......O'], cast: { c: cragheart } },
  (scene) => {
    scene.asks('ana', 'move-to', '4,0', 'stop').answer('4,0');
    scene.settles(() => {
      expect(scene.the('c').hex).toBe('4,0');
      leaves(scene, 'rocky-end', {});
    });
  },
);

cardRule(
  'lumbering-bash top: moves 2 and attacks with 5, and earth',
  { map: ['c..g'], cast: { c: cragheart, g: guard } },
  (scene) => {
    asked(scene, 'move-to', '2,0', '1,0', 'stop');
    asked(scene, 'attack-target', 'bandit-guard-1', 'skip');
    scene.settles(() => {
      expect(scene.the('g').hp).toBe(15);
      leaves(scene, 'lumbering-bash', { xp: 1, elements: ['earth'] });
    });
  },
);

const healing: Given = {
  map: inSight('c.bs...g'),
  cast: {
    ...{ c: { ...cragheart, hp: 1, picked: ['crater', 'avalanche'] }, b: { ...brute, hp: 1, acted: true } },
    ...{ s: { class: 'scoundrel', hp: 1, acted: true }, g: { ...guard, acted: true } },
  },
};

cardRule('lumbering-bash bottom: heals by 2 within range 2 when the turn starts', healing, (scene) => {
  scene.goOn((s) => s.turn?.stage === 'end');
  asked(scene, 'ability-target', 'brute', 'cragheart', 'skip');
  scene.asksAbout('ana', 'next').answer('end-turn');
  scene.settles(() => {
    expect(hpOf(scene, 'cbs')).toEqual([1, 3, 1]);
    leaves(scene, 'lumbering-bash', { pile: 'active', xp: 1 });
  });
});

cardRule(
  'lumbering-bash bottom: five turns, the first, third and fifth give experience',
  healing,
  (scene) => {
    for (const [n, xp] of [1, 1, 2, 2, 3].entries()) {
      scene.perform((g) => startTurn(g, theFigure(g.state, scene.id('c'))));
      asked(scene, 'ability-target', 'cragheart', 'brute', 'skip');
      scene.settles(() => leaves(scene, 'lumbering-bash', { pile: n < 4 ? 'active' : 'lost', xp }));
    }
    scene.settles(() => expect(scene.the('c').hp).toBe(10));
  },
);

cardRule(
  'blind-destruction top: attacks with 4 at range 4; everybody beside the target suffers what it has suffered',
  {
    map: ['c...gkf', ' ....b..'],
    cast: {
      c: { ...cragheart, draws: ['+1'] },
      b: brute,
      g: { ...guard, shield: 2 },
      k: { ...guard, shield: 2 },
      f: guard,
    },
  },
  (scene) => {
    asked(scene, 'attack-target', 'bandit-guard-1', 'skip');
    scene.settles(() => {
      expect(hpOf(scene, 'cbgkf')).toEqual([10, 7, 17, 17, 20]);
      leaves(scene, 'blind-destruction', {});
    });
  },
);

cardRule(
  'blind-destruction bottom: moves 4; everybody beside a hex entered suffers 2, and earth',
  {
    map: ['g......', ' c....k', '.b....', ' .h...f'],
    cast: { c: cragheart, b: brute, g: guard, h: guard, k: guard, f: guard },
  },
  (scene) => {
    scene.asksAbout('ana', 'move-to').answer('4,1');
    scene.settles(() => {
      expect(scene.the('c').hex).toBe('4,1');
      expect(hpOf(scene, 'cbghkf')).toEqual([10, 8, 20, 20, 18, 20]);
      leaves(scene, 'blind-destruction', { elements: ['earth'] });
    });
  },
);

cardRule(
  'pulverize top: attacks all adjacent enemies with 3 and pushes each by 2',
  { map: ['..gch..', ' .......'], cast: { c: cragheart, g: guard, h: guard } },
  (scene) => {
    asked(scene, 'ability-use', 'perform', 'skip');
    attacksInOrder(scene, 'gh');
    scene.asksAbout('ana', 'push-to').answer('1,0');
    scene.asksAbout('ana', 'push-to').answer('0,0');
    scene.asksAbout('ana', 'push-to').answer('decline');
    scene.settles(() => {
      expect(scene.the('g')).toMatchObject({ hp: 17, hex: '0,0' });
      expect(scene.the('h')).toMatchObject({ hp: 17, hex: '4,0' });
      leaves(scene, 'pulverize', { pile: 'lost' });
    });
  },
);

cardRule(
  'pulverize top: obstacles that stop the pushes may be destroyed, each for 2 damage and 1 experience',
  { map: ['OgchO'], cast: { c: cragheart, g: guard, h: guard } },
  (scene) => {
    asked(scene, 'ability-use', 'perform', 'skip');
    attacksInOrder(scene, 'gh');
    asked(scene, 'ability-hex', '0,0', 'skip');
    asked(scene, 'ability-hex', '4,0', 'skip');
    scene.settles((s) => {
      expect(hpOf(scene, 'gh')).toEqual([15, 15]);
      expect(s.pieces).toEqual([]);
      leaves(scene, 'pulverize', { pile: 'lost', xp: 2 });
    });
  },
);

cardRule(
  'pulverize bottom: attacks all adjacent enemies with 2, jumps 5 and attacks all adjacent enemies with 3',
  { map: ['cgO...k.', ' h......'], cast: { c: cragheart, g: guard, h: guard, k: guard } },
  (scene) => {
    asked(scene, 'ability-use', 'perform', 'skip');
    attacksInOrder(scene, 'gh');
    scene.asksAbout('ana', 'move-to').answer('5,0');
    asked(scene, 'ability-use', 'perform', 'skip');
    scene.settles(() => {
      expect(hpOf(scene, 'ghk')).toEqual([18, 18, 17]);
      leaves(scene, 'pulverize', { pile: 'lost', xp: 2 });
    });
  },
);
