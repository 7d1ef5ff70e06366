import { actions } from './it/actions.ts';
import { story } from './it/chapters.ts';
import { dice } from './it/dice.ts';
import { horror } from './it/horror.ts';
import { markers } from './it/markers.ts';
import { preface } from './it/preface.ts';
import { reading } from './it/reading.ts';
import { round } from './it/round.ts';
import { setup } from './it/setup.ts';
import { spawn } from './it/spawn.ts';
import { threat } from './it/threat.ts';
import { titles } from './it/titles.ts';
import { words } from './it/words.ts';

/** The rulebook in Italian, as far as it is written. */
export const it = {
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
