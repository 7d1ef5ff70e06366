import {
  type Asks,
  chanceState,
  type Declares,
  type Described,
  flag,
  int,
  list,
  maybe,
  oneOf,
  type Play,
  record,
  type Seat,
  text,
} from '../../index.ts';
import type { CardId } from './cards.ts';

/** A merchant: one seat's side of the table. */
const merchantState = record({
  seat: text<Seat>(),
  coins: int,
  points: int,
  /** Only its seat knows them. */
  hand: list(text<CardId>()),
  /** What the seat bids this round; others know it once the bids are shown. */
  bid: maybe(int),
  /** The cards it pledged with its bid: as secret as the bid. */
  pledged: list(text<CardId>()),
  /** What it has sold on this round's voyage, before it is put on the discard pile. */
  sold: list(text<CardId>()),
  /** The last throw of its die; `null` when it stayed at home. */
  thrown: maybe(int),
  /** Whether this round's voyage, or its stay at home, is over. */
  isBack: flag,
  /** Whether it has looked at the top card of the deck, which only its seat knows then. */
  hasPeeked: flag,
});
export type Merchant = Described<typeof merchantState>;

/**
 * Merchants, a toy that uses everything of the kernel: each round they bid in secret for a card, then sail or
 * stay at home, all at once. Whoever has most points after the last round wins.
 */
export const toyState = record({
  chance: chanceState,
  rounds: int,
  round: int,
  phase: oneOf('deal', 'auction', 'voyage', 'over'),
  /** Hidden; the top card is the last. */
  deck: list(text<CardId>()),
  discard: list(text<CardId>()),
  /** The card that is bid for, open to all. */
  prize: maybe(text<CardId>()),
  areBidsShown: flag,
  merchants: list(merchantState),
});
export type ToyState = Described<typeof toyState>;

export const toyOptions = record({
  rounds: int,
  /** Coins to begin with. */
  coins: int,
});

export type ToyStep =
  | { readonly is: 'deal' | 'auction' | 'score' }
  | { readonly is: 'voyage'; readonly of: Seat };

type ToyFact =
  | { readonly is: 'dealt'; readonly to: Seat; readonly cards: readonly string[] }
  | { readonly is: 'prize-shown'; readonly card: string }
  | { readonly is: 'bid-noted'; readonly bid: number }
  | { readonly is: 'bids-shown'; readonly bids: { readonly [seat: string]: number } }
  | { readonly is: 'prize-won'; readonly by: Seat; readonly bid: number }
  | { readonly is: 'thrown'; readonly by: Seat; readonly die: number }
  | { readonly is: 'sold'; readonly by: Seat; readonly card: string }
  | { readonly is: 'peeked'; readonly by: Seat }
  | { readonly is: 'saw-top-card'; readonly card: string }
  | { readonly is: 'round-ended'; readonly round: number };

export type MerchantView = {
  readonly seat: Seat;
  readonly coins: number;
  readonly points: number;
  readonly handSize: number;
  readonly hand: readonly string[] | 'hidden';
  readonly bid: number | 'hidden' | null;
  readonly pledged: readonly string[] | 'hidden';
  readonly sold: readonly string[];
  readonly thrown: number | null;
  readonly hasPeeked: boolean;
  readonly topCard: string | 'hidden' | null;
};

export type ToyView = {
  readonly round: number;
  readonly phase: ToyState['phase'];
  readonly deckSize: number;
  readonly discard: readonly string[];
  readonly prize: string | null;
  readonly merchants: readonly MerchantView[];
};

/** What merchants are asked. */
type ToyQuestions = {
  /** Coins. */
  bid: Asks<`${number}`>;
  pledge: Asks<CardId, { readonly bid: number }>;
  /** The winner among those who bid the same. */
  'auction-tie': Asks<Seat>;
  sail: Asks<'yes' | 'no'>;
  'card-to-sell': Asks<CardId>;
};

export type ToyRuleId =
  | 'toy/deal.1'
  | `toy/auction.${1 | 2 | 3}`
  | `toy/voyage.${1 | 2 | 3 | 4}`
  | 'toy/score.1'
  | 'toy/variant.1';

export type Toy = Declares<ToyQuestions, ToyRuleId> & {
  State: ToyState;
  Options: Described<typeof toyOptions>;
  Step: ToyStep;
  Fact: ToyFact;
  View: ToyView;
  Content: object;
  Outcome: null;
  Sheet: null;
};
export type ToyPlay = Play<Toy>;
