import {
  coins,
  corridor,
  door,
  hazards,
  monsters,
  obstacles,
  room,
  start,
  tile,
  traps,
  treasure,
} from '../words/maps.ts';
import { partyAchievement, unlocks } from '../words/rewards.ts';
import { killAll, scenario } from '../words/scenarios.ts';

export const planeOfElementalPower = scenario('plane-of-elemental-power', 10, {
  map: [
    room(
      1,
      tile('d1b', '0,0', 2),
      start('-2,2 -3,3 -3,2 -4,2 -5,3 -5,2'),
      obstacles('altar', '-4,3'),
      monsters('flame-demon', { nnn: '-1,-1 -3,-1' }),
      monsters('earth-demon', { '-ne': '-3,0' }),
    ),
    room(
      2,
      tile('g1a', '-1,-5'),
      hazards('hot-coals', '4,-5 1,-4 1,-3'),
      traps('spike', '5,-5 4,-4 4,-3'),
      monsters('flame-demon', { nnn: '5,-4', '-nn': '5,-3' }),
      monsters('earth-demon', { '-nn': '-1,-5', nne: '1,-5' }),
      monsters('sun-demon', { '--n': '3,-5', eee: '2,-4' }),
    ),
    room(
      3,
      tile('l1b', '2,-1'),
      tile('l3a', '8,5', 3),
      corridor('4,4 5,2 6,0'),
      hazards('hot-coals', '5,-1 5,0 4,1 5,1 3,4 4,4 3,5 6,3 5,3 8,2'),
      hazards('hot-coals', '7,2 8,1 9,0 9,-1'),
      coins('0,3 -1,5 0,5'),
      treasure(11, '8,5'),
      monsters('earth-demon', { '-nn': '1,1', eee: '2,2' }),
      monsters('sun-demon', { '-en': '4,3', nee: '7,0' }),
      monsters('flame-demon', { nnn: '5,4', '--n': '7,4' }),
    ),
    door('1-2', '-2,-2'),
    door('2-3', '4,-2'),
  ],
  goal: [killAll],
  rewards: [partyAchievement('a-demons-errand'), unlocks(21, 22)],
});
