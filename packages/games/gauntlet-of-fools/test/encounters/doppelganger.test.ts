import { expect } from 'vitest';
import { rule, type TableScene } from '../table.ts';

/** The Doppelgänger's Defense in each fight of the act that was last. */
const defenses = (scene: TableScene): readonly number[] =>
  scene.told.flatMap((fact) => (fact.is === 'attacked' ? [fact.defense] : []));

rule(
  'gof/E-DOP-1: a Defense of 18 that a Sword has raised to 21 is the Defense of a Doppelgänger faced again',
  { ana: { class: 'adventurer', weapon: 'sword', classTokens: 1, bonus: { defense: 3 } } },
  (scene) => {
    scene.faces('ana', 'doppelganger');
    scene.asks('ana', 'defense', 'sword', 'go-on').answer('sword');
    scene.asks('ana', 'defense', 'sword', 'go-on').answer('go-on');
    scene.asks('ana', 'after-encounter', 'adventurer', 'go-on').answer('adventurer');
    scene.asks('ana', 'defense', 'sword', 'go-on').answer('go-on');
    scene.settles(() => expect(defenses(scene)).toEqual([18, 21]));
  },
);

rule(
  'gof/E-DOP-2, gof/A-04: a swapped Doppelgänger has Defense 14 and your current Defense as its Attack',
  { ana: { class: 'jester', classTokens: 1, dice: [6, 6, 1], bonus: { defense: 6 } } },
  (scene) => {
    scene.faces('ana', 'doppelganger');
    scene.asks('ana', 'before-rolling', 'jester', 'go-on').answer('jester');
    scene.settles(() => {
      const hero = scene.the('ana').id;
      expect(scene.told).toContainEqual({ is: 'attacked', hero, attack: 13, defense: 14 });
      expect(scene.told).toContainEqual({
        is: 'was-hit',
        hero,
        card: 'doppelganger',
        attack: 20,
        defense: 20,
      });
    });
  },
);

rule(
  'gof/A-04: a swapped Doppelgänger hits whatever the Defense, unless an ability dodges it',
  { ana: { class: 'jester', classTokens: 1, weapon: 'whip', weaponTokens: 1, penalty: { dice: 9 } } },
  (scene) => {
    scene.faces('ana', 'doppelganger');
    scene.asks('ana', 'before-rolling', 'jester', 'go-on').answer('jester');
    scene.asks('ana', 'defense', 'whip', 'go-on').answer('whip');
    scene.settles(() => expect(scene.the('ana').wounds).toBe(0));
  },
);

rule(
  'gof/numbers.7, gof/A-28: an Extra Tough Doppelgänger has your Defense and 3 more',
  { ana: { dice: [6, 6, 6] } },
  (scene) => {
    scene.faces('ana', 'doppelganger', 'extra-tough');
    scene.settles(() => expect(defenses(scene)).toEqual([21]));
  },
);
