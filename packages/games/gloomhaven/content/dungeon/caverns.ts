import type { RoomCard } from '../../vocabulary/dungeon.ts';
import { pieces } from '../words/hexes.ts';
import { allDiscard, allGain, allSuffer, openerGains, openerSuffers } from '../words/penalties.ts';
import { laid, roomCard } from '../words/room-cards.ts';

export const caverns: readonly RoomCard[] = [
  roomCard('dripping-cave', {
    tiles: [laid('i2a', '0,0')],
    spots: '2,0 1,1 4,0 1,0 -1,2 3,0 2,2 4,2 -2,4 3,4 4,1 0,0',
    terrain: [
      ...pieces('difficult', 'water', '3,1 0,2 -1,3'),
      ...pieces('obstacle', 'stalagmites', '0,1 5,0'),
    ],
    entrances: { A: '0,5' },
    exits: { A: '2,-1', B: '4,-1' },
    minor: allGain('muddle'),
    major: allGain('immobilize'),
  }),
  roomCard('narrow-gully', {
    tiles: [laid('f1b', '0,0')],
    spots: '0,2 0,4 -1,2 1,2 0,0 1,0 -1,6 -2,5 -2,4 1,1 -1,3 2,0',
    terrain: [...pieces('obstacle', 'boulder', '-1,4 0,1')],
    entrances: { A: '-4,9' },
    exits: { B: '1,-1' },
    minor: openerSuffers('hazard'),
    major: allSuffer('trap'),
  }),
  roomCard('crystal-hollow', {
    tiles: [laid('m1b', '0,0')],
    spots: '1,1 2,3 -1,2 2,1 3,0 1,0 3,2 0,3 3,4 4,0 -2,5 4,1',
    terrain: [...pieces('obstacle', 'crystal', '0,2 -2,4 2,2 2,5'), ...pieces('hazard', 'thorns', '0,1 4,2')],
    entrances: { B: '-1,7' },
    exits: { A: '2,-1', B: '4,-1' },
    minor: openerGains('disarm'),
    major: allGain('disarm'),
  }),
  roomCard('sinkhole', {
    tiles: [laid('d1b', '0,0')],
    spots: '1,1 3,1 3,2 0,1 1,0 2,0 2,3 -1,2 1,2 0,2 2,2 3,0',
    terrain: [...pieces('obstacle', 'dark-pit', '2,1')],
    entrances: { B: '-1,5' },
    exits: { A: '2,-1' },
    minor: openerGains('immobilize'),
    major: allDiscard(1),
  }),
  roomCard('forked-tunnel', {
    tiles: [laid('k2a', '0,0')],
    spots: '3,1 1,2 5,1 5,0 2,0 4,0 2,2 -1,3 4,2 5,2 3,3 1,1',
    terrain: [...pieces('obstacle', 'rock-column', '5,3 0,3'), ...pieces('difficult', 'rubble', '3,2 0,2')],
    entrances: { A: '-2,6', B: '3,6' },
    exits: { A: '3,-1', B: '5,-1' },
    minor: allGain('muddle'),
    major: allSuffer('hazard'),
  }),
];
