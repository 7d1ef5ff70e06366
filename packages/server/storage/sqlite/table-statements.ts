import type { Database } from './database.ts';

/** The statements about tables, prepared once. */
export const tableStatements = (database: Database) => ({
  open: database.prepare(
    'INSERT INTO tables (id, invite, watch, length, changed, summary) VALUES (?, ?, ?, ?, ?, ?)',
  ),
  look: database.prepare('SELECT length, summary FROM tables WHERE id = ?'),
  write: database.prepare('INSERT INTO entries (table_id, seq, entry) VALUES (?, ?, ?)'),
  update: database.prepare('UPDATE tables SET length = ?, changed = ?, summary = ? WHERE id = ?'),
  addMember: database.prepare('INSERT INTO members (person, table_id) VALUES (?, ?)'),
  dropMembers: database.prepare('DELETE FROM members WHERE table_id = ?'),
  since: database.prepare('SELECT entry FROM entries WHERE table_id = ? AND seq > ? ORDER BY seq'),
  kept: database.prepare('SELECT at, kept FROM keeps WHERE table_id = ?'),
  keep: database.prepare(
    `INSERT INTO keeps (table_id, at, kept) VALUES (?, ?, ?)
     ON CONFLICT (table_id) DO UPDATE SET at = excluded.at, kept = excluded.kept WHERE excluded.at > keeps.at`,
  ),
  by: {
    invite: database.prepare('SELECT id FROM tables WHERE invite = ?'),
    watch: database.prepare('SELECT id FROM tables WHERE watch = ?'),
  },
  of: database.prepare(
    `SELECT tables.summary FROM members JOIN tables ON tables.id = members.table_id
     WHERE members.person = ? ORDER BY tables.changed DESC, tables.id LIMIT ?`,
  ),
});
