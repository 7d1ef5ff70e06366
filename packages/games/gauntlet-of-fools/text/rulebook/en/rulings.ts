import type { RulingId } from '../../../rulebook.ts';

/** The rulings in English. */
export const rulings = {
  'gof/A-01':
    "A player who takes a Hero from the middle may add any number of Boasts, from none to all six. The rulebook speaks of one Boast; players' reviews of the game allow any number.",
  'gof/A-02':
    "A Treasure's tokens (bonus, penalty and Ability tokens) are taken on the Kill, so they count in the hit check of the same fight. Its gold is settled once it is known whether the Monster was Dodged. Both come before Damage.",
  'gof/A-03':
    'A Hangover costs 4 Defense. The public simulator uses 2, but the rulebook and a review agree on 4.',
  'gof/A-04':
    'A Doppelgänger swapped by a Jester has an Attack equal to your current Defense, not to the Defense printed on your Class, so it always hits unless you Dodge it by an Ability.',
  'gof/A-05':
    "The Treasure of a Bee Swarm is your choice of 2 gold or 1 Class token. The rulebook repeats the Bandit's Weapon token here, which we take for a slip.",
  'gof/A-06':
    'At a Healing Pool each player chooses one of its two effects, never both: heal 1 Wound, or discard all Penalty tokens.',
  'gof/A-07': 'A hit from a Will-o-wisp costs 1 Class token and deals no Wound.',
  'gof/A-08': 'The Mercenary has Defense 20. The public simulator first had 14 and later corrected it.',
  'gof/A-09':
    "The Mummy's curse doubles the Damage of Monsters and of the Spear Trap. It doubles neither the Wounds of Poison nor Wounds taken as a cost, such as those of the Flaming Sword and the Hellhound.",
  'gof/A-10':
    'The Axe doubles your Attack for the whole turn. A second use in another fight of the same turn doubles it again.',
  'gof/A-11': "The Jester's swap lasts for this fight only.",
  'gof/A-12':
    'The Avenger counts every other Hero that was Dead when the turn began, even a Dead Zombie that plays this turn. The bonus lasts for this attack only, and the Ability may be repeated, one token for each use.',
  'gof/A-13': 'A Knight that spends a token against Damage without Wounds takes no Wound.',
  'gof/A-14':
    "Modifiers stay on the Monster in the second fight against a Troll and in an Adventurer's replay. A replayed Troll is a fresh Encounter and may again be fought twice.",
  'gof/A-15':
    'Against a Demon, the Zombie may still pay to play, because it joins before the fight, and the Adventurer and the Alchemist may be used once the fight is over. The Wizard may skip the Demon. Every other Ability that costs a token is barred.',
  'gof/A-16':
    'A Priest that used its Ability may still discard a Weapon token to skip a Behemoth, because that is not a Weapon Ability.',
  'gof/A-17':
    "The Mummy's curse and the Giant Scorpion's protection are passing effects, not Penalty tokens: neither a Healing Pool nor the Holy Sword removes them.",
  'gof/A-18':
    'A Spiked Shield cannot Kill a Shadow that dealt no Damage because you had 2 or more Wounds, nor a Monster whose Damage was fully prevented. It can Kill a Will-o-wisp that hit you while you had no Class token to lose.',
  'gof/A-19': 'A Prospector gains its gold once per turn, even in a turn with two Encounters.',
  'gof/A-20': 'The Scimitar re-rolls exactly two dice, or the only die if just one was rolled.',
  'gof/A-21':
    "A Modifier that is waiting when a Guardian's private Encounter is drawn keeps waiting for the next Monster turned over for everyone; it never lands on a private Encounter.",
  'gof/A-22': "Only the Wand's owner sees the cards that the Wand looks at.",
  'gof/A-23':
    'In a two-player game the Wand works while its Hero is alive, whichever Hero will be active; the Zombie needs any other living Hero; gold is kept per Hero, costs and losses hit the active Hero, and the score is the sum.',
  'gof/A-24':
    "A Necromancer has a Zombie's Ability only while that Zombie is Dead: if the Zombie comes back to life, the copy ends.",
  'gof/A-25': 'An Extra Wealthy Bee Swarm gives 3 more gold whichever reward is chosen.',
  'gof/A-26':
    "An Armsmaster with a Cleaver (promo) multiplies the roll by 4 whichever Weapon's dice are rolled. This follows the letter of the rulebook; a table may prefer to multiply only the Cleaver's own dice.",
  'gof/A-27':
    'After a shared victory, one of the tied winners, chosen at random, goes last in the next game.',
  'gof/A-28': 'An Extra Tough Doppelgänger has your Defense and 3 more.',
  'gof/A-29':
    "One token of a Knight covers a whole hit, however often its Damage is carried out. The Wounds of a Vampire or a Shadow count as Wounds; a Banshee's choice is special Damage and is cancelled.",
  'gof/A-30': 'A Hero that bets on the Gladiator and then skips it has lost the bet.',
  'gof/A-31':
    'The Sword may be used at any moment up to the hit check. Before it, the Sword is offered wherever there is something else to decide; elsewhere nothing is lost by waiting.',
  'gof/A-32':
    'An Ability that would change nothing, or leave its drawback alone, is not offered: a second Kill of the same Monster, a healing without a Wound, a Dodge of what misses anyway. A Knight may still spend a token on a single Wound [gof/C-KNI-3].',
  'gof/A-33': 'A Prospector that the Giant Scorpion keeps alive is alive, and gains its gold.',
} as const satisfies Readonly<Record<RulingId, string>>;
