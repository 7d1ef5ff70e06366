import type { turn as chapter } from '../../../rulebook/turn.ts';

/** A character's turn, in English. */
export const turn: Readonly<Record<(typeof chapter.rules)[number]['id'], string>> = {
  'gh/turn.1':
    'On its turn a character uses the top action of one of its two cards and the bottom action of the other, in either order.',
  'gh/turn.1a': 'Of the cards P and Q, if P is used for its bottom action, Q can only be used for its top.',
  'gh/turn.2':
    "Both cards must leave the player's hand: an action that is not used at all still sends its card to the discard pile.",
  'gh/turn.3':
    "The abilities of an action are performed in printed order, each finished before the next begins, and cannot be mixed with the other card's action.",
  'gh/turn.3a':
    'With a top action "Attack 3, then Move 1" and a bottom action "Move 4", a player cannot move 2, attack, and then use the other 2 hexes of the Move 4.',
  'gh/turn.4':
    'As soon as an action is finished its card goes to the discard pile, lost pile or active area, before anything else happens.',
  'gh/turn.4a':
    'The first action of the turn was on card P, and the second lets the player recover one discarded card: P may be chosen.',
  'gh/turn.5':
    'A player may leave out any part of an action, except parts that harm the acting character or its allies (losing hit points or cards, receiving negative conditions), which are mandatory if the action is used.',
  'gh/turn.5a':
    'When a player performs the attack of the action "Attack 5, suffer 2 damage", the 2 damage cannot be skipped.',
  'gh/turn.5b': 'A player who skips the move of "Move 3, Loot 1" may still perform the loot.',
  'gh/turn.6':
    'Using one ability of an action counts as performing the action for the lost symbol, elements and experience.',
  'gh/turn.6a':
    'Of an action with the lost symbol, "Attack 4, then Heal 2", only the heal is performed: the card is lost all the same.',
  'gh/turn.7':
    'An ally is any figure fighting on the same side, including summons and allied scenario figures, but a figure is not its own ally.',
  'gh/turn.7a': 'An ability that affects "all adjacent allies" does not affect the character that uses it.',
  'gh/turn.8': 'An ability affects allies only if it says so or a rule says so.',
  'gh/turn.9':
    'Any played card may instead be used as a basic Attack 2 with its top half or a basic Move 2 with its bottom half; the card is then always discarded, whatever is printed on it.',
  'gh/turn.9a':
    'A card whose top action has the lost symbol goes to the discard pile when its top is used as Attack 2.',
  'gh/turn.10':
    'The basic attack is melee, and the basic move is a normal move; both can be improved by items and active bonuses.',
  'gh/turn.11': 'Both cards may be used for basic actions in the same turn.',
  'gh/turn.12':
    'A card whose performed action shows the lost symbol goes to the lost pile instead of the discard pile.',
  'gh/turn.13':
    'A card whose performed action shows a persistent or round bonus symbol goes to the active area, and later to the lost or discard pile according to whether that action has the lost symbol [gh/bonuses.7].',
  'gh/turn.14': 'If neither symbol is present, a used card is discarded.',
  'gh/turn.15':
    'Any number of equipped items may be used before, during and between the two actions, subject to their text [gh/items.1].',
  'gh/turn.16':
    "The turn sequence is: (1) start-of-turn effects such as WOUND; (2) two actions and items, or the long rest; (3) end-of-turn effects: looting of the character's own hex, elements created this turn become Strong, conditions whose time is over are removed.",
  'gh/turn.16a':
    'A wounded character at 1 hit point that does not negate the damage at the start of its turn is exhausted before it performs any action.',
  'gh/turn.17':
    'Items cannot be used before or during start-of-turn effects nor after end-of-turn effects begin.',
  'gh/turn.18': 'A stunned character performs no actions: both cards are discarded [gh/conditions.18].',
  'gh/turn.19':
    "Choices made inside an action (targets, path, augments, order of modifiers) belong to the acting character's player.",
  'gh/turn.20':
    "An ability that lets another figure act (for example a summon or a controlled enemy) is resolved inside the current turn and uses that figure's own position.",
  'gh/turn.20a':
    "A card that has an enemy take its turn of this round as an ally waits for that turn in the active area: the enemy takes it when its initiative comes, against its own side, and keeps the rest of the turn as it is. One that has had its turn has none left to take over, and if the card leaves the active area before, the enemy's turn is its own again.",
  'gh/turn.21':
    "Actions performed outside one's own turn do not count as a turn: they trigger no WOUND, no end-of-turn loot and no condition expiry.",
};
