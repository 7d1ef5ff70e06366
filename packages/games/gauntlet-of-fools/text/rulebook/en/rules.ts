import type { RulesId } from '../../../rulebook.ts';

/** The numbered rules in English. */
export const rules = {
  'gof/setup.1':
    'The game has 20 Class cards, 20 Weapon cards and 50 Encounter cards (40 Monsters, 5 Special Encounters and 5 Modifiers), one copy of each, together with six-sided dice and tokens for gold, Wounds, Class and Weapon Abilities, bonuses, penalties and Boasts. The promo cards Armsmaster, Cleaver and Gladiator are an option, off by default.',
  'gof/setup.2': 'The supply of tokens is never a limit: every token that is due is received.',
  'gof/setup.3': 'Shuffle the Class, Weapon and Encounter decks separately.',
  'gof/setup.4':
    'Deal as many Class cards as there are players face up to the middle of the table, and one Weapon card onto each. Each such pair is a Hero and is never split. An Armsmaster (promo) is dealt two Weapon cards.',
  'gof/setup.5':
    "In the first game the first player is chosen at random. In later games the winner of the previous game goes last, so the player on the winner's left is the first player. After a shared victory, one of the tied winners, chosen at random, goes last [gof/A-27].",
  'gof/setup.6':
    'The first player stays the same for the whole game, and every decision that is made in order runs clockwise from that player.',
  'gof/setup.7':
    "All information is public, except undrawn cards, the cards seen through the Wand, which only its owner sees [gof/A-22], and the Gladiator's bets until they are shown.",
  'gof/boasting.1':
    'The Boasting phase goes clockwise from the first player. A player who already has a Hero is skipped, and the phase ends when every player has one.',
  'gof/boasting.2':
    "On your turn you must either take a Hero from the middle of the table or steal another player's Hero.",
  'gof/boasting.3':
    'When you take a Hero from the middle you may add any number of different Boasts to it, or none [gof/A-01].',
  'gof/boasting.4': 'When you steal a Hero it keeps all its Boasts, and you must add one or more new ones.',
  'gof/boasting.5':
    'A Hero has at most one Boast of each of the six kinds, so a Hero with all six cannot be stolen.',
  'gof/boasting.6': 'A player whose Hero was stolen acts again when the order next reaches them.',
  'gof/boast.blindfolded':
    "Blindfolded: when the Hero both Kills and Dodges a Monster, that Monster's Treasure is 1 gold smaller, but never below 0.",
  'gof/boast.hopping-on-one-leg': 'Hopping on One Leg: the Hero has -2 Defense.',
  'gof/boast.one-arm-tied':
    "With One Arm Tied Behind Your Back: each die showing 1 or 2 counts as 0 in the Hero's Attack.",
  'gof/boast.while-juggling':
    'While Juggling: the Hero starts with half the Weapon tokens printed on its Weapon and has -1 Attack in every Encounter.',
  'gof/boast.with-a-hangover':
    'With a Hangover: the Hero has -1 Attack Die and -4 Defense until its first Kill; the Boast is dropped at the end of the turn of that Kill.',
  'gof/boast.without-breakfast':
    "Without Breakfast: the Boast's token is a Wound that the Hero starts with. It can be healed like any other Wound.",
  'gof/ready.1':
    "Before the Gauntlet begins, take the Class tokens and the Weapon tokens printed on your Hero's cards.",
  'gof/ready.2':
    'While Juggling halves the printed Weapon tokens and the Ninja doubles them; together they cancel out. All printed numbers are even, so halving never needs rounding.',
  'gof/ready.3':
    "A Hero with a Sack of Loot takes 1 gold, and a Hero Without Breakfast places that Boast's token as a Wound. Every other Hero starts with 0 gold and 0 Wounds.",
  'gof/ready.4': 'There is no upper limit on any token.',
  'gof/numbers.1':
    "Attack Dice: the Weapon's dice, +1 for a Warlord, plus permanent +1 Attack Die tokens, plus dice gained this turn, plus one-use +1 Attack Die tokens spent on this attack, minus 1 for each -1 Attack Die Penalty token, and -1 for a Hero With a Hangover. The number of dice is never below 0.",
  'gof/numbers.2':
    "Roll: the sum of the dice, where 1s and 2s count as 0 for a Hero With One Arm Tied Behind Your Back; or exactly 14 if the Spear's Ability is used. The Cleaver (promo) then multiplies the roll by 4.",
  'gof/numbers.3':
    "Attack: the roll, plus permanent +1 Attack tokens, plus the Hero's own gold with a Sack of Loot, plus the Avenger's bonus, -1 for a Hero While Juggling, and never below 0; last of all the Axe doubles it. On the turn after the Axe's Ability was used the Attack is 0, and nothing raises it.",
  'gof/numbers.4':
    "Defense: the Class's Defense, plus permanent Defense tokens, +1 with a Spiked Shield, plus Defense gained this turn, minus Defense Penalty tokens, -2 for a Hero Hopping on One Leg, and -4 for a Hero With a Hangover. It has no lower limit. When the Zealot's Ability is used Defense becomes 0, and for the rest of the turn only later changes count from there.",
  'gof/numbers.5':
    "You Kill a Monster by attack when your Attack is equal to or higher than the Monster's Defense.",
  'gof/numbers.6':
    'A Monster hits you when its Attack is equal to or higher than your Defense; otherwise you Dodge it.',
  'gof/numbers.7':
    "Modifiers change the Monster before anything looks at its numbers, including the Jester's swap, the Scepter and the Sling.",
  'gof/numbers.8': 'A Kill or a Dodge by an Ability is a full Kill or Dodge for every other rule.',
  'gof/turn.1':
    "Start of the turn: note which Heroes are alive and which are Dead, because the Zombie, the Necromancer and the Avenger go by this. The Wand's owner may use the Wand now, and only now.",
  'gof/turn.2':
    'Determine the Encounter: turn over the top card of the Encounter deck. A Monster or a Special Encounter is the Encounter of this turn; Modifiers follow the next four rules.',
  'gof/turn.2.1':
    'If the card is an Extra Modifier (Extra Bitey, Extra Scary, Extra Tough or Extra Wealthy), set it waiting and turn over the next card, still in the same turn.',
  'gof/turn.2.2':
    'Several waiting Modifiers add up. They all land on the next Monster turned over, even if that happens turns later.',
  'gof/turn.2.3': 'A Special Encounter does not use up waiting Modifiers.',
  'gof/turn.2.4':
    'If the card is Side Passage, discard it and determine two Encounters, one after the other, in the usual way [gof/turn.2]; each player will face the one of their choice.',
  'gof/turn.3':
    'Commit: each player chooses a side at a Side Passage, the owner of a Dead Zombie may pay to play this turn, and in a two-player game each player chooses the active Hero. If anyone cares, this is done in order from the first player; otherwise all at once.',
  'gof/turn.4':
    "Start of the Encounter: this is the moment for the Wizard's skip, the Priest's heal, paying off a Behemoth or a Mercenary, and betting on the Gladiator. All of it comes before any roll.",
  'gof/turn.5':
    'If the Encounter is a Special Encounter, carry out its text and then go on to what comes after the Encounter [gof/turn.8].',
  'gof/turn.6':
    'If the Encounter is a Monster, your attack comes first, in the order of the next four rules.',
  'gof/turn.6.1':
    'Before rolling, use any Abilities that are used before rolling and spend any one-use +1 Attack Die tokens.',
  'gof/turn.6.2': 'If you used an Ability that Kills, the Monster is Killed and no roll is needed.',
  'gof/turn.6.3':
    "Otherwise roll your Attack Dice, then use Abilities that are used after rolling, then total your Attack and compare it with the Monster's Defense.",
  'gof/turn.6.4':
    "On a Kill, a Demonic Blade first gains its Weapon token. Then either give up the whole Treasure for an Armorer's or Artificer's Ability, or take the Treasure's tokens at once, so that they already count in this fight [gof/A-02].",
  'gof/turn.7':
    'Then comes your defense against the Monster, in the order of the next seven rules. A Monster that you Killed still attacks.',
  'gof/turn.7.1':
    'This is the moment to use the Thief, the Bow and the Whip, and the last one to use the Sword [gof/A-31].',
  'gof/turn.7.2': 'Check whether the Monster hits you [gof/numbers.6], unless you Dodged it by an Ability.',
  'gof/turn.7.3':
    "If you Killed the Monster and kept its Treasure, settle the gold: the printed gold, plus 3 for Extra Wealthy, plus the Trapper's bonus, plus the Monster's own extra gold; then, last of all, -1 if you are Blindfolded and both Killed and Dodged it.",
  'gof/turn.7.4':
    'If the Monster hit you, you take its Damage, which a Knight may first reduce. Treasure always comes before Damage.',
  'gof/turn.7.5':
    'After the Damage, a Spiked Shield may Kill a Monster that Damaged you. Take its tokens and settle its gold as for any Kill [gof/turn.6.4] [gof/turn.7.3]; the Monster was not Dodged.',
  'gof/turn.7.6': 'If you Killed a Mushroom Man, you now heal 1 Wound.',
  'gof/turn.7.7':
    'If you did not Kill a Troll, you fight it once more, starting again from your attack [gof/turn.6]. This second fight is not optional.',
  'gof/turn.8':
    'After the Encounter: a Hero that Killed a Guardian may face its private Encounter, and an Adventurer may spend a token to face the Encounter again. A player who can do both chooses the order.',
  'gof/turn.9': 'End of the turn: carry out the next six rules in their order.',
  'gof/turn.9.1':
    'Poison: the Hero takes 1 Wound for each of its Poison tokens, except those gained this turn.',
  'gof/turn.9.2':
    'An Alchemist that both Killed and Dodged the same Monster this turn may now spend tokens to heal, 1 Wound for each token.',
  'gof/turn.9.3':
    'The bonus tokens of the Armorer and the Artificer arrive, and a Hero With a Hangover that Killed a Monster this turn drops that Boast.',
  'gof/turn.9.4':
    "Death check: any Hero with 4 or more Wounds dies, unless the Giant Scorpion's effect protects it.",
  'gof/turn.9.5': 'Each Prospector that is still alive gains 1 gold.',
  'gof/turn.9.6': 'Effects that last “this turn” end.',
  'gof/turn.10':
    "Players act independently and at the same time, and nobody's result changes another player's. Where a choice depends on another player's choice, decide in order from the first player.",
  'gof/damage.1': 'A Monster deals Damage only when it hits.',
  'gof/damage.2':
    "Damage multiplied by N means: carry out the whole Damage, its special part included, N times in a row. Simple Damage is thus plainly multiplied, while Damage that looks at the Hero's state is dealt once and then looked at again.",
  'gof/damage.3':
    "Multipliers multiply each other: Extra Bitey is x2, the Mummy's curse is x2, and a doubled curse is x4.",
  'gof/damage.4': 'A Hero may have more than four Wounds; nothing stops at the fourth.',
  'gof/damage.5': 'Healing a Hero that has no Wounds does nothing.',
  'gof/damage.6':
    'Death is checked only at the end of the turn [gof/turn.9.4], so healing in the same turn can save a Hero.',
  'gof/damage.7':
    "A Dead Hero keeps its gold and takes no further part in the game, except through the Zombie's Ability. Leftover tokens are worth nothing.",
  'gof/damage.8': 'Gold never drops below 0.',
  'gof/damage.9':
    'The Penalty tokens are -1 Attack Die, -1 Defense, -3 Defense and Poison. They add up, and they last until a Healing Pool or the Holy Sword removes them. The lasting effects of the Mummy and the Giant Scorpion are not Penalty tokens [gof/A-17].',
  'gof/damage.10':
    'Bonus tokens for +1 Attack Die, +1 Attack, +1 Defense and +3 Defense last all game. One-use +1 Attack Die tokens are spent before rolling, any number at once, and each counts for one attack.',
  'gof/abilities.1':
    'Automatic Abilities always work and cost nothing. An Ability with tokens costs one token of its own kind for each use.',
  'gof/abilities.2':
    "Unless a card says otherwise, an Ability may be used as often as you can pay for it, even several times at one moment. The limited ones are the Adventurer (once per Encounter), the Axe and the Trapper (once per fight), and the Wand's look and the Zombie (once per turn).",
  'gof/abilities.3': 'Class tokens never pay for Weapon Abilities, nor Weapon tokens for Class Abilities.',
  'gof/abilities.4': 'The condition of an Ability must be true at the moment the Ability is used.',
  'gof/abilities.5':
    "“This turn” covers everything until such effects end [gof/turn.9.6]: the second fight against a Troll, an Adventurer's replay and a Guardian's private Encounter included.",
  'gof/end.1': 'The game ends when every Hero is Dead at the end of a turn.',
  'gof/end.2':
    'It also ends at once when a turn needs a card and the Encounter deck is empty. Discarded cards are not reshuffled, and survivors get no bonus.',
  'gof/end.3':
    "If the deck runs out while Modifiers are being turned over, the game ends. If only one of a Side Passage's two Encounters can be found, everyone faces that one. A Guardian's draw from an empty deck gives nothing.",
  'gof/end.4': 'The player with the most gold wins, dead or alive; tied players share the victory.',
  'gof/two.1':
    'With two players, deal 4 Heroes. The players alternate as in the Boasting phase until each has two Heroes; a player who has two passes. You can steal only from your opponent.',
  'gof/two.2':
    'Once the Encounter is determined, each player names one of their own living Heroes as active. The other Hero does nothing this turn.',
  'gof/two.3':
    'An inactive Hero uses no Ability, not even automatic ones, and suffers no ongoing effect: no Wound from Poison, no gold for a Prospector, no death delayed by an earlier Giant Scorpion.',
  'gof/two.4': "“Next turn” effects, those of the Mummy and the Axe, wait for that Hero's next active turn.",
  'gof/two.5':
    "Gold counts for the player, but is kept per Hero because of the Sack of Loot. Costs and losses come out of the active Hero's gold, and the score is the sum of both Heroes' gold [gof/A-23].",
  'gof/two.6':
    'The Wand works at the start of a turn as long as its Hero is alive. A Dead Zombie may be named as active if any other Hero is alive, paying as usual [gof/A-23].',
  'gof/two.7': 'A player whose Heroes are all Dead is out of the game, and the other player goes on.',
} as const satisfies Readonly<Record<RulesId, string>>;
