import type { special as chapter } from '../../../rulebook/special.ts';

/** Special rules of scenarios, in English. */
export const special: Readonly<Record<(typeof chapter.rules)[number]['id'], string>> = {
  'gh/special.1':
    'A spawned monster is put at its spawn location or, if that is not empty, in the nearest empty hex.',
  'gh/special.1a':
    'Two monsters spawn in a hex that holds a character: they are put in the two nearest empty hexes.',
  'gh/special.2':
    'A monster spawned at the end of a round acts from the next round; one spawned during a round acts that round as if just revealed [gh/move.23].',
  'gh/special.3': 'Spawned monsters leave no money.',
  'gh/special.4': 'If no standee is free the spawn does not happen.',
  'gh/special.5':
    'A locked door cannot be opened by moving onto it; it is a wall for everybody until its opening condition is met.',
  'gh/special.6':
    'Pressure plates do not affect movement; one occupied by a character at the end of a turn may trigger an effect given by the scenario.',
  'gh/special.6a':
    'A character walks across a plate that opens a door and ends its turn elsewhere: nothing happens.',
  'gh/special.6b':
    'Where a scenario asks for plates by the number of characters, those still in play are counted; a character that is left alone needs one of the plates for two.',
  'gh/special.7':
    "Whether only the end of the character's own turn counts, and whether the plate can trigger again, is stated by the scenario; otherwise the end of any figure's turn with a character on the plate counts, once [gh/A-16].",
  'gh/special.8':
    'An obstacle given hit points by the scenario can be attacked and is removed when they fall below 1; it can only be destroyed by damage, not by obstacle-destroying abilities.',
  'gh/special.9':
    'Such an obstacle counts as an enemy for abilities, has initiative 99 for the focus of summons, and is immune to all negative conditions.',
  'gh/special.9a':
    'An altar with 12 hit points and a monster are at equal distance from a summon: it focuses on the monster, whose initiative is lower than 99.',
  'gh/special.10':
    'Objective tokens represent allied figures or places to loot; for allied figures the numbers are random and give their order of action.',
  'gh/special.11':
    "Allied figures follow the scenario's statistics and instructions; they are allies of the characters and enemies of the monsters.",
  'gh/special.11a':
    'An allied figure that goes to a place takes the shortest way; of several that are equally short, one with the fewest traps and hazardous hexes.',
  'gh/special.11b': 'Whether an allied figure has arrived at a place is seen at the end of its own turn.',
  'gh/special.12':
    'Aid tokens mark special places such as spawn points or text triggers and have no effect by themselves.',
  'gh/special.13':
    'Named monsters (bosses or unique variants of a normal type) are neither normal nor elite; effects restricted to those ranks do not affect them.',
  'gh/special.14': 'Scenario formulas use L for the scenario level and C for the number of characters.',
  'gh/special.14a': 'An objective with 4 + C x L hit points at L = 3 with two characters has 10 hit points.',
  'gh/special.15': 'Fractions in formulas are rounded up unless the scenario says otherwise.',
};
