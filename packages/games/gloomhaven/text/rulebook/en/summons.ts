import type { summons as chapter } from '../../../rulebook/summons.ts';

/** Summons, in English. */
export const summons: Readonly<Record<(typeof chapter.rules)[number]['id'], string>> = {
  'gh/summons.1':
    'A summon ability puts its figure in an empty hex adjacent to the summoner; if there is none the ability cannot be used.',
  'gh/summons.1a':
    'Every adjacent hex holds a figure, an obstacle or a money token: the summon ability cannot be used.',
  'gh/summons.2':
    'A summon has hit points, move, attack and range values and possibly traits, all printed on the card.',
  'gh/summons.3':
    'A "-" in a value means the summon has no such base value: with "-" move it cannot move, with "-" attack it cannot attack, with "-" range its attack is melee.',
  'gh/summons.4':
    "The summon's card stays in the active area as a persistent bonus until the summon loses all hit points, the card leaves the active area, or the summoner is exhausted; then the figure is removed.",
  'gh/summons.4a':
    "A player takes the summon's card back to hand with a recover effect: the summon is removed from the map.",
  'gh/summons.5':
    "Each summon takes its own turn immediately before its summoner's turn; several act in the order in which they were summoned.",
  'gh/summons.6': 'A summon acts even in a round in which its owner rests, just before initiative 99.',
  'gh/summons.7': 'A summon takes no turn in the round in which it was summoned.',
  'gh/summons.7a':
    'A character acts at initiative 20 and summons a figure: the summon does nothing until the next round, in which it acts before its owner.',
  'gh/summons.8':
    'Summons are not controlled by the player; each turn they act like a monster whose card reads "Move +0, Attack +0" [gh/monsters], with monsters as enemies, and players decide ambiguities.',
  'gh/summons.9': 'Without any enemy it can focus on, a summon does not move.',
  'gh/summons.10': "Summons use the owner's modifier deck, including its curses, blessings and perks.",
  'gh/summons.11':
    'Conditions and bonuses of the owner (STRENGTHEN, MUDDLE, active bonuses) do not apply to the summon unless they say so.',
  'gh/summons.12': 'Kills by a summon are credited to its owner.',
  'gh/summons.13': 'Summons never loot, never open doors, and treat closed doors as walls.',
  'gh/summons.14': 'Summons follow the monster rules for avoiding traps and hazardous terrain.',
  'gh/summons.15':
    'Summons cannot lose cards to negate damage; at 0 hit points the summon is removed and its card goes to the pile fixed by the lost symbol.',
  'gh/summons.16':
    'Summons are allies of all characters and of each other, can be passed through by them, and can be healed or given bonuses.',
  'gh/summons.17': 'Summons suffer conditions like monsters do; expiry is counted on their own turns.',
  'gh/summons.18':
    'Enemies focus on and attack summons like characters; in initiative ties the summon comes before its owner, even in the round it was summoned.',
  'gh/summons.19':
    'Several summons of one player may be in play together; the eight token colours only help to tell them apart.',
  'gh/summons.20':
    'A summon created by an item follows the same rules, staying until it dies or its owner is exhausted.',
  'gh/summons.21':
    'A summon ability may be used again while an earlier summon of another card is in play; one card sustains one summon unless it says otherwise.',
};
