import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  askingFor,
  chanceState,
  type Described,
  defineGame,
  fieldsOf,
  type Game,
  int,
  isRefusal,
  type Loaded,
  list,
  load,
  Match,
  type Rule,
  record,
  type Saved,
  type Seat,
  save,
  text,
  type Upgrade,
  upToDate,
} from '../index.ts';
import { holds } from './shapes.ts';
import { type Climb, climb } from './toy/climb.ts';
import { ana, bea } from './toy/seats.ts';

const formerState = record({
  chance: chanceState,
  metres: int,
  waiting: list(text<Seat>()),
  loads: list(int),
});

type Former = Omit<Climb, 'State' | 'Options' | 'Outcome' | 'Sheet'> & {
  State: Described<typeof formerState>;
  Options: { day: number; camp: number };
  Outcome: null;
  Sheet: null;
};

const { choose } = askingFor<Former>();

/** The climb as it once was: the camp was an option, and loads were a list. */
const former = defineGame<Former>({
  id: 'climb',
  version: 1,
  seats: { min: 1, max: 4 },
  state: formerState,
  options: record({ day: int, camp: int }),
  defaults: { day: 1, camp: 0 },
  content: {},
  setup: ({ options, seats, chanceState: chance }) => ({
    chance,
    metres: options.camp,
    waiting: [...seats],
    loads: [],
  }),
  nextStep: ({ waiting: [who] }) => (who === undefined ? null : { is: 'carry', who }),
  *run(g, { who }): Rule {
    const load = Number(yield* choose('load', { seat: who, rule: 'climb/carry.1', from: ['1', '2', '3'] }));
    g.state.metres += load;
    g.state.loads.push(load);
    g.state.waiting.shift();
  },
  view: ({ metres }) => ({ height: metres }),
  imagine: () => {},
  result: () => ({ winners: [], scores: {}, outcome: null }),
  counsel: null,
});

/** Since then the camp stands on the sheet, and loads are kept by seat. */
const campOnTheSheet: Upgrade = {
  from: 1,
  playsAlike: true,
  beginning: ({ options: { camp = 0, ...options } }) => ({ options, sheet: { height: camp, honours: {} } }),
  state: ({ metres, loads, ...rest }) => ({
    ...rest,
    height: metres,
    carried: Object.fromEntries(Array.isArray(loads) ? loads.map((load, at) => [seats[at], load]) : []),
  }),
};

const seats = [ana, bea];

const later = (version: number, ...history: readonly Upgrade[]): Game<Climb> =>
  defineGame({ ...climb, version, history });

const today = later(2, campOnTheSheet);

const begun = (): Match<Former> =>
  Match.start({ game: former, seats, options: { day: 3, camp: 7 }, sheet: null, seed: 'former' });

/** As it comes from a file. */
const written = (match: Match<Former>): Saved => JSON.parse(JSON.stringify(save(match)));

/** Written by the former rules after Ana has answered. */
function inTheMiddle(): Saved {
  const match = begun();
  match.play(ana, ['2']);
  return written(match);
}

function loaded(game: Game<Climb>, given: unknown): Loaded<Climb> {
  const result = load(game, given);
  if (isRefusal(result)) throw new Error(`${result.refused} ${result.detail ?? ''}`);
  return result;
}

