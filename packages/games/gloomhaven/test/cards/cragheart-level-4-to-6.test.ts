import { expect } from 'vitest';
import { attackBy, runs } from '../scene/monsters.ts';
import { attacksLater, roundEnds } from './later.ts';
import { asked, attacksInOrder, cardRule, conditionsOf, hpOf, inSight, laysOver, leaves } from './playing.ts';

const cragheart = { class: 'cragheart' } as const;
const brute = { class: 'brute' } as const;
const guard = { monster: 'bandit-guard', hp: 20 } as const;
const archer = { monster: 'bandit-archer', hp: 20 } as const;
const earth = { elements: { earth: 'strong' } } as const;

cardRule(
  'rock-slide top: three obstacles within range 4, everybody beside them suffers 2 once, and earth',
  {
    map: ['c......', ' .pbq..', '..r...g', ' ......h'],
    cast: { c: cragheart, b: brute, g: guard, h: guard },
  },
  (scene) => {
    for (const place of ['p', 'q', 'r']) scene.asksAbout('ana', 'ability-hex').answer(scene.at(place));
    scene.settles((s) => {
      expect(s.pieces.map(({ is, hexes }) => [is, ...hexes])).toEqual([
        ['obstacle', scene.at('p')],
        ['obstacle', scene.at('q')],
        ['obstacle', scene.at('r')],
      ]);
      expect(hpOf(scene, 'cbgh')).toEqual([10, 8, 20, 20]);
      leaves(scene, 'rock-slide', { xp: 1, elements: ['earth'] });
    });
  },
);

cardRule(
  'rock-slide top: an obstacle five hexes away is not offered',
  { map: inSight('c....'), cast: { c: cragheart } },
  (scene) => {
    const around = ['1,0', '2,0', '3,0', '4,0', '0,1', '1,1', '2,1', '3,1'];
    scene.asks('ana', 'ability-hex', ...around, 'skip').answer('skip');
    scene.settles((s) => {
      expect(s.pieces).toEqual([]);
      leaves(scene, 'rock-slide', {});
    });
  },
);

cardRule(
  'rock-slide bottom: moves 6 in a straight line',
  { map: ['c.......', ' .......'], cast: { c: cragheart } },
  (scene) => {
    scene.asks('ana', 'move-to', '1,0', '2,0', '3,0', '4,0', '5,0', '6,0', '0,1', 'stop').answer('2,0');
    asked(scene, 'move-to', '6,0', '3,0', '4,0', '5,0', 'stop');
    scene.settles(() => {
      expect(scene.the('c').hex).toBe('6,0');
      leaves(scene, 'rock-slide', {});
    });
  },
);

cardRule(
  'kinetic-assault top: moves 1 and attacks with 4',
  { map: ['c.g'], cast: { c: cragheart, g: guard } },
  (scene) => {
    asked(scene, 'move-to', '1,0', 'stop');
    asked(scene, 'attack-target', 'bandit-guard-1', 'skip');
    scene.settles(() => {
      expect(scene.the('g').hp).toBe(16);
      leaves(scene, 'kinetic-assault', {});
    });
  },
);

cardRule(
  'kinetic-assault bottom: retaliates with 3 at range 3 for the round',
  {
    map: inSight('c..ah'),
    cast: { c: { ...cragheart, acted: true }, a: { ...archer, acted: true }, h: { ...archer, acted: true } },
  },
  (scene) => {
    runs(scene, 'a', attackBy(0));
    runs(scene, 'h', attackBy(0));
    scene.settles(() => {
      expect(hpOf(scene, 'cah')).toEqual([6, 17, 20]);
      leaves(scene, 'kinetic-assault', { pile: 'active', xp: 2 });
    });
    roundEnds(scene);
    scene.settles(() => leaves(scene, 'kinetic-assault', { pile: 'lost', xp: 2 }));
  },
);

