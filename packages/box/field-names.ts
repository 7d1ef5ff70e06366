import { capital } from '@tavolo/language';
import type { Texts } from './texts.ts';

type Named = Pick<Texts, 'name'>;

/** The words of a key or an id: `handSize` and `hand-size` have the same. */
const wordsIn = (key: string): readonly string[] =>
  key
    .replaceAll(/(?<=[\p{Ll}\d])\p{Lu}/gu, ' $&')
    .toLowerCase()
    .split(/[\s_-]+/)
    .filter((word) => word !== '');

/** What a field of a view is called on a plain board: as the game names `deck-size`, or else the words of its key. */
export function fieldLabel(texts: Named, key: string): string {
  const words = wordsIn(key);
  const named = texts.name(words.join('-'));
  const isSpelledOut = wordsIn(named).join() === words.join();
  return capital(isSpelledOut ? words.join(' ') : named);
}

const isId = (text: string): boolean => /^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/.test(text);

/** What a thing is called; a text that is no id, such as a place on a map, as it is. */
export const nameOf = (texts: Named, text: string): string => (isId(text) ? texts.name(text) : text);
