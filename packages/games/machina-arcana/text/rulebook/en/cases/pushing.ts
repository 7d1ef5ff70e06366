import type { casesPushing as chapter } from '../../../../rulebook/cases/pushing.ts';

/** Cases of pushing, pulling and states, in English. */
export const casesPushing: Readonly<Record<(typeof chapter.rules)[number]['id'], string>> = {
  'ma/K138':
    'A target 3 columns and 1 row away is pushed 2 spaces: each step is diagonal, and it ends 5 columns and 3 rows away.',
  'ma/K139':
    'A target 3 columns and 1 row away is pulled 2 spaces: first diagonally, to 2 columns and 0 rows, then straight, to 1 column. Pulled 3 spaces it stops there as well, adjacent.',
  'ma/K140': 'A target is pushed 3 spaces, and after 1 there is a wall: it moves 1, and the rest is lost.',
  'ma/K141':
    'An explorer is pushed onto an unexplored lever: the explorer stays on the last space before it, every unit on the traps is attacked with one roll, and the lever is explored.',
  'ma/K142':
    'A monster is pushed toward a barrel next to it: it does not move, the barrel goes off, and the monster is one of the units beside it.',
  'ma/K143': 'A Gear Saint is pushed: it does not move.',
  'ma/K144': 'A unit is pushed onto a trap space: nothing happens until somebody pulls a lever.',
  'ma/K145':
    'An ethereal monster is adjacent. Heave, which targets, is refused; Bleed Off, which pushes every adjacent unit, pushes it.',
  'ma/K146':
    'With Veil Step an explorer may teleport within 3 spaces, even if the only open space at that distance lies behind a wall. Rubble, a pit or an occupied space is not offered.',
  'ma/K147':
    'False Stair teleports an explorer to the nearest chest: the explorer arrives on the free space of the tile that is nearest to it. With no chest on the tile nothing happens.',
  'ma/K148':
    'Mirror Tithe swaps places with an explorer: the explorer now stands where it stood, on a trap without effect. A unit that is immobile cannot be its target.',
  'ma/K149':
    'A roll for effect of 6 comes up 6: the effect happens. Chalk Marks has two tokens when a third action space is activated: its effect happens, and it is destroyed.',
  'ma/K150':
    'The hit of a Pistonback pushes, but its target wears Magnet Boots: the wearer is not pushed, but does lose the health.',
};