cardRule(
  'petrify top: kills a normal enemy within range 4; an obstacle stands where it died, its coin on top, and earth',
  {
    map: inSight('c..egf.'),
    cast: { c: cragheart, e: { ...guard, rank: 'elite' }, g: guard, f: guard },
  },
  (scene) => {
    asked(scene, 'ability-target', 'bandit-guard-2', 'skip');
    asked(scene, 'ability-hex', '4,0', 'skip');
    scene.settles((s) => {
      expect(hpOf(scene, 'egf')).toEqual([20, 0, 20]);
      expect(s.pieces.map(({ is, hexes }) => [is, ...hexes])).toEqual([
        ['coin', '4,0'],
        ['obstacle', '4,0'],
      ]);
      leaves(scene, 'petrify', { pile: 'lost', xp: 2, elements: ['earth'] });
    });
  },
);

cardRule(
  'petrify bottom: moves 3 and immobilizes all adjacent enemies',
  { map: ['c...g', ' ...h.k'], cast: { c: cragheart, g: guard, h: guard, k: guard } },
  (scene) => {
    scene.asksAbout('ana', 'move-to').answer('3,0');
    asked(scene, 'ability-use', 'perform', 'skip');
    scene.settles(() => {
      expect([...'ghk'].map((letter) => scene.has(letter, 'immobilize'))).toEqual([true, true, false]);
      leaves(scene, 'petrify', {});
    });
  },
);

const pummel =
  'stone-pummel top: attacks two neighbouring hexes and the two opposite ones with 3 and muddles';
cardRule(
  pummel,
  {
    map: ['.uv.', ' xcy', '.wz.'],
    cast: { c: cragheart, u: guard, v: guard, w: guard, x: guard, y: guard, z: guard },
  },
  (scene) => {
    laysOver(scene, pummel, 'vyxw', 3);
    attacksInOrder(scene, 'vwxy');
    scene.settles(() => {
      expect(hpOf(scene, 'uvwxyz')).toEqual([20, 17, 17, 17, 17, 20]);
      expect([...'uvwxyz'].map((letter) => scene.has(letter, 'muddle'))).toEqual([
        ...[false, true, true, true, true, false],
      ]);
      leaves(scene, 'stone-pummel', { xp: 1 });
    });
  },
);

cardRule(
  'stone-pummel bottom: a melee attack destroys an adjacent obstacle for 3 more and 1 experience',
  { map: ['OcgO', ' O..'], cast: { c: cragheart, g: guard } },
  (scene) => {
    attacksLater(scene, { by: 'c', on: 'g', value: 1 }, { range: 2 });
    scene.settles(() => {
      expect(scene.the('g').hp).toBe(19);
      leaves(scene, 'stone-pummel', { pile: 'active' });
    });
    attacksLater(scene, { by: 'c', on: 'g', value: 1 });
    asked(scene, 'ability-hex', '0,0', '0,1');
    scene.settles(() => {
      expect(scene.the('g').hp).toBe(15);
      leaves(scene, 'stone-pummel', { pile: 'active', xp: 1 });
    });
    attacksLater(scene, { by: 'c', on: 'g', value: 1 });
    attacksLater(scene, { by: 'c', on: 'g', value: 1 });
    scene.settles((s) => {
      expect(scene.the('g').hp).toBe(10);
      expect(s.pieces.map(({ hexes }) => hexes)).toEqual([['3,0']]);
      leaves(scene, 'stone-pummel', { pile: 'active', xp: 2 });
    });
  },
);

cardRule(
  'stone-pummel bottom: it is lost after four uses',
  { map: ['.OO.', ' OcO', '..g.'], cast: { c: cragheart, g: guard } },
  (scene) => {
    for (let left = 4; left > 0; left--) {
      attacksLater(scene, { by: 'c', on: 'g', value: 1 });
      if (left > 1) {
        const asks = scene.asksAbout('ana', 'ability-hex');
        asks.answer(asks.question.options[0] ?? '');
      }
    }
    scene.settles(() => {
      expect(scene.the('g').hp).toBe(4);
      leaves(scene, 'stone-pummel', { pile: 'lost', xp: 4 });
    });
  },
);

