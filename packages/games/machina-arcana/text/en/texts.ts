import { en as rulebook } from '../rulebook/en.ts';
import { type Texts, textsOf } from '../texts.ts';
import { optionWords as options } from './option-words.ts';
import { stories } from './stories.ts';
import { en as wording } from './wording.ts';

/** Everything the game says in English. */
export const texts: Texts = textsOf({ language: 'en', wording, rulebook, options, stories });
