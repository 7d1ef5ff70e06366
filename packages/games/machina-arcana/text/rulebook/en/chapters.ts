import type { story as chapter } from '../../../rulebook/chapters.ts';

/** Chapters and how they advance, in English. */
export const story: Readonly<Record<(typeof chapter.rules)[number]['id'], string>> = {
  'ma/chapters.1':
    'The aim is to pass chapter after chapter up to the last and to meet its victory condition.',
  'ma/chapters.2': 'A blocking chapter says itself how it advances, or where to put an exit token.',
  'ma/chapters.3':
    'While an exit token is out, the chapter advances once all living explorers have left by it.',
  'ma/chapters.3.1':
    'This is checked whenever an explorer exits, and whenever one dies after another has exited: if no living explorer is left on the map and at least one has exited, the group has left.',
  'ma/chapters.4':
    'If a chapter neither blocks nor has an exit token out, it advances by activating a chapter space.',
  'ma/chapters.5':
    'When the last explorer exits, the map is cleared and all monsters are banished. Its tiles go under the stack row by row, other side up; a new starting tile is drawn and laid with its arrow to the south; the explorers are placed at its entry as at setup [ma/setup.9]; the chapter is turned. Nobody makes a spawn check in that round.',
  'ma/chapters.6': 'Items dropped on the map are gone when the map is cleared.',
  'ma/chapters.7':
    'Explorers off the map are safe and cannot be targeted until they come back; effects on each explorer pass them by.',
  'ma/chapters.8':
    'A chapter’s rules, active abilities and counters exist only while it is current. Counters begin at 0.',
  'ma/chapters.9':
    'The explorer who advanced the chapter is the active one. If the start of a phase advanced it, the players choose a living explorer.',
  'ma/chapters.10':
    'A chapter that advances in the middle of a turn does not end the turn. A counter that reaches its number advances the chapter once the effect that moved it is finished.',
  'ma/chapters.11':
    'Where a chapter counts explorers, it counts those living at the moment of the check, so a death can complete it.',
  'ma/chapters.12': 'Light tokens stay where they are when the chapter changes.',
  'ma/chapters.13':
    'An exit token lies on an exit: a side of a tile beyond which no tile lies. The distance to it is counted in steps to the nearer of its two spaces; if several are equally near, the players choose. Only one is out at a time.',
  'ma/chapters.14':
    'The last chapter of a scenario is an endgame: a tile of its own replaces the map, and only its own text ends the game.',
};
