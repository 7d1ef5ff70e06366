import { coins, door, goalTreasure, monsters, obstacles, room, start, tile, traps } from '../words/maps.ts';
import { globalAchievement, goldEach, prosperity, unlocks } from '../words/rewards.ts';
import { kill, lootGoals, scenario, story, whenOpened } from '../words/scenarios.ts';

export const diamondMine = scenario('diamond-mine', 9, {
  map: [
    room(
      1,
      tile('i2a', '0,0', 3),
      start('-1,0 -2,0 -3,0 -4,0 -1,-1 -2,-1 -3,-1'),
      monsters('hound', { eee: '-1,-3', nnn: '1,-4 -2,-4', '-ne': '0,-4 -1,-4' }),
    ),
    room(
      2,
      tile('n1a', '4,-6', 3),
      obstacles('boulder', '3,-6 0,-8 5,-10 1,-10 0,-11 4,-9+3,-8 -1,-9+-2,-8 3,-11+2,-10 5,-12+4,-11'),
      traps('bear', '4,-7 1,-9 6,-10'),
      coins('6,-11 5,-11 7,-12 4,-12 2,-12 1,-12'),
      goalTreasure('6,-12'),
      monsters('vermling-scout', {
        eee: '-3,-6 2,-11 1,-11',
        '-nn': '5,-8',
        nnn: '4,-8 5,-9',
        '-ee': '1,-8',
        '--n': '-1,-8',
        '-ne': '-1,-10',
        '--e': '3,-12',
      }),
      monsters('merciless-overseer', { bbb: '4,-10' }),
    ),
    door('1-2', '0,-5'),
  ],
  goal: [kill('merciless-overseer'), lootGoals],
  rules: [whenOpened('1-2', story(1))],
  rewards: [globalAchievement('the-dead-invade'), goldEach(20), prosperity(1), unlocks(11, 12)],
});
