import { boast } from './words.ts';

/** The six boasts. [gof/boast] */
export const boasts = [
  boast('blindfolded', [{ is: 'treasure-if-killed-and-dodged', by: -1 }]),
  boast('hopping-on-one-leg', [{ is: 'more-defense', by: -2 }]),
  boast('one-arm-tied', [{ is: 'low-dice-count-nothing', upTo: 2 }]),
  boast('while-juggling', [
    { is: 'start-weapon-tokens', times: 'half' },
    { is: 'more-attack', by: -1 },
  ]),
  // The rulebook and a review say -4 Defense, a public simulator -2. [gof/A-03]
  boast('with-a-hangover', [
    { is: 'more-dice', by: -1 },
    { is: 'more-defense', by: -4 },
    { is: 'dropped-after-a-kill' },
  ]),
  boast('without-breakfast', [{ is: 'start-wounds', by: 1 }]),
];
