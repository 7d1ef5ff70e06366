import {
  coins,
  difficult,
  door,
  monsters,
  obstacles,
  room,
  start,
  tile,
  traps,
  treasure,
} from '../words/maps.ts';
import { unlocks } from '../words/rewards.ts';
import { atSetup, killAll, scenario, startWith } from '../words/scenarios.ts';

export const ruinousCrypt = scenario('ruinous-crypt', 5, {
  map: [
    room(
      1,
      tile('m1a', '0,0', 3),
      start('-4,-1 -4,-2 -3,-3 -3,-4 -2,-5'),
      obstacles('altar', '0,-3'),
      traps('spike', '-2,0 -3,0 1,-6 0,-6'),
      monsters('cultist', { nnn: '0,-2 1,-4', '-ne': '-1,-3' }),
      monsters('night-demon', { nee: '-2,-1', nne: '0,-5' }),
    ),
    room(
      2,
      tile('k1a', '5,-8', 3),
      difficult('rubble', '3,-9 2,-10 0,-10'),
      coins('7,-12 7,-13 6,-13'),
      treasure(28, '0,-12'),
      monsters('flame-demon', { '-ne': '0,-9', nnn: '1,-10 2,-11' }),
      monsters('living-bones', { '-ne': '6,-11', eee: '6,-12' }),
    ),
    room(
      3,
      tile('k2b', '-7,2'),
      difficult('rubble', '-5,3 -4,3 -7,5'),
      coins('-2,6 -3,7 -4,7'),
      treasure(4, '-9,6'),
      monsters('frost-demon', { '-ne': '-6,3', nnn: '-6,4 -6,5' }),
      monsters('living-bones', { '-ne': '-2,5', eee: '-3,6' }),
    ),
    door('1-2', '1,-7'),
    door('1-3', '-3,1'),
  ],
  goal: [killAll],
  rules: [atSetup(startWith('disarm'))],
  rewards: [unlocks(10, 14, 19)],
});
