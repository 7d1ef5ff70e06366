import { en } from './en.ts';
import { it } from './it.ts';
import type { Language } from './language.ts';
import { pt } from './pt.ts';
import type { ShellTexts } from './shell.ts';

const shells: { readonly [L in Language]: ShellTexts } = { en, it, pt };

export const shellTexts = (language: Language): ShellTexts => shells[language];
