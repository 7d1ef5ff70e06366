import { defineGame, type Game, type GameRules, Match, type Result, type Seat } from '../../index.ts';
import { cards } from './cards.ts';
import { deal, holdAuction, score, voyage } from './rules.ts';
import { ana, bea, ciro } from './seats.ts';
import { type Toy, type ToyState, type ToyStep, toyOptions, toyState } from './state.ts';
import { imagine, viewFor } from './view.ts';

/** The rules of the toy; a test may replace some of them. */
export const toyRules: GameRules<Toy> = {
  id: 'toy',
  version: 3,
  seats: { min: 2, max: 4 },
  state: toyState,
  options: toyOptions,
  defaults: { rounds: 2, coins: 3 },
  content: {},
  setup: ({ options, seats, chance, chanceState }) => ({
    chance: chanceState,
    rounds: options.rounds,
    round: 0,
    phase: 'deal',
    deck: chance.stream('deck').shuffle(cards.map(({ id }) => id)),
    discard: [],
    prize: null,
    areBidsShown: false,
    merchants: seats.map((name) => newMerchant(name, options.coins)),
  }),
  nextStep,
  run: (g, step) => {
    switch (step.is) {
      case 'deal':
        return void deal(g);
      case 'auction':
        return holdAuction(g);
      case 'voyage':
        return voyage(g, step.of);
      case 'score':
        return void score(g);
    }
  },
  view: viewFor,
  imagine,
  result,
  counsel: {
    worth: (state, of) =>
      (result(state).scores[of] ?? 0) / (1 + Math.max(...Object.values(result(state).scores))),
    habit: ({ options, min }) => options.slice(0, min),
  },
};

const newMerchant = (name: Seat, coins: number): ToyState['merchants'][number] => ({
  seat: name,
  coins,
  points: 0,
  hand: [],
  bid: null,
  pledged: [],
  sold: [],
  thrown: null,
  isBack: false,
  hasPeeked: false,
});

function nextStep(state: ToyState): ToyStep | readonly ToyStep[] | null {
  switch (state.phase) {
    case 'deal':
    case 'auction':
      return { is: state.phase };
    case 'voyage':
      return voyages(state);
    case 'over':
      return null;
  }
}

/** All sail at once; when all are back, the round is scored. */
function voyages({ merchants }: ToyState): ToyStep | readonly ToyStep[] {
  const away = merchants.filter(({ isBack }) => !isBack);
  return away.length === 0 ? { is: 'score' } : away.map(({ seat: of }): ToyStep => ({ is: 'voyage', of }));
}

function result({ merchants }: ToyState): Result<null> {
  const scores = Object.fromEntries(merchants.map((merchant) => [merchant.seat, merchant.points]));
  const best = Math.max(...merchants.map(({ points }) => points));
  return {
    winners: merchants.filter(({ points }) => points === best).map((merchant) => merchant.seat),
    scores,
    outcome: null,
  };
}

export const toy: Game<Toy> = defineGame(toyRules);

/** A match of the toy. */
export const toyMatch = (seed = 'toy', seats: readonly Seat[] = [ana, bea, ciro]): Match<Toy> =>
  Match.start({ game: toy, seats, options: toy.defaults, sheet: null, seed });
