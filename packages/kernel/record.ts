import type { Answer } from './answers.ts';
import type { Beginning } from './beginning.ts';
import { type Described, int, list, record, table, text } from './description.ts';
import type { Game, Kinds } from './game.ts';
import { fieldsOf, type WayHere, type WrittenBeginning, wayFrom } from './history.ts';
import { Match } from './match.ts';
import { isMisfit, parse } from './parse.ts';
import { isRefusal, type Refusal, refuse } from './refusal.ts';
import type { Seat } from './seat.ts';
import type { TableOption } from './table-option.ts';

/** A match as a file: what it was played with, the answers, and the last state at rest. */
const recordForm = record({
  game: text(),
  /** The version of the rules it was played by. */
  version: int,
  seats: list(text<Seat>()),
  seed: text(),
  answers: list(record({ ask: text(), seat: text<Seat>(), picked: list(text()) })),
  takenBack: table(int),
  /** How many answers had been given at the snapshot. */
  restedAt: int,
});

const beginningForm = record({ seats: list(text<Seat>()), seed: text() });

/** What is saved. Options, sheet and states are read by the game's own descriptions. */
export type Saved = Readonly<Described<typeof recordForm>> & {
  readonly options: unknown;
  readonly sheet: unknown;
  /** The state that the answers begin from; `null` when that is what the seed sets up. */
  readonly origin: unknown;
  readonly snapshot: unknown;
};

/** A loaded match. */
export type Loaded<K extends Kinds> = {
  readonly match: Match<K>;
  /** Whether the rules have changed since, so that it goes on from its snapshot, and its answers begin there. */
  readonly isResumed: boolean;
  /** How many of its last answers had to be given up for that. */
  readonly givenUp: number;
};

export function save<K extends Kinds>(match: Match<K>): Saved {
  const { game, seats, options, sheet, seed } = match.beginning;
  const { state, answered } = match.snapshot;
  return {
    game: game.id,
    version: game.version,
    seats: [...seats],
    seed,
    answers: match.answers.map(({ ask, seat, picked }) => ({ ask, seat, picked: [...picked] })),
    takenBack: Object.fromEntries(match.takenBack),
    restedAt: answered,
    options: game.optionsForm.clone(options),
    sheet: game.sheetForm.clone(sheet),
    origin: match.origin,
    snapshot: state,
  };
}

/** Begins a match from data of any origin: of the form of a `GivenBeginning`, or refused. */
export function begin<K extends Kinds>(game: Game<K>, given: unknown): Match<K> | Refusal {
  if (typeof given !== 'object' || given === null) return refuse('malformed', 'a beginning is an object');
  const {
    options: wished = {},
    sheet: handedOn,
    seats: seated,
    seed: sown,
  } = given as Record<string, unknown>; // any object can be asked for a key
  if (typeof wished !== 'object' || wished === null)
    return refuse('bad-options', 'options: expected a record');
  const read = parse(beginningForm, { seats: seated, seed: sown });
  if (isMisfit(read)) return refuse('malformed', `${read.at}: expected ${read.wanted}`);
  const { seats, seed } = read;
  const misseated = badSeats(game, seats);
  if (misseated !== null) return misseated;
  const options = parseOptions(game, wished);
  if (isRefusal(options)) return options;
  const sheet = readSheet(game, handedOn);
  if (isRefusal(sheet)) return sheet;
  return Match.start({ game, seats, options, sheet, seed });
}

/** The options of a table from data of any origin, what is not said being as usual: such that it can be played, or refused. */
export function parseOptions<K extends Kinds>(game: Game<K>, wished: object): K['Options'] | Refusal {
  return readOptions(game, { ...game.defaults, ...wished });
}

/** Options of any origin: of the right types, and such that a table can be played with them. */
function readOptions<K extends Kinds>(game: Game<K>, given: unknown): K['Options'] | Refusal {
  const options = game.optionsForm.parse(given);
  if (isMisfit(options)) return refuse('bad-options', `${options.at}: expected ${options.wanted}`);
  const unknown = game.tableOptions.find((option) => !offers(option, options));
  if (unknown === undefined) return options;
  return refuse(
    'bad-options',
    `${unknown.key}: expected one of ${unknown.values.map(({ word }) => word).join(', ')}`,
  );
}

const offers = ({ key, values }: TableOption, options: object): boolean =>
  values.some(({ value }) => value === (options as Record<string, unknown>)[key]); // any object can be asked for a key

/** A sheet of any origin. Where none is given, the match is the first of its chain: the blank one. */
function readSheet<K extends Kinds>(game: Game<K>, given: unknown): K['Sheet'] | Refusal {
  const { chronicle, sheetForm } = game;
  if (given === undefined) return sheetForm.clone(chronicle.blank);
  const sheet = sheetForm.parse(given);
  if (!isMisfit(sheet)) return sheet;
  return refuse('bad-sheet', `${sheet.at === '' ? 'sheet' : `sheet.${sheet.at}`}: expected ${sheet.wanted}`);
}

function badSeats<K extends Kinds>({ seats: { min, max } }: Game<K>, seats: readonly Seat[]): Refusal | null {
  if (seats.length < min || seats.length > max) return refuse('bad-seats', `${min} to ${max} seats`);
  if (new Set(seats).size < seats.length) return refuse('bad-seats', 'a seat is named twice');
  const taken = seats.find((seat) => seat === 'spectator' || seat in Object.prototype);
  return taken === undefined ? null : refuse('bad-seats', `${taken} can't be the name of a seat`);
}

export type GivenBeginning = {
  readonly seats: readonly Seat[];
  readonly options: object;
  /** What the match before handed on; without it the match is the first of its chain. */
  readonly sheet?: unknown;
  readonly seed: string;
};

