import type { casesMonsters as chapter } from '../../../../rulebook/cases/monsters.ts';

/** Cases of monsters and what they choose, in English. */
export const casesMonsters: Readonly<Record<(typeof chapter.rules)[number]['id'], string>> = {
  'ma/K112':
    'A Brine Gnawer with 5 stamina, whose attack costs 2, is on (8,8), and the only explorer on (4,4): it walks by (7,7) and (6,6) to (5,5) and attacks once, with 0 stamina left.',
  'ma/K113':
    'A Hollow Stoker with 4 stamina, whose attack costs 2, walks from (8,8) toward the only explorer, on (4,4), as far as (5,5): with 1 stamina left it cannot attack, and it stays there.',
  'ma/K114':
    'A Wire Crawler with 5 stamina is 4 steps from the explorer in the open; Snag costs 2 at an adjacent explorer, Reel In 2 at range 2. It moves 2, reels the explorer in 1 space, and can do no more with 1 stamina.',
  'ma/K115':
    'Two explorers, each 3 steps away, have 2 and 4 health: the monster goes for the one with 2. If they have the same health, the players choose.',
  'ma/K116':
    'In a corridor the only step that would bring a monster nearer is taken by another monster: it waits, and does not walk around.',
  'ma/K117':
    'In a corridor the way is taken by a Gear Saint, which is immobile: its space counts as rubble, and the way around is counted.',
  'ma/K118':
    'The door between (8,5) and (8,6) is closed, an explorer stands on (7,6) and a Brine Gnawer with 5 stamina on (7,4). It moves to (8,5), which counts as 1 step away but is not adjacent; only the door bars the last step, so it spends its other 4 stamina on destroying it.',
  'ma/K119':
    'The door between (8,5) and (8,6) is closed, an explorer stands on (7,6), and a Brine Gnawer on (7,4) has only 4 stamina: it moves to (8,5) and stops there with 3.',
  'ma/K120':
    'Both doors of the north-west room are closed, an explorer is on (1,1), and a Mirror Tithe, cunning, with 5 stamina, on (4,1): it moves to (3,1), opens the door for 3 and steps to (2,1), adjacent, with 0 left. An irrational monster would have destroyed the door for 4 and stopped on (3,1) [ma/Q5].',
  'ma/K121':
    'A cunning monster with 3 stamina is beside the lever. With two explorers and one monster on the traps it pulls; with one explorer and one monster it does not [ma/Q5].',
  'ma/K122':
    'A Wick Bearer, range 3, has shot twice and has 1 stamina left, with an explorer 2 steps away: it steps back if a free space of its tile is more steps away [ma/Q5].',
  'ma/K123':
    'The only explorer in reach is ethereal: a Brine Gnawer does nothing, but a damaged monster under Black Tide still mends.',
  'ma/K124':
    'A monster has Leash and a bite of its own, The Crush is the current event, and an explorer is adjacent: it first shoves with The Crush, as Leash needs a range of 2 to 4; then it may haul; then it bites if it has stamina left.',
  'ma/K125':
    'In the monster phase a Brass Matron nurses, and a monster spawns: the newcomer does not act in this round.',
  'ma/K126': 'The turn of a dazed monster comes: it does nothing, and is no longer dazed.',
  'ma/K127': 'A pit lies on the straight way: an irrational monster counts and walks around it.',
  'ma/K128':
    'A Cellar Drudge is adjacent to an unopened chest and to no explorer: it wrecks the chest for 3 stamina. The chest gets two tokens and is an obstacle; no card takes them off, and it is never opened.',
  'ma/K129':
    'A Lantern Wisp attacks at range 2; its nearest explorer is behind rubble, and another is in sight: it attacks the other.',
  'ma/K130': 'A lit bell is 6 steps from the Sexton and an explorer 2 steps: he walks to the bell.',
};
