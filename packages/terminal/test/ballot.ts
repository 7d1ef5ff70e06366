import { type Box, namedSeats } from '@tavolo/box';
import {
  type Asks,
  askingFor,
  chanceState,
  type Declares,
  type Described,
  defineGame,
  list,
  type Onlooker,
  type Rule,
  record,
  type Seat,
  table,
  text,
} from '@tavolo/kernel';

const ballotState = record({ chance: chanceState, seats: list(text<Seat>()), votes: table(text()) });
type BallotState = Described<typeof ballotState>;

const candidates = ['cat', 'dog'] as const;

type Ballot = Declares<{ vote: Asks<(typeof candidates)[number]> }, 'ballot/vote.1'> & {
  State: BallotState;
  Options: object;
  Step: { readonly is: 'vote'; readonly of: Seat };
  Fact: { readonly is: 'voted'; readonly seat: Seat };
  View: { readonly seenBy: Onlooker; readonly own: string | null; readonly voted: readonly string[] };
  Content: object;
  Outcome: null;
  Sheet: null;
};

const { choose } = askingFor<Ballot>();

/** One after the other votes in secret; when all have, whoever voted for the cat wins. */
const game = defineGame<Ballot>({
  id: 'ballot',
  version: 1,
  seats: { min: 2, max: 3 },
  state: ballotState,
  options: record({}),
  defaults: {},
  content: {},
  setup: ({ seats, chanceState: chance }) => ({ chance, seats: [...seats], votes: {} }),
  nextStep: ({ seats, votes }) => {
    const next = seats.find((seat) => votes[seat] === undefined);
    return next === undefined ? null : { is: 'vote', of: next };
  },
  *run(g, { of }): Rule {
    const asking = { seat: of, rule: 'ballot/vote.1', from: candidates, secret: true } as const;
    g.state.votes[of] = yield* choose('vote', asking);
    g.tell({ is: 'voted', seat: of }, 'ballot/vote.1');
  },
  view: ({ votes }, onlooker) => ({
    seenBy: onlooker,
    own: votes[onlooker] ?? null,
    voted: Object.keys(votes),
  }),
  imagine: () => {},
  result: ({ seats, votes }) => ({
    winners: seats.filter((seat) => votes[seat] === 'cat'),
    scores: Object.fromEntries(seats.map((seat) => [seat, votes[seat] === 'cat' ? 1 : 0])),
    outcome: null,
  }),
  counsel: null,
});

const words = { title: 'Ballot', says: 'Vote.', aim: 'Vote for the cat.' };

/** A tiny game with nothing but a box. */
export const ballot: Box<Ballot> = {
  game,
  blurb: {
    id: game.id,
    seats: { min: 2, max: 3, usual: 2 },
    winsTogether: false,
    minutes: 1,
    words: { en: words, it: words, pt: words },
  },
  texts: async () => ({
    title: words.title,
    rulebook: [
      { id: 'vote', title: 'Voting', rules: [{ id: 'ballot/vote.1', text: 'Everybody votes once.' }] },
    ],
    preface: { title: words.title, note: [], origins: {} },
    options: {},
    name: (id) => id,
    cardText: () => [],
    line: ({ seat }, { player }) => `${player(seat)} has voted.`,
    prompt: () => 'Vote.',
    consider: () => null,
    option: (_, id) => `For the ${id}`,
    objection: () => null,
  }),
  toneOf: () => 'plain',
  aboutWhom: (fact, { seats }) => namedSeats(fact, seats),
  rulebook: { prefix: 'ballot', chapters: [{ id: 'vote', rules: [{ id: 'ballot/vote.1', source: [] }] }] },
  conformance: { game, tables: [], invariants: () => [], inPlay: () => [], content: [], longest: 3 },
};
