import type { casesCombat as chapter } from '../../../../rulebook/cases/combat.ts';

/** Cases of combat with encounters, in English. */
export const casesCombat: Readonly<Record<(typeof chapter.rules)[number]['id'], string>> = {
  'wow/T-01':
    'Sandrai, ranged 1 and no card played, fights a Mountain Boar, melee, defense 4. Red shows 3 and black 5: her total of 4 hits and beats the boar before it attacks, so she takes no damage and gets the item.',
  'wow/T-02':
    'Burbonn, melee, defense 3, fights a foe with ranged 2 and damage 2. Black shows 5: the total of 7 hits in the ranged step for 2 damage. He still stands, so he makes his melee attack.',
  'wow/T-03':
    'Sandrai, ranged, has health 4 and 2 damage; she and a Goblin Engineer, ranged, damage 2, hit each other. Both fall in the ranged step: the card goes on top of the grey deck, there is no item, and she resolves her defeat.',
  'wow/T-05':
    "In a grey space Burbonn, ranged, meets a Rotten Ghoul, defense 5, Aggro. His die shows 1, his weapon rerolls it and his total is 4; the ghoul's total of 5 reaches his defense. He misses and takes the ghoul's damage. Nobody falls: the card goes to a free slot and the marker to the space, red side up.",
  'wow/T-06':
    'A Rotten Ghoul gains +1 damage and rerolls on a sword. Black shows a sword, and a sword again after the reroll: the power works once, the bonus stays at +1, and the die counts as 6.',
  'wow/T-11':
    'Grumbaz has a power on a sword and his foe rerolls on a 1. Red shows a sword and black 1: the black die is rerolled first, then his power is resolved.',
  'wow/T-16':
    'A foe rerolls on a 1 and gains +1 damage on a sword. Black shows 1, and the reroll a sword: both powers work, each once.',
  'wow/T-17':
    "In the attacker's part of the powers step, a hero plays a reroll of the black die, and the new face names a power that the foe has not used. The power is triggered, though the foe's part of the step was over [wow/A-34].",
  'wow/T-18':
    'An Ogre Bruiser attacks last. Both it and the hero have melee attacks; the hero hits, so the ogre is beaten and does not attack.',
  'wow/T-19':
    'A hero with 1 health left and a foe, both melee, hit each other: both fall, there is no item, and the card goes on top of its deck.',
  'wow/T-20':
    'Hero and foe are both ranged; only the foe hits, and the hit is lethal. The hero is defeated and the foe is not: the defeat is resolved first, then card and marker are placed.',
  'wow/T-21':
    'An Imp Firestarter deals 1 damage to the hero on 5 or a sword, and the hero has 1 health left and a ranged attack. Black shows a sword: the hero falls in the powers step without attacking, and the imp goes to the track [wow/A-41].',
  'wow/T-22':
    'A Goblin Engineer is beaten on a 1. Black shows 1: it is beaten in the powers step, nobody attacks, and the hero takes the item [wow/A-41].',
  'wow/T-23': "A hero's attack total is exactly equal to the defense: it is a hit.",
  'wow/T-24':
    "An effect has brought a hero's damage down to 0, and the hero hits an encounter: no damage is dealt, the encounter is not beaten, and its card goes to the track [wow/A-42].",
  'wow/T-25':
    'The unbeaten Gnoll Brute in slot 4 is fought again and nobody falls: it stays in slot 4, with no second marker.',
  'wow/T-26':
    'A Skittish Coyote flees when the hero rolls 1. Red shows 1: the combat ends, the card goes on top of the grey deck, there is no item, and the challenge phase is over.',
  'wow/T-27':
    'When a Skeletal Warder is beaten a die is rolled, and on a sword it is not beaten after all. The die shows a sword: there is no item, and the card goes to the track with a marker.',
  'wow/T-28':
    'A Voidcaller forbids rerolls, and the hero has Rocket Boots and a Fine Longbow. Red shows 1: neither may reroll it, and the forced power of the longbow does nothing.',
  'wow/T-29':
    'A foe with a power "on a hit" is beaten in the ranged step: it never attacked, so nothing happens.',
  'wow/T-30':
    "A Cave Spider hits a hero, who survives; before the hero's next turn a rival defeats the hero. When that turn begins, the spider deals no damage [wow/A-47].",
  'wow/T-31':
    'Ambush was revealed; the hero is ranged, the foe melee, and both would hit. The foe counts as ranged, with +1 damage, so both attacks happen at the same time.',
  'wow/T-32':
    "Ambush was revealed, and the hero attacks a rival who has a melee weapon and plays a melee replacement: the rival's attack is ranged all the same, with +1 damage [wow/A-57].",
  'wow/T-33':
    'Ambush is revealed next to a city, and a False Map takes the hero into it. There is no challenge, so Ambush does nothing and is discarded.',
};
