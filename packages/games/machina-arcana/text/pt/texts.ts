import { pt as rulebook } from '../rulebook/pt.ts';
import { type Texts, textsOf } from '../texts.ts';
import { optionWords as options } from './option-words.ts';
import { stories } from './stories.ts';
import { pt as wording } from './wording.ts';

/** Everything the game says in Portuguese. */
export const texts: Texts = textsOf({ language: 'pt', wording, rulebook, options, stories });
