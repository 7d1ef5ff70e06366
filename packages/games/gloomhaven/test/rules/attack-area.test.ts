import { expect } from 'vitest';
import { attack } from '../../content/words/abilities.ts';
import { aroundSelf, halfCircle, line, triangle } from '../../content/words/areas.ts';
import { groups, laysOver } from '../scene/areas.ts';
import { attacked, edges, hits } from '../scene/attacking.ts';
import { rule } from '../scene/index.ts';

const guard = { monster: 'bandit-guard', hp: 9 } as const;
const brute = { class: 'brute' } as const;

/** Straight ahead and then to one side: turned and mirrored it reaches every hex at distance 2 in twelve ways. */
const hook = aroundSelf([1, 0], [2, -1]);
const around = {
  map: ['.....', ' .....', '..b..', ' g.h.', '.....'],
  cast: { b: brute, g: guard, h: guard },
} as const;

rule('gh/attack.35: an area may be turned freely', around, (scene) => {
  scene.does('b', attack(3, { area: hook }));
  expect(groups(scene, 'gh')).toEqual(['g', 'h']);
});

rule(
  'gh/attack.35: an area may be mirrored',
  {
    map: ['.....', ' ...g.', '..bk.', ' ...h.', '.....'],
    cast: { b: brute, g: guard, h: guard, k: guard },
  },
  (scene) => {
    scene.does('b', attack(3, { area: hook }));
    expect(groups(scene, 'ghk')).toEqual(['g', 'gk', 'h', 'hk']);
  },
);

const beside = {
  map: ['.g.', ' .bh', '.k.'],
  cast: { b: brute, g: guard, h: guard, k: guard },
} as const;

rule('gh/attack.35: the question says whom each way to lay the area hits', beside, (scene) => {
  scene.does('b', attack(3, { area: halfCircle }));
  const { about, options } = scene.asksAbout('ana', 'attack-target').question;
  expect(about).toMatchObject({ figure: 'brute', value: 3, area: true });
  expect(about.hits).toHaveLength(options.length - 1);
  const [g, h, k] = ['g', 'h', 'k'].map((letter) => scene.id(letter));
  expect(about.hits).toEqual(expect.arrayContaining([[g], [h], [k], [g, h], [g, k], [h, k]]));
});

rule('gh/attack.36: an area about the attacker’s own hex is melee', beside, (scene) => {
  scene.does('b', attack(3, { area: halfCircle }));
  laysOver(scene, 'h');
  scene.settles(() => expect(edges(scene)).toEqual(['none']));
});

rule(
  'gh/attack.36a: a three-hex melee pattern attacks each enemy in it for 3 without Disadvantage',
  { map: ['..g', ' .bh', '..k'], cast: { b: brute, g: guard, h: guard, k: guard } },
  (scene) => {
    scene.does('b', attack(3, { area: halfCircle }));
    laysOver(scene, 'ghk');
    scene.asksAbout('ana', 'attack-target').answer(scene.id('g'));
    scene.asksAbout('ana', 'attack-target').answer(scene.id('h'));
    scene.settles(() => {
      expect(hits(scene)).toEqual([3, 3, 3]);
      expect(edges(scene)).toEqual(['none', 'none', 'none']);
    });
  },
);

const cluster = {
  map: ['.......', ' b...gh.', '.......'],
  cast: { b: brute, g: guard, h: guard },
} as const;

rule('gh/attack.37: one empty red hex in range is enough for a ranged area', cluster, (scene) => {
  scene.does('b', attack(4, { range: 3, area: line3 }));
  expect(groups(scene, 'gh')).toEqual(['g', 'gh']);
});

/** Three hexes in a row, anywhere. */
const line3 = {
  from: 'target',
  hexes: [
    [0, 0],
    [1, 0],
    [2, 0],
  ],
} as const;

rule(
  'gh/attack.37: the red hex in range may be a wall',
  {
    map: ['.....', ' .....', '.b...', ' ..#g.', '...h.', ' .....'],
    cast: { b: brute, g: guard, h: guard },
  },
  (scene) => {
    // Both enemies are 3 hexes away; of the triangle over both only the wall is within 2.
    scene.does('b', attack(4, { range: 2, area: triangle }));
    expect(groups(scene, 'gh')).toEqual(['g', 'gh', 'h']);
  },
);

rule(
  'gh/attack.37a: with one red hex at distance 3 and the others at 4, enemies in all three are attacked',
  {
    map: ['......', ' b..gh.', '....k.'],
    cast: { b: brute, g: guard, h: guard, k: guard },
  },
  (scene) => {
    scene.does('b', attack(4, { range: 3, area: triangle }));
    laysOver(scene, 'ghk');
    scene.asksAbout('ana', 'attack-target').answer(scene.id('g'));
    scene.asksAbout('ana', 'attack-target').answer(scene.id('h'));
    scene.settles(() => expect(hits(scene)).toEqual([4, 4, 4]));
  },
);

rule(
  'gh/attack.38: in an area only enemies that the attacker sees are attacked',
  { map: ['.....', ' bg#h.', '.....'], cast: { b: brute, g: guard, h: guard } },
  (scene) => {
    scene.does('b', attack(3, { range: 5, area: line3 }));
    expect(groups(scene, 'gh')).toEqual(['g']);
  },
);

rule(
  'gh/attack.39: allies in an area are not affected',
  { map: ['..g', ' .bs', '..k'], cast: { b: brute, s: { class: 'scoundrel' }, g: guard, k: guard } },
  (scene) => {
    scene.does('b', attack(3, { area: halfCircle, conditions: ['muddle'] }));
    laysOver(scene, 'gk');
    scene.asksAbout('ana', 'attack-target').answer(scene.id('g'));
    scene.settles(() => {
      expect(attacked(scene)).toEqual([scene.id('g'), scene.id('k')]);
      expect(scene.the('s')).toMatchObject({ hp: 8, conditions: [] });
    });
  },
);

rule(
  'gh/attack.40: in a ranged area attack each adjacent target is attacked with Disadvantage',
  { map: ['....', ' bgh.', '....'], cast: { b: brute, g: guard, h: guard } },
  (scene) => {
    scene.does(
      'b',
      attack(3, {
        range: 2,
        area: {
          from: 'target',
          hexes: [
            [0, 0],
            [1, 0],
          ],
        },
      }),
    );
    laysOver(scene, 'gh');
    scene.asks('ana', 'attack-target', scene.id('g'), scene.id('h')).answer(scene.id('g'));
    scene.settles(() => expect(edges(scene)).toEqual(['disadvantage', 'none']));
  },
);

rule(
  'gh/attack.44: a melee pattern hits hexes that are not adjacent',
  { map: ['....', ' b.g.', '....'], cast: { b: brute, g: guard } },
  (scene) => {
    scene.does('b', attack(3, { area: line(2) }));
    laysOver(scene, 'g');
    scene.settles(() => expect(hits(scene)).toEqual([3]));
  },
);
