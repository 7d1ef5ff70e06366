import type { attack as chapter } from '../../../rulebook/attack.ts';

/** Attacks, in English. */
export const attack: Readonly<Record<(typeof chapter.rules)[number]['id'], string>> = {
  'gh/attack.1': 'Attack X deals X damage, before modifiers, to an enemy within range and line of sight.',
  'gh/attack.2': 'A figure never attacks its allies and never targets itself with an attack.',
  'gh/attack.3':
    'An attack with a Range Y value is ranged and may target an enemy up to Y hexes away; one without a range value is melee with range 1.',
  'gh/attack.4': 'A ranged attack against an adjacent enemy has Disadvantage for that target only.',
  'gh/attack.4a':
    'Attack 3, Range 3, Target 2 is made on one adjacent and one distant enemy: only the attack on the adjacent one has Disadvantage.',
  'gh/attack.5':
    'A melee attack against an adjacent enemy, and a melee area attack against any enemy, never suffers that Disadvantage.',
  'gh/attack.6':
    'Range is the number of hexes of the shortest chain of hexes from the source to the target that crosses no wall; figures, obstacles and other overlays do not lengthen it.',
  'gh/attack.6a':
    'A target is 2 hexes away as the crow flies, but a wall between makes the shortest chain 5 hexes long: it is out of range of an attack with Range 3.',
  'gh/attack.7':
    'Line of sight exists if a straight line can be drawn from some corner of the source hex to some corner of the target hex without touching any part of a wall.',
  'gh/attack.7a':
    'Two figures in the same open room see each other, whatever figures and obstacles stand between them.',
  'gh/attack.8':
    'Only walls (closed doors included) block sight; figures, obstacles, tokens and open doors never do.',
  'gh/attack.9':
    'A line that runs along the edge of a wall or merely touches one point of a wall is blocked; consequently a corner lying on a wall cannot serve as an end of the line, while two hexes sharing a free corner always see each other [gh/A-03].',
  'gh/attack.9a':
    'In an L-shaped room, two figures whose only corner-to-corner lines graze the tip of the inner wall corner have no line of sight.',
  'gh/attack.10':
    'Every attack needs line of sight, melee included; any other ability that states a range also needs it.',
  'gh/attack.10a': 'A heal with Range 2 cannot target an ally 2 hexes away around a corner, out of sight.',
  'gh/attack.11': 'A non-attack ability without a range needs no line of sight.',
  'gh/attack.12':
    "For each target the value is built in three steps: (1) all attacker-side bonuses and penalties; (2) the attack modifier card or cards; (3) the target's defensive bonuses.",
  'gh/attack.13': 'When several modifiers fall in the same step, the acting player chooses their order.',
  'gh/attack.13a':
    "The Scoundrel makes an Attack 3 on an adjacent elite Bandit Guard with Shield 1; the card's condition gives +2 and an active card doubles. She adds first and doubles next (10), draws a -1 (9), and the Shield takes 1 off: the guard suffers 8 damage.",
  'gh/attack.13b': 'If the same attack is doubled first, it is 3 x 2 + 2 = 8, minus 1, minus 1: 6 damage.',
  'gh/attack.14': 'The +1 from POISON on the target belongs to step 1.',
  'gh/attack.15':
    'Modifiers are evaluated separately for each target, so targets of one attack may take different damage.',
  'gh/attack.16': 'An attack value never goes below 0.',
  'gh/attack.16a': "An Attack 1 draws a -2: the damage is 0, and the attack's other effects still apply.",
  'gh/attack.17':
    'A "2x" doubles the number reached at the end of step 1, plus any rolling values that the player chose to apply before it [gh/attack.13].',
  'gh/attack.17a':
    'An Attack 3 draws a rolling +1 and then a 2x: if the player applies the +1 first, the value is 8 before defence.',
  'gh/attack.18':
    'If a null is applied the attack deals no damage whatever else was drawn, but its effects still apply.',
  'gh/attack.18a': 'The draws are a rolling +2 and then a null: the damage is 0.',
  'gh/attack.19':
    "One modifier draw is made for each target of an attack, from the attacker's own deck: a character's for itself and its summons, the common deck for every monster.",
  'gh/attack.20': 'Damage on monsters is tracked per standee.',
  'gh/attack.21':
    'A monster reduced to 0 or fewer hit points by any damage dies at once, is removed, and no further effects of the attack are applied to it.',
  'gh/attack.21a':
    'An Attack 4 with PUSH 2 and CURSE hits a monster with 3 hit points: it dies, so there is no push and no curse card is added.',
  'gh/attack.22':
    "Effects for the attacker's side on a killing attack (experience, own elements, own healing from modifier cards) still happen.",
  'gh/attack.23': 'A dying monster leaves one money token in its hex unless it was summoned or spawned.',
  'gh/attack.23a':
    'An elite, a normal and a summoned monster die in one attack: two money tokens are placed.',
  'gh/attack.24': 'Several money tokens may lie in one hex.',
  'gh/attack.25': 'With Advantage two cards are drawn. If neither is rolling, the better is used.',
  'gh/attack.25a': 'With Advantage, the draws -1 and +1 give +1.',
  'gh/attack.26': 'With Advantage, if exactly one of the two is rolling, both are applied together.',
  'gh/attack.26a': 'With Advantage, the draws rolling PUSH 1 and +0 give +0 and PUSH 1.',
  'gh/attack.26b': 'With Advantage, the draws rolling +2 and null make the attack a null.',
  'gh/attack.27':
    'With Advantage, if both are rolling, drawing continues to the first non-rolling card and everything drawn is applied.',
  'gh/attack.27a': 'With Advantage, the draws rolling +1, rolling Fire and +1 give +2 and Fire.',
  'gh/attack.28': 'With Disadvantage two cards are drawn. If neither is rolling, the worse is used.',
  'gh/attack.28a': 'With Disadvantage, the draws +1 and -1 give -1.',
  'gh/attack.29':
    'With Disadvantage rolling cards are ignored: if exactly one of the two is rolling, only the other applies.',
  'gh/attack.29a': 'With Disadvantage, the draws rolling STUN and +0 give +0 without STUN.',
  'gh/attack.29b': 'With Disadvantage, the draws rolling POISON and 2x give 2x.',
  'gh/attack.30':
    'With Disadvantage, if both are rolling, drawing continues to the first non-rolling card and only that card applies.',
  'gh/attack.30a':
    'With Disadvantage, of the draws rolling +1, rolling PUSH 1 and +1 only the last +1 applies.',
  'gh/attack.31': 'Without either, rolling cards are resolved as in [gh/components.29].',
  'gh/attack.32':
    'Any extra effect on a card has a positive but undefined worth; if by that measure neither card is clearly better (or worse), the first card drawn is used.',
  'gh/attack.32a':
    'With Advantage, in drawing order: +1 and +2 give +2; +1 and +1 with STUN give the card with STUN; +0 with STUN and +2 are unclear, so the first is used; so are +1 with STUN and +1 with Fire, and also +0 with MUDDLE and +2 with STUN.',
  'gh/attack.33':
    'Several sources of Advantage count once, as do several of Disadvantage; if at least one of each is present they cancel and a single normal draw is made.',
  'gh/attack.33a':
    'A strengthened archer with two other sources of Advantage shoots at an adjacent enemy: the draw is a normal one.',
  'gh/attack.34':
    'Every card drawn for an attack counts as drawn: unused ones are discarded, unused bless and curse cards are removed, and an unused 2x or null still causes the end-of-round shuffle.',
  'gh/attack.35': 'An area attack shows the affected hexes in red; it may be rotated freely, and mirrored.',
  'gh/attack.36': "A grey hex in the picture is the attacker's own hex; such an attack is always melee.",
  'gh/attack.36a':
    'A three-hex melee pattern with Attack 3 attacks each enemy in sight in the three red hexes for 3, without Disadvantage.',
  'gh/attack.37':
    'A ranged area attack needs only one of its red hexes within range; that hex may be empty of enemies, and may even be a wall.',
  'gh/attack.37a':
    'A three-hex cluster with Attack 4 Range 3 has one red hex at distance 3 and the others at 4: enemies in all three may be attacked.',
  'gh/attack.38': 'In any area attack only enemies in hexes the attacker can see are attacked.',
  'gh/attack.39': 'Allies inside the area are not targeted and not affected.',
  'gh/attack.40': 'In a ranged area attack each adjacent target is attacked with Disadvantage.',
  'gh/attack.41':
    'All attacks of one attack ability form a single attack action, but each target is a separate attack with its own modifier draw.',
  'gh/attack.42': '"Target X" lets the attack choose up to X different enemies in range.',
  'gh/attack.43': 'One ability never attacks the same enemy twice.',
  'gh/attack.43a': 'With Target 3 and only two enemies in range, each is attacked once.',
  'gh/attack.44': 'A melee pattern may hit hexes that are not adjacent if the picture includes them.',
  'gh/attack.45':
    'Targets are all chosen before the first modifier is drawn, then resolved one by one in the order the attacker wants [gh/A-05].',
  'gh/attack.46':
    'A bonus for "the attack action" or "the entire attack" applies to all targets; a bonus for "the attack" or a charge applies to one target\'s attack.',
  'gh/attack.47': 'Invisible enemies cannot be targeted, not even inside an area.',
  'gh/attack.48':
    'An attack that deals 0 damage, or whose damage is negated, is still an attack made and an attack suffered.',
  'gh/attack.49':
    'A kill is credited to the figure whose ability dealt the damage; summons credit their owner; deaths by WOUND are credited to nobody.',
};
