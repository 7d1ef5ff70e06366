import type { monsters as chapter } from '../../../rulebook/monsters.ts';

/** Monsters: turn, focus, movement, attacks, in English. */
export const monsters: Readonly<Record<(typeof chapter.rules)[number]['id'], string>> = {
  'gh/monsters.1':
    "Monsters are run by their cards, not by a player. On its turn a monster performs the abilities of its type's current card in printed order, as far as possible, and nothing else.",
  'gh/monsters.1a': 'A card reads only "Attack +1": a monster with no enemy in range does not move.',
  'gh/monsters.1b':
    'A card reads only "Move +1, Shield 1": a monster that ends its move adjacent to a character does not attack.',
  'gh/monsters.2': 'Normal and elite monsters of a type share the card but use their own statistics.',
  'gh/monsters.3':
    'All elites of a type act first, then all normals, each group by ascending standee number.',
  'gh/monsters.3a': 'With elites 2 and 3 and normals 1 and 4, the order is 2, 3, 1, 4.',
  'gh/monsters.4': 'A standee number identifies the monster for damage and conditions.',
  'gh/monsters.5':
    'Each monster evaluates the map as it is when its own turn starts; earlier monsters of the type may have changed it.',
  'gh/monsters.6':
    '"Move +X", "Attack +X" and "Range +X" (X may be negative) modify the base values of the stat card; a value without sign replaces the base value. A result below 0 is 0.',
  'gh/monsters.6a': 'With base move 2 and "Move -1" a monster has 1 movement point.',
  'gh/monsters.6b': 'An elite with attack 3 and "Attack +1" attacks with 4.',
  'gh/monsters.7': 'A range not mentioned in an attack is the base range of the monster.',
  'gh/monsters.8':
    'Before its first ability each monster determines one focus among its enemies: characters, their summons, and other enemy figures of the scenario.',
  'gh/monsters.9':
    'The focus is the enemy that the monster could come to attack with the least movement: for each enemy take the shortest path to a hex from which this turn\'s attack could reach it, by range and line of sight; the enemy with the shortest such path is the "closest".',
  'gh/monsters.9a':
    'The Brute is physically nearer, but a hex from which to hit him in melee is 4 steps away, while the Tinkerer can be reached in 2: a melee monster focuses on the Tinkerer.',
  'gh/monsters.10':
    'The path length is unlimited for this purpose; it does not matter whether the monster can complete it this turn.',
  'gh/monsters.11': 'If the card has no attack, the monster focuses as if it had a melee attack.',
  'gh/monsters.12':
    'Paths obey the movement rules of the monster this turn (through allies, not through enemies, obstacles or invisible characters; difficult terrain costs 2; Jump and Flying as applicable) and must end in an unoccupied hex or its own hex.',
  'gh/monsters.13':
    'For an area attack the reachable hexes are those from which some placement of the pattern hits the enemy.',
  'gh/monsters.14':
    "If several enemies need equally little movement, the one nearest to the monster's present hex, counted in hexes without crossing walls, is the focus.",
  'gh/monsters.14a':
    'An archer with range 3 starts with the Brute at distance 2 and the Tinkerer at distance 3, both attackable without moving: it focuses on the Brute.',
  'gh/monsters.15':
    'If still tied, the enemy earlier in initiative order is the focus: a summon before its owner, also in the round it was summoned; a resting character last.',
  'gh/monsters.15a':
    'Two characters with initiatives 12 and 75 are both at distance 1: the focus is the one with 12.',
  'gh/monsters.15b':
    'A character with initiative 30 and its summon are both at distance 2: the focus is the summon.',
  'gh/monsters.16':
    'Characters tied in initiative are compared as for the order of turns [gh/initiative.4]; what remains tied is decided by the players.',
  'gh/monsters.17':
    'Monsters without Flying treat traps and hazardous hexes as obstacles for focus and movement, unless no enemy can be focused on otherwise; then they use the path with the fewest such hexes and suffer the effects.',
  'gh/monsters.17a':
    'The Tinkerer is nearer but can be reached only across traps, the Brute is farther on a free path: a melee monster focuses on the Brute.',
  'gh/monsters.17b':
    'Only the Tinkerer is left and every path crosses traps: the monster focuses on the Tinkerer and walks through the fewest traps.',
  'gh/monsters.17c':
    'One path of 10 free hexes and one of 2 hexes with a trap lead to the same enemy: the monster takes the path of 10.',
  'gh/monsters.18': 'A jumping monster treats only the last hex of its jump as possibly negative.',
  'gh/monsters.19':
    'If no enemy can be attacked from any reachable hex however long the path, the monster has no focus: it neither moves nor attacks, but performs its other abilities.',
  'gh/monsters.19a':
    'All hexes next to the only character are occupied by other monsters. Another melee monster with "Move +0, Attack +0, Heal 2 Self" stays where it is, does not attack, and heals itself.',
  'gh/monsters.20': 'Invisible enemies are never focused on.',
  'gh/monsters.21':
    "In short, possible focuses are compared in this order: fewest negative hexes, fewest movement points, smallest distance, earliest initiative, players' choice.",
  'gh/monsters.22':
    'The focus is determined once per turn, from the position at the start of the turn. If it is gone before a later attack ability, that ability uses a new focus among the remaining enemies [gh/A-13].',
  'gh/monsters.23':
    'A monster moves only if its card has a Move and it has a focus; it uses at most its modified move value and as little of it as needed.',
  'gh/monsters.24':
    'With a Move and an attack after it, the monster moves the fewest hexes to a hex from which it attacks its focus with the best effect.',
  'gh/monsters.25': 'With a single-target melee attack that is the nearest hex adjacent to the focus.',
  'gh/monsters.26':
    'With a multi-target attack it prefers a hex from which the attack hits the focus and as many other enemies as possible.',
  'gh/monsters.26a':
    'A monster with Move 3 is focused on the Brute. With a ranged attack and the Brute already in range it stays; with a single-target melee attack it moves 1 hex to be next to him; with a melee attack on two targets it moves 2 hexes to be next to the Brute and the Tinkerer; with three or more melee targets it moves 3 hexes to be next to all three characters.',
  'gh/monsters.27':
    'With a ranged attack it moves only as far as needed to be in range, and moves away from an adjacent focus to lose Disadvantage if it can.',
  'gh/monsters.27a':
    'An archer with range 3 and Move 2 is adjacent to its focus and has a free hex at distance 2 from it: it steps there and shoots without Disadvantage.',
  'gh/monsters.27b': 'The same archer with no free hex to step to stays and shoots with Disadvantage.',
  'gh/monsters.28': 'Losing Disadvantage against the focus has priority over hitting more secondary targets.',
  'gh/monsters.29':
    'A monster that has Disadvantage anyway (for instance MUDDLE) gains nothing by stepping away, so it does not.',
  'gh/monsters.30':
    'Destination hexes are compared in this order: fewest negative hexes on the path; reachable this turn; no ranged Disadvantage against the focus; most targets; shortest path; better secondary targets by focus order. Within the chosen set of targets a hex with fewer Disadvantages on the others is preferred, then the shorter path.',
  'gh/monsters.31':
    'If no attack hex can be reached this turn, the monster moves as close as possible to the best such hex along a legal path, where closeness is the remaining movement needed to get there.',
  'gh/monsters.31a':
    'An archer with range 3 and Move 2 has an attack hex 2 hexes away on a free path: she goes there and attacks the Brute.',
  'gh/monsters.31b':
    'The same archer with Move 1 does not enter the trap hex from which she could shoot, because a free path exists, nor does she move to the other hex, which brings her no closer to being in range: she stays and does not attack.',
  'gh/monsters.32': 'A monster does not move if no hex it can end in shortens the remaining path.',
  'gh/monsters.33':
    'When several destination hexes are equally good the players choose one first, then the monster gets as close to it as possible.',
  'gh/monsters.34':
    'With a Move and no attack after it, the monster moves as close as possible to its focus by the shortest path toward a hex adjacent to it, as if it had a melee attack.',
  'gh/monsters.35': 'A disarmed monster moves as if its card had no attack.',
  'gh/monsters.36':
    'Abilities other than attacks (heal, summon, loot, bonuses) never influence how a monster moves.',
  'gh/monsters.37':
    'Monsters enter a negative hex only when their chosen path requires it; among such paths the count includes hexes entered this turn and those still ahead.',
  'gh/monsters.38': 'Monsters never move through closed doors and know nothing of unrevealed rooms.',
  'gh/monsters.39':
    'A monster attacks only if its card has an attack, and always its focus first if it is in range and sight.',
  'gh/monsters.40':
    'With several targets available it attacks the focus and as many other enemies as possible; additional targets are chosen by the focus rules among enemies not yet targeted.',
  'gh/monsters.40a':
    'A monster with Target 2 has its focus and two other enemies in range, at distances 2 and 3: the second target is the one at distance 2.',
  'gh/monsters.41':
    "Monster attacks are calculated exactly like character attacks: attacker's bonuses, a card from the monster deck, the target's defence; Advantage and Disadvantage apply.",
  'gh/monsters.41a':
    'With base attack 2, "Attack +1", a poisoned target with Shield 1 and a drawn +1, the damage is 2 + 1 + 1 + 1 - 1 = 4.',
  'gh/monsters.42':
    'If the card shows a pattern with a grey hex the attack is melee, even for a monster with a base range.',
  'gh/monsters.43':
    'Monsters always apply every effect of their attacks; where an effect leaves a choice (push direction) the players decide.',
  'gh/monsters.44':
    'If the monster cannot attack its focus this turn, it attacks nobody: an enemy within its reach would have been the focus.',
  'gh/monsters.45': 'Conditions that are stat-card traits apply to all attacks of that monster.',
  'gh/monsters.46':
    "A monster's Heal X affects itself or one ally in range, whichever has lost most hit points; ties are decided by the players.",
  'gh/monsters.46a':
    'A monster with Heal 4 is missing 2 hit points, and two allies in range are missing 5 and 3: the ally missing 5 is healed by 4.',
  'gh/monsters.47':
    'A monster summon is put in an empty hex adjacent to the summoner, as close as possible to an enemy, and uses a free standee of that type.',
  'gh/monsters.48': 'Without an empty adjacent hex or a free standee the summon fails.',
  'gh/monsters.49':
    'Summoned monsters do not act in the round they are summoned, leave no money, and otherwise behave as normal monsters of the type, using its ability card.',
  'gh/monsters.49a':
    'Living Bones are summoned at initiative 20, while the card of their type shows 64: when 64 comes this round the new ones do not act and the older ones do.',
  'gh/monsters.50': 'The rank of the summoned monster is normal unless the ability says otherwise.',
  'gh/monsters.51':
    'Shield, Retaliate and other bonuses on an ability card begin when the monster performs that line and end at the end of the round.',
  'gh/monsters.51a':
    'Guards have "Shield 1" at initiative 50: an attack at initiative 20 does not meet the Shield of the card, one at initiative 60 does.',
  'gh/monsters.52':
    'Monsters loot only with a loot ability: all money tokens within its range are removed from the game, are not dropped when the monster dies, and treasure tiles are untouched.',
  'gh/monsters.53': 'Monsters do not loot at the end of their turns.',
  'gh/monsters.54': 'Traps created by monsters are placed as their card says; ambiguities go to the players.',
  'gh/monsters.55':
    'Whenever the rules leave several equally good hexes, targets, heals or push directions for a monster, the players choose freely, even in their own favour.',
  'gh/monsters.55a':
    'Two equally near hexes are adjacent to the focus: the players pick the one to which the monster moves.',
};
