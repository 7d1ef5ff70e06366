import { actions } from './en/actions.ts';
import { story } from './en/chapters.ts';
import { dice } from './en/dice.ts';
import { horror } from './en/horror.ts';
import { markers } from './en/markers.ts';
import { preface } from './en/preface.ts';
import { reading } from './en/reading.ts';
import { round } from './en/round.ts';
import { setup } from './en/setup.ts';
import { spawn } from './en/spawn.ts';
import { threat } from './en/threat.ts';
import { titles } from './en/titles.ts';
import { words } from './en/words.ts';

/** The rulebook in English, as far as it is written. */
export const en = {
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
