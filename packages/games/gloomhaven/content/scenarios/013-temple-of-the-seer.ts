import { coins, door, monsters, obstacles, room, start, tile, traps, treasure } from '../words/maps.ts';
import { unlocksOneOf } from '../words/rewards.ts';
import { killAll, scenario, story, whenOpened } from '../words/scenarios.ts';

export const templeOfTheSeer = scenario('temple-of-the-seer', 13, {
  map: [
    room(
      1,
      tile('m1a', '0,0'),
      start('4,1 4,2 3,3 3,4 2,5'),
      monsters('stone-golem', { nne: '1,1 -1,5', nen: '-1,3', '--n': '1,3' }),
    ),
    room(
      2,
      tile('n1b', '-8,0'),
      obstacles('altar', '-9,3'),
      obstacles('pillar', '-7,1 -5,1 -3,1 -9,5 -7,5 -5,5'),
      traps('bear', '-8,2 -5,3 -4,5'),
      coins('-8,0 -8,1 -9,2'),
      treasure(10, '-11,6'),
      monsters('spitting-drake', { nne: '-7,0', eee: '-8,3', '-nn': '-10,4', '--n': '-10,5' }),
      monsters('cave-bear', { eee: '-4,0', '-nn': '-1,0', '--n': '-6,2' }),
      monsters('living-spirit', { '-nn': '-7,4', nnn: '-6,5', nee: '-7,6 -5,6' }),
    ),
    door('1-2', '-2,3'),
  ],
  goal: [killAll],
  rules: [whenOpened('1-2', story(1))],
  rewards: [unlocksOneOf(15, 17, 20)],
});
