import type { InEachLanguage, Language } from '@tavolo/language';
import { en } from './en.ts';
import { it } from './it.ts';
import { pt } from './pt.ts';
import type { ShellTexts } from './shell.ts';

const shells: InEachLanguage<ShellTexts> = { en, it, pt };

export const shellTexts = (language: Language): ShellTexts => shells[language];
