import type { Voice } from '../../phrases/scene.ts';

/** The word for whom it is said to: the player, or of a monster. */
export const by = (voice: Voice, you: string, it: string): string => (voice === 'you' ? you : it);
