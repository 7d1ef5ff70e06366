import type { trophies as chapter } from '../../../rulebook/trophies.ts';

/** Trophies, in English. */
export const trophies: Readonly<Record<(typeof chapter.rules)[number]['id'], string>> = {
  'wow/trophies.1': 'A hero who meets the condition of a trophy takes that trophy into the quest log.',
  'wow/trophies.2': 'Once the copies of a trophy have run out, that encounter gives no reward any more.',
  'wow/trophies.3': 'Some trophies can be taken only once by each hero, as they say.',
};
