import type { round as chapter } from '../../../rulebook/round.ts';

/** Rounds, card selection, resting and exhaustion, in English. */
export const round: Readonly<Record<(typeof chapter.rules)[number]['id'], string>> = {
  'gh/round.1':
    'A scenario is a sequence of rounds; each round has four steps: card selection, initiative, figure turns, clean-up. Rounds repeat until the scenario ends [gh/ending.1].',
  'gh/round.2':
    'In card selection every active player secretly either puts two different cards from hand face down, naming one of them the leading card, or declares a long rest.',
  'gh/round.2a': 'A player with 5 cards in hand cannot select 1 card or 3: it is two cards or a long rest.',
  'gh/round.3': 'Selection is simultaneous: no selection is revealed until all active players have chosen.',
  'gh/round.4':
    'Players may discuss intentions in general terms but may not show hands nor state numbers or titles of cards.',
  'gh/round.4a':
    'Allowed: saying that you will attack a certain guard around the middle of the round, or that you will move here and heal early, before the monsters if possible.',
  'gh/round.4b':
    'Not allowed: telling a friend which initiative is needed to act before you, announcing the exact damage you will deal, or naming the card you will use.',
  'gh/round.5': 'Once cards are revealed, both cards of every player are open information.',
  'gh/round.6': 'Each round a player must do one of the two things; passing is not possible.',
  'gh/round.7':
    'With fewer than two cards in hand, a long rest is the only choice; with fewer than two cards in the discard pile, a long rest is not a choice.',
  'gh/round.7a': 'With 1 card in hand and 3 discarded, the only choice is a long rest.',
  'gh/round.7b': 'With 4 cards in hand and 1 discarded, the only choice is to play two cards.',
  'gh/round.8':
    'A player who at the start of a round can neither play two cards nor long rest is exhausted immediately.',
  'gh/round.8a':
    'A character with 1 card in hand and 1 discarded at the start of a round is exhausted when selection begins, whatever its hit points.',
  'gh/round.8b':
    'A character with no cards in hand and 2 discarded is not exhausted, but must take a long rest.',
  'gh/round.9':
    'A rest of either kind requires at least two cards in the discard pile and always costs one of the discarded cards.',
  'gh/round.10':
    'A short rest is optional, taken in the clean-up step: the discard pile is shuffled, one random card goes to the lost pile, the others return to hand.',
  'gh/round.10a': 'A short rest with 5 discarded cards loses 1 at random and returns 4 to hand.',
  'gh/round.11':
    'Once per short rest the player may suffer 1 damage to keep the card just chosen and lose a different random discarded card instead; this second result is final.',
  'gh/round.11a':
    'Of the discards A and B, chance has picked A. The player suffers 1 damage: B is lost, A returns to hand, and there is no further draw.',
  'gh/round.12':
    'More than one player may short rest in the same clean-up step, and a player may do so in any round in which the requirement is met.',
  'gh/round.13':
    "A long rest is declared in card selection, is the player's whole turn and has initiative 99.",
  'gh/round.14':
    'On that turn the player chooses one discarded card to lose, returns all other discarded cards to hand, performs Heal 2 on itself, and refreshes all its spent items.',
  'gh/round.14a':
    'A character with discards A, B and C, 5 of 8 hit points and a spent item takes a long rest and loses B: A and C are back in hand, it has 7 hit points and the item is ready again.',
  'gh/round.15': 'The heal of a long rest follows all heal rules, including POISON and WOUND.',
  'gh/round.15a':
    'A poisoned character at 3 hit points takes a long rest: POISON is removed and it stays at 3.',
  'gh/round.16': 'A WOUND deals its damage at the start of the long-rest turn, before the heal.',
  'gh/round.16a':
    'A wounded character at 4 of 10 takes a long rest: it drops to 3, loses the WOUND and is healed to 5.',
  'gh/round.17':
    'The Heal 2 and the refresh cannot be taken without losing the card; a player who no longer has two discarded cards when the turn arrives still completes the turn, losing a card if any is left [gh/A-04].',
  'gh/round.18': 'Consumed items are not refreshed by a long rest.',
  'gh/round.19': "Items may be used during a long-rest turn, since it is the character's turn.",
  'gh/round.20':
    "Cards in the active area that count as discarded may be taken back with a rest or left in play, at the player's choice.",
  'gh/round.21':
    'Discarded cards otherwise return to hand only through abilities or items that recover them.',
  'gh/round.22': 'Lost cards never return through resting.',
  'gh/round.23': 'A character whose hit points fall below 1 is exhausted at once.',
  'gh/round.23a': 'A character at 2 hit points suffers 2 damage and negates nothing: it is exhausted.',
  'gh/round.24':
    "On exhaustion all the character's ability cards, wherever they are, go to its lost pile, its figure and its summons leave the map, its active bonuses end, and it takes no further part in the scenario.",
  'gh/round.25': 'Exhaustion cannot be undone during the scenario by any effect.',
  'gh/round.26': 'A character cannot choose to become exhausted; it must run out of cards or hit points.',
  'gh/round.27': 'Money, experience, treasure and battle-goal progress gained before exhaustion are kept.',
  'gh/round.28': 'When every character is exhausted, the scenario is lost.',
  'gh/round.29': 'Exhausted characters still count in C for rooms revealed later.',
  'gh/round.29a':
    'One of four characters is exhausted; a door opened later still reveals a room populated for four.',
  'gh/round.30':
    'A character exhausted in the middle of its turn stops at once; unresolved parts of its action are not performed.',
  'gh/round.31': 'Traps, obstacles and elements created by an exhausted character remain.',
};
