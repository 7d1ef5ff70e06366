import type { AmountWords } from '../../phrases/amounts.ts';
import type { Voice } from '../../phrases/scene.ts';

const have = (voice: Voice): string => (voice === 'you' ? 'you have' : 'it has');
const your = (voice: Voice): string => (voice === 'you' ? 'your' : 'its');

/** So many of something, and each of them. */
const number = (many: string, one: string): { readonly is: string; readonly each: string } => ({
  is: `the number of ${many}`,
  each: one,
});

export const amounts: AmountWords = {
  measures: {
    'hexes-moved-this-turn': (voice) =>
      number(`hexes ${have(voice)} moved this turn`, `hex ${have(voice)} moved this turn`),
    'hexes-moved-in-action': () => number('hexes moved with this action', 'hex moved with this action'),
    'damage-inflicted-this-turn': (voice) => ({
      is: `the damage ${have(voice)} inflicted this turn`,
      each: `point of damage ${have(voice)} inflicted this turn`,
    }),
    'damage-target-suffered': () => ({
      is: 'the damage that the target suffered',
      each: 'point of damage that the target suffered',
    }),
    'obstacle-hexes-destroyed': () =>
      number('hexes of the destroyed obstacles', 'hex of the destroyed obstacles'),
    'target-max-hp': () => ({
      is: "the target's maximum hit points",
      each: "of the target's maximum hit points",
    }),
    'target-shield': () => ({ is: "the target's Shield", each: "point of the target's Shield" }),
    'target-negative-conditions': () =>
      number('negative conditions on the target', 'negative condition on the target'),
    'allies-adjacent-to-target': (voice) =>
      number(
        `${your(voice)} allies adjacent to the target`,
        `of ${your(voice)} allies adjacent to the target`,
      ),
    'adjacent-enemies': () => number('adjacent enemies', 'adjacent enemy'),
    'adjacent-allies': () => number('adjacent allies', 'adjacent ally'),
    'allies-within-2': (voice) =>
      number(`${your(voice)} allies within range 2`, `of ${your(voice)} allies within range 2`),
    'own-hp': (voice) => ({
      is: `${your(voice)} current hit points`,
      each: `of ${your(voice)} current hit points`,
    }),
    'own-lost-hp': (voice) => ({
      is: `the hit points ${have(voice)} lost`,
      each: `hit point ${have(voice)} lost`,
    }),
    'own-lost-cards': (voice) => number(`${your(voice)} lost cards`, `of ${your(voice)} lost cards`),
    'own-summons': (voice) => number(`${your(voice)} summons`, `of ${your(voice)} summons`),
    minions: (voice) => number(`${your(voice)} minions on the map`, `of ${your(voice)} minions on the map`),
    characters: () => number('characters', 'character'),
    'enemies-targeted': () => number('enemies targeted', 'enemy targeted'),
    'enemies-killed': () => number('enemies killed', 'enemy killed'),
    'enemies-damaged': () => number('enemies damaged', 'enemy damaged'),
    'hexes-push-fell-short': () =>
      number(
        'hexes not pushed because of a wall or an obstacle',
        'hex not pushed because of a wall or an obstacle',
      ),
    'replaced-value': () => ({
      is: 'the value of the replaced ability',
      each: 'point of the replaced ability',
    }),
  },
  rounded: { up: 'rounded up', down: 'rounded down' },
  letters: { c: 'C', l: 'L' },
};
