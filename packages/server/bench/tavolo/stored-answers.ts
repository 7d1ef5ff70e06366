import { join } from 'node:path';
import { DatabaseSync } from '@photostructure/sqlite';

/** How many answers are on the disk after a server has ended. */
export function storedAnswers(folder: string): number {
  const sqlite = new DatabaseSync(join(folder, 'tavolo.db'), { readOnly: true });
  const counted: { readonly count: number } = sqlite
    .prepare(`SELECT count(*) AS count FROM entries WHERE entry LIKE '{"is":"answered"%'`)
    .get();
  sqlite.close();
  return counted.count;
}
