import { it as rulebook } from '../rulebook/it.ts';
import { type Texts, textsOf } from '../texts.ts';
import { optionWords as options } from './option-words.ts';
import { stories } from './stories.ts';
import { it as wording } from './wording.ts';

/** Everything the game says in Italian. */
export const texts: Texts = textsOf({ language: 'it', wording, rulebook, options, stories });
