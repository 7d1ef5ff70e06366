/**
 * The steps that create the tables; `user_version` says how many have been taken. A step that has been released is never
 * changed: a new one follows it.
 */
export const migrations: readonly string[] = [
  `
  CREATE TABLE tables (
    id TEXT PRIMARY KEY,
    invite TEXT NOT NULL UNIQUE,
    watch TEXT NOT NULL UNIQUE,
    length INTEGER NOT NULL,
    changed INTEGER NOT NULL,
    summary TEXT NOT NULL
  ) STRICT, WITHOUT ROWID;

  CREATE TABLE entries (
    table_id TEXT NOT NULL REFERENCES tables (id),
    seq INTEGER NOT NULL,
    entry TEXT NOT NULL,
    PRIMARY KEY (table_id, seq)
  ) STRICT, WITHOUT ROWID;

  CREATE TABLE keeps (
    table_id TEXT PRIMARY KEY REFERENCES tables (id),
    at INTEGER NOT NULL,
    kept TEXT NOT NULL
  ) STRICT;

  CREATE TABLE members (
    person TEXT NOT NULL,
    table_id TEXT NOT NULL REFERENCES tables (id),
    PRIMARY KEY (person, table_id)
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX members_of_a_table ON members (table_id);

  CREATE TABLE persons (
    id TEXT PRIMARY KEY,
    name TEXT NOT NULL
  ) STRICT, WITHOUT ROWID;

  CREATE TABLE devices (
    id TEXT PRIMARY KEY,
    person TEXT NOT NULL REFERENCES persons (id),
    label TEXT NOT NULL,
    added INTEGER NOT NULL
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX devices_of_a_person ON devices (person);

  CREATE TABLE carry_links (
    person TEXT PRIMARY KEY REFERENCES persons (id),
    code_hash TEXT NOT NULL UNIQUE,
    expires INTEGER NOT NULL
  ) STRICT, WITHOUT ROWID;

  CREATE TABLE secrets (
    name TEXT PRIMARY KEY,
    secret TEXT NOT NULL
  ) STRICT, WITHOUT ROWID;
  `,
];
