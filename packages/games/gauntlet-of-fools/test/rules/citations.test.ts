import { expect } from 'vitest';
import { rule, type TableScene } from '../table.ts';

/** The number of the rule that the last line of a kind cites. */
const cited = (scene: TableScene, is: string): string | undefined =>
  scene.match.log.findLast(({ fact }) => fact.is === is)?.rule;

const strong = { bonus: { attack: 30 } };

rule('gof/turn.5: gold from a Cache cites the rule of special encounters', { ana: {} }, (scene) => {
  scene.faces('ana', 'cache');
  scene.settles(() => expect(cited(scene, 'gained-gold')).toBe('gof/turn.5'));
});

rule('gof/turn.7.3: gold from a treasure cites the rule of treasures', { ana: strong }, (scene) => {
  scene.faces('ana', 'ogre');
  scene.settles(() => expect(cited(scene, 'gained-gold')).toBe('gof/turn.7.3'));
});

rule(
  'gof/turn.9.5: the gold of a living Prospector cites the rule that pays it',
  { ana: { class: 'prospector', penalty: { dice: 9 }, bonus: { defense: 9 } } },
  (scene) => {
    scene.turns();
    scene.settles(() => expect(cited(scene, 'gained-gold')).toBe('gof/turn.9.5'));
  },
  { deck: ['titan'] },
);

rule('gof/numbers.5: a kill by attack cites the comparison', { ana: strong }, (scene) => {
  scene.faces('ana', 'ogre');
  scene.settles(() => expect(cited(scene, 'killed')).toBe('gof/numbers.5'));
});

rule(
  'gof/numbers.8: a kill by ability cites the rule of abilities',
  { ana: { weapon: 'dagger' } },
  (scene) => {
    scene.faces('ana', 'titan');
    scene.asks('ana', 'before-rolling', 'dagger', 'go-on').answer('dagger');
    scene.settles(() => expect(cited(scene, 'killed')).toBe('gof/numbers.8'));
  },
);

rule(
  'gof/turn.7.4: the choice of a damage cites the rule of damage',
  { ana: { dice: [1, 1, 1] } },
  (scene) => {
    scene.faces('ana', 'banshee');
    expect(scene.asks('ana', 'choice', 'wound', 'penalty').question.rule).toBe('gof/turn.7.4');
  },
);

rule(
  'gof/turn.4: the price of a Behemoth cites the start of the encounter',
  { ana: { weapon: 'mace' } },
  (scene) => {
    scene.faces('ana', 'behemoth');
    scene.asks('ana', 'start-of-encounter', 'pay-off', 'go-on').answer('pay-off');
    scene.settles(() => expect(cited(scene, 'lost-token')).toBe('gof/turn.4'));
  },
);