describe('a record of a former version that today’s rules play alike', () => {
  test('is replayed whole: no answer is given up, and each can be taken back', () => {
    const { match, isResumed, givenUp } = loaded(today, inTheMiddle());
    expect([isResumed, givenUp, match.answered, match.canUndo(ana)]).toEqual([false, 0, 1, true]);
  });

  test('has its options, its sheet and its state in the form of today', () => {
    const { match } = loaded(today, inTheMiddle());
    expect(match.beginning).toMatchObject({ options: { day: 3 }, sheet: { height: 7, honours: {} } });
    expect(match.state).toMatchObject({ height: 9, carried: { ana: 2 }, waiting: [bea] });
  });

  test('is played on, and saved in the form of today', () => {
    const { match } = loaded(today, inTheMiddle());
    match.play(bea, ['3']);
    expect([match.isOver, match.result.outcome]).toEqual([true, { height: 12 }]);
    expect(save(match)).toMatchObject({ version: 2, options: { day: 3 }, sheet: { height: 7 } });
    expect(loaded(today, save(match)).match.state).toEqual(match.state);
  });

  test('is over when it was over', () => {
    const match = begun();
    match.play(ana, ['2']);
    match.play(bea, ['2']);
    expect(loaded(today, written(match)).match.isOver).toBe(true);
  });

  test('goes on from the state that it began from', () => {
    const match = Match.from(begun().beginning, { ...begun().state, metres: 40 });
    match.play(ana, ['2']);
    expect(loaded(today, written(match)).match.state.height).toBe(42);
  });

  test('is refused when it was altered', () => {
    const saved = inTheMiddle();
    expect(load(today, { ...saved, options: { day: 3, camp: 9 } })).toMatchObject({
      refused: 'does-not-replay',
    });
  });
});

describe('a record of a former version that today’s rules play otherwise', () => {
  const otherwise = later(2, { ...campOnTheSheet, playsAlike: false });

  test('goes on from its last state at rest, in the form of today', () => {
    const { match, isResumed, givenUp } = loaded(otherwise, inTheMiddle());
    expect([isResumed, givenUp, match.answered, match.state.height]).toEqual([true, 0, 0, 9]);
  });
});

describe('a longer history', () => {
  /** Version 2 counted in feet. */
  const inMetres: Upgrade = {
    from: 2,
    playsAlike: true,
    beginning: (before) => before,
    state: ({ feet, ...rest }) => ({ ...rest, height: feet }),
  };
  const inFeet: Upgrade = {
    ...campOnTheSheet,
    state: (before) => {
      const { height, ...rest } = campOnTheSheet.state(before);
      return { ...rest, feet: height };
    },
  };

  test('is gone through step by step', () => {
    const { match, isResumed } = loaded(later(3, inFeet, inMetres), inTheMiddle());
    expect([isResumed, match.state.height]).toEqual([false, 9]);
  });

  test('is gone through from where the record was written', () => {
    const { match } = loaded(today, inTheMiddle());
    const { snapshot, ...saved } = save(match);
    const { height, ...rest } = fieldsOf(snapshot);
    const record = { ...saved, snapshot: { ...rest, feet: height } };
    expect(loaded(later(3, inFeet, inMetres), record).match.state.height).toBe(9);
  });

  test('plays alike only if every step of it does', () => {
    const game = later(3, inFeet, { ...inMetres, playsAlike: false });
    expect(loaded(game, inTheMiddle()).isResumed).toBe(true);
  });

  test('with a step missing is not one that plays alike', () => {
    expect(loaded(later(3, campOnTheSheet), inTheMiddle()).isResumed).toBe(true);
  });
});

describe('what was to be played with', () => {
  test('is brought up to date before the match has begun', () => {
    expect(upToDate(today, 1, { options: { day: 2, camp: 5 }, sheet: undefined })).toEqual({
      options: { day: 2 },
      sheet: { height: 5, honours: {} },
    });
  });

  test('may be only what somebody chose', () => {
    expect(upToDate(today, 1, { options: {}, sheet: undefined }).sheet).toEqual({ height: 0, honours: {} });
  });

  test('stays as it is when it was written by these rules', () => {
    const beginning = { options: { day: 2 }, sheet: { height: 5, honours: {} } };
    expect(upToDate(today, 2, beginning)).toEqual(beginning);
  });
});

test('a damaged record of a former version is refused, and never thrown at', () => {
  const saved = inTheMiddle();
  const fields = fc.constantFrom(...Object.keys(saved));
  const changes = fc.tuple(fields, fc.anything({ withNullPrototype: true, withSparseArray: true }));
  const brittle = later(2, {
    ...campOnTheSheet,
    state: ({ metres, ...rest }) => ({ ...rest, height: (metres as { at: number }).at }), // fails where it is not there
  });
  holds(changes, ([field, value]) => {
    for (const game of [today, brittle]) expect(() => load(game, { ...saved, [field]: value })).not.toThrow();
  });
});
