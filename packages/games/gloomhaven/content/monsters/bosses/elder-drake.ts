import { attack, relative, special, summon } from '../../words/abilities.ts';
import { aroundSelf } from '../../words/areas.ts';
import { boss } from '../../words/monsters.ts';
import { perCharacter } from '../../words/stat-cards.ts';

/** It covers three hexes, and the area begins beyond them. */
const breath = {
  ...aroundSelf([1, 1], [0, 2], [0, 3], [2, 0], [2, 1], [1, 2], [3, 0]),
  own: [
    [0, 0],
    [0, 1],
    [1, 0],
  ],
} as const;

export const elderDrake = boss('elder-drake', {
  immune: ['wound', 'poison', 'disarm', 'immobilize', 'pull', 'push', 'stun'],
  stats: {
    hp: perCharacter(11, 12, 15, 16, 20, 22, 27, 29),
    attack: [3, 4, 4, 5, 5, 6, 6, 7],
  },
  specials: [
    [attack(relative(0), { area: breath })],
    [summon('zephyr', { count: 2 }), special('fly-to-next-perch')],
  ],
});
