import { special } from '../../words/abilities.ts';
import { boss, summonMonster } from '../../words/monsters.ts';
import { perCharacter } from '../../words/stat-cards.ts';

export const theBetrayer = boss('the-betrayer', {
  immune: ['wound', 'poison', 'stun', 'disarm', 'curse'],
  stats: {
    hp: perCharacter(10, 12, 14, 16, 18, 20, 23, 27),
    move: [3, 3, 3, 4, 4, 5, 5, 5],
    attack: [4, 5, 6, 7, 8, 8, 9, 9],
    range: [3, 3, 4, 4, 4, 5, 5, 5],
  },
  specials: [
    // Sources disagree for two characters, normal or elite; we follow the gentler one.
    [
      summonMonster('giant-viper', [['normal'], ['normal', 'elite'], ['elite', 'elite']]),
      special('drive-away', 4),
    ],
    [special('draw-near'), special('mind-control', 2)],
  ],
});
