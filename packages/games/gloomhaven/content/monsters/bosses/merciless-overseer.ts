import { counted, special } from '../../words/abilities.ts';
import { boss, summonMonster } from '../../words/monsters.ts';
import { perCharacter } from '../../words/stat-cards.ts';

export const mercilessOverseer = boss('merciless-overseer', {
  immune: ['disarm', 'wound', 'curse', 'stun'],
  minion: 'vermling-scout',
  stats: {
    hp: perCharacter(6, 8, 9, 11, 12, 14, 16, 19),
    move: [2, 2, 3, 3, 4, 4, 4, 4],
    attack: counted('minions'),
  },
  specials: [
    [special('minions-act-again')],
    [
      summonMonster('vermling-scout', [
        ['normal', 'normal'],
        ['normal', 'elite'],
        ['elite', 'elite'],
      ]),
    ],
  ],
});
