import type { Box } from '@tavolo/box';
import {
  type Answer,
  begin,
  isRefusal,
  load,
  type Match,
  type Refusal,
  replayAnswer,
  type Saved,
  type Seat,
  save,
} from '@tavolo/kernel';
import type { Note, PersonId } from '@tavolo/protocol';
import { boxOf } from '@tavolo/shelf';
import { DamagedTable } from './damaged-table.ts';
import type { Entry, Move } from './entry.ts';
import { currentOpening } from './opening.ts';
import { repairState } from './repair.ts';
import { addNote, enactSeating, heldIn, seatsOf } from './seating.ts';
import { type HeldSeat, newState, type TableState } from './state.ts';
import type { Keep, StoredTable } from './store.ts';

/** An answer as a seat gives it. */
export type GivenAnswer = {
  readonly seat: Seat;
  readonly decision: string;
  readonly picked: readonly string[];
};

/** How a table is kept: its state, and its match as a record. */
type KeptTable = { readonly state: TableState; readonly match: Saved | null };

/** A table and its match, as the entries so far make them. */
export class Table {
  readonly state: TableState;
  readonly box: Box;
  #match: Match | null = null;
  /** How many entries have made it. */
  entries = 0;
  /** How often answers were taken back: each time what was told has changed, not only grown. */
  rewinds = 0;

  private constructor(state: TableState) {
    const box = boxOf(state.opening.game);
    if (box === null) throw new DamagedTable(`there is no game ${state.opening.game}`);
    this.state = { ...state, opening: currentOpening(box.game, state.opening) };
    this.box = box;
  }

  /** A table that has just been opened. */
  static open({ opening, when }: Extract<Entry, { is: 'opened' }>): Table {
    const table = new Table(newState(opening, when));
    table.entries = 1;
    return table;
  }

  /** A stored table. If the rules have changed since, its match carries on from the last snapshot. */
  static restore({ keep, entries }: StoredTable): Table {
    const [first, ...rest] = entries;
    if (keep === null) {
      if (first?.is !== 'opened') throw new DamagedTable('the first entry does not open the table');
      const table = Table.open(first);
      for (const entry of rest) table.apply(entry);
      return table;
    }
    const { table, isResumed } = Table.#fromKeep(keep);
    for (const entry of entries) if (!isResumed || !isMove(entry)) table.apply(entry);
    table.entries = keep.at + entries.length;
    return table;
  }

