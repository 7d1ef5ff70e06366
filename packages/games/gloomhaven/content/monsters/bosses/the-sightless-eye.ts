import { attack, relative } from '../../words/abilities.ts';
import { aroundSelf } from '../../words/areas.ts';
import { boss, summonMonster } from '../../words/monsters.ts';
import { perCharacter } from '../../words/stat-cards.ts';

/** Everything within three hexes, to one side or to both. */
const gaze = [
  [0, 1],
  [1, 0],
  [1, 1],
  [0, 2],
  [0, 3],
  [2, 0],
  [2, 1],
  [1, 2],
  [3, 0],
] as const;
const wideGaze = [...gaze, [-1, 1], [-2, 2], [-3, 3], [-1, 2], [-2, 3], [-1, 3]] as const;

export const theSightlessEye = boss('the-sightless-eye', {
  immune: ['stun', 'disarm', 'curse', 'muddle', 'pull', 'push'],
  stats: {
    hp: perCharacter(7, 8, 10, 11, 14, 15, 18, 20),
    attack: [5, 6, 6, 7, 7, 8, 8, 9],
    range: 3,
  },
  specials: [
    [
      summonMonster('deep-terror', [['normal'], ['elite'], ['elite']]),
      attack(relative(-3), { area: aroundSelf(...wideGaze) }),
    ],
    [
      summonMonster('deep-terror', [['normal'], ['normal'], ['elite']]),
      attack(relative(-2), { area: aroundSelf(...gaze) }),
    ],
  ],
});
