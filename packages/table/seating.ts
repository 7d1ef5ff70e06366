import type { Seat } from '@tavolo/kernel';
import { type Note, type PersonId, repaired } from '@tavolo/protocol';
import { addLine } from './chat.ts';
import { DamagedTable } from './damaged-table.ts';
import type { Seating } from './entry.ts';
import { agreedOn } from './others-bot.ts';
import { type HeldSeat, kept, type TableState } from './state.ts';

export function heldIn(state: TableState, seat: Seat): HeldSeat {
  const held = state.seats.find((one) => one.seat === seat);
  if (held === undefined) throw new DamagedTable(`no seat ${seat} at this table`);
  return held;
}

export const seatsOf = (state: TableState, person: PersonId | null): readonly Seat[] =>
  person === null ? [] : state.seats.filter((held) => held.person === person).map(({ seat }) => seat);

/** The seats that somebody has held since the match started, and so knows what they know. */
export const knownBy = (state: TableState, person: PersonId | null): readonly Seat[] =>
  person === null
    ? []
    : state.seats.filter(({ knownTo }) => knownTo.includes(person)).map(({ seat }) => seat);

/** Makes an entry part of the table's state. `at`: how many answers had been given. */
export function enactSeating(state: TableState, entry: Seating, at: number): void {
  const { when } = entry;
  switch (entry.is) {
    case 'opened':
      throw new DamagedTable('a table is opened once');
    case 'sat':
      sit(state, entry, at);
      break;
    case 'left':
      leave(state, entry, at);
      break;
    case 'bot':
      seatBot(state, entry, at);
      break;
    case 'bot-wanted':
      wantBot(state, entry, at);
      break;
    case 'bot-failed': {
      // The greedy bot took over from the search bot, and the random bot from the greedy one.
      const held = heldIn(state, entry.seat);
      held.bot = held.bot === 'search' ? 'greedy' : 'random';
      addNote(state, { is: 'bot-failed', seat: entry.seat, bot: held.bot, at, when });
      break;
    }
    case 'said': {
      const [seat = null] = seatsOf(state, entry.person);
      addLine(state.chat, { name: entry.name, seat, text: entry.text, when });
      break;
    }
    case 'rematched':
      state.rematch = entry.table;
      break;
  }
}

/** Somebody sits down, or changes their name. */
function sit(state: TableState, entry: Extract<Seating, { is: 'sat' }>, at: number): void {
  const { seat, person, name, when } = entry;
  const held = heldIn(state, seat);
  const isNew = held.person !== person;
  // Earlier versions accepted any name.
  Object.assign(held, { person, name: repaired(name), bot: isNew ? null : held.bot });
  if (isNew && state.phase !== 'gathering') held.knownTo.push(person);
  if (!isNew) return;
  askAnew(state, seat, when);
  addNote(state, { is: 'sat', seat, bot: null, at, when });
}

/** A seat that is given up once the match has started is played by a bot, so that nobody has to wait. */
function leave(state: TableState, { seat, when }: Extract<Seating, { is: 'left' }>, at: number): void {
  const bot = state.phase === 'gathering' ? null : 'greedy';
  addNote(state, { is: 'left', seat, bot, at, when });
  Object.assign(heldIn(state, seat), { person: null, name: null, bot });
  askAnew(state, seat, when);
}

/** Nobody is late for the person who had the seat before them. */
function askAnew(state: TableState, seat: Seat, when: number): void {
  state.asked = state.asked.map((one) => (one.seat === seat ? { ...one, since: when } : one));
  state.botsWanted = state.botsWanted.filter((wanted) => wanted.seat !== seat);
}

function seatBot(state: TableState, { seat, bot, when }: Extract<Seating, { is: 'bot' }>, at: number): void {
  const held = heldIn(state, seat);
  addNote(state, { is: bot === null ? 'bot-left' : 'bot-sat', seat, bot: bot ?? held.bot, at, when });
  held.bot = bot;
  state.botsWanted = state.botsWanted.filter((wanted) => wanted.seat !== seat);
}

/** One more person would let a bot play for somebody; only the first is news. */
function wantBot(state: TableState, entry: Extract<Seating, { is: 'bot-wanted' }>, at: number): void {
  const { seat, decision, person, when } = entry;
  // By newer rules the seat may be asked something else by now, or nothing.
  if (!state.asked.some((one) => one.seat === seat && one.decision === decision)) return;
  const by = agreedOn(state, heldIn(state, seat));
  if (by.length === 0) addNote(state, { is: 'bot-wanted', seat, bot: null, at, when });
  const others = state.botsWanted.filter((wanted) => wanted.seat !== seat);
  state.botsWanted = [...others, { seat, decision, by: [...by, person] }];
}

/** Adds a note, with what the seat is called now. */
export function addNote(state: TableState, note: Omit<Note, 'name'>): void {
  const name = note.seat === null ? null : heldIn(state, note.seat).name;
  // A full list is cut in half: one that lost a note with every new one would have to be sent as a whole each time.
  if (state.notes.length === kept.notes) state.notes.splice(0, kept.notes / 2);
  state.notes.push({ ...note, name });
}
