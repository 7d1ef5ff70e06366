import type { casesOthers as chapter } from '../../../../rulebook/cases/others.ts';

/** Cases of this and that, in English. */
export const casesOthers: Readonly<Record<(typeof chapter.rules)[number]['id'], string>> = {
  'ma/K173':
    'The decks of the second scenario are built: each event deck has 40 cards, 30 core ones and 10 of the scenario; the item decks have 20 weapons, 15 pieces of apparel, 13 artifacts and 12 consumables; the monster deck has 9 cards.',
  'ma/K174':
    'Second Descent adds items of level 2: 18 weapons, 14 pieces of apparel, 12 artifacts and 9 consumables are shuffled into what is left of the four decks. The destroyed piles stay as they are.',
  'ma/K175':
    'The Drowned Engine is set up: one of the ten tiles lies on the map, nine are in the stack, and The Cold Stair has given each explorer 1 essence.',
  'ma/K176':
    'Two players play four explorers: each holds two seats, and the turns of all four may be taken in any order.',
  'ma/K177':
    'An explorer with 6 stamina has Clockwork Sabres, which cost 1 and may be used three times a turn: three cuts are possible, but not a fourth. Boiler Maul, which has no limit, may strike twice.',
  'ma/K178':
    'The free use of the inventory at a workbench would arrange three hands of weapons: the whole arrangement is refused and may be changed. Nothing is half done.',
  'ma/K179':
    'A Chain Hook with a Ratchet Hatchet fitted is traded away: its owner decides whether the hatchet goes along. Whatever goes arrives unequipped.',
  'ma/K180':
    'The exit token lies on the north exit, and an explorer on (3,1), adjacent to (4,0), exits: it is allowed, for 2 stamina.',
  'ma/K181':
    'Echo of Reason is the current event, and Prys has used it in this round: nobody else may in this round.',
  'ma/K182':
    'A sealed spawn space lies between a shooter and the target: ranged aim is blocked, arc aim is not, and nobody can walk on the space.',
  'ma/K183': 'A lever is pulled with nobody on the traps: it is explored, and no dice are needed.',
  'ma/K184':
    'An event space was used, and later in the round Forgotten Room is drawn: the event space does not count when the nearest unexplored action space is sought.',
  'ma/K185':
    'A Choir Husk spawns: it stands last in the queue with 2 health, and the horror rating rises by 1 at once, before the horror roll of this round.',
  'ma/K186': 'A Borrowed Voice spawns a monster while the spawn rating is 5: the rating stays at 5.',
  'ma/K187':
    'In the spawn phase a Tin Hound spawns: it moves up to 3 spaces at once, and has its turn in the same round.',
  'ma/K188':
    'The horror rating is 3 and the roll 3: there is no event, the rating becomes 4, and threat does not change.',
  'ma/K189':
    'The horror event deck is empty and Iron Sky current when an event is due: the pile without Iron Sky is shuffled to be the deck.',
  'ma/K190':
    'An explorer who has Borrowed Strength dies: the card goes to the explorer event pile without becoming the current event.',
  'ma/K191':
    'Threat is 1, and Hourglass of Brine lowers it by 2: it stays at 1. Threat is 3 of 4 and rises twice: first to 4, then the monster level rises, and threat is 1.',
  'ma/K192':
    'An exploded barrel is attacked, or something is pushed onto it: it is no target, and the push stops before it.',
  'ma/K193':
    'The Heart fills (4,4), (5,4), (4,5) and (5,5) of its tile, and an explorer stands on (3,3): they are adjacent. Range to the Heart is counted to the nearest of its spaces.',
  'ma/K194':
    'Sing, with area aim 2, is played with a monster 2 spaces away behind rubble and an ethereal one 1 space away in the open: only the ethereal one is attacked.',
  'ma/K195':
    'Discharge, with line aim 4, goes to the east; a chest is on the second space, monsters on the third and the fifth. The one on the third is attacked: obstacles do not stop a line, but its length does.',
  'ma/K196':
    'Phosphor Flask is thrown on a chest in range and in sight: the units around the chest are attacked.',
  'ma/K197': 'Armor 1 is lowered by 2: it is 0, and a roll of 0 hits.',
  'ma/K198':
    'The owner of Orrery of Teeth rerolls dice of an attack and then spends essence on it: that is the only order. After essence has been spent, no die is rerolled.',
  'ma/K199':
    'A monster’s arcane roll is 4 against will 3, and the target spends the marker of Padded Cowl: the roll is 2, a miss.',
  'ma/K200':
    'Reap is played beside a barrel, and the one roll is 1 or more: the barrel goes off after the attack, and its blast may hit the attacker.',
  'ma/K201': 'An explorer off the map has 4 essence: none of it can help to seal.',
  'ma/K202':
    'Loose Grating is drawn by an explorer with 3 stamina left, who chooses to lose 2: 1 is left. The same loss in the monster phase would mean nothing.',
  'ma/K203': 'North and north-west both bring a free monster nearer: it goes north.',
  'ma/K204':
    'A cunning monster has no reason to close an open door: the door stays open, since left to itself a monster closes none. A player who controls the monster may close it for 3 stamina.',
  'ma/K205': 'A when-dies attack kills the monster that is next in the queue: that one has no turn.',
  'ma/K206':
    'In the explorer phase Stalling Coil puts a monster at the end of the queue: in the monster phase of this round it acts last, with its health as it was.',
  'ma/K207':
    'Bleed Off is played with two monsters in one line on the same side: the farther one is pushed first, so that both move.',
  'ma/K208':
    'A Pistonback pushes 2 spaces, and after 1 there is a barrel: the explosion is resolved before the monster does anything else.',
  'ma/K209':
    'An ethereal Lantern Wisp is in a doorway. An explorer may walk through it, for 2 stamina to the far side; ranged aim past it is blocked.',
  'ma/K210':
    'Veil Prism is in force, and Obermann wants to heal its owner: it is refused. He may still support and trade.',
  'ma/K211':
    'A Tide Surgeon hits a warded explorer, who then chooses to lose 1 more health: the first loss is prevented, the second is not.',
  'ma/K212':
    'Sheltering Psalm is played twice on one explorer, for two markers: that explorer has +2 armor and +2 will.',
  'ma/K213':
    'There are two augments with a clasp and one main item: only one of them fits. An augment never fits an upgrade.',
  'ma/K214':
    'Items can be dropped, and those of a dead companion lie on (4,4): an explorer adjacent to it picks them up for 1 stamina each. They are gone when the tile goes off the map [ma/Q7].',
  'ma/K215': 'The weapon deck runs out: the destroyed weapons are shuffled to be the deck.',
  'ma/K216':
    'One blast kills the Heart and the last explorer: victory is checked first, and the explorers win.',
  'ma/K217':
    'The table plays with replacements, and an explorer dies in round 8: the player’s new explorer stands at the arrow exit in the explorer phase of round 9, with starting values and no items.',
  'ma/K218':
    'The table plays with the update, and monster level 2 comes with 9 cards in deck and pile together: 4 of them are removed at random before the cards of level 2 are shuffled in [ma/Q10].',
  'ma/K219':
    'An explorer dies of the barrel that the same explorer shot: the blast is finished, the turn is over, and monsters that it destroyed give nothing more.',
  'ma/K220':
    'A closed door is between an explorer on (7,6) and a Wick Bearer on (7,4), which has 5 stamina and attacks with Hot Wax for 2 at range 3. It does not wait at the door: it walks 2 steps to (5,6), sees the explorer along the row, shoots, and has 1 left [ma/Q5].',
};
