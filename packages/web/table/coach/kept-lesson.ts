import { keep, readStored } from '../../settings/stored.ts';

/** A lesson that somebody is in the middle of: its table in this browser, and the tips that they have read. */
export type KeptLesson = { readonly table: string; readonly read: readonly string[] };

const keyOf = (game: string): string => `lesson.${game}`;

/** The lesson that was begun in this browser; `null`: none was, or what is kept of it makes no sense. */
export function recalledLesson(game: string): KeptLesson | null {
  const kept = readStored(keyOf(game));
  if (typeof kept !== 'object' || kept === null || !('table' in kept) || !('read' in kept)) return null;
  const { table, read } = kept;
  if (typeof table !== 'string' || !Array.isArray(read)) return null;
  return { table, read: read.filter((tip) => typeof tip === 'string') };
}

export const keepLesson = (game: string, lesson: KeptLesson): void => keep(keyOf(game), lesson);

/** It begins anew the next time. */
export const forgetLesson = (game: string): void => keep(keyOf(game), null);
