import { the } from '@tavolo/language/pt';
import { content } from '../../content/content.ts';
import { cardLinesIn } from '../card-lines.ts';
import { wordingOf } from '../wording.ts';
import { nameOf, nounOf } from './all-names.ts';
import { cardPhrases } from './cards/phrases.ts';
import { log } from './log.ts';
import { options } from './options.ts';
import { prompts } from './prompts.ts';
import { speakerFor } from './speaker.ts';
import { terms } from './terms.ts';

/** The game in Portuguese. */
export const pt = wordingOf({
  terms,
  name: nameOf,
  the: (id) => the(nounOf(id)),
  cards: cardLinesIn(cardPhrases, content),
  log,
  prompts,
  options,
  speakerFor,
});
