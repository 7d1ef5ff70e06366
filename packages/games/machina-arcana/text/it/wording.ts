import { cardLinesIn } from '../card-lines.ts';
import { wordingOf } from '../wording.ts';
import { abilityName as ability, nameOf } from './all-names.ts';
import { cardPhrases } from './cards/phrases.ts';
import { log } from './log.ts';
import { objections } from './objections.ts';
import { options } from './options.ts';
import { prompts } from './prompts.ts';
import { speakerFor } from './speaker.ts';
import { tableWords as table } from './table-words.ts';

/** The game in Italian. */
export const it = wordingOf({
  table,
  name: nameOf,
  ability,
  cards: cardLinesIn(cardPhrases),
  log,
  prompts,
  options,
  objections,
  speakerFor,
});
