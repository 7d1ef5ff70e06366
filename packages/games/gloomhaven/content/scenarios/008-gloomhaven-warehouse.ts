import { coins, door, monsters, obstacles, room, start, tile, traps, treasure } from '../words/maps.ts';
import { globalAchievement, reputation, unlocks } from '../words/rewards.ts';
import { kill, scenario, story, whenOpened } from '../words/scenarios.ts';

export const gloomhavenWarehouse = scenario('gloomhaven-warehouse', 8, {
  map: [
    room(
      1,
      tile('i1a', '0,0'),
      start('0,3 1,3 2,3 -1,4 0,4 1,4 2,4'),
      obstacles('shelf', '0,0+1,0 4,0+5,0'),
      obstacles('cabinet', '-1,2 4,2'),
      traps('bear', '2,1'),
      monsters('living-bones', { '-nn': '2,0 3,0', '--n': '0,1 4,1', eee: '1,1 3,1' }),
    ),
    room(
      2,
      tile('i2b', '3,-6'),
      obstacles('bookcase', '3,-5+4,-5 5,-5+6,-5 3,-3+4,-3 5,-3+6,-3'),
      traps('bear', '6,-6 5,-2'),
      treasure(51, '6,-2'),
      monsters('living-corpse', { eee: '7,-6 3,-4', '--n': '8,-6 2,-4', '-nn': '7,-5 2,-3' }),
    ),
    room(
      3,
      tile('g2b', '10,-8', 3),
      coins('10,-8 10,-9 11,-10 3,-8 4,-9 4,-10'),
      monsters('inox-bodyguard', { bbb: '8,-9 6,-9' }),
    ),
    door('1-2', '3,-1'),
    door('2-3', '6,-7'),
  ],
  goal: [kill('inox-bodyguard')],
  rules: [whenOpened('2-3', story(1))],
  rewards: [globalAchievement('the-merchant-flees'), reputation(2), unlocks(7, 13, 14)],
});
