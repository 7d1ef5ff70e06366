import type { RoomCard } from '../../vocabulary/dungeon.ts';
import { pieces } from '../words/hexes.ts';
import { allCursed, allGain, openerCursed, openerGains, openerLoses } from '../words/penalties.ts';
import { laid, roomCard } from '../words/room-cards.ts';

export const tombs: readonly RoomCard[] = [
  roomCard('bone-gallery', {
    tiles: [laid('g1b', '0,0')],
    spots: '7,0 6,0 -1,2 4,0 6,2 1,0 5,2 1,1 3,0 0,1 5,0 0,0',
    terrain: [...pieces('obstacle', 'sarcophagus', '5,1+6,1')],
    entrances: { A: '2,3' },
    exits: { A: '2,-1', B: '6,-1' },
    minor: allCursed(1),
    major: allCursed(2),
  }),
  roomCard('twin-tombs', {
    tiles: [laid('b3b', '0,0'), laid('b2b', '4,0')],
    spots: '2,0 0,1 6,0 3,0 4,0 7,0 1,0 2,2 3,2 4,1 6,1 0,0',
    terrain: [...pieces('obstacle', 'sarcophagus', '5,1+5,0')],
    entrances: { A: '-1,4', B: '4,4' },
    exits: { A: '4,-1' },
    minor: openerCursed(2),
    major: allGain('wound'),
  }),
  roomCard('burial-vault', {
    tiles: [laid('e1a', '0,0')],
    spots: '2,0 3,2 2,1 3,0 4,0 1,0 3,3 -1,3 1,2 1,1 2,2 0,1',
    terrain: [...pieces('obstacle', 'altar', '0,2'), ...pieces('difficult', 'rubble', '3,1 4,1')],
    entrances: { B: '0,5' },
    exits: { A: '2,-1', B: '4,-1' },
    minor: openerGains('poison'),
    major: allCursed(2),
  }),
  roomCard('long-crypt', {
    tiles: [laid('l2a', '0,0')],
    spots: '3,0 1,2 3,2 0,1 1,0 4,0 3,1 -1,3 1,3 2,0 2,3 0,0',
    terrain: [
      ...pieces('obstacle', 'sarcophagus', '2,1+1,1 1,4+2,4'),
      ...pieces('obstacle', 'pillar', '-1,2 -1,4'),
    ],
    entrances: { A: '-3,7', B: '0,7' },
    exits: { B: '3,-1' },
    minor: allGain('poison'),
    major: openerLoses(1),
  }),
  roomCard('ossuary', {
    tiles: [laid('j1a', '0,0')],
    spots: '5,2 3,3 4,4 5,1 6,0 6,2 5,3 2,4 3,5 -2,4 0,4 7,1',
    terrain: [...pieces('difficult', 'rubble', '4,2 1,4 -1,4')],
    entrances: { A: '-2,7' },
    exits: { A: '6,-1' },
    minor: openerCursed(1),
    major: allGain('muddle'),
  }),
];
