import type { casesEssence as chapter } from '../../../../rulebook/cases/essence.ts';

/** Cases of essence and support, in English. */
export const casesEssence: Readonly<Record<(typeof chapter.rules)[number]['id'], string>> = {
  'ma/K106':
    'An explorer with 2 health and 1 essence is hit: it is the explorer’s choice to be left with 2 and 0, or with 1 and 1.',
  'ma/K107':
    'An explorer with 1 health and no essence is hit, and an adjacent companion pays 1 essence: nobody loses health [ma/Q6].',
  'ma/K108':
    'The hit of a Choir Husk also takes 1 essence, if able, and the explorer has none: nothing more happens, and no companion is asked [ma/Q6].',
  'ma/K109':
    'An explorer with 1 essence seals, with one supporter who has 2 and is adjacent to the spawn space, and another who has 1 and is adjacent only to the first: 1 + 2 + 1 = 4 is allowed. If the first pays nothing, the second may not pay either.',
  'ma/K110': 'Overdraw Coil costs 1 health, and its owner has 1 essence: the essence may be paid instead.',
  'ma/K111':
    'A companion 3 spaces away pays essence for the owner of a Tallow Candle: it is allowed, and without the candle it is not.',
};
