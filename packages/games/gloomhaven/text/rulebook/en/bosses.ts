import type { bosses as chapter } from '../../../rulebook/bosses.ts';

/** Bosses, in English. */
export const bosses: Readonly<Record<(typeof chapter.rules)[number]['id'], string>> = {
  'gh/bosses.1': 'Each boss has its own stat card, but all use the common "Boss" ability deck.',
  'gh/bosses.2':
    'Bosses are neither normal nor elite; effects restricted to normal or elite monsters do not affect them.',
  'gh/bosses.2a': 'An ability that kills a normal monster outright cannot target a boss.',
  'gh/bosses.3':
    "Cards of the Boss deck refer to special actions 1 and 2, which are described on the boss's stat card and, if complex, in the Scenario Book.",
  'gh/bosses.3a':
    'The special action 1 of the first boss of the campaign is to go to the next door and reveal the room: the boss opens the door, although for monsters a closed door is otherwise a wall [gh/terrain.6].',
  'gh/bosses.4': 'Boss statistics may depend on the number of characters C.',
  'gh/bosses.4a': 'With hit points printed as 10 x C and three characters, the boss has 30 hit points.',
  'gh/bosses.5':
    'A boss is immune to the conditions listed on its card; other parts of an attack affect it normally.',
  'gh/bosses.5a':
    'A boss immune to STUN is hit by an Attack 4 with STUN: the damage is dealt and STUN is not applied.',
  'gh/bosses.6':
    'Bosses otherwise follow all monster rules: focus, movement, the common modifier deck, money on death unless spawned.',
  'gh/bosses.7': 'Forced movement affects a boss unless its card or the scenario says otherwise.',
};
