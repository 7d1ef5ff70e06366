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
  'gh/bosses.3b':
    'When the boss has opened its last door, it goes on to the first one again; if somebody stands there, it is put in the nearest empty hex.',
  'gh/bosses.4': 'Boss statistics may depend on the number of characters C.',
  'gh/bosses.4a': 'With hit points printed as 10 x C and three characters, the boss has 30 hit points.',
  'gh/bosses.5':
    'A boss is immune to the conditions listed on its card; other parts of an attack affect it normally.',
  'gh/bosses.5a':
    'A boss immune to STUN is hit by an Attack 4 with STUN: the damage is dealt and STUN is not applied.',
  'gh/bosses.6':
    'Bosses otherwise follow all monster rules: focus, movement, the common modifier deck, money on death unless spawned.',
  'gh/bosses.7': 'Forced movement affects a boss unless its card or the scenario says otherwise.',
  'gh/bosses.8':
    'Perches, hexes to teleport to and the places of an altar are taken in the order that the scenario gives them, then from the first again. A room that is not yet revealed is revealed, and if the place is occupied, the nearest empty hex counts. Where the scenario marks no place, that part of the special action does nothing.',
  'gh/bosses.8a':
    'An altar always comes to the place itself: a figure or an obstacle there goes to the nearest empty hex.',
  'gh/bosses.9':
    'An egg is put down like a summoned monster, has hit points and can be attacked. When eggs hatch, each becomes a normal monster, as long as standees are left; like any summoned monster it acts from the next round.',
  'gh/bosses.10':
    'Whom a boss drives away or draws to itself goes in initiative order. Driven away, each moves as with a Move ability to a hex as far from the boss as possible, and who cannot move stays; drawn near, each is put on the nearest empty hex adjacent to the boss. Players choose among equally good hexes.',
  'gh/bosses.11':
    'A boss controls the mind of the last character in initiative order of those that still have two cards to play this round; a resting one is not chosen. On its own turn it acts as a monster would, with its allies as its enemies: its summons first, on their turns, then its move and the top action of its leading card. Then both its cards are discarded, whatever they show.',
  'gh/bosses.12':
    'Figures that a boss summons and that are no monsters act just before it, as the summons of a character do, and leave the map when it dies. A figure that is invulnerable can be attacked, but suffers no damage.',
  'gh/bosses.13':
    'A monster to which a boss grants another turn takes a whole one, with its start and its end: WOUND hurts it and conditions run out. Its own turn of the round is not touched.',
};
