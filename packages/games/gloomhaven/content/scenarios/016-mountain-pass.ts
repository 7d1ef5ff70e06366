import { corridor, door, monsters, obstacles, room, start, tile, traps, treasure } from '../words/maps.ts';
import { unlocks } from '../words/rewards.ts';
import { killAll, scenario, story, whenOpened } from '../words/scenarios.ts';

export const mountainPass = scenario('mountain-pass', 16, {
  map: [
    room(
      1,
      tile('b4b', '0,0'),
      tile('a2b', '-5,0'),
      corridor('-1,1'),
      start('2,0 3,0 2,1 1,2 2,2 1,3'),
      obstacles('boulder', '0,3 -1,1'),
      monsters('earth-demon', { nee: '-1,2', nnn: '0,0', '--n': '-2,1' }),
      monsters('inox-archer', { nnn: '-4,1 -4,2', '-ne': '-5,2' }),
    ),
    room(
      2,
      tile('k2a', '-8,9', 3),
      traps('spike', '-10,9 -10,8 -11,8 -11,7'),
      treasure(1, '-13,9'),
      monsters('inox-guard', { nnn: '-9,8 -10,7', '-ne': '-9,7' }),
      monsters('wind-demon', { '-nn': '-11,9', eee: '-12,8', '--n': '-13,6' }),
    ),
    room(
      3,
      tile('i2a', '-11,-2'),
      obstacles('boulder', '-12,1 -10,1 -9,-2+-10,-1 -7,-2+-6,-2 -7,-1+-8,0'),
      monsters('earth-demon', { eee: '-11,2', '-ne': '-8,-1' }),
      monsters('wind-demon', { eee: '-11,-1', '-ne': '-13,2' }),
    ),
    door('1-2', '-6,3'),
    door('2-3', '-11,3'),
  ],
  goal: [killAll],
  rules: [whenOpened('1-2', story(1))],
  rewards: [unlocks(24, 25)],
});
