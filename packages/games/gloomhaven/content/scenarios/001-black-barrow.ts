import { coins, door, monsters, obstacles, room, start, tile, traps, treasure } from '../words/maps.ts';
import { partyAchievement, unlocks } from '../words/rewards.ts';
import { killAll, scenario, story, whenOpened } from '../words/scenarios.ts';

export const blackBarrow = scenario('black-barrow', 1, {
  map: [
    room(
      1,
      tile('l1a', '0,0'),
      start('3,1 2,2 3,2 2,3 1,4 2,4 1,5'),
      monsters('bandit-guard', { '-nn': '0,0 -3,6', '-ne': '0,1 -2,5', nnn: '-1,2 -2,4', 'e--': '-1,3' }),
    ),
    room(
      2,
      tile('g1b', '-3,4', 3),
      traps('spike', '-6,4 -7,4'),
      monsters('bandit-guard', { 'n-n': '-5,4 -4,2', '-ee': '-4,3' }),
      monsters('bandit-archer', { '-nn': '-10,4 -9,2', eee: '-9,3' }),
    ),
    room(
      3,
      tile('i1b', '-10,6'),
      obstacles('table', '-9,7+-10,7 -6,7+-7,7'),
      coins('-11,8 -11,9 -12,10 -6,8 -7,9'),
      treasure(7, '-7,10'),
      monsters('living-bones', { '--n': '-8,6 -7,6', nnn: '-9,8', nen: '-8,8' }),
      monsters('bandit-archer', { '--n': '-11,10 -8,10', nen: '-10,10', nnn: '-9,10' }),
    ),
    door('1-2', '-2,3'),
    door('2-3', '-7,5'),
  ],
  goal: [killAll],
  rules: [whenOpened('2-3', story(1))],
  rewards: [partyAchievement('first-steps'), unlocks(2)],
});
