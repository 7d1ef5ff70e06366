import type { CaseId } from '../../../rulebook.ts';

/** The cases in English. */
export const cases = {
  'gof/G-01': 'Attack 13 against an Ogre (Defense 13) is enough: the Ogre is Killed.',
  'gof/G-02': 'A Hero with Defense 16 is hit by an Ogre (Attack 16); with Defense 17 it Dodges.',
  'gof/G-03': 'A Monster that was Killed still attacks the Hero that Killed it when the defense step comes.',
  'gof/G-04': 'A Hero at 3 Wounds that takes 2 more and heals 2 before the death check survives with 3.',
  'gof/G-05': 'Healing a Hero with 0 Wounds does nothing.',
  'gof/G-06': 'A Hero that started with 2 Weapon tokens and still has both gains one more: it now has 3.',
  'gof/G-07':
    'Extra Tough is turned over, and then a Cache: the Modifier keeps waiting. When the next turn shows a Wolf, its Defense is 14.',
  'gof/G-08':
    'Extra Tough, Extra Scary and a Wolf are turned over one after the other: the Wolf is faced in that same turn, with Attack 15 and Defense 14.',
  'gof/G-09': 'If the player who dies first has the most gold when the game ends, that player wins.',
  'gof/G-10':
    'If Heroes are still alive but the Encounter deck is empty at the start of a turn, the game ends at once, with no bonus for anyone.',
  'gof/G-11': 'If two players tie for the most gold, both win.',
  'gof/B-BLI-1':
    'A Blindfolded Hero that Kills and Dodges an Ogre gains 2 gold; if it Kills the Ogre but is hit, it gains 3.',
  'gof/B-BLI-2': 'A Blindfolded Hero that Kills and Dodges a Gopher (1 gold) gains 0 gold.',
  'gof/B-BLI-3':
    'A Blindfolded Hero that Kills and Dodges a Bandit gains 2 gold and still the whole Weapon token.',
  'gof/B-HOP-1': 'A Barbarian Hopping on One Leg has Defense 16, so an Ogre hits it.',
  'gof/B-ARM-1': 'With One Arm Tied Behind Your Back, dice showing 1, 2, 3 and 6 make a roll of 9.',
  'gof/B-JUG-1':
    'A Hero with Throwing Stars While Juggling starts with 10 tokens, and a roll of 12 gives it Attack 11.',
  'gof/B-HAN-1':
    'A Barbarian with an Axe and a Hangover has 4 dice and Defense 14. In the turn it Kills its first Monster its Defense is still 14 for the hit check; the Boast is gone from the next turn on.',
  'gof/B-BRE-1': 'A Hero Without Breakfast starts with 1 Wound, and a Healing Pool may heal it.',
  'gof/C-ADV-1':
    'An Adventurer that faced a Cache may spend a token to face it again, and gains 2 more gold.',
  'gof/C-ADV-2':
    'An Adventurer that Killed a Wolf may spend a token to fight the Wolf again, and can be paid its Treasure again.',
  'gof/C-ADV-3':
    'An Adventurer that gained +6 Defense from the Staff in the first fight still has it when the Encounter is replayed.',
  'gof/C-ADV-4': 'Once an Adventurer has replayed an Encounter, a second token cannot replay it again.',
  'gof/C-ALC-1':
    'A poisoned Alchemist at 3 Wounds has Killed and Dodged a Wolf. When the Poison gives it the fourth Wound, it may spend a token to heal one, and lives; the Poison token stays.',
  'gof/C-ARM-1':
    "An Armorer that Killed a Monster and spends a token takes no part of its Treasure. The +3 Defense arrives at the end of the turn, too late for this Monster's attack and for a second fight in the same turn.",
  'gof/C-ARM-2':
    'An Armorer that Killed a Giant Cockroach and spends a token does not receive the -1 Defense either.',
  'gof/C-ART-1':
    'An Artificer that Killed a Bandit and spends a token takes neither the gold nor the Weapon token; +1 Attack Die arrives at the end of the turn.',
  'gof/C-AVE-1':
    'Two other Heroes died on earlier turns and a third will die at the end of this one: an Avenger that spends a token after rolling has +6 Attack.',
  'gof/C-BAR-1': 'A Barbarian has no Ability and starts with 0 Class tokens.',
  'gof/C-BER-1':
    'A Berserker with 0 Wounds that spends a token gets no extra dice, but if it Kills the Monster it Dodges it too.',
  'gof/C-JES-1': 'An Extra Tough Dancing Sword swapped by a Jester has Attack 11 and Defense 21.',
  'gof/C-JES-2':
    "A Doppelgänger swapped by a Jester has an Attack equal to the Jester's current Defense and Defense 14 [gof/A-04].",
  'gof/C-KNI-1':
    'A Knight hit by a Slime Monster or a Giant Spider spends a token: it gets no -1 Attack Die and no Poison.',
  'gof/C-KNI-2': 'A Knight hit for 2 Wounds that spends a token takes 1 Wound.',
  'gof/C-KNI-3': 'A Knight hit for 1 Wound and nothing else still takes that Wound if it spends a token.',
  'gof/C-MON-1': 'A Monk that spends 2 tokens at once has +2 Attack Dice and +8 Defense this turn.',
  'gof/C-NEC-1': "While no other Hero is Dead, a Necromancer's tokens have no use.",
  'gof/C-NEC-2':
    'With a Prospector Dead, a living Necromancer gains 1 gold for each turn it survives, at no cost.',
  'gof/C-NEC-3':
    'A Necromancer and a Zombie are both Dead and another player is alive: the Necromancer may pay its own token to play, whether or not the Zombie does.',
  'gof/C-NEC-4':
    "A Dead Necromancer that plays through the Zombie's Ability gets no gold from a Dead Prospector.",
  'gof/C-NEC-5': 'A Necromancer gains nothing from a Dead Armsmaster or a Dead Ninja.',
  'gof/C-NIN-1': 'A Ninja with a Dagger starts with 8 Weapon tokens.',
  'gof/C-NIN-2': 'A Ninja with a Dagger While Juggling starts with 4 Weapon tokens.',
  'gof/C-NIN-3': 'A Ninja that Kills a Bandit gains 1 Weapon token, not 2.',
  'gof/C-PRI-1':
    'At the start of a Spear Trap or a Cache a Priest may spend a token: it heals 1 Wound, and the card still happens.',
  'gof/C-PRI-2': 'A Priest that uses its Ability at a Gold Vein rolls no dice and gains no gold.',
  'gof/C-PRI-3':
    "A Priest with a Spiked Shield that uses its Ability keeps the +1 Defense, but may not use the Shield's Kill this turn.",
  'gof/C-PRO-1':
    'A Prospector with 3 or fewer Wounds at the death check gains 1 gold; with 4 or more it dies and gains none.',
  'gof/C-THI-1': 'A Thief that spends a token at a Spear Trap takes no Wound.',
  'gof/C-TRA-1':
    'A Blindfolded Trapper that spent a token Kills and Dodges an Ogre: it gains 3 + 2 - 1 = 4 gold.',
  'gof/C-TRA-2': "The Trapper's Ability adds nothing to a Cache or a Gold Vein.",
  'gof/C-WAR-1':
    'A Warlord with a Mace rolls 6 dice in every attack, and each Class token it spends adds one more die to a roll.',
  'gof/C-WIZ-1':
    'A Wizard that spends a token at a Demon skips the Encounter: no dice, no Treasure, no Damage.',
  'gof/C-WIZ-2': 'A Wizard that skips a Spear Trap takes no Wound.',
  'gof/C-WIZ-3':
    'A Necromancer with the Abilities of a Dead Wizard and a Dead Prospector that skips the Encounter still gains 1 gold.',
  'gof/C-ZEA-1':
    'A Zealot with a Sword uses its own Ability and then spends a Sword token: its Defense is 3.',
  'gof/C-ZOM-1':
    'A Dead Zombie may pay to play after seeing the Encounter if another player was alive at the start of the turn; if nobody else was alive, it may not.',
  'gof/C-ZOM-2':
    'A Dead Zombie at 4 Wounds that pays to play, faces a Healing Pool and heals 1 is alive again and plays normally.',
  'gof/C-ZOM-3': 'A Dead Zombie at 6 Wounds that heals 1 is at 5 and still Dead.',
  'gof/C-ZOM-4': 'A Dead, poisoned Zombie that does not play this turn takes no Wound from Poison.',
  'gof/C-AMS-1':
    'An Armsmaster with a Dagger and a Sword has 4 and 2 Weapon tokens, kept apart. While Juggling it has 2 and 1, and a single -1 Attack.',
  'gof/C-AMS-2':
    'An Armsmaster may roll the dice of either of its two Weapons, even the lower number, and the Abilities of both Weapons work.',
  'gof/C-AMS-3': 'When an Armsmaster Kills a Bandit, the player chooses which Weapon gets the token.',
  'gof/W-AXE-1': "While Juggling, a roll of 12 with the Axe's Ability gives Attack (12 - 1) x 2 = 22.",
  'gof/W-AXE-2':
    "On the turn after using the Axe a Hero's Attack is 0 whatever is added to it, but an Ability that Kills still Kills.",
  'gof/W-BOW-1':
    'A Bow token Dodges a Monster that the Hero Killed; it cannot be used against a Monster that the Hero did not Kill.',
  'gof/W-CLE-1':
    'A Hero with a Cleaver While Juggling rolls a 5, and a 2 on one extra die: its Attack is (5 + 2) x 4 - 1 = 27.',
  'gof/W-DAG-1': 'A Dagger token spent before rolling Kills a Titan, whatever its Defense.',
  'gof/W-DEM-1': 'Two Kills with the Demonic Blade bring 2 tokens; spending both gives +4 Attack Dice.',
  'gof/W-FIS-1': 'A Deadly Fists token Kills and Dodges the Monster, so a Blindfolded Hero gets 1 gold less.',
  'gof/W-FLA-1': 'The 1 Wound for using the Flaming Sword cannot be prevented, but it can be healed later.',
  'gof/W-HOL-1': 'A Hero with Poison and -3 Defense tokens that uses the Holy Sword discards both.',
  'gof/W-HOL-2':
    'For a Hero Blindfolded and Hopping on One Leg that uses the Holy Sword, neither Boast counts this turn.',
  'gof/W-HOL-3':
    'The Holy Sword does not undo what a Boast did at the start: the Wound of Without Breakfast stays, and halved starting tokens stay halved.',
  'gof/W-HOL-4':
    'A Hero With a Hangover that uses the Holy Sword does not suffer from it this turn, but a Kill in this turn does not remove the Hangover either.',
  'gof/W-MAC-1': 'Both Mace tokens spent after a roll add two more dice to it.',
  'gof/W-MOR-1': 'A Hero that rolled 5 dice and 2 extra ones re-rolls all 7 with the Morning Star.',
  'gof/W-SAC-1':
    'A Hero with a Sack of Loot and 7 gold rolls 11 at a Gold Vein: its Attack is 18, and it gains 3 gold.',
  'gof/W-SCE-1':
    'A Scepter token Kills a Gargoyle (Attack 13, Defense 19) but not a Goblin (Attack 13, Defense 10).',
  'gof/W-SCI-1':
    'A Hero that rolled 4 dice and 1 extra one may choose the extra die among the two that the Scimitar re-rolls.',
  'gof/W-SLI-1':
    'A Sling token Kills and Dodges a Minotaur (Attack 20) or an Extra Scary Mercenary (Attack 21), but not a plain Mercenary (Attack 18) or a Giant Scorpion (Attack 19).',
  'gof/W-SPE-1': 'A Hero While Juggling that uses the Spear has Attack 13, and extra dice are ignored.',
  'gof/W-SHI-1':
    'A Spiked Shield token Kills a Giant Spider that hit the Hero, although the hit dealt no Wound.',
  'gof/W-SHI-2': "The Spiked Shield's +1 Defense counts even if its Kill is never used.",
  'gof/W-STA-1':
    'A Hero with 3 Staff tokens uses one for dice and two for Defense: it has +2 Attack Dice and +12 Defense this turn.',
  'gof/W-SWO-1': 'Both Sword tokens together give +6 Defense this turn.',
  'gof/W-THR-1':
    'A Hero with 20 Throwing Stars tokens that spends 5 rolls 7 dice; with 0 tokens left it rolls 2.',
  'gof/W-WAN-1':
    'A Wand without tokens still lets its owner reorder the top two cards at the start of each turn.',
  'gof/W-WAN-2':
    'When a Wand token is spent, one of the cards seen leaves the game, and the kept card and the next one may be reordered.',
  'gof/W-WAN-3':
    "If a Modifier was left on top, or a Guardian is Killed, more cards may be turned over than the Wand's owner saw; those come unseen.",
  'gof/W-WHI-1': 'A Whip token Dodges a Monster that the Hero did not Kill.',
  'gof/E-BAN-1': 'A Hero with a Sack of Loot (0 tokens) that Kills a Bandit holds 1 Weapon token.',
  'gof/E-BSH-1': 'A player whose Hero is hit by a Banshee chooses: 1 Wound or -3 Defense.',
  'gof/E-BEE-1':
    'A player whose Hero Kills a Bee Swarm chooses 2 gold or a Class token, which may go beyond the starting number [gof/A-05].',
  'gof/E-BEE-2':
    'A Blindfolded Hero that Kills and Dodges a Bee Swarm gains only 1 gold if the gold is chosen.',
  'gof/E-BEH-1':
    'A Hero with at least one Weapon token may discard one to skip the Behemoth; with none, the fight is compulsory.',
  'gof/E-BRA-1': 'A Hero that Kills and Dodges a Brass Golem gains 4 gold; Blindfolded, 3.',
  'gof/E-BRA-2': 'A Hero that Kills a Brass Golem but is hit gains 2 gold, Blindfolded or not.',
  'gof/E-CAC-1': 'A Blindfolded Hero still gains 2 gold from a Cache.',
  'gof/E-DAN-1': 'A Hero that Kills a Dancing Sword gains 3 gold and +1 Attack for the rest of the game.',
  'gof/E-DEM-1':
    "In a fight against a Demon no Ability that costs a token may be used; only the Wizard's skip and Abilities outside the fight itself are allowed [gof/A-15].",
  'gof/E-DEM-2': "Against a Demon the Spiked Shield's +1 Defense counts.",
  'gof/E-DEM-3': 'Against a Demon a one-use +1 Attack Die token may be spent.',
  'gof/E-DOP-1':
    'A Hero whose Defense of 18 was raised to 21 by a Sword earlier in the turn faces a Doppelgänger of Defense 21.',
  'gof/E-DOP-2': "A Doppelgänger swapped by a Jester has Defense 14, and its Attack is the Hero's Defense.",
  'gof/E-BIT-1': 'A hit from an Extra Bitey Slime Monster gives 2 Wounds and two -1 Attack Die tokens.',
  'gof/E-BIT-2': 'An Extra Bitey Mummy hits a Hero; if an Ogre hits it on the next turn, it takes 4 Wounds.',
  'gof/E-BIT-3':
    'A Hero with 1 Wound is hit by an Extra Bitey Shadow: it takes 2 Wounds and then none, so it has 3 in total.',
  'gof/E-BIT-4':
    'A Hero with 1 Wound is hit by an Extra Bitey Vampire: it takes 1 Wound and then 2, so it has 4 in total.',
  'gof/M-SCA-1': 'An Extra Scary Ogre has Attack 19 and hits a Barbarian.',
  'gof/E-WEA-1':
    'A Blindfolded Hero that Kills and Dodges an Extra Wealthy Unicorn gains 2 gold and the one-use +1 Attack Die.',
  'gof/E-FIR-1': 'A Monk that spent 2 tokens (Defense 18) and Kills a Fire Elemental gains 6 gold.',
  'gof/E-COC-1': 'A Giant Cockroach that is not Killed gives no -1 Defense, even if it hits.',
  'gof/E-COC-2':
    'A Hero that Kills a Giant Cockroach receives the -1 Defense even if it also Dodges it or, as a Knight, spends a token against its hit.',
  'gof/E-COC-3': 'A Healing Pool may remove the -1 Defense of a Giant Cockroach.',
  'gof/E-CRA-1':
    'A Hero with Defense 8 Kills a Giant Crab (Attack 8): the +1 Defense counts at once, so the Crab is Dodged [gof/A-02].',
  'gof/E-SCO-1':
    'A Hero with 3 Wounds is hit by a Giant Scorpion: it has 5 Wounds, does not die this turn, plays a normal next turn, and faces the death check at the end of that one.',
  'gof/E-SCO-2':
    'A Dead Zombie that plays and is hit by a Giant Scorpion stays Dead and must pay again to play the next turn.',
  'gof/E-SPI-1':
    'A Hero hit by a Giant Spider in turn 4 takes no Wound from Poison in turn 4, and 1 at the end of turns 5, 6 and so on.',
  'gof/E-SPI-2': 'A Hero whose Poison is removed at a Healing Pool takes no Wound from it that turn.',
  'gof/E-SPI-3':
    'A Hero with one Poison token takes only 1 Wound from it in a turn, even if it Killed a Guardian and faced a second Encounter, or Modifiers were turned over.',
  'gof/E-SPI-4': 'A poisoned, Dead Zombie takes Wounds from Poison only in turns it plays.',
  'gof/E-TOA-1':
    'The one-use +1 Attack Die from a Giant Toad may be kept; it adds one die to one attack and is gone.',
  'gof/E-GLA-1':
    'A Hero that bet 3 gold on the Gladiator receives 6 gold if it Kills it and loses the 3 if it does not. Being Blindfolded changes nothing.',
  'gof/E-GLA-2': 'A Hero with 2 gold may bet 0, 1 or 2; all bets are shown together.',
  'gof/E-GOL-1': 'At a Gold Vein Attack 24 brings 4 gold and Attack 4 brings none.',
  'gof/E-GOL-2': 'At a Gold Vein Abilities, Boasts, bonuses and penalties count as in a fight.',
  'gof/E-GUA-1':
    'A player whose Hero Killed a Guardian sees a card that only that Hero may face, and may decline to face it.',
  'gof/E-GUA-2':
    'If the card drawn for a Guardian is a Modifier, it is discarded and the next one is drawn, until a Monster or a Special Encounter comes.',
  'gof/E-GUA-3':
    "+3 Defense gained from a Sword in the Guardian's fight counts in the private Encounter too.",
  'gof/E-GUA-4':
    'If several Heroes Killed the Guardian, their cards are drawn in order from the first player.',
  'gof/E-HEA-1': 'A Hero that chooses to remove Penalty tokens at a Healing Pool discards all of them.',
  'gof/E-HEA-2': 'At a Healing Pool one effect is chosen, not both.',
  'gof/E-HEL-1':
    'A Hero that Kills a Hellhound and accepts the Wound gains 6 gold; that Wound cannot be prevented, only healed later.',
  'gof/E-HEL-2':
    'A Blindfolded Hero that Kills and Dodges a Hellhound and accepts the Wound gains 5 gold: the -1 counts once.',
  'gof/E-MAG-1': 'A Barbarian at a Magic Pool may take a Weapon token or a Class token.',
  'gof/E-MER-1':
    'A Hero with at least 1 gold may pay 1 to a Mercenary before rolling: no dice, no Treasure, no Damage.',
  'gof/E-MER-2': 'A Prospector that paid a Mercenary still gains its own 1 gold.',
  'gof/E-MUM-1':
    "If a Hero under the Mummy's curse Dodges on its next turn, or faces a Cache, the curse is used up without effect.",
  'gof/E-MUM-2':
    "A Hero under the Mummy's curse that is hit by a Witch on its next turn takes 2 Wounds and gets two -3 Defense tokens.",
  'gof/E-MUS-1':
    'A Hero with 2 Wounds Kills a Mushroom Man and is hit by it: it goes to 4 Wounds, then heals to 3, and is alive.',
  'gof/E-OOZ-1': 'A Hero without Weapon tokens that is hit by an Ooze takes just 1 Wound.',
  'gof/E-OOZ-2':
    'A Hero whose Demonic Blade has 0 tokens Kills an Ooze and is hit: it gains the token and then loses it.',
  'gof/E-PIX-1': 'A Hero with 5 gold that Kills a Pixie and is hit by it has 5 + 2 - 3 = 4 gold.',
  'gof/E-PIX-2': 'A Hero with 0 gold that is hit by a Pixie without Killing it has 0 gold.',
  'gof/E-SID-1':
    'Side Passage, Extra Bitey, Ogre, Extra Wealthy and Spear Trap are turned over: players choose between the Extra Bitey Ogre and the Spear Trap, and Extra Wealthy waits for the next Monster.',
  'gof/E-SID-2':
    'If two players choose different sides of a Side Passage, each resolves only the Encounter they chose.',
  'gof/E-SLI-1':
    'The -1 Attack Die of a Slime Monster lasts until a Healing Pool or the Holy Sword removes it.',
  'gof/E-SHA-1':
    "A Shadow's hit gives 2 Wounds to a Hero with 0 or 1 Wound, and none to a Hero with 2 or more.",
  'gof/E-TRP-1': "A Spear Trap gives 1 Wound whatever the Hero's Defense.",
  'gof/E-TRO-1':
    'A Sword token used in the first fight against a Troll that was not Killed still gives its +3 Defense in the second.',
  'gof/E-TRO-2':
    'Even if the first fight against a Troll brings the fourth Wound, the second still takes place.',
  'gof/E-TRO-3': 'If the second fight against a Troll fails as well, there is no third.',
  'gof/E-UNI-1': 'The one-use +1 Attack Die from a Unicorn is spent before rolling and then discarded.',
  'gof/E-VAM-1': "A Vampire's hit gives 1 Wound to a Hero with 0 or 1 Wound, and 2 to a Hero with 2 or more.",
  'gof/E-WIL-1': "A Will-o-wisp's hit has no effect on a Hero without Class tokens.",
  'gof/T-01': 'An inactive Prospector gains no gold.',
  'gof/T-02': 'An inactive Hero that is poisoned takes no Wound.',
  'gof/T-03':
    'A Hero that got its fourth Wound from a Giant Scorpion does not die while inactive; it dies at the end of its next active turn if it still has 4 or more.',
  'gof/T-04':
    'For a Hero that was hit by a Mummy or used the Axe, the aftermath falls in its next active turn.',
  'gof/T-05': "With a Sack of Loot only that Hero's own gold adds to its Attack.",
} as const satisfies Readonly<Record<CaseId, string>>;
