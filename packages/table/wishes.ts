import type { Seat } from '@tavolo/kernel';
import { type PersonId, type Refused, readChat, readName, refused, type Wish } from '@tavolo/protocol';
import type { Entry } from './entry.ts';
import { agreedOn, isAgreed, tooSoon } from './others-bot.ts';
import { heldIn, knownBy, seatsOf } from './seating.ts';
import type { TableState } from './state.ts';
import type { Table } from './table.ts';

/** The person who makes a wish, and what they may do. */
export type Wisher = {
  /** `null`: a stranger without an identity. */
  readonly person: PersonId | null;
  readonly name: string;
  /** Whether they were invited, have a seat, or opened the table. */
  readonly maySit: boolean;
};

/** What is at hand when a wish is granted. */
export type Moment = {
  readonly when: number;
  /** The people who are connected. */
  readonly here: ReadonlySet<PersonId>;
  /** A seed that nobody can guess. */
  readonly seed: () => string;
};

/** The wishes that change the table, and so leave entries. */
export type ChangingWish = Exclude<Wish, { is: 'hint' | 'story' | 'record' | 'rematch' | 'ping' }>;

/** Grants a wish: changes the table and gives the entries to be stored. Or refuses it and changes nothing. */
export function grant(
  table: Table,
  by: Wisher,
  wish: ChangingWish,
  moment: Moment,
): readonly Entry[] | Refused {
  const refusal = unknownSeat(table, wish) ?? unfit(table, by, wish, moment);
  if (refusal !== null) return refusal;
  const { when } = moment;
  if (wish.is === 'answer') {
    const answered = table.answer(wish, when);
    if ('refused' in answered) return answered.refused === 'already-taken' ? [] : answered;
    return [answered];
  }
  if (wish.is === 'undo') {
    const undone = table.undo(wish.seat, when);
    return 'refused' in undone ? undone : [undone];
  }
  if (wish.is === 'seat-bot' && heldIn(table.state, wish.seat).bot === wish.bot) return [];
  const entry = entryFor(table, by, wish, moment);
  if (entry.is === 'bot-wanted' && wantsAlready(table, entry)) return [];
  table.apply(entry);
  return [entry];
}

const wantsAlready = ({ state }: Table, { seat, person }: Extract<Entry, { is: 'bot-wanted' }>): boolean =>
  agreedOn(state, heldIn(state, seat)).includes(person);

function unknownSeat({ state }: Table, wish: ChangingWish): Refused | null {
  if (!('seat' in wish) || state.seats.some(({ seat }) => seat === wish.seat)) return null;
  return refused('unknown-seat');
}

/** Why somebody may not have this now; `null` when only the rules of the match could still refuse it. */
function unfit(table: Table, by: Wisher, wish: ChangingWish, moment: Moment): Refused | null {
  switch (wish.is) {
    case 'answer':
      return notStarted(table) ?? notOwnSeat(table, by, wish.seat);
    case 'undo':
      return notStarted(table) ?? notOwnSeat(table, by, wish.seat) ?? over(table);
    case 'ask-undo':
      return notStarted(table) ?? notOwnSeat(table, by, wish.seat) ?? badUndoRequest(table, wish.to);
    case 'consent':
      return badConsent(table, by, wish);
    case 'sit':
      return badSit(table, by, wish);
    case 'leave':
      return notOwnSeat(table, by, wish.seat);
    case 'seat-bot':
      return badBot(table, by, wish, moment);
    case 'start':
      return badStart(table, by);
    case 'say':
      return readChat(wish.text) === null ? refused('bad-text') : notHere(by);
  }
}

type Plain = Exclude<ChangingWish, { is: 'answer' | 'undo' }>;

function entryFor(table: Table, by: Wisher, wish: Plain, moment: Moment): Entry {
  const { when, seed } = moment;
  const person = by.person as PersonId; // `unfit` lets no stranger come this far
  switch (wish.is) {
    case 'ask-undo':
      return { is: 'undo-asked', when, seat: wish.seat, to: wish.to };
    case 'consent':
      return { is: wish.agrees ? 'undo-agreed' : 'undo-declined', when, person };
    case 'sit':
      return { is: 'sat', when, seat: wish.seat, person, name: nameFor(by, wish) ?? by.name };
    case 'leave':
      return { is: 'left', when, seat: wish.seat };
    case 'seat-bot':
      return botEntry(table, person, wish, moment);
    case 'start':
      return { is: 'started', when, seed: seed() };
    case 'say':
      return { is: 'said', when, person, name: nameAt(table, by), text: readChat(wish.text) ?? '' };
  }
}

