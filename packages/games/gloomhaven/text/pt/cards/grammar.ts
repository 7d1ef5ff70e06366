import type { Voice } from '../../phrases/scene.ts';

/** The word for whom it is said to: the player, or of a monster. */
export const by = (voice: Voice, you: string, it: string): string => (voice === 'you' ? you : it);

/** `em`, which runs together with a pronoun: nesse inimigo. */
export const at = (text: string): string => (/^ess[ea]/.test(text) ? `n${text}` : `em ${text}`);
