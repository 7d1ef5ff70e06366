import { actions } from './pt/actions.ts';
import { story } from './pt/chapters.ts';
import { dice } from './pt/dice.ts';
import { horror } from './pt/horror.ts';
import { markers } from './pt/markers.ts';
import { preface } from './pt/preface.ts';
import { reading } from './pt/reading.ts';
import { round } from './pt/round.ts';
import { setup } from './pt/setup.ts';
import { spawn } from './pt/spawn.ts';
import { threat } from './pt/threat.ts';
import { titles } from './pt/titles.ts';
import { words } from './pt/words.ts';

/** The rulebook in Brazilian Portuguese, as far as it is written. */
export const pt = {
  preface,
  titles,
  rules: {
    ...words,
    ...reading,
    ...dice,
    ...setup,
    ...round,
    ...markers,
    ...actions,
    ...story,
    ...spawn,
    ...horror,
    ...threat,
  },
};
