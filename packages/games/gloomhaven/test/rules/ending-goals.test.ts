import { expect } from 'vitest';
import { exhaust } from '../../rules/death.ts';
import { theHero } from '../../rules/figures.ts';
import { reckon } from '../../rules/scenario/ending.ts';
import { beginRound } from '../../rules/turns/round.ts';
import { type HexScene, rule } from '../scene/index.ts';

/** The Brute is exhausted, the others win. */
function winsExhausted(scene: HexScene, why: 'hp' | 'cards'): void {
  const id = scene.id('b');
  scene.perform((g) => {
    exhaust(g, theHero(g.state, id), why);
    g.state.ending = 'success';
    reckon(g);
    return undefined;
  });
}

const party = (goal: string, hp: number) =>
  ({ map: ['bt'], cast: { b: { class: 'brute', hp, goal }, t: { class: 'tinkerer' } } }) as const;

rule(
  'gh/ending.13: whoever is out of cards keeps its hit points: at full ones "2 or fewer" is missed',
  party('masochist', 10),
  (scene) => {
    winsExhausted(scene, 'cards');
    scene.settles(() => expect(scene.hero('b').checks).toBe(0));
  },
);

rule('gh/ending.13: with 2 left it is met', party('masochist', 2), (scene) => {
  winsExhausted(scene, 'cards');
  scene.settles(() => expect(scene.hero('b').checks).toBe(1));
});

rule('gh/ending.13: without any left it is met', party('masochist', 10), (scene) => {
  winsExhausted(scene, 'hp');
  scene.settles(() => expect(scene.hero('b').checks).toBe(1));
});

rule('gh/ending.13: at full hit points "undamaged" is met', party('fast-healer', 10), (scene) => {
  winsExhausted(scene, 'cards');
  scene.settles(() => expect(scene.hero('b').checks).toBe(1));
});

const altar = { objective: 'altar', side: 'monsters', hp: 3 } as const;

for (const [what, lead, empty] of [
  ['an altar is no monster', altar, 1],
  ['a guard is one', { monster: 'bandit-guard' }, undefined],
] as const)
  rule(
    `gh/setup.14: a goal that counts rounds without monsters on the map: ${what}`,
    { map: ['b.a'], cast: { b: { class: 'brute', hand: ['trample', 'skewer'] }, a: lead } },
    (scene) => {
      scene.perform((g) => beginRound(g));
      scene.settles(() => expect(scene.hero('b').tally['empty-rounds']).toBe(empty));
    },
  );
