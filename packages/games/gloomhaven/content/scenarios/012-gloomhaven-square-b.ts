import { corridor, door, monsters, obstacles, room, start, tile, traps, treasure } from '../words/maps.ts';
import { globalAchievement, itemDesign, reputation, unlocks } from '../words/rewards.ts';
import { kill, monsterIds, scenario, story, whenOpened } from '../words/scenarios.ts';

export const gloomhavenSquareB = scenario('gloomhaven-square-b', 12, {
  map: [
    room(
      1,
      tile('e1a', '14,-12', 2),
      start('13,-11 12,-10 11,-9 10,-8 12,-11 11,-10 10,-9'),
      monsters('city-archer', { 'n--': '13,-12', nnn: '9,-8' }),
      monsters('city-guard', { 'nn-': '11,-11', nnn: '10,-10', 'n--': '10,-11' }),
      monsters('living-bones', { nne: '11,-12' }),
      monsters('living-corpse', { nnn: '11,-13 10,-12' }),
    ),
    room(
      2,
      tile('l1a', '-1,-9', 5),
      tile('l2b', '11,-15', 2),
      corridor('4,-13 5,-12 6,-11'),
      obstacles('fountain', '5,-12'),
      obstacles('wall', '3,-12+3,-11 3,-10+4,-10 5,-10+6,-11 5,-14+4,-13 7,-14+6,-14 7,-12+7,-13'),
      monsters('city-archer', { 'n--': '1,-11', nnn: '4,-12 5,-11', 'nn-': '6,-13' }),
      monsters('city-guard', { eee: '1,-10 9,-14', 'en-': '9,-16' }),
      monsters('living-bones', {
        nnn: '0,-8 1,-7',
        '--n': '1,-9 6,-10',
        '-nn': '2,-8 3,-13',
        eee: '7,-11 4,-14',
      }),
      monsters('cultist', { nnn: '1,-8' }),
      monsters('living-corpse', { nnn: '10,-15 8,-14 8,-15 6,-12 5,-13', eee: '9,-15' }),
    ),
    room(
      3,
      tile('h1b', '-7,0', 5),
      traps('bear', '-1,0 0,-1'),
      monsters('living-corpse', { nnn: '-3,-1 -2,-2 -1,-3' }),
      monsters('city-archer', { enn: '-6,-1' }),
      monsters('city-guard', { nnn: '-5,-2 -5,-1' }),
      monsters('cultist', { eee: '-2,0 0,-2', '-ne': '-1,-1' }),
    ),
    room(
      4,
      tile('d1a', '0,0'),
      treasure(34, '-1,2'),
      monsters('living-bones', { '-nn': '3,0 -1,4' }),
      monsters('living-corpse', { '--n': '1,2', nnn: '2,2 1,3' }),
      monsters('jekserah', { bbb: '2,3' }),
    ),
    door('1-2', '10,-13'),
    door('2-3', '0,-7'),
    door('3-4', '0,0'),
  ],
  goal: [kill('jekserah')],
  allied: monsterIds('city-archer city-guard'),
  rules: [whenOpened('1-2', story(1))],
  rewards: [
    globalAchievement('end-of-the-invasion'),
    reputation(4),
    itemDesign('skullbane-axe'),
    unlocks(16, 18, 28),
  ],
});
