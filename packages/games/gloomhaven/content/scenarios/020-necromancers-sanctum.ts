import { coins, door, monsters, obstacles, room, start, tile, traps, treasure } from '../words/maps.ts';
import { goldEach, prosperity, reputation, unlocks } from '../words/rewards.ts';
import { kill, scenario, story, whenOpened } from '../words/scenarios.ts';

export const necromancersSanctum = scenario('necromancers-sanctum', 20, {
  map: [
    room(
      1,
      tile('j1a', '0,0', 3),
      start('-6,0 -5,-1 -6,-1 -7,-1 -5,-2 -6,-2'),
      obstacles('sarcophagus', '0,-4+1,-4'),
      monsters('living-bones', { nnn: '-2,-4 -2,-5', '-ne': '-3,-4' }),
      monsters('cultist', { eee: '1,-5', '-nn': '2,-6', '--n': '1,-6' }),
    ),
    room(
      2,
      tile('k1a', '4,-13'),
      obstacles('sarcophagus', '6,-13+5,-12 9,-11+9,-10'),
      traps('bear', '7,-8 8,-8'),
      monsters('night-demon', { nne: '7,-12', nnn: '4,-11', '-nn': '5,-10' }),
      monsters('cultist', { '-nn': '7,-9', nnn: '9,-9' }),
    ),
    room(
      3,
      tile('c1a', '5,-6'),
      coins('5,-5 7,-5 5,-4 6,-4 5,-3'),
      treasure(60, '6,-5'),
      monsters('living-corpse', { '-ne': '6,-6', eee: '7,-6' }),
    ),
    room(
      4,
      tile('d1a', '8,-14', 4),
      traps('bear', '9,-17 11,-17'),
      monsters('living-bones', { '-nn': '8,-17 12,-17' }),
      monsters('living-corpse', { nnn: '9,-16 10,-16', '--e': '10,-17' }),
      monsters('jekserah', { bbb: '11,-19' }),
    ),
    door('1-2', '2,-7'),
    door('2-3', '7,-7'),
    door('2-4', '8,-14'),
  ],
  goal: [kill('jekserah')],
  rules: [whenOpened('2-4', story(1))],
  rewards: [goldEach(20), reputation(2), prosperity(1), unlocks(16, 18, 28)],
});
