import type { casesMoving as chapter } from '../../../../rulebook/cases/moving.ts';

/** Cases of moving, doors and activated spaces, in English. */
export const casesMoving: Readonly<Record<(typeof chapter.rules)[number]['id'], string>> = {
  'ma/K14': 'An explorer steps diagonally from (4,4) to (5,5): it costs 1 stamina, as a straight step does.',
  'ma/K15':
    'From (2,0) an explorer may not step to (3,0), because of the wall, but may step to (3,1). With the door between (2,1) and (3,1) closed, that is refused too.',
  'ma/K16': 'An explorer stands on (4,7): the pit on (5,7) is not among the steps offered.',
  'ma/K17':
    'An explorer on (4,4) wants to step to (4,5), where a companion stands: it is refused. If the companion is ethereal, the explorer may walk through to (4,6) for 2 stamina, but not stop on the way.',
  'ma/K18':
    'From (2,0) an explorer may close the door between (2,1) and (3,1), since that door decides the diagonal step to (3,1). From (1,1) it is refused.',
  'ma/K19':
    'Thornquist destroys a closed door: she pays 2 stamina where others pay 4, and from then on nobody can close it.',
  'ma/K20':
    'From (8,6) the lever on (7,5) can be activated while the door between (8,5) and (8,6) is open, and not while it is closed. From (7,6) it never can, because of the wall.',
  'ma/K21':
    'Crane, with 7 of 8 stamina, activates the recharge station on (9,7) beside him and rolls 3 stamina: he pays 1 and ends at 8, not at 9.',
  'ma/K22': 'The recharge die comes up blank: the station is marked explored all the same.',
  'ma/K23':
    'An explorer with armor 3 stands on (4,3), a Hollow Stoker, armor 3, on (5,4) and a Brine Gnawer on (6,4). The lever is pulled and the roll is 3: the one roll hits the explorer and the Stoker; the Gnawer is not on a trap.',
  'ma/K24':
    'The lever that was pulled is activated again: it is refused, since it is explored. Once Jury-Rig has taken the token off, it may be pulled again.',
  'ma/K25':
    'No explorer event is open. An event space is activated and Hush drawn: the explorer restores 1 essence, the horror rating falls by 2, to 1 at the least, and Hush lies face up as the current event. Chalk Marks, drawn next, goes beside the explorer’s card, and Hush stays current.',
  'ma/K26':
    'The wearer of a Tool Belt opens a door: it costs 1 stamina. With an Engineer’s Badge as well, a lever costs 0, not -1.',
};