const notStarted = ({ match }: Table): Refused | null => (match === null ? refused('not-started') : null);

/** Once a match is over everybody may read its record: nobody goes back from there unless all agree. */
const over = ({ match }: Table): Refused | null => (match?.isOver === true ? refused('match-over') : null);

const notHere = ({ person, maySit }: Wisher): Refused | null => {
  if (person === null) return refused('no-identity');
  return maySit ? null : refused('not-at-this-table');
};

function notOwnSeat({ state }: Table, { person }: Wisher, seat: Seat): Refused | null {
  return person !== null && heldIn(state, seat).person === person ? null : refused('not-your-seat');
}

/** A match that a rematch has inherited from stays as it ended. */
function badUndoRequest({ state, match }: Table, to: number): Refused | null {
  if (state.rematch !== null) return refused('match-over');
  if (state.undo !== null) return refused('undo-request-open');
  return to >= 0 && match !== null && to < match.answered ? null : refused('unknown-moment');
}

/** Anybody who is awaited may agree or decline; the person who asked may withdraw the request. */
function badConsent(
  { state, awaited }: Table,
  { person }: Wisher,
  { by, to, agrees }: Extract<Wish, { is: 'consent' }>,
): Refused | null {
  if (state.undo?.by !== by || state.undo.to !== to) return refused('no-undo-request');
  const isAwaited = awaited.some((held) => held.person === person);
  const withdraws = !agrees && person !== null && heldIn(state, state.undo.by).person === person;
  return isAwaited || withdraws ? null : refused('not-your-seat');
}

/**
 * A free seat, or one's own under another name. A seat that only a bot plays is free; but once the match has started,
 * nobody who has played may take another seat, since they would see what that seat knows.
 */
function badSit({ state, match }: Table, by: Wisher, wish: Extract<Wish, { is: 'sit' }>): Refused | null {
  const { person } = heldIn(state, wish.seat);
  if (nameFor(by, wish) === null) return refused('bad-text');
  const refusal = notHere(by);
  if (refusal !== null || person === by.person) return refusal;
  if (person !== null) return refused('seat-taken');
  return match !== null && knowsAnother(state, wish.seat, by.person) ? refused('has-a-seat') : null;
}

const knowsAnother = (state: TableState, seat: Seat, person: PersonId | null): boolean =>
  knownBy(state, person).some((known) => known !== seat);

const nameFor = (by: Wisher, { name }: Extract<Wish, { is: 'sit' }>): string | null =>
  readName(name ?? by.name);

/** At the table, a person goes by the name of their seat. */
const nameAt = ({ state }: Table, { person, name }: Wisher): string =>
  state.seats.find((held) => held.person === person)?.name ?? name;

/**
 * A bot is put on a seat by its holder, or by anybody at the table if nobody holds it. If the holder is away, the others
 * may do so too: before the match at once, later when the seat has kept them waiting long enough. If the holder is here
 * and does nothing, all who play and are not as late themselves must want it. Only the holder takes it off again.
 */
function badBot(
  { state }: Table,
  by: Wisher,
  wish: Extract<Wish, { is: 'seat-bot' }>,
  moment: Moment,
): Refused | null {
  const refusal = notHere(by);
  if (refusal !== null) return refusal;
  const held = heldIn(state, wish.seat);
  const { person } = held;
  if (wish.bot === null && person === null && state.phase !== 'gathering') return refused('seats-open');
  const belongs = by.person === state.opening.owner || seatsOf(state, by.person).length > 0;
  if (person === by.person || (person === null && belongs)) return null;
  if (person === null || !belongs || wish.bot === null) return refused('not-your-seat');
  return tooSoon(state, held, by.person, moment);
}

/** The bot itself; or that somebody wants it, while others have yet to agree. */
function botEntry(
  { state, match }: Table,
  person: PersonId,
  { seat, bot }: Extract<Wish, { is: 'seat-bot' }>,
  moment: Moment,
): Entry {
  const held = heldIn(state, seat);
  const { when } = moment;
  const isDecided = held.person === null || held.person === person || isAgreed(state, held, person, moment);
  if (isDecided) return { is: 'bot', when, seat, bot };
  const decision = match?.decisionOf(seat) ?? ''; // nobody is late who is asked nothing
  return { is: 'bot-wanted', when, seat, decision, person };
}

function badStart({ state, match }: Table, by: Wisher): Refused | null {
  if (match !== null) return refused('already-started');
  if (state.seats.some(({ person, bot }) => person === null && bot === null)) return refused('seats-open');
  const mayStart = by.person === state.opening.owner || seatsOf(state, by.person).length > 0;
  return mayStart ? null : refused('not-at-this-table');
}
