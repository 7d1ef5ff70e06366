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
import { goldEach, partyAchievement, unlocks } from '../words/rewards.ts';
import { atSetup, killRevealed, reveal, scenario, shuffleIn } from '../words/scenarios.ts';

export const decayingCrypt = scenario('decaying-crypt', 6, {
  map: [
    room(
      1,
      tile('l1a', '0,0'),
      start('2,2 3,2 2,3 1,4 2,4'),
      difficult('rubble', '0,4 -1,5'),
      monsters('living-bones', { nee: '-1,6', '-ee': '-2,6', '--n': '-2,5', 'n-n': '-2,4 -1,2' }),
      monsters('living-corpse', { 'en-': '-1,3', '--n': '0,1', '-ee': '1,0', nee: '2,0' }),
    ),
    room(
      2,
      tile('k2b', '5,-7'),
      difficult('rubble', '3,-3'),
      traps('poison', '9,-7 8,-6'),
      monsters('living-corpse', { '-nn': '6,-6', '--n': '7,-6', eee: '6,-5', nnn: '7,-5' }),
      monsters('living-spirit', { nnn: '9,-4', nne: '10,-4', '-nn': '8,-3', '--n': '9,-3' }),
    ),
    room(
      3,
      tile('k1a', '2,13', 3),
      difficult('rubble', '0,11'),
      traps('poison', '-1,13 -1,12'),
      monsters('living-bones', { '--n': '-2,13', '-nn': '-3,13', nnn: '-2,12', eee: '-3,12' }),
      monsters('living-spirit', { nne: '3,10', nnn: '2,10', '--n': '3,9', '-nn': '2,9' }),
    ),
    room(
      4,
      tile('m1a', '7,6', 3),
      difficult('rubble', '4,6 8,1'),
      obstacles('pillar', '6,4 7,2'),
      coins('6,6 7,5 8,4 9,2 9,1 9,0'),
      treasure(50, '7,3'),
      monsters('living-corpse', { '--n': '5,5', nnn: '5,4 6,2', 'n--': '7,1' }),
      monsters('living-spirit', { '-nn': '3,4 4,2', eee: '6,3' }),
    ),
    door('1-2', '3,-1'),
    door('1-3', '-1,7'),
    door('2-4', '8,-1'),
    door('3-4', '4,7'),
  ],
  goal: [reveal(4), killRevealed],
  rules: [atSetup(shuffleIn('curse', 3))],
  rewards: [partyAchievement('jekserahs-plans'), partyAchievement('dark-bounty'), goldEach(5), unlocks(8)],
});
