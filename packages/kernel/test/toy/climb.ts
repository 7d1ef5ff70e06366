import {
  type Asks,
  askingFor,
  type Chronicle,
  chanceState,
  type Declares,
  type Described,
  defineGame,
  int,
  list,
  Match,
  type Rule,
  record,
  type Seat,
  table,
  text,
} from '../../index.ts';
import { ana, bea } from './seats.ts';

const climbState = record({
  chance: chanceState,
  height: int,
  /** The seats that have yet to carry a load today, in order. */
  waiting: list(text<Seat>()),
  /** By seat, the load of today. */
  carried: table(int),
});

const climbOptions = record({ day: int });

const climbSheet = record({
  /** How high the camp stands. */
  height: int,
  /** By seat, on how many days nobody carried more. */
  honours: table(int),
});

/**
 * A climb, a toy of as many matches as one likes: each is a day on which everybody carries a load, and the camp is
 * moved up by so much. No chance is in it, so every answer could be taken back.
 */
export type Climb = Declares<{ load: Asks<'1' | '2' | '3'> }, 'climb/carry.1'> & {
  State: Described<typeof climbState>;
  Options: Described<typeof climbOptions>;
  Step: { readonly is: 'carry'; readonly who: Seat };
  Fact: { readonly is: 'carried'; readonly by: Seat; readonly load: number };
  View: { readonly height: number };
  Content: object;
  Outcome: { readonly height: number };
  Sheet: Described<typeof climbSheet>;
};

const { choose } = askingFor<Climb>();

const chronicle: Chronicle<Climb> = {
  sheet: climbSheet,
  blank: { height: 0, honours: {} },
  next: ({ options, sheet, result: { winners, outcome } }) => ({
    options: { day: options.day + 1 },
    sheet: {
      height: outcome.height,
      honours: {
        ...sheet.honours,
        ...Object.fromEntries(winners.map((seat) => [seat, (sheet.honours[seat] ?? 0) + 1])),
      },
    },
  }),
};

export const climb = defineGame<Climb>({
  id: 'climb',
  version: 1,
  seats: { min: 1, max: 4 },
  state: climbState,
  options: climbOptions,
  defaults: { day: 1 },
  content: {},
  chronicle,
  setup: ({ sheet, seats, chanceState: chance }) => ({
    chance,
    height: sheet.height,
    waiting: [...seats],
    carried: {},
  }),
  nextStep: ({ waiting: [who] }) => (who === undefined ? null : { is: 'carry', who }),
  *run(g, { who }): Rule {
    const load = Number(yield* choose('load', { seat: who, rule: 'climb/carry.1', from: ['1', '2', '3'] }));
    g.state.height += load;
    g.state.carried[who] = load;
    g.state.waiting.shift();
    g.tell({ is: 'carried', by: who, load }, 'climb/carry.1');
  },
  view: ({ height }) => ({ height }),
  imagine: () => {},
  result: ({ carried, height }) => {
    const most = Math.max(...Object.values(carried));
    const winners = Object.keys(carried).filter((seat) => carried[seat] === most) as Seat[]; // its keys are seats
    return { winners, scores: carried, outcome: { height } };
  },
  counsel: null,
});

/** The first day of a climb. */
export const firstDay = (): Match<Climb> =>
  Match.start({
    game: climb,
    seats: [ana, bea],
    options: climb.defaults,
    sheet: climb.chronicle.blank,
    seed: 'day 1',
  });
