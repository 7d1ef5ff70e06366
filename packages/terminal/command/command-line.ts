import type { Language } from '@tavolo/language';
import { ownLanguage } from '../text/language.ts';

/** Some words as a command that runs when it is pasted, and speaks the language that is spoken here. */
export type CommandLine = (words: readonly string[]) => string;

export function commandLineIn(language: Language, environment: NodeJS.ProcessEnv): CommandLine {
  const isUsual = language === ownLanguage(environment);
  return (words) => {
    const spoken = isUsual || words.includes('--lang') ? [] : ['--lang', language];
    return ['npx', 'tavolo', ...[...words, ...spoken].map(quoted)].join(' ');
  };
}

/** A word as shells want it: one with spaces or signs stands in quotation marks, which every shell knows. */
const quoted = (word: string): string =>
  /^[\p{L}\p{M}\p{N}_@%+=:,./-]+$/u.test(word) ? word : `"${word.replaceAll(/["$`\\]/g, '\\$&')}"`;
