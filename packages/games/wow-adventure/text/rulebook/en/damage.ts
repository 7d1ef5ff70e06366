import type { damage as chapter } from '../../../rulebook/damage.ts';

/** Damage, healing and defeat, in English. */
export const damage: Readonly<Record<(typeof chapter.rules)[number]['id'], string>> = {
  'wow/damage.1': 'Damage is counted with tokens on the character card; healing removes them, down to none.',
  'wow/damage.2':
    'A defeated hero, in this order: moves to the nearest city; removes all damage; turns the character card to its starting side; discards the cards attached to the hero.',
  'wow/damage.3': 'If several cities are equally near, the hero chooses.',
  'wow/damage.4': "Cards attached to the hero's items stay.",
  'wow/damage.5': 'Distance is counted in spaces [wow/spaces.8].',
  'wow/damage.6':
    'A defeated hero keeps level, items, hand, quests and kept discoveries, apart from an item taken by the victor. A Disease token goes.',
  'wow/damage.7':
    'If a hero is defeated in their own turn, the current phase ends, exploration and challenge are skipped if they are still to come, and the turn goes on with upkeep in the city. Revealed discovery tokens that are still open are resolved first [wow/A-45].',
  'wow/damage.8':
    'A hero who comes to a city through a defeat has travelled there, just as by any other way.',
  'wow/damage.9':
    'What a hit has put off to a later moment is dropped when that hero is defeated [wow/A-47].',
  'wow/damage.10':
    'Heroes defeated by one and the same effect resolve their defeats clockwise from the active hero [wow/A-60].',
  'wow/damage.11': 'A hero may not pay a cost in damage that would defeat them [wow/A-33].',
};
