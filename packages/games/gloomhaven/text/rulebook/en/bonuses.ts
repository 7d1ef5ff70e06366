import type { bonuses as chapter } from '../../../rulebook/bonuses.ts';

/** Active bonuses, Shield and Retaliate, in English. */
export const bonuses: Readonly<Record<(typeof chapter.rules)[number]['id'], string>> = {
  'gh/bonuses.1':
    'A persistent bonus lasts from the moment its card is played until its stated condition is met; a round bonus lasts until the end of the round. Their cards wait in the active area.',
  'gh/bonuses.2':
    'A persistent bonus with use spaces starts with a token on the first space, which advances one space for each use; after the last space the card goes to the lost pile and the bonus ends.',
  'gh/bonuses.2a':
    "The Spellweaver's Frost Armor has two spaces. The first and the second time she would suffer damage it is prevented, and on the second the card moves to the lost pile; a third damage is suffered.",
  'gh/bonuses.3': 'Such a bonus must be used whenever its trigger occurs, even without benefit.',
  'gh/bonuses.3a':
    'With a bonus "on your next two attacks add +1", an attack that will kill in any case spends a use all the same.',
  'gh/bonuses.4': 'For a bonus about suffering damage, the trigger is damage of 1 or more.',
  'gh/bonuses.4a': 'An attack reduced to 0 by Shield spends no use of an active Frost Armor.',
  'gh/bonuses.5':
    'A persistent bonus without spaces or condition lasts for the rest of the scenario; its player may end it at any time, sending the card to the lost pile.',
  'gh/bonuses.6':
    'A round bonus card goes at the end of the round to the lost pile if the action had the lost symbol, otherwise to the discard pile.',
  'gh/bonuses.7':
    'A card in the active area counts as lost or discarded according to the lost symbol of the action used; it is not in hand. It may be moved to that pile at any time, which ends its bonus at once.',
  'gh/bonuses.7a':
    'A player with Shield 1 as a round bonus without lost symbol moves its card to the discard pile before a monster attacks: the Shield no longer applies.',
  'gh/bonuses.8':
    'Such cards cannot be lost from hand to negate damage; those counting as discarded may be used as part of the two discarded cards, which ends their bonus.',
  'gh/bonuses.9':
    'Experience printed on a use space is gained when the token leaves that space [gh/experience.4].',
  'gh/bonuses.10': 'Bonuses of an exhausted character end with its exhaustion.',
  'gh/bonuses.11':
    'A bonus that affects allies applies as long as the card is active and the ally meets its conditions at the moment of use.',
  'gh/bonuses.12':
    "The card's bonus does not apply to abilities of the same action that were resolved before it came into play.",
  'gh/bonuses.13':
    'Shield X reduces each incoming attack against the figure by X, in the third step of the attack [gh/attack.12].',
  'gh/bonuses.13a': 'An Attack 5 with a drawn +0 against Shield 2 deals 3 damage.',
  'gh/bonuses.14': 'Several Shield values add up, and may be applied in any order.',
  'gh/bonuses.14a':
    'A figure with Shield 1 on its stat card and Shield 2 from a card is hit by an Attack 4 with a drawn +1: it suffers 2 damage.',
  'gh/bonuses.15':
    'Shield works only against damage of attacks, never against traps, hazardous terrain, WOUND, Retaliate or plain damage.',
  'gh/bonuses.16': 'If the damage already reached 0, further Shield sources with uses need not be spent.',
  'gh/bonuses.16a':
    'A character has Shield 1 from a round bonus and an item with charges that also gives Shield 1. Against an Attack 1 with a drawn +0, the player applies the bonus first and the item keeps its charge.',
  'gh/bonuses.17':
    'Retaliate X deals X damage to each figure that attacks the bearer from an adjacent hex, once for each attack made on it.',
  'gh/bonuses.18': 'Retaliate X, Range Y works against attackers up to Y hexes away.',
  'gh/bonuses.18a': 'Against an attacker at distance 3, Retaliate 2 without range deals no damage.',
  'gh/bonuses.19':
    'Retaliate resolves after the attack and all its effects; it does not happen if the bearer died or became exhausted by the attack.',
  'gh/bonuses.19a': 'A monster with Retaliate 2 is killed by the attack: the attacker suffers nothing.',
  'gh/bonuses.20':
    'Distance for Retaliate is checked after the effects: a bearer pushed out of its range does not retaliate, one pulled into range does.',
  'gh/bonuses.20a':
    'An attacker uses Attack 2 PUSH 1 on an adjacent bearer of Retaliate 2 without range and pushes it to distance 2: no damage is dealt back.',
  'gh/bonuses.21': 'Several Retaliate values add up; the total is one source of damage for each attack.',
  'gh/bonuses.22':
    'Retaliate is neither an attack nor targeted: it needs no modifier card, ignores Shield, and works against an invisible attacker.',
  'gh/bonuses.23': 'Each target of a multi-target attack with Retaliate answers separately.',
  'gh/bonuses.23a':
    'A melee area attack hits three bearers of Retaliate 1 that all survive and stay adjacent: the attacker suffers 1 damage three times.',
  'gh/bonuses.24':
    'If Retaliate kills or exhausts the attacker between two targets, the remaining attacks are not made.',
};
