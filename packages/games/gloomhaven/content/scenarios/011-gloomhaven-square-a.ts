import { corridor, door, monsters, obstacles, room, start, tile, traps, treasure } from '../words/maps.ts';
import {
  globalAchievement,
  goldEach,
  itemDesign,
  prosperity,
  reputation,
  unlocks,
} from '../words/rewards.ts';
import { kill, monsterIds, scenario, story, whenOpened } from '../words/scenarios.ts';

export const gloomhavenSquareA = scenario('gloomhaven-square-a', 11, {
  map: [
    room(
      1,
      tile('d1a', '0,0'),
      start('3,1 2,2 3,2 1,3 2,3 0,4 1,4'),
      monsters('living-bones', { 'nn-': '3,0 -1,4', nnn: '2,1 0,3' }),
      monsters('living-corpse', { 'n--': '2,0 -1,3' }),
      monsters('city-guard', { nnn: '1,0 -1,2' }),
      monsters('city-archer', { nne: '0,1' }),
    ),
    room(
      2,
      tile('h1b', '-7,0', 5),
      monsters('living-corpse', { nnn: '-6,-1 -6,0', 'nn-': '-5,-2 -5,-1' }),
      monsters('city-guard', { '--n': '-2,-4', nee: '-1,-5', eee: '-2,-2', '-nn': '-2,-1 -1,-2' }),
      monsters('city-archer', { nnn: '-2,-5', eee: '-1,-6', nne: '0,-6' }),
    ),
    room(
      3,
      tile('l1a', '-1,-9', 5),
      tile('l2b', '11,-15', 2),
      corridor('4,-13 5,-12 6,-11'),
      obstacles('fountain', '5,-12'),
      obstacles('wall', '3,-12+3,-11 3,-10+4,-10 5,-10+6,-11 5,-14+4,-13 7,-14+6,-14 7,-12+7,-13'),
      traps('spike', '10,-14 9,-13'),
      monsters('city-archer', { nnn: '1,-11 4,-12 5,-11', '--n': '2,-11', '-nn': '8,-13', eee: '10,-16' }),
      monsters('city-guard', { eee: '3,-13 1,-10 6,-10 9,-14', nnn: '9,-16', '-ne': '8,-12' }),
      monsters('living-bones', { 'nn-': '0,-9', 'n--': '1,-9', nnn: '2,-9' }),
      monsters('living-corpse', { 'n--': '10,-15', nnn: '9,-15 8,-14', 'nn-': '8,-15' }),
    ),
    room(
      4,
      tile('e1a', '14,-12', 2),
      treasure(5, '9,-8'),
      monsters('city-guard', { nnn: '11,-11', '-nn': '10,-10' }),
      monsters('city-archer', { nne: '11,-9' }),
      monsters('captain-of-the-guard', { bbb: '11,-10' }),
    ),
    door('1-2', '0,0'),
    door('2-3', '0,-7'),
    door('3-4', '10,-13'),
  ],
  goal: [kill('captain-of-the-guard')],
  allied: monsterIds('living-bones living-corpse'),
  rules: [whenOpened('3-4', story(1))],
  rewards: [
    globalAchievement('city-rule-economic'),
    globalAchievement('end-of-the-invasion'),
    goldEach(15),
    reputation(-2),
    prosperity(2),
    itemDesign('skullbane-axe'),
    unlocks(16, 18),
  ],
});
