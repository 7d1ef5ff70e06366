import { door, goalTreasure, hazards, monsters, obstacles, room, start, tile, traps } from '../words/maps.ts';
import { unlocks } from '../words/rewards.ts';
import { lootGoals, scenario } from '../words/scenarios.ts';

export const vibrantGrotto = scenario('vibrant-grotto', 7, {
  map: [
    room(
      1,
      tile('m1b', '0,0', 2),
      start('-4,4 -4,3 -5,4 -5,3 -6,4'),
      hazards('thorns', '-2,0 -7,2'),
      obstacles('bush', '-3,2 -5,1'),
      goalTreasure('-7,1'),
      monsters('cave-bear', { nnn: '-2,-1 -4,-1', '-ne': '-3,-1' }),
      monsters('forest-imp', { '-ne': '-2,-2', eee: '-3,-2' }),
    ),
    room(
      2,
      tile('c2a', '-5,-5', 1),
      obstacles('bush', '-8,-2'),
      hazards('thorns', '-6,-3'),
      goalTreasure('-8,-3'),
      monsters('forest-imp', { '--n': '-6,-4', '-nn': '-7,-4' }),
      monsters('earth-demon', { nnn: '-7,-3' }),
    ),
    room(
      3,
      tile('g2a', '-4,-8'),
      monsters('forest-imp', { '--n': '-1,-8 0,-8', nnn: '-2,-7', '-nn': '0,-7' }),
      monsters('inox-shaman', { eee: '-1,-7' }),
    ),
    room(
      4,
      tile('b4b', '2,-10', 3),
      goalTreasure('3,-13'),
      monsters('cave-bear', { '-nn': '3,-12', nnn: '2,-12', '--n': '2,-13' }),
    ),
    room(
      5,
      tile('f1b', '7,-14'),
      hazards('thorns', '5,-10'),
      obstacles('bush', '6,-8 5,-7'),
      traps('poison', '7,-13 8,-13'),
      goalTreasure('9,-14'),
      monsters('earth-demon', { nnn: '6,-12 8,-12', '-ne': '7,-12' }),
    ),
    room(
      6,
      tile('d2b', '6,-3', 2),
      traps('poison', '3,-1 2,-2'),
      goalTreasure('4,-4'),
      monsters('forest-imp', { '--n': '4,-1', eee: '3,-2', '-nn': '2,-3' }),
    ),
    door('1-2', '-6,-1'),
    door('1-6', '0,0'),
    door('2-3', '-5,-5'),
    door('3-4', '0,-9'),
    door('3-5', '3,-7'),
    door('5-6', '4,-5'),
  ],
  goal: [lootGoals],
  lootByAbilityOnly: true,
  rewards: [unlocks(20)],
});
