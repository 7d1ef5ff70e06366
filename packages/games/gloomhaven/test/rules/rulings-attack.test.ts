import { expect } from 'vitest';
import { attacked, attacks, hits, used } from '../scene/attacking.ts';
import { rule } from '../scene/index.ts';
import { attackBy, runs } from '../scene/monsters.ts';

const guard = { monster: 'bandit-guard', hp: 20 } as const;

/** A duel in which the Brute draws these cards. */
const drawing = (...draws: readonly string[]) =>
  ({ map: ['bg'], cast: { b: { class: 'brute', draws }, g: guard } }) as const;
const strong = (...draws: readonly string[]) =>
  ({ map: ['bg'], cast: { b: { class: 'brute', draws, conditions: ['strengthen'] }, g: guard } }) as const;
const weak = (...draws: readonly string[]) =>
  ({ map: ['bg'], cast: { b: { class: 'brute', draws, conditions: ['muddle'] }, g: guard } }) as const;

rule(
  'gh/A-03: in a passage one hex wide neighbours see each other',
  { ...drawing(), map: ['.bg.'] },
  (scene) => {
    attacks(scene, 3, { by: 'b', on: 'g' });
    scene.settles(() => expect(hits(scene)).toEqual([3]));
  },
);

rule(
  'gh/A-03: unless the table plays without it',
  { ...drawing(), map: ['.bg.'], options: { neighboursSee: false } },
  (scene) => {
    scene.does('b', { do: 'attack', value: 3 });
    scene.asksNothingOf('ana');
    scene.settles(() => expect(hits(scene)).toEqual([]));
  },
);

const crowd = {
  map: ['gbh', ' ki'],
  cast: { b: { class: 'brute', draws: ['+0-add-target'] }, g: guard, h: guard, k: guard, i: guard },
} as const;

rule(
  'gh/A-05: all targets are declared before the first card is drawn, one that a card adds when it is drawn',
  crowd,
  (scene) => {
    scene.does('b', { do: 'attack', value: 2, count: 2 });
    scene.asksAbout('ana', 'attack-target').answer('bandit-guard-2');
    scene.asksAbout('ana', 'attack-target').answer('bandit-guard-1');
    expect(scene.told.filter(({ is }) => is === 'drawn')).toHaveLength(1);
    scene.asksAbout('ana', 'attack-target').answer('bandit-guard-3');
    scene.settles(() =>
      expect(attacked(scene)).toEqual(['bandit-guard-2', 'bandit-guard-1', 'bandit-guard-3']),
    );
  },
);

rule(
  'gh/A-06: a push must use a legal free hex, but the whole effect may be declined',
  { map: ['bgO', ' ..'], cast: drawing().cast },
  (scene) => {
    attacks(scene, 1, { by: 'b', on: 'g', push: 1 });
    scene.asks('ana', 'push-to', '1,1', 'decline').answer('decline');
    scene.settles(() => expect(scene.the('g').hex).toBe(scene.at('g')));
  },
);

const stunned = (item: string, conditions: readonly string[]) =>
  ({
    map: ['bg'],
    cast: { b: { class: 'brute', hp: 10, items: [item], conditions }, g: { monster: 'bandit-guard' } },
    monsterDraws: ['x2'],
  }) as const;

rule(
  'gh/A-07: a stunned character uses no item against an attack',
  stunned('leather-armor', ['stun']),
  (scene) => {
    runs(scene, 'g', attackBy(0));
    scene.asksNothingOf('ana');
    scene.settles(() => expect(scene.the('b').hp).toBe(6));
  },
);

rule('gh/A-07: nor do items with use circles trigger', stunned('hide-armor', ['stun']), (scene) => {
  runs(scene, 'g', attackBy(0));
  scene.settles(() => {
    expect(scene.the('b').hp).toBe(6);
    expect(scene.hero('b').items).toMatchObject([{ state: 'ready', marked: 0 }]);
  });
});

rule('gh/A-07: while another is asked', stunned('leather-armor', []), (scene) => {
  runs(scene, 'g', attackBy(0));
  scene.asks('ana', 'reaction', 'item:leather-armor', 'go-on').answer('go-on');
  scene.settles(() => expect(scene.the('b').hp).toBe(6));
});

rule('gh/A-07: what simply works all the time keeps working', stunned('iron-helmet', ['stun']), (scene) => {
  runs(scene, 'g', attackBy(0));
  scene.settles(() => expect(scene.the('b').hp).toBe(8));
});

rule(
  'gh/A-19: with Attack 2 a 2x and a +2 are equal, so the first card is used',
  strong('+2', 'x2'),
  (scene) => {
    attacks(scene, 2, { by: 'b', on: 'g' });
    scene.settles(() => expect(used(scene)).toEqual([['+2']]));
  },
);

rule('gh/A-19: with Attack 3 the 2x makes more and is better', strong('+2', 'x2'), (scene) => {
  attacks(scene, 3, { by: 'b', on: 'g' });
  scene.settles(() => expect(used(scene)).toEqual([['x2']]));
});

rule('gh/A-20: a null is worse than a card that results in a positive value', weak('-2', 'null'), (scene) => {
  attacks(scene, 3, { by: 'b', on: 'g' });
  scene.settles(() => expect(used(scene)).toEqual([['null']]));
});

rule('gh/A-20: and so is a curse', weak('-1', 'curse'), (scene) => {
  attacks(scene, 3, { by: 'b', on: 'g' });
  scene.settles(() => expect(used(scene)).toEqual([['curse']]));
});

rule('gh/A-20: it equals a card without effects that also results in 0', weak('-2', 'null'), (scene) => {
  attacks(scene, 2, { by: 'b', on: 'g' });
  scene.settles(() => expect(used(scene)).toEqual([['-2']]));
});

rule('gh/A-21: with Advantage a rolling card drawn first is added', strong('roll-+1', '+1'), (scene) => {
  attacks(scene, 2, { by: 'b', on: 'g' });
  scene.settles(() => expect(hits(scene)).toEqual([4]));
});

rule('gh/A-21: and so is one drawn second', strong('+1', 'roll-+1'), (scene) => {
  attacks(scene, 2, { by: 'b', on: 'g' });
  scene.settles(() => expect(hits(scene)).toEqual([4]));
});

rule(
  'gh/A-22: with Disadvantage a rolling card with a negative value is ignored like all rolling cards',
  weak('roll--1', '+1'),
  (scene) => {
    attacks(scene, 2, { by: 'b', on: 'g' });
    scene.settles(() => expect([used(scene), hits(scene)]).toEqual([[['+1']], [3]]));
  },
);

rule(
  'gh/A-48: a boss leaves one money token',
  { map: ['bm'], cast: { b: { class: 'brute' }, m: { monster: 'bandit-commander', rank: 'boss', hp: 1 } } },
  (scene) => {
    attacks(scene, 5, { by: 'b', on: 'm' });
    scene.settles((s) => expect(s.pieces).toMatchObject([{ is: 'coin', value: 1 }]));
  },
);

rule(
  'gh/A-48: unless it was spawned',
  {
    map: ['bm'],
    cast: { b: { class: 'brute' }, m: { monster: 'bandit-commander', rank: 'boss', hp: 1, called: true } },
  },
  (scene) => {
    attacks(scene, 5, { by: 'b', on: 'm' });
    scene.settles((s) => expect(s.pieces).toEqual([]));
  },
);
