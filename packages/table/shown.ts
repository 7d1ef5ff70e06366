import type { Onlooker, Seat } from '@tavolo/kernel';
import type { Invitation, PersonId, Sight, TablePlace, TableShown } from '@tavolo/protocol';
import { heldIn, knownBy, seatsOf } from './seating.ts';
import type { StoredSummary } from './store.ts';
import type { Table } from './table.ts';

/** The people who are connected to a table. */
export type Presence = { readonly here: ReadonlySet<PersonId>; readonly onlookers: number };

/** What everybody at a table may know about it: built from nothing, without any person's id and without keys. */
export function tableShown(table: Table, { here, onlookers }: Presence): TableShown {
  const { opening, opened, phase, seats, undo, botsWanted, notes, chat, rematch } = table.state;
  return {
    id: opening.table,
    game: opening.game,
    options: opening.options,
    pace: opening.pace,
    phase,
    seats: seats.map(({ seat, person, name, bot }) => ({
      seat,
      name,
      bot,
      here: person !== null && here.has(person),
    })),
    host: hostOf(table),
    onlookers,
    undo: undo === null ? null : { by: undo.by, to: undo.to, awaits: table.awaited.map(({ seat }) => seat) },
    botsWanted: botsWanted.map(({ seat, by }) => ({
      seat,
      by: by.flatMap((person) => seatsOf(table.state, person).slice(0, 1)),
    })),
    notes: [...notes],
    chat: [...chat],
    rematch,
    opened,
  };
}

/** What a link says of the table that it leads to. */
export function invitationTo(table: Table): Invitation {
  const { opening, phase, seats } = table.state;
  const host = hostOf(table);
  return {
    game: opening.game,
    host: host === null ? null : heldIn(table.state, host).name,
    phase,
    free: seats.filter(({ person }) => person === null).length,
  };
}

/** Whether somebody has played here and no longer holds a seat. */
const hasLeft = ({ state }: Table, person: PersonId): boolean =>
  seatsOf(state, person).length === 0 && knownBy(state, person).length > 0;

const hostOf = ({ state }: Table): Seat | null => seatsOf(state, state.opening.owner)[0] ?? null;

/** Somebody's standing at a table; whoever may sit down is told the key of the invitation. */
export function placeOf(table: Table, person: PersonId | null, maySit: boolean): TablePlace {
  const { owner, invite, watch } = table.state.opening;
  return {
    seats: seatsOf(table.state, person),
    known: knownBy(table.state, person),
    isOwner: person === owner,
    invite: maySit ? invite : null,
    watch,
  };
}

/** The match as an onlooker may know it now; `null` before it has started. */
export function sightFor(table: Table, onlooker: Onlooker): Sight | null {
  const { match } = table;
  if (match === null) return null;
  const own = onlooker === 'spectator' ? null : onlooker;
  return {
    answered: match.answered,
    view: match.view(onlooker),
    question: own === null ? null : match.openTo(own),
    waiting: table.state.asked.map(({ seat, since }) => ({ seat, since })),
    canUndo: own !== null && !match.isOver && match.canUndo(own),
    lastAnswer: own === null ? null : lastAnswerOf(table, own),
    result: match.isOver ? match.result : null,
  };
}

function lastAnswerOf({ match }: Table, seat: Seat): number | null {
  const place = match?.answers.findLastIndex((answer) => answer.seat === seat) ?? -1;
  return place < 0 ? null : place;
}

/** What lists of tables say about this one. */
export function summaryOf(table: Table): StoredSummary {
  const { opening, phase, seats, asked, changed } = table.state;
  return {
    table: opening.table,
    game: opening.game,
    pace: opening.pace,
    phase,
    owner: opening.owner,
    hasOwnerLeft: hasLeft(table, opening.owner),
    seats: seats.map(({ seat, person, name, bot }) => ({ seat, person, name, bot })),
    waiting: asked.map(({ seat }) => seat),
    answered: table.match?.answered ?? 0,
    winners: table.match?.isOver === true ? [...table.match.result.winners] : null,
    changed,
  };
}
