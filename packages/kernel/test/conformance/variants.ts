import { conform, type Report, type Trials } from '../../conformance/index.ts';
import {
  type Asks,
  askingFor,
  type Declares,
  defineGame,
  type Game,
  type GameRules,
  type Rule,
  type Seat,
  together,
} from '../../index.ts';
import { toyConformance } from '../toy/conformance.ts';
import { toyRules } from '../toy/game.ts';
import { merchantAt } from '../toy/rules.ts';
import type { Merchant, Toy, ToyPlay, ToyRuleId } from '../toy/state.ts';

/** What the rules of variants ask: whatever a test wants. */
export const { choose, chooseSome } =
  askingFor<Declares<{ readonly [name: string]: Asks<string> }, ToyRuleId>>();

/** The toy with some of its rules replaced. */
export const variant = (other: Partial<GameRules<Toy>>): Game<Toy> => defineGame({ ...toyRules, ...other });

/** The report of a run to its end. */
export function reportOn(game: Game<Toy>, trials: Partial<Trials> = {}): Report {
  const run = conform(toyConformance(game), { games: 16, seed: 'suite', ...trials });
  for (;;) {
    const turn = run.next();
    if (turn.done === true) return turn.value;
  }
}

/** The names of the checks that a variant fails. */
export const failedBy = (game: Game<Toy>, trials: Partial<Trials> = {}): readonly string[] =>
  reportOn(game, trials)
    .checks.filter(({ failed }) => failed > 0)
    .map(({ check }) => check);

/** A toy in which a merchant's voyage is another rule. */
export const withVoyage = (voyage: (g: ToyPlay, merchant: Merchant) => Rule): Game<Toy> =>
  variant({
    run: (g, step) => (step.is === 'voyage' ? thenBack(g, step.of, voyage) : toyRules.run(g, step)),
  });

function* thenBack(g: ToyPlay, of: Seat, voyage: (g: ToyPlay, merchant: Merchant) => Rule): Rule {
  const merchant = merchantAt(g, of);
  yield* voyage(g, merchant);
  merchant.isBack = true;
}

/** A toy in which the auction is another rule. */
export const withAuction = (auction: (g: ToyPlay) => Rule): Game<Toy> =>
  variant({ run: (g, step) => (step.is === 'auction' ? thenSail(g, auction(g)) : toyRules.run(g, step)) });

function* thenSail(g: ToyPlay, auction: Rule): Rule {
  yield* auction;
  g.state.phase = 'voyage';
}

/** All merchants decide something at once. */
export function* allAtOnce(g: ToyPlay, decide: (merchant: Merchant) => Rule): Rule {
  yield* together(g.state.merchants.map((merchant) => ({ seat: merchant.seat, rule: decide(merchant) })));
}

/** A merchant picks 1 or 2. */
export function* oneOrTwo({ seat }: Merchant, asking: { readonly secret?: true } = {}): Rule<number> {
  return Number(yield* choose('one-or-two', { seat, rule: 'toy/variant.1', from: ['1', '2'], ...asking }));
}
