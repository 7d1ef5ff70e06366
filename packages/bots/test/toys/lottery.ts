import {
  type Asks,
  askingFor,
  chanceState,
  type Declares,
  type Described,
  defineGame,
  int,
  Match,
  maybe,
  oneOf,
  type Rule,
  record,
} from '@tavolo/kernel';
import { ana } from './nim.ts';

const tickets = ['blank', 'safe', 'risky'] as const;
const lotteryState = record({ chance: chanceState, bought: maybe(oneOf(...tickets)), drawn: int });

type Lottery = Declares<{ ticket: Asks<(typeof tickets)[number]> }, 'lottery/ticket.1'> & {
  State: Described<typeof lotteryState>;
  Options: object;
  Step: { readonly is: 'buy' };
  Fact: { readonly is: 'bought' };
  View: object;
  Content: object;
  Outcome: null;
  Sheet: null;
};

const { choose } = askingFor<Lottery>();

const prizeOf = ({ bought, drawn }: Lottery['State']): number =>
  bought === 'safe' ? 0.5 : bought === 'risky' && drawn < 65 ? 1 : 0;

/** One ticket, and nobody knows what has been drawn: safe for half a prize, risky for a whole one 65 times out of 100. */
const lottery = defineGame<Lottery>({
  id: 'lottery',
  version: 1,
  seats: { min: 1, max: 1 },
  state: lotteryState,
  options: record({}),
  defaults: {},
  content: {},
  setup: ({ chanceState: chance }) => ({ chance, bought: null, drawn: 0 }),
  nextStep: ({ bought }) => (bought === null ? { is: 'buy' } : null),
  *run({ state }): Rule {
    state.bought = yield* choose('ticket', { seat: ana, rule: 'lottery/ticket.1', from: tickets });
  },
  view: ({ bought }) => ({ bought }),
  imagine: (state, _, chance) => {
    state.drawn = chance.below(100);
  },
  result: (state) => ({ winners: [], scores: { [ana]: prizeOf(state) }, outcome: null }),
  counsel: null,
});

export function lotteryMatch(usual: (typeof tickets)[number]): Match<Lottery> {
  const game = { ...lottery, counsel: { worth: prizeOf, habit: () => [usual] } };
  return Match.start({ game, seats: [ana], options: {}, sheet: null, seed: 'lottery' });
}
