import type { teleporting as chapter } from '../../../rulebook/teleporting.ts';

/** Teleporting, in English. */
export const teleporting: Readonly<Record<(typeof chapter.rules)[number]['id'], string>> = {
  'ma/teleporting.1':
    'Teleporting within X ignores walls, closed doors, rubble and obstacles. The destination must be passable, unoccupied, on the map and at a straight distance of X or less.',
  'ma/teleporting.2':
    'Teleporting to a kind of space means to the nearest of that kind on your tile, or, if that is occupied or impassable, to the free passable space nearest to it. Action spaces are impassable, so you arrive beside them. If your tile has none, nothing happens.',
  'ma/teleporting.3': 'A unit that teleports onto a pit is destroyed. Explorers are never offered one.',
};
