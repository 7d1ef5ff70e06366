import type { threat as chapter } from '../../../rulebook/threat.ts';

/** Threat and the monster level, in English. */
export const threat: Readonly<Record<(typeof chapter.rules)[number]['id'], string>> = {
  'ma/threat.1':
    'Threat begins at 1; at normal difficulty and duration, with two explorers, it has four positions [ma/ending.9].',
  'ma/threat.2':
    'Its last position has an arrow: when threat would rise from there, the monster level rises instead.',
  'ma/threat.3': 'Threat then returns to 1.',
  'ma/threat.4':
    'At levels 2, 3 and 4 all monsters of the new level are shuffled into the deck. Cards of lower levels in the destroyed pile leave the game; those still in the deck or in play stay.',
  'ma/threat.5': 'There is a monster level 5, but it has no monsters of its own.',
  'ma/threat.6':
    'At monster level 5 each rise of threat makes every explorer lose 1 health instead; essence may be lost in its place [ma/Q3].',
  'ma/threat.7': 'Lowered from position 1, threat stays at 1. At monster level 5 lowering it has no effect.',
  'ma/threat.8': 'A rise by 2 is two rises, one after the other.',
};
