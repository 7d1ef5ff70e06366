import { difficult, door, monsters, room, start, tile, traps, treasure } from '../words/maps.ts';
import { unlocks } from '../words/rewards.ts';
import { killAll, scenario, story, whenOpened } from '../words/scenarios.ts';

export const abandonedSewers = scenario('abandoned-sewers', 18, {
  map: [
    room(
      1,
      tile('h1b', '0,0'),
      start('2,4 1,5 2,5 0,6 1,6'),
      difficult('water', '3,0 2,1 2,2 1,3 1,4 0,5 5,1 6,1'),
      monsters('giant-viper', {
        '-nn': '1,0',
        nnn: '2,0 2,3',
        '-ne': '4,0 0,1',
        eee: '1,1 3,2',
        '--n': '3,1',
      }),
      monsters('ooze', { '-ne': '5,0', eee: '6,0' }),
    ),
    room(
      2,
      tile('h3b', '7,0'),
      difficult('water', '7,1 8,1 9,1 10,1 11,1 12,1 13,1'),
      monsters('giant-viper', { eee: '9,0', nne: '10,0', '-ee': '8,3', '--n': '9,3 8,4' }),
      monsters('ooze', { nnn: '12,0 13,0', '-nn': '10,2' }),
      monsters('vermling-scout', { '--n': '8,5', '-nn': '9,5', nne: '7,6', eee: '8,6' }),
    ),
    room(
      3,
      tile('m1a', '4,8'),
      difficult('water', '5,8 5,9 6,9 5,10 6,10 4,11 5,11 6,11 5,12'),
      traps('poison', '6,13'),
      treasure(63, '4,12'),
      monsters('vermling-scout', { '--n': '8,8', '-nn': '4,9 7,9', nne: '4,10', eee: '8,10', nnn: '6,12' }),
      monsters('ooze', { '--n': '2,13', nee: '2,14', eee: '3,14', nne: '4,14', '-nn': '5,14' }),
    ),
    door('1-2', '7,0'),
    door('2-3', '7,7'),
  ],
  goal: [killAll],
  rules: [whenOpened('2-3', story(1))],
  rewards: [unlocks(14, 23, 26, 43)],
});
