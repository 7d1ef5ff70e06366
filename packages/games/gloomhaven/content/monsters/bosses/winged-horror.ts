import { attack, move, relative, special } from '../../words/abilities.ts';
import { boss } from '../../words/monsters.ts';
import { perCharacter } from '../../words/stat-cards.ts';
import { adjacentEnemies } from '../../words/targets.ts';

/** 2 + L/2, rounded up. */
const eggHp = { base: 4, l: 1, over: 2 };

export const wingedHorror = boss('winged-horror', {
  immune: ['disarm', 'poison', 'muddle', 'stun', 'curse'],
  minion: 'night-demon',
  stats: {
    hp: perCharacter(6, 7, 8, 10, 12, 14, 17, 20),
    move: [3, 4, 4, 4, 5, 5, 5, 5],
    attack: [3, 3, 4, 4, 4, 5, 5, 5],
  },
  specials: [
    [
      attack(relative(-1), { targets: adjacentEnemies }),
      attack(relative(0), { range: 3 }),
      special('hatch-eggs'),
    ],
    [move(relative(-1)), attack(relative(0)), special('lay-eggs', eggHp)],
  ],
});
