import type { ending as chapter } from '../../../rulebook/ending.ts';

/** Death, the end of the game and ways to play, in English. */
export const ending: Readonly<Record<(typeof chapter.rules)[number]['id'], string>> = {
  'ma/ending.1': 'An explorer at 0 health or on a pit dies, and stays dead [ma/Q8].',
  'ma/ending.2': 'If all explorers are dead, the game is lost.',
  'ma/ending.3':
    'A scenario with an endgame is won by the condition of the endgame, one without by a chapter whose effect is victory.',
  'ma/ending.4': 'All explorers who survive win together. Those who have died lose, and the result says so.',
  'ma/ending.5':
    'The items of the dead fall on their space, or, if that is a pit or an action space, on the nearest free space; where items cannot be dropped [ma/inventory.10], they are destroyed. Related events of the dead are destroyed.',
  'ma/ending.6':
    'At a table that plays with replacements [ma/Q8], the player of a dead explorer takes one that nobody has used. It enters at the next explorer phase with full health, its starting essence and no items, at the exit with the arrow of the tile nearest to a living explorer.',
  'ma/ending.7':
    'At a table that plays with a puppeteer [ma/Q9], a player without an explorer decides for the monsters, but only what the rules leave open: between explorers equally near [ma/monsters.4], abilities [ma/monsters.8], targets [ma/monsters.9] and the moves of cunning monsters [ma/monsters.15].',
  'ma/ending.8':
    'A single player may take one explorer or several. The published game has no special rules for a lone explorer: a spawn check is made for each explorer, so it adapts by itself. The figures by number of explorers in [ma/ending.14] are ours.',
  'ma/ending.9':
    'Difficulty sets the starting value of both ratings and the number of threat positions: easy 1 and 5, normal 2 and 4, hard 4 and 4, nightmare 5 and 3. The number of explorers may change them [ma/ending.14]. At easy, nothing is dropped. Duration sets how many chapters are played: extra quick 4, quick 7, normal 10, full all of them. Extra quick takes away 2 threat positions and quick 1, but there are never fewer than 2.',
  'ma/ending.10':
    'Scenarios may be played singly or, in their printed order from the first on, as a campaign. Survivors then restore all health, have their starting essence and keep 3 items each, equipped as they were; a player whose explorer has died brings a new one with 1 item of level 1. Explorers who have died in the campaign come back only when no other is left. Ratings start afresh. Scenario 2 starts at monster level 2 and scenario 3 at 3, with item levels up to the same number. Decks are built again, without monsters removed from the game earlier and without items that were kept; adding an item level that is already in does nothing. The campaign is lost if all explorers die; a scenario that is lost in another way is played again as it began.',
  'ma/ending.11':
    'A table may play the publisher’s later update [ma/Q10]. Each event deck has only as many core events as events of the scenario. Before an item level is added, half of every item deck is removed. When the monster level rises, the deck and the destroyed pile are shuffled together and half of them removed before the new level is shuffled in. Half is rounded down, and which cards go is random. At a recharge station you roll, may then trade with any explorer next to a recharge station or a workbench on any tile, and use the inventory free of charge. An event space costs 2 stamina: either restore 1 essence and draw an explorer event, or roll the game die, which lowers threat by 1 if it is at least the horror rating and otherwise resolves the enters-play ability of the current horror event again.',
  'ma/ending.12': 'After each effect victory is checked before defeat.',
  'ma/ending.13':
    'A player whose explorers are all dead may watch and advise, and still takes part in choices of the group.',
  'ma/ending.14':
    'The number of explorers changes only this: the spawn checks in a round, numbers in chapters that are given in explorers, the health of bosses, how many bells must be lit, and how hard the game is. For a lone explorer both ratings begin 1 lower, threat has 3 more positions, and the explorer begins with 1 more essence; for three or four, both ratings begin 1 higher and threat has 1 position fewer.',
  'ma/ending.15':
    'If an explorer dies in their own turn, whatever has begun is finished; then the turn is over.',
};
