import type { RoomCard } from '../../vocabulary/dungeon.ts';
import { pieces } from '../words/hexes.ts';
import {
  allCursed,
  allDiscard,
  allGain,
  allSuffer,
  openerDiscards,
  openerGains,
  openerSuffers,
} from '../words/penalties.ts';
import { laid, roomCard } from '../words/room-cards.ts';

export const halls: readonly RoomCard[] = [
  roomCard('great-hall', {
    tiles: [laid('n1b', '0,0')],
    spots: '1,1 4,2 2,2 6,1 5,0 -1,2 3,1 0,3 5,3 6,2 2,3 3,0',
    terrain: [
      ...pieces('obstacle', 'pillar', '-1,3 3,2 1,4 1,2'),
      ...pieces('obstacle', 'table', '0,0+0,1 5,4+4,4'),
      ...pieces('difficult', 'rubble', '0,4 3,4 7,0'),
    ],
    entrances: { A: '-2,7', B: '2,7' },
    exits: { A: '2,-1', B: '6,-1' },
    minor: allGain('muddle'),
    major: allSuffer('trap'),
  }),
  roomCard('guard-room', {
    tiles: [laid('i1a', '0,0')],
    spots: '1,0 1,1 3,0 2,0 0,0 4,0 4,1 4,2 -2,4 2,2 -1,3 5,0',
    terrain: [...pieces('obstacle', 'table', '3,2+3,1'), ...pieces('obstacle', 'barrel', '-1,2 3,4')],
    entrances: { B: '0,5' },
    exits: { A: '3,-1' },
    minor: openerGains('stun'),
    major: allDiscard(1),
  }),
  roomCard('crossing', {
    tiles: [laid('h1b', '0,0')],
    spots: '2,0 3,2 3,1 2,1 5,0 6,1 4,1 1,3 3,3 1,1 1,4 0,1',
    terrain: [...pieces('obstacle', 'crate', '3,0')],
    entrances: { B: '0,7' },
    exits: { A: '2,-1', B: '6,-1' },
    minor: openerGains('wound'),
    major: openerSuffers('trap'),
  }),
  roomCard('chapel', {
    tiles: [laid('m1a', '0,0')],
    spots: '2,1 3,4 0,2 0,1 1,0 4,0 1,2 2,3 -1,3 3,1 -2,5 4,2',
    terrain: [...pieces('obstacle', 'altar', '1,3'), ...pieces('obstacle', 'pillar', '4,1 1,1 3,3 -2,4')],
    entrances: { A: '-1,7' },
    exits: { A: '2,-1', B: '4,-1' },
    minor: allCursed(1),
    major: allCursed(3),
  }),
  roomCard('library', {
    tiles: [laid('i2b', '0,0', 3)],
    spots: '1,-3 0,-1 0,-4 1,-2 2,-4 -2,-4 1,-4 -2,-3 -1,-2 -3,-2 -1,-1 -3,-4',
    terrain: [
      ...pieces('obstacle', 'bookcase', '-1,-4+-1,-3 -1,0+0,0'),
      ...pieces('obstacle', 'shelf', '-3,-3+-4,-2'),
    ],
    entrances: { B: '-4,1' },
    exits: { B: '1,-5' },
    minor: openerDiscards(1),
    major: allDiscard(2),
  }),
];
