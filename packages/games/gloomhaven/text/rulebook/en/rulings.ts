import type { rulings as chapter } from '../../../rulebook/rulings.ts';

/** What we rule where the sources are silent or disagree, in English. */
export const rulings: Readonly<Record<(typeof chapter.rules)[number]['id'], string>> = {
  'gh/A-01':
    'Two monster types on the map use the same ability deck: do they share a card? Yes, one card is drawn for each deck; the types act one after the other, in an order that the players choose once and keep.',
  'gh/A-02':
    'Does the last hex of a jump cost 2 if it is difficult terrain? Yes: Jump ignores the terrain it crosses, but its last hex is entered as in a normal move.',
  'gh/A-03':
    'In a passage one hex wide all corners touch walls: do neighbours see each other? Yes, adjacent hexes not separated by a wall always see each other.',
  'gh/A-04':
    'A player declared a long rest and then lost discarded cards to negate damage, so that fewer than two are left. The rest still happens: a single card is lost and none return; with no card, only the Heal 2 and the refresh happen.',
  'gh/A-05':
    'Are all targets of a multi-target attack declared before drawing? Yes, but a target added by a modifier card (ADD TARGET) is chosen when that card is drawn; the attacks may be resolved in any order.',
  'gh/A-06':
    'May a player choose a blocked direction so that a push does nothing, although a free hex exists? No, a legal free hex must be used; the whole effect may still be declined.',
  'gh/A-07':
    'May a stunned character use items that react to enemy attacks? No, it uses no item at all, and items with use circles do not trigger; items that simply work all the time keep working.',
  'gh/A-08':
    "When do monsters of one type create and consume elements if they act at different moments, for instance after a room is revealed? Each group acting together is by itself: the first of it that finds the element there consumes it, for itself and those of the group that act after it, and what the card creates comes at the end of the group's first activation.",
  'gh/A-09':
    "Can cards negate the damage that one's own action costs, or the 1 damage of a short rest? The damage of one's own action, yes; the damage of a short rest is a price and cannot be negated.",
  'gh/A-10': 'Can the 1 damage of a short rest exhaust a character? Yes.',
  'gh/A-11':
    'Does a move of 0 hexes count as performing the ability, for elements and experience? Yes, if the character is able to move, that is, not immobilized.',
  'gh/A-12': 'Does an attack ability without a target count as performed? No.',
  'gh/A-13':
    'A monster has two attack abilities and its focus dies after the first. For the later abilities a new focus is determined from its present hex; the movement already made stands.',
  'gh/A-14':
    'Success and failure are triggered in the same round, for example when the goal is met and later all characters are exhausted. What was triggered first decides; at the same moment, it is a success.',
  'gh/A-15':
    'Do turns played after the goal is met still count for battle goals and personal quests? Yes, everything until the end of the round counts.',
  'gh/A-16':
    'Does a pressure plate trigger at the end of any turn, or only at the end of the turn of the character on it? At the end of any turn in which a character stands on it, once per scenario unless the scenario says otherwise.',
  'gh/A-19':
    'Is 2x better than +2 when one of two cards must be chosen? The attack values that would result from this attack, before defence, are compared; equal values without effects are equal, so the first card drawn is used.',
  'gh/A-20':
    'How does a null with an effect, or a curse, compare with low numbers? A null is worse than any card that results in a positive value, and equal to a card without effects that also results in 0.',
  'gh/A-21':
    'With Advantage, is a single rolling card added even when it is the second one drawn? Yes, the order does not matter.',
  'gh/A-22':
    'With Disadvantage, what happens to rolling cards with negative values? They are ignored, like all rolling cards.',
  'gh/A-23':
    'How many bless cards are there, and who shares them? Ten in all, shared by characters and monsters.',
  'gh/A-24':
    'Which figure does a monster heal if none has lost hit points? None; but the players may choose a poisoned or wounded figure that has lost none.',
  'gh/A-25':
    'Does POISON count when a monster looks for the figure that has lost most hit points? No, only the hit points lost.',
  'gh/A-26':
    "A monster's summon is put as close as possible to an enemy: to which one, and by which distance? For each possible hex, to the nearest enemy, counted as range is; the players decide ties.",
  'gh/A-27':
    'Which is the nearest empty hex for a spawned monster? It is counted as range is, within revealed rooms, walls and closed doors blocking the way; the players decide ties.',
  'gh/A-28':
    "Several empty hexes are equally near to a figure that loses flight. The figure's player chooses one; the damage is a normal source and can be negated.",
  'gh/A-29':
    'A character reveals a room during an action taken outside its turn. The end of that action counts as the end of its turn, and initiatives are compared with that of the figure whose turn it is.',
  'gh/A-30':
    'Which initiative has a summon when it is compared with summons or characters of other players? That of its owner, the summon coming just before the owner.',
  'gh/A-31':
    'In which order do the effects at the end of a turn take place? First looting, then elements, then conditions that expire.',
  'gh/A-32':
    'Who chooses for the monsters when players disagree? The rule only says that the players decide; at our tables it is the host or a vote.',
  'gh/A-33':
    'Who chooses when players are tied in initiative and disagree? The tied players agree, otherwise chance decides; a table may let chance decide at once.',
  'gh/A-34':
    "How are the limits on table talk enforced? The other players' hands are hidden and there are signals of a general kind; what players write to each other is not policed.",
  'gh/A-35':
    'May players give up? Yes, when all agree while cards are chosen; the round then ends at once, as a failure.',
  'gh/A-42': 'Does a character exhausted during its turn still loot at the end of that turn? No.',
  'gh/A-43':
    'Must a use of a bonus be spent when cards will negate the damage anyway? Yes, the bonus triggers first.',
  'gh/A-44':
    'In which order do several effects of one trap take place? Damage first, then conditions; if the figure dies, the rest is ignored.',
  'gh/A-45':
    'Does forced movement go on after a trap that stuns or immobilizes? Yes, if the figure survives: those conditions do not prevent forced movement.',
  'gh/A-46':
    'Can summons or monsters stand on objective tokens or goal treasure? Yes, unless the scenario says otherwise.',
  'gh/A-47':
    'Do closed or locked doors count as connections when testing where an obstacle may be placed? Yes, both do.',
  'gh/A-48': 'Does a boss leave a money token? Yes, one, unless it was spawned.',
  'gh/A-49':
    'Later rule sets, such as the second edition and other games of the line, changed sight, focus, Advantage and summons. They are not mixed in; only the variants of this rulebook are offered [gh/variants].',
  'gh/A-50':
    'Does "Target X" on a monster\'s stat card count for an area attack? Yes: the area is one target, and each further one is a single enemy in range outside the area, as for an added target [gh/effects.21].',
  'gh/A-51':
    'Does a part of an action that only harms the acting character or its allies use the action? No: it is the price of the other parts. If none of them is used, nothing is suffered, no experience is gained and the card is discarded. A part that harms enemies as well may be used or left out like any other, if it is all that can be used.',
  'gh/A-52':
    'Does a monster that dies in its own turn create the element on its card? No: it stops at once, like a character that is exhausted [gh/round.30]. The next of its type that performs the card creates it.',
  'gh/A-53':
    'Whom does an ability of a monster concern that is no attack and names one enemy? Its focus, if it can; otherwise the nearest enemy that it can concern, then the earliest in initiative, then as the players choose.',
};
