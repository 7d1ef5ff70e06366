import type { pushing as chapter } from '../../../rulebook/pushing.ts';

/** Pushing and pulling, in English. */
export const pushing: Readonly<Record<(typeof chapter.rules)[number]['id'], string>> = {
  'ma/pushing.1':
    'A unit in the same row or column as the source of the push or pull moves straight along it; any other moves diagonally. It goes away from the source when pushed and toward it when pulled, and the direction is found anew for each space.',
  'ma/pushing.2':
    'It stops at a wall, a closed door, rubble, a unit, any action space but a lever, or the edge of the map. A diagonal step is barred as in walking [ma/map.4].',
  'ma/pushing.3':
    'Onto a barrel: the barrel goes off. Onto a lever: the lever sets off its traps. Onto a pit: the unit is destroyed. At a barrel or a lever the unit stays on its last space; if they are already explored, they are mere obstacles.',
  'ma/pushing.4': 'Immobile units are never pushed or pulled, and never swapped or teleported either.',
  'ma/pushing.5': 'A pull stops when the unit is adjacent to the source.',
  'ma/pushing.6':
    'The owner of the unit has no say. Pushing or pulling by 0 spaces is allowed only if the text says “up to”.',
  'ma/pushing.7':
    'If several units are moved, the farthest from the source is pushed first, and the nearest is pulled first. Those at the same distance go by seat, then by the queue.',
  'ma/pushing.8': 'Being pushed onto a trap space or a spawn space has no effect.',
  'ma/pushing.9':
    'If a push ends at a barrel or at a lever, the explosion or the trap is resolved before the rest of the effect.',
  'ma/pushing.10': 'An immovable unit is not pushed, pulled or swapped by others, but is free to move.',
  'ma/pushing.11':
    'Cards that move units at moments nobody chooses, such as events and arrivals, say “stopping before a pit”. Attacks that push do not, so a pit beside you is a risk that you take.',
};
