import {
  type Asks,
  askingFor,
  chanceState,
  type Declares,
  type Described,
  defineGame,
  flag,
  type Game,
  type GameRules,
  int,
  list,
  Match,
  type Play,
  type Rule,
  record,
  table,
  text,
} from '../../index.ts';
import { ana, bea, ciro } from './seats.ts';

/** A workbench: a game that does the acts it is given, one after the other, and writes down what comes of them. */
const benchState = record({
  chance: chanceState,
  /** Which acts are done, by number. */
  done: table(flag),
  /** What acts have written, in order. */
  notes: list(text()),
  /** What acts have written, each to a place of its own. */
  places: table(list(text())),
});

const benchOptions = record({ size: int });

type Noted = { readonly is: 'noted'; readonly what: string };

/** What acts ask: whatever a test wants. */
type BenchQuestions = { readonly [name: string]: Asks<string> };

export type Bench = Declares<BenchQuestions, 'bench/ask.1' | 'bench/tell.1'> & {
  State: Described<typeof benchState>;
  Options: Described<typeof benchOptions>;
  Step: { readonly is: 'act'; readonly row: number; readonly place: number };
  Fact: Noted;
  View: { readonly notes: readonly string[] };
  Content: object;
  Outcome: null;
  Sheet: null;
};

export const { choose, chooseSome } = askingFor<Bench>();

export type BenchPlay = Play<Bench>;

/** One thing to do: a rule that asks, or something that is done at once. */
export type Act = (g: BenchPlay) => Rule | undefined;

/** What is done at one time: one act, or several side by side. */
export type Row = Act | readonly Act[];

/** The rules of a bench; a test may replace some of them. */
export function benchRules(...rows: readonly Row[]): GameRules<Bench> {
  const acts = rows.map((row) => (typeof row === 'function' ? [row] : row));
  return {
    id: 'bench',
    version: 1,
    seats: { min: 1, max: 3 },
    state: benchState,
    options: benchOptions,
    defaults: { size: 1 },
    content: {},
    setup: ({ chanceState: chance }) => ({ chance, done: {}, notes: [], places: {} }),
    nextStep: ({ done }) => stepsOf(acts, done),
    run: (g, step) => carryOut(g, step, acts[step.row]?.[step.place]),
    view: ({ notes }) => ({ notes }),
    imagine: () => {},
    result: () => ({ winners: [], scores: {}, outcome: null }),
    counsel: null,
  };
}

export const bench = (...rows: readonly Row[]): Game<Bench> => defineGame(benchRules(...rows));

/** A match of Ana, Bea and Ciro on a bench. */
export const benchMatch = (...rows: readonly Row[]): Match<Bench> => matchOf(bench(...rows));

export const matchOf = (game: Game<Bench>, seed = 'bench'): Match<Bench> =>
  Match.start({ game, seats: [ana, bea, ciro], options: { size: 1 }, sheet: null, seed });

function stepsOf(
  acts: readonly (readonly Act[])[],
  done: { [key: string]: boolean },
): Bench['Step'][] | null {
  const row = acts.findIndex((_, index) => done[`${index}.0`] === undefined);
  const places = acts[row] ?? [];
  return row < 0 ? null : places.map((_, place) => ({ is: 'act', row, place }));
}

function carryOut(g: BenchPlay, { row, place }: Bench['Step'], act: Act | undefined): Rule | undefined {
  const rule = act?.(g);
  if (rule !== undefined) return thenDone(g, rule, `${row}.${place}`);
  g.state.done[`${row}.${place}`] = true;
  return undefined;
}

function* thenDone(g: BenchPlay, rule: Rule, key: string): Rule {
  yield* rule;
  g.state.done[key] = true;
}
