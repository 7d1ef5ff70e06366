import { door, lockedDoor, monsters, obstacles, room, start, tile, traps, treasure } from '../words/maps.ts';
import { goldEach, prosperity, unlocks } from '../words/rewards.ts';
import { atSetup, kill, killRevealed, scenario, shuffleIn, story, whenOpened } from '../words/scenarios.ts';

export const barrowLair = scenario('barrow-lair', 2, {
  map: [
    room(
      1,
      tile('b3b', '0,0', 3),
      start('1,-3 0,-3 -1,-3 0,-2 -1,-2'),
      traps('bear', '0,-1 -2,-1'),
      monsters('bandit-archer', { nnn: '0,0 -3,0', '--n': '-1,0', '-nn': '-2,0' }),
    ),
    room(
      2,
      tile('m1a', '-3,8', 3),
      obstacles('sarcophagus', '-5,6+-4,6 -2,3+-2,4 -4,3+-5,4'),
      monsters('bandit-archer', { eee: '-4,7', '-ne': '-6,7' }),
      monsters('bandit-commander', { bbb: '-5,7' }),
    ),
    room(3, tile('a1a', '3,6', 3), monsters('living-corpse', { '-ne': '2,5', nnn: '3,4 2,4' })),
    room(4, tile('a3b', '-8,6', 3), monsters('living-corpse', { '-ne': '-10,5', nnn: '-9,4 -10,4' })),
    room(5, tile('a2a', '-8,7', 1), monsters('living-corpse', { '-ne': '-9,11', eee: '-10,11' })),
    room(
      6,
      tile('a4b', '-6,11', 5),
      treasure(67, '-5,12'),
      monsters('living-corpse', { '-ne': '-5,11', eee: '-4,11' }),
    ),
    door('1-2', '-2,1'),
    lockedDoor('2-3', '-1,5'),
    lockedDoor('2-6', '-3,8'),
    lockedDoor('2-5', '-8,8'),
    lockedDoor('2-4', '-7,5'),
  ],
  goal: [kill('bandit-commander'), killRevealed],
  rules: [atSetup(shuffleIn('curse', 3)), whenOpened('1-2', story(1))],
  rewards: [goldEach(10), prosperity(1), unlocks(3, 4)],
});
