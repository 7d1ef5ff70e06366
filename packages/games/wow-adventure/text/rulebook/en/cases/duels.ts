import type { casesDuels as chapter } from '../../../../rulebook/cases/duels.ts';

/** Cases of duels, defeat, quests and winning, in English. */
export const casesDuels: Readonly<Record<(typeof chapter.rules)[number]['id'], string>> = {
  'wow/T-04':
    'Grumbaz, melee 2, damage 1, with armor of defense 5 that gives +1 attack and a card on a 3, attacks Sandrai, ranged 2, defense 4. Red shows 3 and black 1. She reaches 3 and misses; he draws a card, and his 6 hits for 1. Her damage now equals her health: she is defeated, and he may take one item of his choice from her backpack.',
  'wow/T-96':
    "In a duel the attacker is melee, and the ranged defender lands a lethal hit. The attacker falls before attacking, and the defender may take an item from the attacker's backpack.",
  'wow/T-97':
    'In a duel both fall in the melee step: no item is taken, and the defender resolves defeat first, then the attacker.',
  'wow/T-98':
    'In a duel each hero has 6 valor; one has Bounty on the other, who has An Old Grudge on the first, worth 2 valor each. Both fall, so both quests are complete at the same moment. At 8 to 8, more cards decide, then the level; after that the win is shared [wow/A-24].',
  'wow/T-99': 'A rival is in the same city: the challenge phase is skipped, and there can be no attack.',
  'wow/T-100':
    'Two heroes are in the space of a map encounter. In the challenge phase the active one may attack the rival instead.',
  'wow/T-101': 'Two heroes of the Alliance are in one space: either may attack the other.',
  'wow/T-102':
    "After a hit a hero's damage equals their health, and two cities are 5 steps away. The hero chooses the city, removes all damage, turns to the starting side and discards attached cards; level, hand, items and quests are kept.",
  'wow/T-103':
    'A hero with a quest to travel to a city is defeated in their own challenge phase and ends up there: upkeep takes place in the city, so the condition is met.',
  'wow/T-104':
    'A trap defeats a hero in their own movement phase: there is no exploration and no challenge, upkeep takes place in the city, and energy remains until the turn ends [wow/A-45].',
  'wow/T-105': "A hero is defeated in a rival's turn: the hero's next turn starts normally, from the city.",
  'wow/T-106':
    'A hero with Soulstone attached takes a lethal hit: the hero stays in place with 1 health left and Soulstone is discarded. No item is taken, and the combat goes on.',
  'wow/T-15':
    'A hero on the reverse side with 3 damage gains a level: the damage is removed, 3 cards are drawn, and the new card lies on its reverse side.',
  'wow/T-107':
    'A green hero beats Hogger, who grants green: the level is not gained again, and nothing else is printed there, so there is no reward.',
  'wow/T-108':
    'A green hero beats The Deadmines, which gives the green level and a green item: the level is not gained again, but the item is.',
  'wow/T-109': 'A hero with nine cards gains a level: the hand grows to twelve cards and goes back to ten.',
  'wow/T-110':
    'A hero with 1 health left beats Stitches, and both fall: there is no level and no item, the hero is defeated, and Stitches stays on the board [wow/A-08].',
  'wow/T-12':
    "A hero's token is on Brill, and the quest then leads to Stormwind City. The hero ends a turn at Brill and collects it; after a later turn in Stormwind City the quest is complete. The token returns to the supply, and an elite quest is drawn and set up.",
  'wow/T-166':
    'Burbonn attacks and defeats the hero marked by his Bounty: the quest goes under his log, for 2 valor in all. He draws the top elite quest, carries out its setup and lays it face up beside his other quest.',
  'wow/T-167':
    "Sandrai completes a quest and draws The Eastern Plagues: at once she puts one of her tokens on each of Light's Hope Chapel, Caer Darrow and Hearthglen, whatever her level.",
  'wow/T-111': 'A hero passes through Brill without ending the turn there: no token is collected.',
  'wow/T-112':
    'A hero fails to beat the encounter at Brill but still stands: in upkeep the token may be collected all the same.',
  'wow/T-113':
    'A hero is in Undercity with all three tokens of The Eastern Plagues. In upkeep the quest is complete for 3 valor: the card goes under the log, and a new elite quest is drawn.',
  'wow/T-114':
    'A hero with two active quests draws a third from a quest giver: one of the three is discarded before any setup and its tokens return; the new one is set up only if it is kept [wow/A-31].',
  'wow/T-115':
    'A quest asks for an encounter with the trait Beast from the backpack, and the only such item is equipped. It cannot be paid in this quest upkeep: the hero unequips it in the equip step and pays next turn.',
  'wow/T-116':
    'A quest asks for a Beast, and the hero has an item gained from the back of an event: its other side is an event, so it does not count.',
  'wow/T-117': 'A third hero defeats the hero marked for Bounty: the quest is not fulfilled.',
  'wow/T-118':
    "The hero marked for Bounty attacks the quest's owner and falls: the quest is fulfilled in that rival's turn, and a new elite quest is drawn at once.",
  'wow/T-119':
    'In quest upkeep a hero with 6 valor completes a quest worth 3: the hero wins at once with 9, no quest is drawn, and there is no equip step.',
  'wow/T-120':
    'A hero with 7 valor beats Nefarian: in the end step the hero takes the trophy and wins, before upkeep.',
  'wow/T-121':
    'A hero beats Nefarian a second time, and the trophy is given once per hero: there is no reward.',
  'wow/T-122': 'The last copy of a trophy is gone, and another hero beats that overlord: there is no reward.',
  'wow/T-123':
    'A hero in the space of Booty Bay has one grey, one green and one yellow item in the backpack. In the challenge phase the hero may discard the three for the trophy or decline; no card is drawn either way.',
};
