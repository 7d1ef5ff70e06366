import { door, monsters, obstacles, room, start, tile, traps, treasure } from '../words/maps.ts';
import { globalAchievement } from '../words/rewards.ts';
import { atSetup, killAll, scenario, shuffleIn } from '../words/scenarios.ts';

export const frozenHollow = scenario('frozen-hollow', 14, {
  map: [
    room(
      1,
      tile('k1b', '0,0'),
      start('5,3 4,4 5,4 3,5 4,5'),
      obstacles('stalagmites', '3,2 -1,3'),
      monsters('hound', { '--n': '2,0 4,2', nee: '4,0 3,1', nnn: '5,0 2,1' }),
      monsters('living-spirit', { '--n': '0,3', eee: '-1,4', '-nn': '-1,5' }),
    ),
    room(
      2,
      tile('k2a', '-6,10', 3),
      obstacles('boulder', '-8,9+-7,8 -11,7+-11,6'),
      monsters('living-spirit', { nne: '-10,8' }),
      monsters('frost-demon', { nee: '-7,9', nne: '-8,8', '-nn': '-7,7', nnn: '-10,7' }),
    ),
    room(
      3,
      tile('i2a', '-9,-1'),
      obstacles('rock-column', '-8,-1 -5,-1 -9,1 -6,1 -11,3 -6,3'),
      traps('bear', '-9,0 -5,0'),
      treasure(26, '-9,-1'),
      monsters('living-spirit', { nnn: '-8,0 -6,0', '-nn': '-10,1 -5,1' }),
      monsters('hound', { nnn: '-8,1', '-nn': '-7,1' }),
      monsters('frost-demon', { eee: '-7,0', '--n': '-10,3 -7,3' }),
    ),
    door('1-2', '-3,5'),
    door('2-3', '-9,4'),
  ],
  goal: [killAll],
  rules: [atSetup(shuffleIn('minus-one', 3))],
  rewards: [globalAchievement('the-power-of-enhancement')],
});
