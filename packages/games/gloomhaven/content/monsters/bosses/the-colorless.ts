import { become, heal, shield } from '../../words/abilities.ts';
import { consumeThen } from '../../words/adjustments.ts';
import { boss, summonMonster } from '../../words/monsters.ts';
import { perCharacter } from '../../words/stat-cards.ts';

const ofNight = summonMonster('night-demon', [['normal'], ['normal'], ['elite']]);
const ofSun = summonMonster('sun-demon', [['normal'], ['elite'], ['elite']]);

export const theColorless = boss('the-colorless', {
  immune: ['wound', 'poison', 'muddle', 'stun', 'curse'],
  stats: {
    hp: perCharacter(9, 10, 11, 12, 14, 15, 17, 19),
    move: [3, 3, 4, 4, 4, 4, 4, 5],
    attack: [2, 3, 3, 4, 4, 5, 6, 7],
  },
  specials: [
    [consumeThen('dark', ofNight), become('invisible')],
    [consumeThen('light', ofSun), heal(4), shield(1)],
  ],
});
