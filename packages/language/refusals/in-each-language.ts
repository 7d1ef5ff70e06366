import type { InEachLanguage } from '../languages.ts';
import { refusals as en } from './en.ts';
import { refusals as it } from './it.ts';
import { refusals as pt } from './pt.ts';
import type { Refusals } from './refusals.ts';

/** All refusals in all languages, for those who need not count bytes. */
export const refusals: InEachLanguage<Refusals> = { en, it, pt };
