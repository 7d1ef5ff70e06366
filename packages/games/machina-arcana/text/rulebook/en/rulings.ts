import type { rulings as chapter } from '../../../rulebook/rulings.ts';

/** What we rule where tables may differ, in English. */
export const rulings: Readonly<Record<(typeof chapter.rules)[number]['id'], string>> = {
  'ma/Q1':
    'Sealed tiles: what happens if all spawn spaces on the explorer’s tile are destroyed? Nothing is rolled, and nothing changes. A table may have the spawn rating rise by one instead, or have the check made all the same, for the nearest spawn space on another tile.',
  'ma/Q2':
    'Ratings after a failed check: where do they return? To their starting value, which depends on the difficulty and on the number of explorers. A table may have them return to 1.',
  'ma/Q3':
    'Threat at monster level 5: what does a rise of threat do? Every explorer loses 1 health; an icon printed there could not be read. A table may have a monster spawned for each explorer instead, or nothing at all.',
  'ma/Q4':
    'Stragglers: may an explorer explore while a companion stands on a tile that would go? No. A table may allow it; the companion is then put on the free space of the exploring explorer’s tile that is nearest to that explorer.',
  'ma/Q5':
    'Cunning: how do cunning monsters choose among the actions open to them? By the six checks [ma/monsters.15]. A table may have them act like irrational monsters.',
  'ma/Q6':
    'Support for health: may a neighbour’s essence stand in for your health? Yes. A table may rule it out.',
  'ma/Q7':
    'Dropped items: may items be dropped and picked up? Yes, except at easy difficulty. A table may allow it, or rule it out, at any difficulty.',
  'ma/Q8':
    'Replacement explorers: does the player of a dead explorer get another? No. A table may allow it [ma/ending.6].',
  'ma/Q9': 'Puppeteer: may a player be the mind of the monsters? No. A table may allow it [ma/ending.7].',
  'ma/Q10':
    'Later update: does the publisher’s update of the rules apply? No, because the printed summary differs from it. A table may play it [ma/ending.11].',
  'ma/Q11':
    'First item: does each explorer start with an item? No. A table may have each take the top card of a level 1 item deck of their choice.',
};
