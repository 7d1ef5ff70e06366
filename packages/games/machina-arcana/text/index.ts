import type { InEachLanguage, Language } from '@tavolo/language';
import { texts as en } from './en/texts.ts';
import { texts as it } from './it/texts.ts';
import { texts as pt } from './pt/texts.ts';
import type { Texts } from './texts.ts';

const texts: InEachLanguage<Texts> = { en, it, pt };

/** The texts of a language, for those who hold them all; each stands alone in `<language>/texts.ts`. */
export const textsIn = (language: Language): Texts => texts[language];
