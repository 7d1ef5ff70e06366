import type { Ability } from '../../../vocabulary/abilities.ts';
import { attack, move, relative, special } from '../../words/abilities.ts';
import { boss } from '../../words/monsters.ts';
import { perCharacter } from '../../words/stat-cards.ts';

const immune = ['wound', 'poison', 'disarm', 'immobilize', 'muddle', 'stun'] as const;

/** The demon of the altar's new place comes, elite if there are so many characters. */
const fromAltar = (eliteFor: number): readonly Ability[] => [
  special('move-altar'),
  special('call-demon-of-altar', eliteFor),
  move(relative(+2)),
  attack(relative(-1)),
];

export const primeDemon = boss('prime-demon', {
  immune,
  stats: {
    hp: perCharacter(8, 9, 10, 12, 14, 16, 20, 22),
    move: [3, 4, 4, 4, 5, 5, 5, 5],
    attack: [4, 4, 5, 6, 6, 7, 7, 8],
  },
  specials: [fromAltar(3), fromAltar(4)],
});

/** In scenario 36 it has twice the hit points and no altar. */
export const primeDemonScenario36 = boss('prime-demon-scenario-36', {
  immune,
  stats: {
    hp: perCharacter(16, 18, 20, 24, 28, 32, 40, 44),
    move: [3, 4, 4, 4, 5, 5, 5, 5],
    attack: [4, 4, 5, 6, 6, 7, 7, 8],
  },
  specials: [
    [move(relative(0)), attack(relative(0))],
    [move(relative(0)), attack(relative(0))],
  ],
});