/**
 * Loads a match from data of any origin. By the same rules, and by rules that play alike, it is played again from its
 * seed, each answer checked; by others it goes on from its snapshot, or is refused. It never plays on differently.
 */
export function load<K extends Kinds>(game: Game<K>, given: unknown): Loaded<K> | Refusal {
  const written = readSaved(given);
  if (isRefusal(written)) return written;
  if (written.game !== game.id) return refuse('another-game', written.game);
  const way = wayFrom(game, written.version);
  const saved = upgraded(written, way);
  if (isRefusal(saved)) return saved;
  const misseated = badSeats(game, saved.seats);
  if (misseated !== null) return misseated;
  const options = readOptions(game, saved.options);
  if (isRefusal(options)) return options;
  const sheet = readSheet(game, saved.sheet);
  if (isRefusal(sheet)) return sheet;
  const beginning = { game, seats: saved.seats, options, sheet, seed: saved.seed };
  try {
    return way.playsAlike ? replayed(beginning, saved) : resumed(beginning, saved);
  } catch (cause) {
    // Rules do not fail on what they have played themselves: this was altered, or other rules have played it.
    return refuse(way.playsAlike ? 'does-not-replay' : 'other-rules-version', String(cause));
  }
}

/** A record of any version in the form that records have today. */
function upgraded(saved: Saved, way: WayHere): Saved | Refusal {
  try {
    return {
      ...saved,
      ...way.beginning(saved.options, saved.sheet),
      origin: way.state(saved.origin),
      snapshot: way.state(saved.snapshot),
    };
  } catch (cause) {
    return refuse('not-a-record', `rules ${saved.version}: ${String(cause)}`); // a step can rely on what its version wrote
  }
}

/** What a version of the game wrote for a match to be played with, in the form that it has today. */
export function upToDate<K extends Kinds>(
  game: Game<K>,
  version: number,
  { options, sheet }: { readonly options: object; readonly sheet: unknown },
): WrittenBeginning {
  const written = wayFrom(game, version).beginning(options, sheet);
  return { options: fieldsOf(written.options), sheet: written.sheet };
}

function readSaved(given: unknown): Saved | Refusal {
  if (typeof given !== 'object' || given === null) return refuse('not-a-record');
  // What a record says about itself (`about`) replays nothing.
  const { options, sheet, origin, snapshot, about: _, ...rest } = given as Record<string, unknown>; // any object can be asked for a key
  const read = parse(recordForm, rest);
  if (isMisfit(read)) return refuse('not-a-record', `${read.at}: expected ${read.wanted}`);
  return { ...read, options, sheet, origin, snapshot };
}

function replayed<K extends Kinds>(beginning: Beginning<K>, saved: Saved): Loaded<K> | Refusal {
  const match = begunAgain(beginning, saved.origin);
  if (isRefusal(match)) return match;
  for (const [index, answer] of saved.answers.entries()) {
    const misfit = replayAnswer(match, answer);
    if (misfit !== null)
      return refuse('does-not-replay', `answer ${index + 1} (${answer.ask}): ${misfit.refused}`);
  }
  const difference = restsOtherwise(match, saved);
  if (difference !== null) return refuse('does-not-replay', `the state at rest is another: ${difference}`);
  match.recallTakenBack(takenBackOf(saved));
  return { match, isResumed: false, givenUp: 0 };
}

function begunAgain<K extends Kinds>(beginning: Beginning<K>, origin: unknown): Match<K> | Refusal {
  if (origin === null) return Match.start(beginning);
  const state = beginning.game.form.parse(origin);
  if (isMisfit(state)) return refuse('not-a-record', `origin.${state.at}: expected ${state.wanted}`);
  return Match.from(beginning, state);
}

/** Where the last state at rest is not the one that was saved: then seed, answers or rules are not what they were. */
function restsOtherwise<K extends Kinds>(match: Match<K>, saved: Saved): string | null {
  const { state, answered } = match.snapshot;
  const snapshot = match.game.form.parse(saved.snapshot);
  if (isMisfit(snapshot)) return snapshot.at;
  return answered === saved.restedAt ? match.game.form.difference(state, snapshot) : 'restedAt';
}

/** Gives a recorded answer to the question that it answers, which must be open by that name. */
export function replayAnswer<K extends Kinds>(
  match: Match<K>,
  { ask, seat, picked }: Answer,
): Refusal | null {
  const asked = match.asked.find((question) => question.seat === seat);
  if (asked !== undefined && asked.name !== ask)
    return refuse('does-not-replay', `${asked.name} is asked instead`);
  return match.play(seat, picked);
}

function resumed<K extends Kinds>(beginning: Beginning<K>, saved: Saved): Loaded<K> | Refusal {
  const { game, seats } = beginning;
  const state = game.form.parse(saved.snapshot);
  if (isMisfit(state)) {
    return refuse(
      'other-rules-version',
      `rules ${saved.version}, not ${game.version}; ${state.at}: expected ${state.wanted}`,
    );
  }
  const match = Match.from(beginning, state);
  // The answers begin anew, and with them the names of decisions: none may be the name of an earlier one.
  const takenBack = takenBackOf(saved);
  match.recallTakenBack(new Map(seats.map((seat) => [seat, (takenBack.get(seat) ?? 0) + 1])));
  return { match, isResumed: true, givenUp: Math.max(0, saved.answers.length - saved.restedAt) };
}

const takenBackOf = (saved: Saved): Map<Seat, number> =>
  new Map(Object.entries(saved.takenBack).map(([seat, count]) => [seat as Seat, count])); // keys were seats when saved
