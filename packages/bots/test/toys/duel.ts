import {
  type Asks,
  askingFor,
  chanceState,
  type Declares,
  type Described,
  defineGame,
  int,
  list,
  Match,
  maybe,
  oneOf,
  type Rule,
  record,
  type Seat,
  text,
} from '@tavolo/kernel';
import { ana, bob } from './nim.ts';

const stayOrFold = ['stay', 'fold'] as const;
const player = record({ seat: text<Seat>(), card: int, plays: maybe(oneOf(...stayOrFold)) });
const duelState = record({ chance: chanceState, players: list(player), deck: list(int) });
type DuelState = Described<typeof duelState>;

type Duel = Declares<{ stay: Asks<(typeof stayOrFold)[number]> }, 'duel/turn.1'> & {
  State: DuelState;
  Options: object;
  Step: { readonly is: 'turn' };
  Fact: { readonly is: 'played' };
  View: object;
  Content: object;
  Outcome: null;
  Sheet: null;
};

const { choose } = askingFor<Duel>();

const waiting = ({ players }: DuelState) => players.find(({ plays }) => plays === null);
const scoreOf = ({ players }: DuelState, seat: Seat): number => {
  const stay = players.filter(({ plays }) => plays === 'stay');
  const highest = Math.max(0, ...stay.map(({ card }) => card));
  const own = players.find((of) => of.seat === seat);
  if (own?.plays !== 'stay') return 3;
  return own.card === highest ? 4 : 0;
};

/** Each has one card that the others do not see, and stays or folds: folding is worth 3, the highest card 4. */
const duel = defineGame<Duel>({
  id: 'duel',
  version: 1,
  seats: { min: 2, max: 2 },
  state: duelState,
  options: record({}),
  defaults: {},
  content: {},
  setup: ({ seats, chanceState: chance, chance: draw }) => {
    const deck = draw.shuffle([1, 2, 3, 4, 5, 6, 7, 8, 9]);
    const players = seats.map((seat) => ({ seat, card: deck.pop() ?? 0, plays: null }));
    return { chance, players, deck };
  },
  nextStep: (state) => (waiting(state) === undefined ? null : { is: 'turn' }),
  *run({ state }): Rule {
    const who = waiting(state);
    if (who === undefined) return;
    who.plays = yield* choose('stay', { seat: who.seat, rule: 'duel/turn.1', from: stayOrFold });
  },
  view: ({ players, deck }, onlooker) => ({
    players: players.map(({ seat, card, plays }) => ({ seat, plays, card: seat === onlooker ? card : null })),
    deck: deck.length,
  }),
  imagine: (state, seat, chance) => {
    const others = state.players.filter((of) => of.seat !== seat);
    const unseen = [...state.deck, ...others.map(({ card }) => card)].sort((one, other) => one - other);
    chance.shuffle(unseen);
    for (const other of others) other.card = unseen.pop() ?? 0;
    state.deck = unseen;
  },
  result: (state) => ({
    winners: state.players.filter(({ seat }) => scoreOf(state, seat) === 4).map(({ seat }) => seat),
    scores: Object.fromEntries(state.players.map(({ seat }) => [seat, scoreOf(state, seat)])),
    outcome: null,
  }),
  counsel: { worth: (state, seat) => scoreOf(state, seat) / 4 },
});

/** A duel at ana's decision, with these cards. */
export function duelMatch(cards: { readonly ana: number; readonly bob: number }): Match<Duel> {
  const beginning = { game: duel, seats: [ana, bob], options: {}, sheet: null, seed: 'duel' };
  const first = duel.form.clone(Match.start(beginning).state);
  first.players = [
    { seat: ana, card: cards.ana, plays: null },
    { seat: bob, card: cards.bob, plays: null },
  ];
  first.deck = [9, 8, 7, 6, 5, 4, 3, 2, 1].filter((card) => card !== cards.ana && card !== cards.bob);
  return Match.from(beginning, first);
}