  static #fromKeep({ at, table: given }: Keep): { readonly table: Table; readonly isResumed: boolean } {
    const { state, match } = given as KeptTable; // only `keep` makes these
    repairState(state);
    const table = new Table(state);
    table.entries = at;
    if (match === null) return { table, isResumed: false };
    const loaded = load(table.box.game, match);
    if (isRefusal(loaded))
      throw new DamagedTable(`its match can't be loaded: ${loaded.refused} ${loaded.detail ?? ''}`);
    table.#match = loaded.match;
    if (loaded.isResumed) table.#note('resumed', null, state.changed);
    table.#settle(state.changed);
    return { table, isResumed: loaded.isResumed };
  }

  /** A snapshot of the table, to be loaded from. */
  keep(): Keep {
    const table: KeptTable = {
      state: structuredClone(this.state),
      match: this.#match === null ? null : save(this.#match),
    };
    return { at: this.entries, table };
  }

  /** The match; `null` before it has started. */
  get match(): Match | null {
    return this.#match;
  }

  /** Takes a seat's answer, and gives the entry to be stored; or says why not. */
  answer(given: GivenAnswer, when: number): Entry | Refusal {
    if (this.#match === null) throw new Error('nobody is asked anything before the match has started');
    const refusal = this.#match.answer(given);
    if (refusal !== null) return refusal;
    const { ask, seat, picked } = this.#match.answers.at(-1) as Answer; // it was just taken
    this.entries++;
    this.#settle(when);
    return { is: 'answered', when, ask, seat, picked };
  }

  /** Takes back a seat's own last answer, or says why not. */
  undo(seat: Seat, when: number): Entry | Refusal {
    const refusal = this.#match?.undo(seat) ?? null;
    if (refusal !== null) return refusal;
    this.entries++;
    this.#takenBack(seat, when);
    this.#settle(when);
    return { is: 'undone', when, seat };
  }

  /** Makes an entry part of the table. It must be one that this table could have made. */
  apply(entry: Entry): void {
    this.#enact(entry);
    this.entries++;
    this.#settle(entry.when);
  }

  /** The seats of the people who have yet to agree to a request to go back. Anybody who has left their seat is not asked. */
  get awaited(): readonly HeldSeat[] {
    const { undo, seats } = this.state;
    return seats.filter(({ person }) => person !== null && undo?.awaits.includes(person) === true);
  }

  #enact(entry: Entry): void {
    if (isMove(entry)) this.#enactMove(entry);
    else if (entry.is === 'started') this.#start(entry.seed, entry.when);
    else {
      enactSeating(this.state, entry, this.#answered);
      // Nobody waits any more for a person who has left.
      if (this.#match !== null) this.#rewindIfAgreed(this.#match, entry.when);
    }
  }

  #enactMove(entry: Move): void {
    const match = this.#match;
    if (match === null) throw new DamagedTable(`${entry.is} before the match has started`);
    switch (entry.is) {
      case 'answered':
        mustFit(replayAnswer(match, entry), entry);
        break;
      case 'undone':
        mustFit(match.undo(entry.seat), entry);
        this.#takenBack(entry.seat, entry.when);
        break;
      case 'undo-asked':
        this.state.undo = { by: entry.seat, to: entry.to, awaits: this.#peopleBeside(entry.seat) };
        if (this.awaited.length > 0) this.#note('undo-asked', entry.seat, entry.when);
        this.#rewindIfAgreed(match, entry.when);
        break;
      case 'undo-agreed':
        this.#agree(entry.person);
        this.#rewindIfAgreed(match, entry.when);
        break;
      case 'undo-declined':
        this.state.undo = null;
        this.#note('undo-declined', seatsOf(this.state, entry.person)[0] ?? null, entry.when);
        break;
    }
  }

  /** The people at the table other than the holder of a seat, without those who let a bot play for them. */
  #peopleBeside(seat: Seat): readonly PersonId[] {
    const asker = heldIn(this.state, seat).person;
    const people = this.state.seats.flatMap(({ person, bot }) =>
      person === null || bot !== null ? [] : [person],
    );
    return [...new Set(people)].filter((person) => person !== asker);
  }

  #agree(person: PersonId): void {
    const { undo } = this.state;
    if (undo !== null) this.state.undo = { ...undo, awaits: undo.awaits.filter((one) => one !== person) };
  }

  /** With an answer gone, a request to go back counts answers that are no longer the same: it is void. */
  #takenBack(seat: Seat, when: number): void {
    this.rewinds++;
    this.state.undo = null;
    this.#note('undone', seat, when);
  }

  #rewindIfAgreed(match: Match, when: number): void {
    const { undo } = this.state;
    if (undo === null || this.awaited.length > 0) return;
    match.rewind(undo.to);
    this.state.undo = null;
    this.rewinds++;
    this.#note('rewound', undo.by, when);
  }

  #start(seed: string, when: number): void {
    const { seats, options, sheet } = this.state.opening;
    const match = begin(this.box.game, { seats, options, sheet, seed });
    if (isRefusal(match)) throw new DamagedTable(`the match can't begin: ${match.refused}`);
    this.#match = match;
    for (const { person, knownTo } of this.state.seats) if (person !== null) knownTo.push(person);
    this.#note('started', null, when);
  }

  #note(is: Note['is'], seat: Seat | null, when: number): void {
    addNote(this.state, { is, seat, bot: null, at: this.#answered, when });
  }

  get #answered(): number {
    return this.#match?.answered ?? 0;
  }

  /** Updates what follows from the match. */
  #settle(when: number): void {
    const { state } = this;
    state.changed = when;
    if (this.#match === null) return;
    const match = this.#match;
    state.phase = match.isOver ? 'over' : 'playing';
    if (state.undo !== null && state.undo.to >= match.answered) state.undo = null;
    state.asked = match.deciding.map((seat) => {
      const decision = match.decisionOf(seat) ?? '';
      const before = state.asked.find((asked) => asked.seat === seat && asked.decision === decision);
      return before ?? { seat, decision, since: when };
    });
    state.botsWanted = state.botsWanted.filter((wanted) =>
      state.asked.some(({ seat, decision }) => seat === wanted.seat && decision === wanted.decision),
    );
  }
}

const moves: readonly Entry['is'][] = ['answered', 'undone', 'undo-asked', 'undo-agreed', 'undo-declined'];
const isMove = (entry: Entry): entry is Move => moves.includes(entry.is);

function mustFit(refusal: Refusal | null, entry: Move): void {
  if (refusal !== null) throw new DamagedTable(`${entry.is} does not fit: ${refusal.refused}`);
}
