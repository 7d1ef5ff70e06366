import type { rulings as chapter } from '../../../rulebook/rulings.ts';

/** What we rule where the rulebook is silent or contradicts itself, in English. */
export const rulings: Readonly<Record<(typeof chapter.rules)[number]['id'], string>> = {
  'wow/A-01':
    'Does an ability deck have 23 cards, as the list of components says, or 26, as the chapter on abilities says? 23: only then do the totals add up, and public pages agree.',
  'wow/A-02':
    "The caption of the map's legend and its text swap the numbers of city and key place, and the caption puts a special event in the global slot. This does not affect play: the text's definitions stand, and the slot is for global events.",
  'wow/A-03':
    'The Italian rulebook prints "Booty Boy", "Action House", "Fligh Path", "Goblin Rocket Boot" and "Swiftess". These are slips for Booty Bay, Auction House, Flight Path, Goblin Rocket Boots and Swiftness.',
  'wow/A-04':
    'May or must a hero fight the encounter of an aggro marker in the space? The main text says may; its own example and the quick reference say must. Must, if the fight is possible: neither a rival nor an event may be chosen instead. A table may let the hero choose.',
  'wow/A-05':
    "A hero cannot leave a space with an aggro marker. Does that stop a flight, the Hearthstone, a False Map and a rival's card too? Yes, all of them, unless a text says otherwise, as that of Sofeea's Portal does. Defeat always moves the hero.",
  'wow/A-06':
    'Health and swiftness potions are tied to the movement phase, yet any number of potions may be used "at any time", and only swiftness says whose phase it is. The number is free, but the phase stated still binds and is the hero\'s own. Mana may be used whenever a cost is paid, by a duel\'s defender too.',
  'wow/A-07':
    "May a potion come from an item above the hero's level, or from an equipped one? Both: the passage presents potions as a use for items that cannot be used otherwise.",
  'wow/A-08':
    'A map encounter and the hero fall together: is the reward given, and does a quest count it? There is no reward, because only a hero left standing gets one. A quest that asks to beat the encounter counts it.',
  'wow/A-09':
    'After the ranged step a defeated hero "skips step 5". This is a slip of translation for "skips to step 5", the step that deals with this outcome.',
  'wow/A-10': 'Health is once called "cure value". Health is meant.',
  'wow/A-11':
    "The printed example of a combat stops before it says what the ghoul's hit does. The hit deals damage equal to the ghoul's damage value.",
  'wow/A-12':
    'If a deck has no encounter, the rule ends the challenge phase but its example ends the turn; and events discarded on top could be drawn for ever. The phase ends and upkeep follows. At most as many cards are drawn as the deck held when the drawing of that phase began.',
  'wow/A-13':
    'Where does a quest discarded because of the limit of two go, and what if the elite deck is empty? It goes to the bottom of the elite deck, while starting quests leave the game; from an empty deck nothing is drawn.',
  'wow/A-14':
    'The overview of the board says that cities let a hero travel to a specific space, the list of resources to any other space with the icon. The list of resources holds.',
  'wow/A-15':
    'Which of several unbeaten markers in one space is fought? The hero chooses, but aggro ones come first.',
  'wow/A-16':
    'Does the move forced by a False Map respect level and aggro? Level, yes, because that limit is absolute. The move stops on entering a space with an aggro marker, and does nothing if the hero is already held. It may end in a city; the challenge is then skipped.',
  'wow/A-17':
    'Far Sight says that the token inspected is replaced or discarded. That means: put back face down where it was, or discarded.',
  'wow/A-18':
    'What if a Disease lowers health to the damage taken, or below it? Defeat is checked at once, and the defeat then removes the token.',
  'wow/A-19':
    "Gold is spent in a city, but no phase is named. It may be spent at any moment of one's own turn, in a city, while nothing else is being resolved; the hero chooses a colour up to their own level.",
  'wow/A-20':
    'What if a rival at a Book has no card to discard, or neither deck nor discard pile to draw from? As much as possible is done. A deck is reshuffled when its last card leaves it.',
  'wow/A-21':
    'What if players tie for first player, and may several start in the same city? Tied players roll again; sharing a city is allowed.',
  'wow/A-22': 'How many slots does the track of unbeaten encounters have? Ten, one for each numbered marker.',
  'wow/A-23':
    'The defender plays all cards first: may it answer cards that the attacker plays later? Within one moment the defender commits first and is done; each step opens a new moment. Reactions, such as a cancel, are allowed when their text says so.',
  'wow/A-24':
    'A win of several heroes at once is foreseen, though turns are taken one at a time. Totals are checked after every effect that moves a card into a log, and all heroes with 8 or more are then compared. Two quests completed at one moment, as in a duel in which both fall, enter the logs together.',
  'wow/A-25':
    'A resource must be used even if it is useless; what about a hero without items at an auction house? The auction house may be chosen and does nothing.',
  'wow/A-26':
    'The page numbers to which the Italian rulebook refers are those of the original layout. They are ignored.',
  'wow/A-27':
    "The examples do not say at which level and on which side the heroes are; Sandrai's defense 4 and Burbonn's defense 3 and melee attack may include items. We use them as starting values at grey, where a public page agrees. With health 4 against the Goblin Engineer, Sandrai is grey, so that encounter is a grey card.",
  'wow/A-28':
    'Does a defeat outside a duel count, for example when damage from a card defeats a distant rival? It counts for quests, but no item is stolen, because stealing is part of combat.',
  'wow/A-29':
    'Teleport reaches as far as one card is long on the table. Here it reaches 4 steps on the board.',
  'wow/A-30':
    'A public page says that all green level-up spaces are melee: those that grant green, or those coloured green? Here both are.',
  'wow/A-31':
    'Is a third quest set up before the hero chooses which quest to discard? No: a hero never has more than two, so the discard comes first, and a new quest is set up only if it is kept.',
  'wow/A-32':
    'May the player who moves a hero with a False Map or a push decline? Yes: "up to" includes none. That player sees the board, but not the face-down tokens.',
  'wow/A-33':
    'May a hero pay damage that would defeat them, as a free trip to the city? No; a table may allow it.',
  'wow/A-34':
    "What if a reroll shows a face that triggers a power, or one face triggers several powers? Unused powers of that face are triggered, the defender's first, and what was gained from the old face stays. A hero's player orders that hero's powers; an encounter's follow the order printed.",
  'wow/A-35':
    'Are Rocket Boots spent on a die "just rolled" before or after powers are triggered, and may they reroll the black die rolled for an encounter? Before; and only dice rolled for one\'s own hero.',
  'wow/A-36':
    'When an item is gained, does an event whose back is an item count as a card with an item? Yes, by the letter; it goes to the backpack on its item side.',
  'wow/A-37':
    'What if a drawn location event names the space of the hero who draws it? It is placed and the drawing goes on; the event waits for later turns.',
  'wow/A-38':
    'What if a drawn event becomes an encounter, or moves or defeats the hero who drew it? An encounter that is fought ends the drawing; so does leaving the space.',
  'wow/A-39':
    "An event becomes an encounter outside the challenge phase of the hero who turns it over: where does it go? That of a location event goes to its space, any other to that hero's space; in a city, to a neighbouring space of that hero's choice that the hero may enter.",
  'wow/A-40':
    'May a hero know the order of the challenge decks by counting discards? Yes: what was discarded is public, and so is its place in the queue.',
  'wow/A-41':
    'What if a side falls in the powers step? It falls at once, nobody attacks, and the end step follows. Powers "on a hit" do nothing to a hero who has just been defeated.',
  'wow/A-42': 'Does a hit for 0 damage count as damage? No, and it does not beat an encounter.',
  'wow/A-43': 'May a side play two weapon replacements in one combat? No.',
  'wow/A-44':
    'What if a hero gains a level two steps up? The hero goes straight to it, and the steps of gaining a level are carried out once.',
  'wow/A-45':
    'What if a hero is defeated in their own movement or exploration phase? The phase ends, revealed tokens that are still open are resolved, the challenge is skipped, and upkeep takes place in the city.',
  'wow/A-46':
    "Does a hero have energy outside their own turn? None but the 1 of a duel's defender; mana potions may pay.",
  'wow/A-47': 'What becomes of poison and the like after a defeat? It is dropped.',
  'wow/A-48':
    'What do two Disease tokens do? They add up, and one large potion resource removes all of them.',
  'wow/A-49':
    "What happens to a card attached to an item that moves, and whose level counts for the improved text of an attached card? It stays on the item; the level of the ability card's owner counts.",
  'wow/A-50':
    'How low can numbers go? Defense, damage, movement and costs to 0, health to 1; attack values may be negative.',
  'wow/A-51': 'Which free slot of the track is taken? The one with the lowest number; it never matters.',
  'wow/A-52':
    'Must a hero resolve a map encounter that has nothing more to give them? Yes, unless they attack a rival.',
  'wow/A-53':
    'What does "instead of moving normally" allow, and what does a limit on spaces moved limit? There is no walking before or after; such limits concern walking only.',
  'wow/A-54':
    'May Far Sight be used on a token that the same hero placed, and what if there is no token on the map? It may; without a token on the map it cannot be spent.',
  'wow/A-55':
    'What of cancelled cards and fights: their energy, the limit of one copy, playing without effect? The energy is gone, the copy counts as played, the fight has no winner. A card may be played for nothing if its conditions hold.',
  'wow/A-56': 'Who are the neighbours of a player in a game of two? The same rival is both.',
  'wow/A-57':
    'Ambush gives the opponent a ranged attack: what if something else changes the attack type? Ambush prevails for the whole turn.',
  'wow/A-58':
    "May an equipped item be discarded at the auction house? Yes, it is one of the hero's items; cards attached to it go to their owners.",
  'wow/A-59':
    'What if there is little to swap with the Traveling Merchant? The rival must have an unequipped item, and takes back a different item or nothing.',
  'wow/A-60':
    'In which order are several simultaneous defeats outside a duel resolved? Clockwise from the active hero.',
  'wow/A-61':
    'How may a hero be moved by another player? Within the limits of walking: adjacent spaces, level, and the stop at aggro.',
  'wow/A-62':
    'Are heroes in a city safe from cards? Only from attacks: cards that reach them work unless they say otherwise.',
  'wow/A-63':
    "How is distance counted? In steps on the board, whatever the colours; one's own space is at distance 0.",
  'wow/A-64':
    'How often and in what order do quests and powers come in upkeep? Quest upkeep is repeated while something can be done, new quests included; powers of the moment "upkeep" are used in the equip step.',
  'wow/A-65':
    'What if there are several ways to prevent the same damage? The hero orders them, what is left is taken, and then come the powers "on a hit".',
  'wow/A-66':
    'What if two heroes complete quests at the same moment and nobody wins? Both cards enter the logs; new quests are drawn clockwise from the active hero.',
  'wow/A-67':
    'Where does the Hearthstone lead from a city? To any other city; the one where the hero stands cannot be chosen.',
  'wow/A-68': 'When may movement phase cards be played? After the roll, at any point, between steps too.',
  'wow/A-69':
    'How are the 20 discovery tokens split over the 10 kinds? Two of each, until a source says otherwise.',
  'wow/A-70':
    "Is the first player's advantage made up for? The rulebook does nothing about it; a table may give each of the others one more ability card at the start.",
  'wow/A-71':
    'When is a player asked for a reaction, or for a card at a moment of a combat? Whenever, by what everybody can see, they might have one to play; never depending on the cards they hold. Anyone may choose not to be asked about reactions again this turn; everybody can see that.',
};