cardRule(
  'dig-pit top: a trap of 2 damage and stun in an adjacent empty hex, and all adjacent enemies are muddled',
  { map: ['gc.h'], cast: { c: cragheart, g: guard, h: guard } },
  (scene) => {
    asked(scene, 'ability-hex', '2,0', 'skip');
    asked(scene, 'ability-use', 'perform', 'skip');
    scene.settles((s) => {
      expect(s.pieces).toMatchObject([{ is: 'trap', hexes: ['2,0'], value: 2, conditions: ['stun'] }]);
      expect([conditionsOf(scene, 'g'), conditionsOf(scene, 'h')]).toEqual([['muddle'], []]);
      leaves(scene, 'dig-pit', {});
    });
    scene.does('c', {
      do: 'pull',
      value: 1,
      targets: { is: 'figures', side: 'enemies', count: 'all', where: { is: 'anywhere' }, when: [] },
    });
    asked(scene, 'ability-use', 'perform', 'skip');
    asked(scene, 'pull-to', '2,0', 'decline');
    scene.settles(() => {
      expect(scene.the('h')).toMatchObject({ hex: '2,0', hp: 18 });
      expect(conditionsOf(scene, 'h')).toEqual(['stun']);
    });
  },
);

cardRule('dig-pit bottom: moves 2 and is invisible', { map: ['c...'], cast: { c: cragheart } }, (scene) => {
  asked(scene, 'move-to', '2,0', '1,0', 'stop');
  scene.settles(() => {
    expect(scene.the('c').hex).toBe('2,0');
    expect(conditionsOf(scene, 'c')).toEqual(['invisible']);
    leaves(scene, 'dig-pit', {});
  });
});

/** The area of six hexes before the cragheart. */
const quake = {
  map: ['.uo.', ' cvw.', '.xz.'],
  cast: { c: cragheart, x: brute, u: guard, v: guard, w: guard },
} as const;

const cataclysm = 'cataclysm top: attacks six hexes with 4 and immobilizes allies and enemies there';
cardRule(cataclysm, quake, (scene) => {
  laysOver(scene, cataclysm, 'uovwxz');
  attacksInOrder(scene, 'uvw');
  scene.settles(() => {
    expect(hpOf(scene, 'cxuvw')).toEqual([10, 10, 16, 16, 16]);
    expect([...'cxuvw'].map((letter) => scene.has(letter, 'immobilize'))).toEqual([
      ...[false, true, true, true, true],
    ]);
    leaves(scene, 'cataclysm', { pile: 'lost' });
  });
});

cardRule('cataclysm top: with earth it is 6, for 2 experience', { ...quake, ...earth }, (scene) => {
  asked(scene, 'augments', 'augment:0');
  laysOver(scene, cataclysm, 'uovwxz');
  attacksInOrder(scene, 'uvw');
  scene.settles(() => {
    expect(hpOf(scene, 'cxuvw')).toEqual([10, 10, 14, 14, 14]);
    leaves(scene, 'cataclysm', { pile: 'lost', xp: 2 });
  });
});

cardRule(
  'cataclysm bottom: moves 3, with earth 6',
  { map: ['c.......'], cast: { c: cragheart }, ...earth },
  (scene) => {
    asked(scene, 'augments', 'augment:0');
    asked(scene, 'move-to', '6,0', '1,0', '2,0', '3,0', '4,0', '5,0', 'stop');
    scene.settles(() => leaves(scene, 'cataclysm', {}));
  },
);

cardRule('cataclysm bottom: without earth 3', { map: ['c.......'], cast: { c: cragheart } }, (scene) => {
  asked(scene, 'move-to', '3,0', '1,0', '2,0', 'stop');
  scene.settles(() => leaves(scene, 'cataclysm', {}));
});
