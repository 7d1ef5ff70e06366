import type { Database } from './database.ts';

/** The statements about people, prepared once. */
export const peopleStatements = (database: Database) => ({
  proposeSecret: database.prepare(
    'INSERT INTO secrets (name, secret) VALUES (?, ?) ON CONFLICT (name) DO NOTHING',
  ),
  secret: database.prepare('SELECT secret FROM secrets WHERE name = ?'),
  add: database.prepare('INSERT INTO persons (id, name) VALUES (?, ?)'),
  rename: database.prepare('UPDATE persons SET name = ? WHERE id = ?'),
  person: database.prepare('SELECT id, name FROM persons WHERE id = ?'),
  personOn: database.prepare(
    `SELECT persons.id, persons.name FROM devices JOIN persons ON persons.id = devices.person
     WHERE devices.id = ? AND devices.person = ?`,
  ),
  devicesOf: database.prepare('SELECT id, label, added FROM devices WHERE person = ? ORDER BY added, id'),
  addDevice: database.prepare('INSERT INTO devices (id, person, label, added) VALUES (?, ?, ?, ?)'),
  removeDevice: database.prepare('DELETE FROM devices WHERE id = ? AND person = ?'),
  putLink: database.prepare(
    `INSERT INTO carry_links (person, code_hash, expires) VALUES (?, ?, ?)
     ON CONFLICT (person) DO UPDATE SET code_hash = excluded.code_hash, expires = excluded.expires`,
  ),
  takeLink: database.prepare('DELETE FROM carry_links WHERE code_hash = ? RETURNING person, expires'),
});
