import type { components as chapter } from '../../../rulebook/components.ts';

/** Components and play area, in English. */
export const components: Readonly<Record<(typeof chapter.rules)[number]['id'], string>> = {
  'gh/components.1':
    'The game is cooperative: all players win or lose a scenario together, while each also pursues a secret battle goal and a personal quest.',
  'gh/components.2':
    'A scenario is played with 2, 3 or 4 characters, and one person may control two or more of them (for playing alone see [gh/variants.1]). C stands for the number of characters that started the scenario, exhausted ones included.',
  'gh/components.2a': 'A scenario cannot be started with 1 character or with 5.',
  'gh/components.3':
    'The box holds: one rulebook, one Scenario Book and one Town Records book; 1 campaign map board; 30 double-sided map tiles and 155 double-sided overlay tiles; 18 character miniatures, 17 character mats, 35 character boxes, 17 character sheet pads and 1 party sheet pad; 504 character ability cards and 457 attack modifier cards; 236 monster standees with 24 plastic stands (8 and 16 of two kinds), 232 monster ability cards, 47 monster stat cards (34 standard, 13 boss) and 6 stat sleeves; 253 item cards; 150 event cards (69 road, 81 city); 24 battle goals and 24 personal quests; 9 random side scenario cards and 40 random dungeon cards (20 room, 20 monster); 4 player reference cards; 32 summon tokens (16 figures and 16 trackers in 8 colours), 60 condition tokens, 85 character tokens, 50 money tokens, 46 damage tokens (28, 12 and 6 of three values), 10 scenario aid tokens and 12 objective tokens; 6 element discs and 1 infusion board; 1 round tracker token; 4 hit point and experience dials; 3 sealed envelopes; 4 sticker sheets. Only the pieces listed in [gh/components.4] restrict what may happen in play.',
  'gh/components.4':
    'The supplies that can run out are: the standees of each monster type, 10 monster curses, 10 character curses, the bless cards, the copies of each item, the random item design deck, the random side scenario deck and the personal quest deck. Damage, money and condition tokens, summon colours and plastic stands are never a limit.',
  'gh/components.4a':
    'Even when every white stand is in use, a normal monster is placed as long as a standee of its type is free.',
  'gh/components.5':
    "The play area holds a modular map built from the scenario's map tiles, joined by door or corridor overlays, with only the first room's overlays, monsters and money on it at the start.",
  'gh/components.6':
    'Each player has a character mat, a hand of ability cards, a hit point/experience dial, character tokens, one face-down battle goal and the equipped item cards.',
  'gh/components.7':
    'Each monster type in the scenario has its stat card, its standees and its own shuffled ability deck.',
  'gh/components.8':
    'There is one attack modifier deck per character plus one deck shared by all monsters; each is shuffled separately.',
  'gh/components.9':
    'A standard attack modifier deck has 20 cards: six +0, five +1, five -1, one +2, one -2, one "2x" and one "null".',
  'gh/components.9a':
    'A new level 1 character without perks, items or blessings has exactly 20 modifier cards, whose numbers (2x and null left out) add up to 0.',
  'gh/components.10':
    'An attack modifier deck may be altered by perks, by equipped items, by scenario and event effects, and by CURSE and BLESS; nothing else changes it.',
  'gh/components.11':
    'The six elements (Fire, Ice, Air, Earth, Light, Dark) all begin each scenario in the Inert column.',
  'gh/components.12': 'A class may be represented by at most one character in a scenario.',
  'gh/components.12a': 'A party that already has a Brute cannot field a second Brute in the same scenario.',
  'gh/components.13':
    'Six classes are available in a new campaign: Brute, Tinkerer, Spellweaver, Scoundrel, Cragheart, Mindthief; every other class must be unlocked.',
  'gh/components.14':
    'A character mat gives the class name and icon, the maximum hit points for each of levels 1 to 9, the hand limit, and the event reference numbers for unlocking and first retirement of the class; the six starting classes have no unlock number.',
  'gh/components.14a':
    "The Scoundrel's maximum hit points at levels 1 to 9 are 8, 9, 11, 12, 14, 15, 17, 18, 20; her hand limit is 9 at every level.",
  'gh/components.14b':
    'On a mat with the track 10, 12, 14, 16, 18, 20, 22, 24, 26, the maximum at level 4 is 16.',
  'gh/components.15':
    'The starting classes, with hand limit and maximum hit points at levels 1 to 9: Brute 10, with 10, 12, 14, 16, 18, 20, 22, 24, 26; Tinkerer 12, with 8, 9, 11, 12, 14, 15, 17, 18, 20; Spellweaver 8, with 6, 7, 8, 9, 10, 11, 12, 13, 14; Scoundrel 9, with 8, 9, 11, 12, 14, 15, 17, 18, 20; Cragheart 11, with 10, 12, 14, 16, 18, 20, 22, 24, 26; Mindthief 10, with 6, 7, 8, 9, 10, 11, 12, 13, 14.',
  'gh/components.16':
    'Current hit points and the experience gained in this scenario are tracked per character during play; hit points start at the maximum for the level and scenario experience starts at 0.',
  'gh/components.17':
    'An ability card has a name, an initiative number (01 to 99), a level (1, X, or 2 to 9), a top action and a bottom action. An action is made of one or more abilities.',
  'gh/components.18':
    'Ability cards belong to one class; a character can only ever use cards of its own class.',
  'gh/components.19':
    "A level 1 character's pool holds only its level 1 cards and its three level X cards; higher cards join the pool on levelling up.",
  'gh/components.20': 'Any character may use any item; items are not class-bound.',
  'gh/components.21':
    'An item card states name, price, slot, when it can be used and its effect, what happens after use (spent, consumed or nothing), optional use circles, the number of -1 cards it adds, the number of copies in the game, and a reference number.',
  'gh/components.22':
    'A monster stat card gives, for each level 0 to 7 and separately for normal and elite, hit points, base move, base attack, base range and special traits; a range of "-" means that its attacks are melee by default.',
  'gh/components.23':
    'Traits printed on a stat card (Flying, Shield, Retaliate, attack conditions and the like) are permanent for that monster as long as it is on the map.',
  'gh/components.24':
    'A monster ability card gives the deck name, an initiative, an ordered list of abilities, and sometimes a shuffle symbol.',
  'gh/components.25':
    'Several monster types may use one common ability deck; for example Bandit Guards, City Guards and Inox Guards all use the "Guard" deck. If two such types are on the map, the deck\'s card serves both, and the players keep a consistent order, best one type after the other [gh/A-01].',
  'gh/components.25a':
    'With Bandit Guards and City Guards both on the map, a single Guard card is drawn, and its initiative and abilities hold for both types.',
  'gh/components.26':
    'An attack modifier card shows a value (a number, "2x" or "null") and may show effects, a rolling symbol, a bless or curse border, a shuffle symbol, and an origin icon (1 to 4 or M for standard decks, a class icon, or a star for cards added by a scenario or an item).',
  'gh/components.27': 'A card with an effect and no printed number counts as +0 with that effect.',
  'gh/components.28':
    'Conditions, elements and other effects on a drawn modifier card apply as though they were printed on the ability being used, for the target the card was drawn for.',
  'gh/components.29':
    'A rolling card makes its drawer draw again; drawing stops at the first non-rolling card and all drawn values and effects are combined.',
  'gh/components.29a':
    'On a normal attack the cards drawn are a rolling PUSH 2, a rolling Earth and a +2: the attack gets +2 and PUSH 2 and creates Earth.',
  'gh/components.30':
    'A bless or curse card that is drawn is taken out of the deck and returned to its supply instead of going to the discard pile.',
  'gh/components.31':
    'Character curses (star) only go into character decks and monster curses (M) only into the monster deck.',
  'gh/components.32':
    'A deck from which a card with the shuffle symbol (the standard 2x or null) was drawn is reshuffled with its discards at the end of that round. A deck that is empty when a card must be drawn is reshuffled at once.',
  'gh/components.32a':
    'The draw pile runs out in the middle of an attack on three targets: the discards are shuffled into a new draw pile and the draw goes on.',
  'gh/components.33':
    'Cards with the star icon (scenario and item cards) leave the deck at the end of the scenario; class-icon cards from perks stay.',
  'gh/components.34':
    'Hands, selected cards before reveal, battle goals and undrawn decks are hidden information; everything else on the table is public.',
};
