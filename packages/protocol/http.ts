import type { PersonId, TableId, TablePhase, TableSummary } from './table.ts';

/** The person making the request, as the server remembers them. */
export type Me = {
  readonly person: PersonId;
  readonly name: string;
  readonly devices: readonly DeviceShown[];
};

/** The answer to `GET /api/me`. */
export type Greeting = {
  /** `null`: a stranger without a name here yet. */
  readonly me: Me | null;
};

/** A device that carries somebody's identity. */
export type DeviceShown = {
  readonly id: string;
  /** Such as `Firefox on Linux`. */
  readonly label: string;
  readonly added: number;
  readonly isThis: boolean;
};

/** A link that carries an identity to another device; it works once, and not for long. */
export type CarryLink = { readonly code: string; readonly expires: number };

/** The answer to `POST /api/tables`. */
export type OpenedTable = { readonly table: TableId };

/** The answer to `GET /api/me/tables`. */
export type MyTables = { readonly tables: readonly TableSummary[] };

/** The answer to `GET /api/invitations/:key`: what somebody is invited to, before they come. */
export type Invitation = {
  readonly game: string;
  /** What the person who opened the table is called there; `null`: they have no seat. */
  readonly host: string | null;
  readonly phase: TablePhase;
  /** How many seats a newcomer may take. */
  readonly free: number;
};

/** The longest name of a person and the longest line of chat, in characters of at most four bytes each. */
export const longest = { name: 24, chat: 400 } as const;
