import { prompts } from '../../text/en/prompts.ts';

/** Every question of the game: each has a prompt, and nothing else has. */
export const questionNames = Object.keys(prompts);
