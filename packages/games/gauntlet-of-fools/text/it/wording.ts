import { the } from '@tavolo/language/it';
import { wordingOf } from '../wording.ts';
import { cards } from './card-words.ts';
import { syntax } from './effects.ts';
import { log } from './log.ts';
import { options } from './options.ts';
import { prompts } from './prompts.ts';
import { nounOf, speakerFor } from './speaker.ts';
import { terms } from './terms.ts';

/** The game in Italian. */
export const it = wordingOf({
  terms,
  nounOf,
  the,
  teller: { syntax, cards },
  log,
  prompts,
  options,
  speakerFor,
});
