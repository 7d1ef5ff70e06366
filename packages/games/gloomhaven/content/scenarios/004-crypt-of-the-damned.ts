import { coins, door, monsters, obstacles, room, start, tile, traps, treasure } from '../words/maps.ts';
import { unlocks } from '../words/rewards.ts';
import { killAll, scenario, story, whenOpened } from '../words/scenarios.ts';

export const cryptOfTheDamned = scenario('crypt-of-the-damned', 4, {
  map: [
    room(
      1,
      tile('e1a', '0,0'),
      start('0,2 -1,3 0,3 -1,4 0,4'),
      traps('spike', '1,0 2,3'),
      monsters('living-bones', { nee: '2,1', eee: '2,2', '--n': '3,2' }),
      monsters('bandit-archer', { '-ne': '4,0', nnn: '3,1' }),
    ),
    room(
      2,
      tile('g1b', '6,-2', 3),
      monsters('cultist', { '--n': '4,-2 5,-4', '-nn': '0,-2 1,-4', 'nn-': '4,-3', 'n--': '0,-3' }),
      monsters('bandit-archer', { nnn: '2,-2 3,-4', '-ne': '2,-3' }),
    ),
    room(
      3,
      tile('c1a', '9,-6', 3),
      traps('spike', '7,-6'),
      treasure(46, '10,-8'),
      monsters('earth-demon', { '-ne': '10,-9', eee: '9,-9' }),
    ),
    room(
      4,
      tile('m1a', '4,-6', 3),
      obstacles('pillar', '1,-7 4,-9 2,-10'),
      traps('spike', '2,-7 4,-11'),
      coins('1,-10 2,-11 3,-12'),
      treasure(38, '1,-9'),
      monsters('cultist', { nnn: '3,-8', '-nn': '3,-11' }),
      monsters('wind-demon', { nee: '1,-8', nne: '5,-10' }),
    ),
    door('1-2', '4,-1'),
    door('2-3', '7,-5'),
    door('2-4', '1,-5'),
  ],
  goal: [killAll],
  rules: [whenOpened('2-3', story(1))],
  rewards: [unlocks(5, 6)],
});
