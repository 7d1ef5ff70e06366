import type { monsters as chapter } from '../../../rulebook/monsters.ts';

/** The monster phase, in English. */
export const monsters: Readonly<Record<(typeof chapter.rules)[number]['id'], string>> = {
  'ma/monsters.1':
    'Monsters act in the order of the queue, oldest first. Each acts at most once, and a monster that joins the queue during this phase waits for the next round.',
  'ma/monsters.2':
    'A monster’s turn lasts until its stamina is spent or it can get no nearer to the nearest explorer.',
  'ma/monsters.3':
    'The nearest explorer is the one with the fewest steps to them, on whatever tile, among those who can be targeted. The steps avoid rubble, action spaces and all else that is impassable, but pass through closed doors and units as if they were not there. Immobile units count as rubble.',
  'ma/monsters.4':
    'If several explorers are equally near, the one with the least health left counts as the nearest; if that is equal too, the players choose.',
  'ma/monsters.5':
    'For this count pits and destroyed spaces are impassable. Barrels, being units that cannot move, count as rubble.',
  'ma/monsters.6':
    'A monster does the first of these that it can: play an active ability; destroy a closed door, for 4 stamina; move 1 space nearer, for 1 stamina. After each of them it begins again from the top, and the nearest explorer is found anew.',
  'ma/monsters.7':
    'Its abilities are those of its related horror events, then those of the current horror event, then those of its own card.',
  'ma/monsters.8':
    'On a card, abilities are tried from top to bottom. One can be played if its stamina can be paid, its limit and its condition allow it, there is a legal target, and its effect would be visible. An attack always is; a push or a pull must move its target, a restore must find something missing, a move must bring the monster nearer, a swap must meet its condition.',
  'ma/monsters.9':
    'An ability targets the nearest explorer if it may, otherwise the next nearest whom it may target. An ability on monsters takes the first in the queue, other than the monster itself, on which its effect would be visible; one on spaces takes the nearest.',
  'ma/monsters.10':
    'The next step goes to a free, passable space that lowers the count. Among several the order is north, east, south, west, north-east, south-east, south-west, north-west. If all of them are occupied, the monster waits.',
  'ma/monsters.11':
    'A monster destroys a door only if the shortest way leads through it. That is so if it can take no step now that lowers the count, and a closed door alone bars at least one such step; the last step, onto the explorer’s own space, is one of those considered.',
  'ma/monsters.12':
    'A monster that is adjacent to the explorer and can pay for no ability stays where it is.',
  'ma/monsters.13':
    'Explorers who cannot be targeted are ignored. If none can be targeted or reached, the monster does not move; it still plays abilities that need no explorer.',
  'ma/monsters.14':
    'Cunning monsters may also move in any direction for 1 stamina, open or close a door for 3, destroy an open or closed door for 4, and pull a lever for 3: the same attack as an explorer’s [ma/actions.13.1], after which the lever is explored.',
  'ma/monsters.15':
    'When a cunning monster does any of this is settled by six checks, made in this order before each thing that it does [ma/Q5].',
  'ma/monsters.15.1':
    'If it is next to an unexplored lever and has 3 stamina, and there are more explorers than monsters, itself included, on the traps of its tile, it pulls the lever.',
  'ma/monsters.15.2': 'If an ability can be played, it plays it as any monster does [ma/monsters.6].',
  'ma/monsters.15.3':
    'If a closed door bars its way [ma/monsters.11] and it has 4 stamina, it opens the door for 3. That leaves it 1 for a step.',
  'ma/monsters.15.4':
    'If it can walk this turn to a space on which it could play an ability with the stamina then left, it goes there by a shortest way, over free spaces, without pits and without traps whose lever is unexplored. It chooses the space with the fewest steps; for an ability with a range above 1 it chooses, among those, the one farthest from all explorers.',
  'ma/monsters.15.5':
    'If nothing more can be played this turn and all its attacks have a range above 1, it steps away, one space at a time, as long as that takes it more steps from the nearest explorer and it stays on its tile.',
  'ma/monsters.15.6':
    'Otherwise it acts like an irrational monster, but it never steps onto a trap whose lever is unexplored and has an explorer next to it.',
  'ma/monsters.16':
    'Monsters do not share spaces and do not plan around one another. Since a step must lower the count, a monster that is blocked waits.',
  'ma/monsters.17': 'A monster that is destroyed or banished before its turn has none.',
  'ma/monsters.18':
    'At the start of its turn a monster has the stamina printed on its card, changed by whatever is in force; what is left at the end is lost. A dazed monster loses this turn instead, and is then no longer dazed.',
  'ma/monsters.19':
    'A monster that seeks something else, as a boss may, counts its steps to that. It counts them to explorers only when there is nothing of the kind.',
  'ma/monsters.20': 'No active ability of a monster costs 0 stamina, so its turn always ends.',
};
