import {
  type Asks,
  askingFor,
  chanceState,
  type Declares,
  type Described,
  defineGame,
  list,
  Match,
  type Rule,
  record,
  type Seat,
  table,
  text,
  together,
} from '@tavolo/kernel';
import { ana, bob } from './nim.ts';

const sealedState = record({ chance: chanceState, seats: list(text<Seat>()), picks: table(text()) });
type SealedState = Described<typeof sealedState>;

type Sealed = Declares<{ pick: Asks<string> }, 'sealed/pick.1'> & {
  State: SealedState;
  Options: object;
  Step: { readonly is: 'pick' };
  Fact: { readonly is: 'shown' };
  View: object;
  Content: object;
  Outcome: null;
  Sheet: null;
};

const { choose } = askingFor<Sealed>();

/** Who wins, given the first seat's pick and the second's. */
type Winner = (first: string, second: string) => 'first' | 'second' | 'both';

/** Two seats pick at once, each in secret, and then it is decided. */
const sealedGame = (from: readonly string[], winner: Winner) =>
  defineGame<Sealed>({
    id: 'sealed',
    version: 1,
    seats: { min: 2, max: 2 },
    state: sealedState,
    options: record({}),
    defaults: {},
    content: {},
    setup: ({ seats, chanceState: chance }) => ({ chance, seats: [...seats], picks: {} }),
    nextStep: ({ picks }) => (Object.keys(picks).length === 0 ? { is: 'pick' } : null),
    *run({ state }): Rule {
      const picks = yield* together(
        state.seats.map((seat) => ({
          seat,
          rule: choose('pick', { seat, rule: 'sealed/pick.1', from, secret: true }),
        })),
      );
      for (const [seat, picked] of picks) state.picks[seat] = picked;
    },
    view: ({ picks }) => picks,
    imagine: () => {},
    result: ({ seats, picks }) => {
      const [one, other] = seats.map((seat) => picks[seat] ?? '');
      const won = winner(one ?? '', other ?? '');
      const winners = seats.filter((_, index) => won === 'both' || (won === 'first') === (index === 0));
      return { winners, scores: {}, outcome: null };
    },
    counsel: null,
  });

const start = (from: readonly string[], winner: Winner): Match<Sealed> =>
  Match.start({
    game: sealedGame(from, winner),
    seats: [ana, bob],
    options: {},
    sheet: null,
    seed: 'sealed',
  });

/** The higher bid wins; equal bids share. */
export const bidding = (): Match<Sealed> =>
  start(['0', '1', '2', '3'], (first, second) => {
    if (first === second) return 'both';
    return first > second ? 'first' : 'second';
  });

/** The first seat wins when both sides of the coins are equal. No pick is better than the other. */
export const pennies = (): Match<Sealed> =>
  start(['heads', 'tails'], (first, second) => (first === second ? 'first' : 'second'));
