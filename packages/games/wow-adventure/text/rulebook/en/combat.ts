import type { combat as chapter } from '../../../rulebook/combat.ts';

/** Combat with an encounter, in English. */
export const combat: Readonly<Record<(typeof chapter.rules)[number]['id'], string>> = {
  'wow/combat.1': 'A combat has five steps: roll, powers, ranged, melee, end.',
  'wow/combat.2':
    'The active hero rolls the red die, the player on the right rolls the black die for the encounter, both at once.',
  'wow/combat.3':
    "Whatever is played before rolling, weapon replacements included, comes first: the defender's plays, then the attacker's [wow/powers.5].",
  'wow/combat.4':
    'Right after a roll, a hero may spend tokens that reroll a die just rolled, but only on a die rolled for their own hero, and before any power is triggered [wow/A-35].',
  'wow/combat.5': "Powers triggered by the black die are resolved first, then the hero's.",
  'wow/combat.6':
    'In the powers step each side in turn, the defender first, resolves its triggered powers and then plays whatever it wants to play after rolling. The first side does not get a second go, except for powers forced by a new face [wow/powers.9], [wow/A-23].',
  'wow/combat.7':
    'A side with a ranged attack acts in the ranged step, a side with a melee attack in the melee step. What counts is the attack type at the start of the ranged step.',
  'wow/combat.8':
    "The attack total is die plus attack value plus bonuses; it hits if it equals or exceeds the target's defense.",
  'wow/combat.9': 'A hit deals damage equal to the damage value of the side that hits.',
  'wow/combat.10': 'An encounter that takes 1 damage or more is beaten.',
  'wow/combat.11': 'A hero whose damage equals or exceeds their health is defeated.',
  'wow/combat.12': 'Two attacks in the same step happen at the same time, so both sides can fall.',
  'wow/combat.13': 'A side beaten in the ranged step makes no melee attack.',
  'wow/combat.14': 'If either side fell in the ranged step, the end step follows at once [wow/A-09].',
  'wow/combat.15':
    'If either side falls in the powers step, nobody attacks and the end step follows at once [wow/A-41].',
  'wow/combat.16':
    'A hit whose damage is reduced to 0 deals no damage: it does not beat an encounter, and powers that need damage do not work [wow/A-42].',
  'wow/combat.17':
    'Powers "on a hit" are resolved after the damage of that step; they do nothing to a hero who has just been defeated [wow/A-41].',
  'wow/combat.18':
    'If the encounter is beaten and the hero stands, the hero takes the item on its back into the backpack, or the printed reward of a map encounter.',
  'wow/combat.19':
    'If neither is beaten, the encounter card goes to a free slot of the track and the marker with that number to the space. A card that is already on the track stays in its slot, and its marker where it is.',
  'wow/combat.20':
    'If the hero is defeated and the encounter is not, the defeat is resolved first; then card and marker are placed as above [wow/combat.19].',
  'wow/combat.21':
    'If both are beaten, the encounter card is discarded on top of its deck and the hero is defeated; there is no item.',
  'wow/combat.22': 'A map encounter that was not beaten simply stays on the board and takes no slot.',
  'wow/combat.23':
    'Beating a map encounter does not remove it: anyone may fight it again. A hero in its space must resolve it or attack a rival, even if it has nothing more to give [wow/A-52].',
  'wow/combat.24':
    'A fight that is cancelled or skipped has no winner. An encounter card goes to the track as if unbeaten, unless the text says otherwise; one already there stays; a duel just ends. The challenge phase is over [wow/A-55].',
  'wow/combat.25':
    'A beaten encounter that is the back of an event gives its printed reward; then the card is discarded, unless the card is the reward.',
};
