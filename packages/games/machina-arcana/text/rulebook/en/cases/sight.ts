import type { casesSight as chapter } from '../../../../rulebook/cases/sight.ts';

/** Cases of sight, in English. */
export const casesSight: Readonly<Record<(typeof chapter.rules)[number]['id'], string>> = {
  'ma/K77':
    'From (3,4) to (7,4), 4 spaces, ranged aim and arc aim are both possible, whatever the doors: the trap spaces between are passable.',
  'ma/K78':
    'From (1,1) to (4,1), 3 spaces, ranged aim and arc aim are both possible through the doorway, and neither once the door is closed.',
  'ma/K79':
    'From (3,2) to (5,2), 2 spaces, only arc aim is possible, whatever the doors: a barrel stands on (4,2).',
  'ma/K80':
    'From (6,5) to (8,5), 2 spaces, only arc aim is possible, whatever the doors: the lever is on (7,5).',
  'ma/K81':
    'From (4,1) to (8,1), 4 spaces, neither ranged aim nor arc aim is possible, whatever the doors: there is rubble on (6,1).',
  'ma/K82':
    'From (2,3) to (2,1), 2 spaces, neither ranged aim nor arc aim is possible, whatever the doors: a wall is in the way.',
  'ma/K83':
    'From (6,3) to (8,1), 2 spaces, ranged aim and arc aim are both possible, whatever the doors: no corner on the line is barred.',
  'ma/K84':
    'From (6,4) to (9,7), 3 spaces, only arc aim is possible, since the lever is on the line, and with the doors closed neither is: of the two ways round the next corner, one is barred by a wall and the other by the door.',
  'ma/K85':
    'From (1,7) to (7,7), 6 spaces, ranged aim and arc aim are both possible, whatever the doors: a pit does not hinder it.',
  'ma/K86':
    'From (2,9) to (8,9), 6 spaces, only arc aim is possible, whatever the doors: a barrel stands on (7,9).',
  'ma/K87': 'A unit stands on (5,4), on the line from (3,4) to (7,4): ranged aim is blocked, arc aim is not.',
  'ma/K88':
    'Units stand on (7,3) and (6,2), both beside the corner on the line from (6,3) to (8,1): ranged aim and arc aim are still clear.',
  'ma/K89':
    'An ability has range 3, and the target, in sight, is 3 columns and 3 rows away: it is within range.',
};
