import { pt as rulebook } from '../rulebook/pt.ts';
import { type Texts, textsOf } from '../texts.ts';
import { optionWords as options } from './option-words.ts';
import { teller } from './teller.ts';
import { pt as wording } from './wording.ts';

/** Everything the game says in Brazilian Portuguese. */
export const texts: Texts = textsOf({ language: 'pt', wording, teller, rulebook, options });
