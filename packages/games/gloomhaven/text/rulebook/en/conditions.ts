import type { conditions as chapter } from '../../../rulebook/conditions.ts';

/** Conditions, in English. */
export const conditions: Readonly<Record<(typeof chapter.rules)[number]['id'], string>> = {
  'gh/conditions.1':
    'Negative conditions are POISON, WOUND, IMMOBILIZE, DISARM, STUN, MUDDLE and CURSE; positive conditions are INVISIBLE, STRENGTHEN and BLESS.',
  'gh/conditions.2':
    'A figure has each condition at most once; receiving it again only renews its duration. CURSE and BLESS are cards, so several may be in one deck.',
  'gh/conditions.2a':
    'A monster will lose MUDDLE at the end of its turn this round; an enemy acting earlier in the round muddles it again. It still loses MUDDLE at the end of that turn, because that is its next turn.',
  'gh/conditions.3':
    'A condition named in an ability is given to every target of that ability after its main effect, whether or not damage was dealt.',
  'gh/conditions.4':
    "In short: POISON (enemies add +1 Attack against the figure) and WOUND (1 damage at the start of each of its turns) end when the figure is healed; IMMOBILIZE (no move abilities), DISARM (no attack abilities), STUN (no abilities, no items), MUDDLE (Disadvantage on all attacks), INVISIBLE (cannot be focused on or targeted by enemies) and STRENGTHEN (Advantage on all attacks) end at the end of the figure's next turn; CURSE (a null card in the modifier deck) and BLESS (a 2x card in the modifier deck) end when the card is drawn.",
  'gh/conditions.5':
    '"End of next turn" means the end of the next turn the figure begins after receiving the condition; one received during the figure\'s own turn works at once and lasts through the whole following turn.',
  'gh/conditions.5a':
    'A Scoundrel who becomes INVISIBLE on her turn in round 2 loses the token when her turn in round 3 ends.',
  'gh/conditions.5b':
    'A monster stunned in round 2 before it has acted takes (and skips) its turn in round 2; STUN is removed at the end of that turn.',
  'gh/conditions.5c':
    'A monster stunned in round 2 after it has acted loses STUN when its turn in round 3 ends.',
  'gh/conditions.6':
    'Conditions that expire do so at the end of the turn even if the figure could do nothing in it.',
  'gh/conditions.7':
    'Every enemy attack targeting a poisoned figure gets +1 Attack in step 1 of [gh/attack.12].',
  'gh/conditions.7a':
    'An Attack 2 on a poisoned monster with Shield 1, drawing a +0, deals 2 + 1 - 1 = 2 damage.',
  'gh/conditions.8': 'POISON given by an attack does not add to that same attack.',
  'gh/conditions.9': 'A heal on a poisoned figure removes POISON and restores no hit points.',
  'gh/conditions.9a':
    'A poisoned character at 4 of 10 receives Heal 3: it stays at 4 and is no longer poisoned.',
  'gh/conditions.10': 'A wounded figure suffers 1 damage at the start of each of its turns.',
  'gh/conditions.11': 'A heal on a wounded figure removes WOUND and restores its full amount.',
  'gh/conditions.11a': 'A wounded character at 4 of 10 receives Heal 3: it is at 7 and no longer wounded.',
  'gh/conditions.12': 'A heal on a figure with both removes both and restores nothing.',
  'gh/conditions.12a':
    'A poisoned and wounded character at 4 of 10 receives Heal 5: it stays at 4, with neither condition.',
  'gh/conditions.13':
    'WOUND damage is not an attack: Shield does not reduce it; a character may negate it with cards.',
  'gh/conditions.14':
    'A monster killed by WOUND at the start of its turn takes no turn, leaves its money token as usual, and credits nobody.',
  'gh/conditions.15':
    'An immobilized figure cannot perform move abilities, but can be pushed, pulled or otherwise relocated.',
  'gh/conditions.15a':
    'An immobilized melee monster next to a character, with "Move +0, Attack +0", does not move but attacks.',
  'gh/conditions.16':
    'A disarmed figure cannot perform attack abilities; other abilities are unaffected, and its Retaliate still works.',
  'gh/conditions.16a':
    'A disarmed character that uses "Attack 3, then Move 2" skips the attack and may move 2.',
  'gh/conditions.17':
    'A stunned figure can perform no ability and use no item; a stunned character may still take a long rest.',
  'gh/conditions.18':
    'A stunned character must still select two cards or a long rest; on its turn two selected cards are simply discarded without their actions, whatever symbols they carry.',
  'gh/conditions.18a':
    'A stunned player selected a lost-symbol card and another card: on the turn both go to the discard pile, no elements are created and no experience is gained.',
  'gh/conditions.19':
    'A character stunned after selecting cards must discard them on its turn and cannot change to a rest.',
  'gh/conditions.20':
    'STUN does not end active bonuses already in play; Shield and Retaliate of a stunned figure keep working (for items see [gh/A-07]).',
  'gh/conditions.21':
    'A stunned monster performs nothing on its ability card, so it also gains no Shield, Retaliate or other bonus from it and consumes or creates no element.',
  'gh/conditions.22':
    'A stunned figure still has its turn for WOUND, condition expiry and, for a character, end-of-turn looting.',
  'gh/conditions.23': 'A muddled figure makes all its attacks with Disadvantage.',
  'gh/conditions.24':
    "A cursed figure's side shuffles one curse card into the remaining draw pile of the modifier deck the figure uses.",
  'gh/conditions.24a':
    'A monster is cursed: one M curse is shuffled into the common monster draw pile, not into its discards.',
  'gh/conditions.24b':
    'An escorted figure that never attacks uses no modifier deck: CURSE and BLESS have no effect on it, and no card goes into the common deck of the monsters.',
  'gh/conditions.25':
    'A drawn curse is a null and is then removed from the deck; it does not trigger the end-of-round shuffle.',
  'gh/conditions.26':
    'At most 10 curses exist for characters and 10 for monsters, so no deck ever holds more than 10; when the supply is empty further curses have no effect.',
  'gh/conditions.26a': 'With 10 curses in the monster deck, cursing another monster adds nothing.',
  'gh/conditions.27': "Cursing a character's summon curses its owner's deck.",
  'gh/conditions.28':
    "A blessed figure's side shuffles one bless card into the remaining draw pile; when drawn it counts as 2x, is removed, and does not trigger the shuffle.",
  'gh/conditions.29':
    'The bless supply is 10 cards shared by all decks; when it is empty further blessings have no effect.',
  'gh/conditions.30':
    'A curse or bless leaves the deck only by being drawn or when the scenario ends; heals and condition removal do not affect it.',
  'gh/conditions.31':
    'Enemies cannot focus on or target an invisible figure; its allies interact with it normally.',
  'gh/conditions.31a':
    'An invisible character is adjacent to a monster and a visible one is 4 hexes away: the monster focuses on the visible one, if it can find a path.',
  'gh/conditions.32': 'Monsters treat an invisible character exactly as an obstacle for movement.',
  'gh/conditions.32a':
    'An invisible character stands in the only doorway: a monster that does not fly and has no other path finds no focus and does not move.',
  'gh/conditions.33': "An invisible figure that attacks stays invisible until the token's time is over.",
  'gh/conditions.34': 'A strengthened figure makes all its attacks with Advantage.',
  'gh/conditions.35': 'Positive conditions cannot be removed before their time.',
  'gh/conditions.36':
    'Immunity to a condition means it is never applied; other effects of the same ability are.',
  'gh/conditions.37': 'All conditions are removed when the scenario ends.',
  'gh/conditions.38':
    "Effects granting or removing conditions on oneself during one's own turn work at once; for example IMMOBILIZE received in mid-move stops the move.",
};
