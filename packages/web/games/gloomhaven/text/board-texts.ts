import type { Language } from '../../../text/language.ts';
import type { BoardText } from './board-text.ts';
import { en } from './en.ts';
import { it } from './it.ts';
import { pt } from './pt.ts';

/** The words of the board in each language. */
export const boardTexts: { readonly [L in Language]: BoardText } = { en, it, pt };
