import type { move as chapter } from '../../../rulebook/move.ts';

/** Movement, jumping, flying and doors, in English. */
export const move: Readonly<Record<(typeof chapter.rules)[number]['id'], string>> = {
  'gh/move.1':
    'Move X lets the figure travel up to X hexes, one at a time into adjacent hexes, paying 1 point per hex (2 for difficult terrain).',
  'gh/move.2': 'Fewer hexes than allowed may be used, including none.',
  'gh/move.3':
    'With normal movement a figure may pass through allies but not through enemies, obstacles or walls.',
  'gh/move.3a':
    'An ally stands in a corridor with an unoccupied hex behind it: with Move 2 a character may pass the ally and end in that hex.',
  'gh/move.3b': 'An enemy blocks the only path: a normal move cannot go through it.',
  'gh/move.4': 'A movement may not end in a hex holding another figure.',
  'gh/move.5':
    'Traps, hazardous terrain and other hex effects resolve immediately on entry, after which the movement continues if the figure is able.',
  'gh/move.5a':
    'With Move 4 and a damage trap in the second hex, a character that walks in and survives may use its two remaining points.',
  'gh/move.6':
    'A figure stunned or immobilized in mid-move, for instance by a trap, stops there, since the condition works at once.',
  'gh/move.7': 'No effect lets any figure move through a wall.',
  'gh/move.8': 'A Jump ignores all figures and all terrain while travelling.',
  'gh/move.9':
    'The last hex of a jump is a normal move: it must be unoccupied and not an obstacle, springs a trap, and deals hazardous damage.',
  'gh/move.9a': 'A Move 3 Jump over an enemy and a trap into a free hex triggers nothing.',
  'gh/move.9b': 'If the same jump ends on the trap, the trap is sprung.',
  'gh/move.9c': 'A jump with nothing but obstacles in reach cannot end on any of them.',
  'gh/move.10': 'A jump that uses fewer hexes than allowed has its last hex where it stops.',
  'gh/move.10a':
    'With the action "Move 4 Jump, Attack 2 on all enemies moved through" a character jumps over two enemies and lands beyond them: it makes two attacks, with one modifier each.',
  'gh/move.11':
    'A Flying figure ignores figures and all overlays during its whole movement, the last hex included, but must end in an unoccupied hex; it may end on an obstacle, trap or hazardous hex without effect.',
  'gh/move.11a':
    'A flying monster that ends its movement on a trap leaves the trap where it is, and nothing happens.',
  'gh/move.12': 'Flying also applies when the figure is pushed or pulled.',
  'gh/move.13':
    'A figure that loses Flying while on an obstacle suffers 2 + L damage and is then put in the nearest empty hex.',
  'gh/move.13a':
    "At L = 2 a character's flight ends at the end of its turn while it is on a boulder: it suffers 4 damage and is moved to the nearest empty hex.",
  'gh/move.14': 'Flying and jumping monsters and summons still treat closed doors as walls.',
  'gh/move.15':
    'A character entering a closed door hex at any point of its movement opens it and the room beyond is revealed at once; the movement is paused, not ended.',
  'gh/move.15a':
    'A character with Move 4 enters a door 2 hexes away: the room is set up, and the character may spend the 2 points that remain, even to go back out of the doorway.',
  'gh/move.16': 'Passing over the door with Flying or Jump also opens it.',
  'gh/move.17': 'Entering a closed door costs a normal movement point and its hex cannot be skipped over.',
  'gh/move.18': 'Summons and monsters never open doors, unless a scenario or boss ability says so.',
  'gh/move.19':
    'The revealed room receives the monsters for C characters, the money and the overlays shown on the scenario page, with random standee numbers.',
  'gh/move.20':
    'If there are not enough standees of a type, only the available ones are placed, first at the positions nearest to the revealing character.',
  'gh/move.20a':
    'With 2 standees left and 4 positions at distances 2, 3, 5 and 6 from the revealing character, those at 2 and 3 are filled and the others stay empty.',
  'gh/move.21':
    'A story section marked on a hex is read when a character first enters that hex; one tied to a room is read when the room is revealed.',
  'gh/move.22':
    'Once everything is placed, each monster type now present without an ability card this round draws one.',
  'gh/move.23':
    "When the revealing character's turn ends, revealed monsters of types with a lower initiative than that character act immediately, in initiative order; types with a higher initiative act at their normal time.",
  'gh/move.23a':
    'The revealing character acts at 40, and the new room holds Archers (15), Guards (30, a type that has already acted this round) and Living Bones (64). When the turn ends, the new Archers act, then only the newly revealed Guards; the Bones act later, at 64.',
  'gh/move.24':
    'Every revealed monster therefore takes exactly one turn in the round of its reveal; figures of the type that have already acted do not act again.',
  'gh/move.25':
    'A revealed type with the same initiative as the revealer acts after the revealer, at its normal time.',
  'gh/move.26':
    'If several rooms are revealed in one turn, all monsters revealed in it follow [gh/move.23] together.',
  'gh/move.27': 'An opened doorway hex belongs to both rooms for movement, sight and range.',
  'gh/move.28': 'Money and treasure passed over during a move are not collected.',
  'gh/move.29':
    'Being placed or swapped by an effect that is not a move, push or pull does not trigger traps or hazardous terrain unless the effect says so.',
};
