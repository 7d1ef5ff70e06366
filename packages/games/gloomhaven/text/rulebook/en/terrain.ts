import type { terrain as chapter } from '../../../rulebook/terrain.ts';

/** Overlay tiles and terrain, in English. */
export const terrain: Readonly<Record<(typeof chapter.rules)[number]['id'], string>> = {
  'gh/terrain.1':
    'Overlay types are doors, corridors, traps, hazardous terrain, difficult terrain, obstacles and treasure; pressure plates, objective tokens and aid tokens are added by special rules.',
  'gh/terrain.2':
    'An unoccupied hex holds no figure. An empty hex holds no figure, no token and no overlay other than a corridor, a pressure plate or an open door.',
  'gh/terrain.2a':
    'A hex with a money token and no figure is not empty, so a summon that needs an empty hex cannot be placed there.',
  'gh/terrain.2b': 'A hex with nothing but a corridor tile is empty.',
  'gh/terrain.3':
    'A wall is the edge line of a map tile, and the whole area of any partial hex along that edge, unless an overlay such as a corridor or an open door covers it. A closed door counts as a wall for sight, for range and for every figure except a moving character.',
  'gh/terrain.4':
    'Two hexes separated by a wall line are not adjacent, and no range or movement is counted across it.',
  'gh/terrain.4a':
    'Two hexes touch along a wall line at the edge of a tile: no melee attack, loot or push crosses that line.',
  'gh/terrain.5':
    'A closed door separates two rooms. A character that moves onto it flips it to open at once and reveals the room beyond [gh/move.15].',
  'gh/terrain.6':
    'For monsters and character summons a closed door is a wall; no figure can be forced through it by push or pull.',
  'gh/terrain.7':
    'An open door is a normal hex for all movement, counts as empty when nothing is on it, and can never be closed again.',
  'gh/terrain.8': 'Door art has no rules meaning.',
  'gh/terrain.9':
    'A corridor hex behaves as a normal empty hex and removes the wall it covers, merging the tiles into one room.',
  'gh/terrain.10':
    "A trap is sprung when a figure enters its hex by normal or forced movement; the figure suffers the trap's effect and the trap is removed from the map.",
  'gh/terrain.10a':
    'A monster pushed into a trap that deals damage and POISON suffers both, and the trap disappears.',
  'gh/terrain.11':
    'Flying movement never springs traps; Jump does not spring them except in the last hex [gh/move.9].',
  'gh/terrain.12':
    'When the listed effect of a scenario trap includes "damage", the amount is 2 + L. Traps listing only conditions deal no damage.',
  'gh/terrain.12a': 'At L = 3 a damage trap deals 5 damage to the figure that springs it.',
  'gh/terrain.12b': 'A trap listed as STUN only, sprung at L = 3, stuns the figure and deals no damage.',
  'gh/terrain.13': 'An ability that disarms a trap removes it without applying its effect.',
  'gh/terrain.14':
    'Abilities of characters and monsters may create traps; those have exactly the effects given by the ability and are not scaled by L.',
  'gh/terrain.15': 'Any figure springs any trap, whoever made it, including the maker and its allies.',
  'gh/terrain.16': 'The effects a trap carries are public and shown with it on the map.',
  'gh/terrain.17':
    'A kill by a trap is credited to the figure whose forced movement caused it to be sprung; nobody is credited if the victim walked in by itself.',
  'gh/terrain.18':
    'Trap damage is not attack damage, so Shield does not reduce it; a character may still negate it with cards [gh/damage.2].',
  'gh/terrain.19':
    'Each hazardous hex entered by normal or forced movement deals half of trap damage, rounded down; the tile stays. For L from 0 to 7, trap damage is 2, 3, 4, 5, 6, 7, 8, 9 and a hazardous hex deals 1, 1, 2, 2, 3, 3, 4, 4.',
  'gh/terrain.19a':
    'At L = 1 a character walks through two hazardous hexes: it suffers 1 damage twice, from two separate sources.',
  'gh/terrain.20':
    'Starting a turn on hazardous terrain, staying there, ending a turn there or leaving it deals nothing.',
  'gh/terrain.21': 'Flying ignores hazardous terrain; Jump ignores it except in the last hex.',
  'gh/terrain.22':
    'Entering a difficult terrain hex costs two movement points with normal movement. Flying, Jump and forced movement pay no extra (for the last hex of a jump see [gh/A-02]).',
  'gh/terrain.22a':
    'With Move 3 and two difficult hexes ahead, a character can enter only the first one (2 points); its last point must go into a hex that costs 1.',
  'gh/terrain.22b': 'A target pushed 2 hexes over difficult terrain moves both hexes.',
  'gh/terrain.23':
    'Obstacles cannot be entered or crossed with normal or forced movement; Flying and Jump can cross them, and only Flying can end on them.',
  'gh/terrain.24': 'Obstacles block neither line of sight nor range.',
  'gh/terrain.24a':
    'An obstacle stands exactly between an archer and its target at distance 3: an attack with Range 3 is allowed.',
  'gh/terrain.25':
    'Abilities that create or move obstacles must not cut one area of the map off from another, so that it could be entered only through obstacles.',
  'gh/terrain.25a':
    'Two halves of a room are joined by a passage one hex wide: a boulder cannot be placed in it.',
  'gh/terrain.26':
    'For that test, figures, traps and terrain are passable, doors count as passages, and only areas connected before the placement must remain connected.',
  'gh/terrain.27': 'A multi-hex overlay acts in each hex it covers and is removed or moved as one piece.',
  'gh/terrain.28':
    'Treasure tiles are either goal tiles, whose looting rules are in the scenario, or numbered tiles, looked up in the treasure index the moment they are looted.',
  'gh/terrain.29':
    'Goal tiles return every time the scenario is played; a numbered tile can be looted once in the whole campaign and is crossed off, so it is absent in later plays.',
  'gh/terrain.29a':
    'Numbered treasure 7 was looted in a failed attempt: when any party plays the scenario again, that tile is not placed and gives nothing.',
  'gh/terrain.30':
    'A treasure naming an item gives that card at once to the looting character; one naming an item design adds all copies to the city supply instead.',
  'gh/terrain.31':
    'Treasure tiles and money tokens do not hinder movement; a figure may pass through or stop on them.',
};
