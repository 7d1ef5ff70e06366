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
  type Rule,
  record,
  type Seat,
  seat,
  type Thinking,
  text,
} from '@tavolo/kernel';

const nimState = record({ chance: chanceState, seats: list(text<Seat>()), left: int, turns: int });
type NimState = Described<typeof nimState>;

const amounts = ['1', '2', '3'] as const;

type Nim = Declares<{ take: Asks<(typeof amounts)[number]> }, 'nim/take.1'> & {
  State: NimState;
  Options: { left: number };
  Step: { readonly is: 'turn' };
  Fact: { readonly is: 'taken' };
  View: NimState;
  Content: object;
  Outcome: null;
  Sheet: null;
};

const { choose } = askingFor<Nim>();

const mover = ({ seats, turns }: NimState): Seat => seats[turns % seats.length] as Seat; // within the list

/** Players take one, two or three; whoever takes the last one wins. Leaving a multiple of four wins; no counsel, no secrets. */
const nim = defineGame<Nim>({
  id: 'nim',
  version: 1,
  seats: { min: 2, max: 2 },
  state: nimState,
  options: record({ left: int }),
  defaults: { left: 10 },
  content: {},
  setup: ({ seats, options: { left }, chanceState: chance }) => ({
    chance,
    seats: [...seats],
    left,
    turns: 0,
  }),
  nextStep: ({ left }) => (left === 0 ? null : { is: 'turn' }),
  *run({ state }): Rule {
    const from = amounts.slice(0, state.left);
    const taken = yield* choose('take', { seat: mover(state), rule: 'nim/take.1', from });
    state.left -= Number(taken);
    state.turns++;
  },
  view: (state) => state,
  imagine: () => {},
  result: ({ seats, turns }) => {
    const winner = seats[(turns + 1) % seats.length] as Seat; // within the list
    return { winners: [winner], scores: { [winner]: 1 }, outcome: null };
  },
  counsel: null,
});

export const ana = seat('ana');
export const bob = seat('bob');

const matchOf = (game: typeof nim, left: number): Match<Nim> =>
  Match.start({ game, seats: [ana, bob], options: { left }, sheet: null, seed: 'nim' });

export const nimMatch = (left: number): Match<Nim> => matchOf(nim, left);

/** The same with counsel: it is good to leave much, by habit everybody takes two, and each answer is a turn. */
export const thriftyNim = (left: number, thinking?: Thinking): Match<Nim> =>
  matchOf(
    {
      ...nim,
      counsel: {
        worth: (state) => state.left / left,
        habit: () => ['2'],
        turn: ({ turns }) => turns,
        ...(thinking === undefined ? {} : { thinking }),
      },
    },
    left,
  );
