import {
  coins,
  corridor,
  door,
  monsters,
  obstacles,
  room,
  start,
  tile,
  traps,
  treasure,
} from '../words/maps.ts';
import { goldEach } from '../words/rewards.ts';
import { killAll, scenario, story, whenOpened } from '../words/scenarios.ts';

export const lostIsland = scenario('lost-island', 17, {
  map: [
    room(
      1,
      tile('l3a', '0,0'),
      tile('l1b', '6,6', 3),
      corridor('2,5 3,3 4,1'),
      start('-2,5 -1,5 -3,6 -2,6 -1,6'),
      obstacles('bush', '1,1 3,3 5,4'),
      obstacles('tree', '0,3+1,3+1,2 2,6+3,6+3,5 5,1+5,2+6,1'),
      traps('spike', '1,4 6,3 4,2'),
      monsters('vermling-scout', { nnn: '1,0 2,0', eee: '0,1 1,6', '-ne': '2,3' }),
      monsters('cave-bear', { nne: '4,1', '-nn': '8,1' }),
      monsters('vermling-shaman', { eee: '5,5', '-ne': '7,2' }),
    ),
    room(
      2,
      tile('b3a', '11,4', 3),
      coins('11,4 8,4 10,3 9,3 12,2 12,1 11,1'),
      monsters('vermling-scout', {
        '-ee': '10,4',
        nnn: '9,4 11,3',
        eee: '11,2',
        '--n': '10,2',
        nne: '9,2',
        '-nn': '10,1',
      }),
    ),
    room(
      3,
      tile('b4a', '14,-1', 3),
      coins('14,-1 13,-1 12,-1 13,-2 14,-3 15,-4 13,-4'),
      monsters('vermling-scout', { '-ne': '14,-2', eee: '12,-2', nnn: '13,-3', '--n': '12,-3' }),
      monsters('vermling-shaman', { '-nn': '15,-3', eee: '14,-4' }),
    ),
    room(
      4,
      tile('c1b', '14,-5', 4),
      treasure(71, '14,-7'),
      monsters('vermling-scout', { nnn: '14,-6', '-nn': '15,-7' }),
      monsters('vermling-shaman', { nee: '17,-9' }),
      monsters('cave-bear', { nne: '16,-9' }),
    ),
    door('1-2', '8,3'),
    door('2-3', '12,0'),
    door('3-4', '15,-5'),
  ],
  goal: [killAll],
  rules: [whenOpened('1-2', story(1))],
  rewards: [goldEach(25)],
});
