import type { Note, ToldLine } from '@tavolo/protocol';

/** Something in the log: a fact of the match, or something that happened at the table. */
export type LogEntry =
  | { readonly is: 'told'; readonly line: ToldLine; readonly key: string }
  | { readonly is: 'note'; readonly note: Note; readonly key: string };

/** What names the n-th line of the match among the entries. */
export const keyOfLine = (nth: number): string => `t${nth}`;

/**
 * The log in the order it happened: what was told after an answer, then what happened at the table before the
 * next one. Notes of what is not shown yet wait.
 */
export function entriesOf(
  told: readonly ToldLine[],
  notes: readonly Note[],
  answered: number,
): readonly LogEntry[] {
  const start = notes.findIndex(({ is }) => is === 'started');
  const noted = notes.map((note, index): LogEntry & { readonly is: 'note' } => ({
    is: 'note',
    note,
    key: `n${index}`,
  }));
  const before = noted.slice(0, start + 1);
  const after = noted.slice(start + 1).filter(({ note }) => note.at <= answered);
  const entries: LogEntry[] = [...before];
  let next = 0;
  told.forEach((line, index) => {
    for (let entry = after[next]; entry !== undefined && entry.note.at < line.at; entry = after[next]) {
      entries.push(entry);
      next += 1;
    }
    entries.push({ is: 'told', line, key: keyOfLine(index) });
  });
  return [...entries, ...after.slice(next)];
}
