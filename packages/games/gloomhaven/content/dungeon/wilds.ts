import type { RoomCard } from '../../vocabulary/dungeon.ts';
import { pieces } from '../words/hexes.ts';
import {
  allGain,
  allSuffer,
  openerDiscards,
  openerGains,
  openerLoses,
  openerSuffers,
} from '../words/penalties.ts';
import { laid, roomCard } from '../words/room-cards.ts';

export const wilds: readonly RoomCard[] = [
  roomCard('thicket', {
    tiles: [laid('l3b', '0,0')],
    spots: '1,0 1,2 0,2 0,1 0,0 3,0 -3,6 -2,4 1,3 2,4 -1,3 4,0',
    terrain: [
      ...pieces('obstacle', 'tree', '3,2+2,2+3,1'),
      ...pieces('obstacle', 'bush', '2,0 -2,5 -1,2'),
      ...pieces('hazard', 'thorns', '1,1 2,3 2,1'),
    ],
    entrances: { B: '-1,7' },
    exits: { A: '1,-1', B: '4,-1' },
    minor: openerGains('poison'),
    major: allGain('poison'),
  }),
  roomCard('river-bend', {
    tiles: [laid('g2a', '0,0')],
    spots: '6,2 4,2 5,1 2,0 6,0 6,1 5,0 4,0 0,0 5,2 3,0 7,0',
    terrain: [...pieces('difficult', 'water', '4,1 3,1 1,0 3,2')],
    entrances: { A: '0,3' },
    exits: { B: '6,-1' },
    minor: allGain('muddle'),
    major: allGain('immobilize'),
  }),
  roomCard('clearing', {
    tiles: [laid('d2b', '0,0')],
    spots: '1,1 3,1 0,1 2,3 1,0 2,0 1,2 2,2 -1,2 2,1 0,2 3,0',
    terrain: [...pieces('obstacle', 'stump', '3,2')],
    entrances: { A: '-1,5' },
    exits: { B: '2,-1' },
    minor: openerSuffers('hazard'),
    major: allGain('disarm'),
  }),
  roomCard('ravine', {
    tiles: [laid('k1b', '0,0', 3)],
    spots: '-5,-4 0,-2 -3,-4 -3,-5 1,-5 -4,-5 -5,-3 -1,-3 -4,-3 1,-4 -5,-1 2,-4',
    terrain: [...pieces('obstacle', 'boulder', '0,-3+1,-3'), ...pieces('hazard', 'hot-coals', '-4,-4 -5,-2')],
    entrances: { B: '-4,1' },
    exits: { A: '-3,-6', B: '2,-6' },
    minor: allSuffer('hazard'),
    major: allGain('wound'),
  }),
  roomCard('overgrown-camp', {
    tiles: [laid('b1a', '0,0'), laid('b4a', '4,0')],
    spots: '2,0 4,0 0,2 1,0 -1,3 0,1 7,0 1,3 6,0 6,2 0,3 0,0',
    terrain: [...pieces('obstacle', 'log', '2,1+3,0'), ...pieces('obstacle', 'barrel', '-1,2')],
    entrances: { A: '3,4' },
    exits: { A: '2,-1', B: '6,-1' },
    minor: openerDiscards(1),
    major: openerLoses(1),
  }),
];
