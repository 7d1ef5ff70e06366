import type { swapping as chapter } from '../../../rulebook/swapping.ts';

/** Swapping places, in English. */
export const swapping: Readonly<Record<(typeof chapter.rules)[number]['id'], string>> = {
  'ma/swapping.1':
    'A swap exchanges your figure with that of the target. Nothing on the way matters, and arriving on a trap space or a spawn space has no effect.',
};
