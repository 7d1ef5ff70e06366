import type { RulebookChapter } from '@tavolo/language';

/** Small and without accents, so that `perche` finds `perché`. */
const plain = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .toLowerCase();

/** The rules that have all of the words, in their text or their number, chapter by chapter. */
export function found(chapters: readonly RulebookChapter[], wanted: string): readonly RulebookChapter[] {
  const words = plain(wanted)
    .split(/\s+/)
    .filter((word) => word !== '');
  if (words.length === 0) return chapters;
  return chapters.flatMap((chapter) => {
    const rules = chapter.rules.filter(({ id, text }) => {
      const whole = plain(`${id} ${chapter.title} ${text}`);
      return words.every((word) => whole.includes(word));
    });
    return rules.length === 0 ? [] : [{ ...chapter, rules }];
  });
}
