import { wordingOf } from '../wording.ts';
import { names } from './all-names.ts';
import { confirmLabels } from './confirm-labels.ts';
import { log } from './log.ts';
import { objections } from './objections.ts';
import { options } from './options.ts';
import { prompts } from './prompts.ts';
import { speakerFor } from './speaker.ts';
import { stories } from './stories.ts';
import { tableTerms as terms } from './table-terms.ts';

/** The game in Brazilian Portuguese. */
export const pt = wordingOf({
  terms,
  names,
  stories,
  log,
  prompts,
  options,
  confirmLabels,
  objections,
  speakerFor,
});
