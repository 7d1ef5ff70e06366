import type { Chance, Onlooker, Seat } from '../../index.ts';
import type { Merchant, MerchantView, ToyState, ToyView } from './state.ts';

/** What an onlooker may know. */
export function viewFor(state: ToyState, onlooker: Onlooker): ToyView {
  return {
    round: state.round,
    phase: state.phase,
    deckSize: state.deck.length,
    discard: state.discard,
    prize: state.prize,
    merchants: state.merchants.map((merchant) => merchantView(state, merchant, onlooker)),
  };
}

function merchantView(state: ToyState, merchant: Merchant, onlooker: Onlooker): MerchantView {
  const isOwn = merchant.seat === onlooker;
  const knowsBid = isOwn || state.areBidsShown;
  return {
    seat: merchant.seat,
    coins: merchant.coins,
    points: merchant.points,
    handSize: merchant.hand.length,
    hand: isOwn ? merchant.hand : 'hidden',
    bid: knowsBid ? merchant.bid : 'hidden',
    pledged: knowsBid ? merchant.pledged : 'hidden',
    sold: merchant.sold,
    thrown: merchant.thrown,
    hasPeeked: merchant.hasPeeked,
    topCard: isOwn && merchant.hasPeeked ? (state.deck.at(-1) ?? null) : 'hidden',
  };
}

/** Deals anew what a seat does not know: the deck, and the other hands but for what they have shown. */
export function imagine(state: ToyState, seat: Seat, chance: Chance): void {
  const others = state.merchants.filter((merchant) => merchant.seat !== seat);
  const known = new Set<string>(state.areBidsShown ? others.flatMap(({ pledged }) => pledged) : []);
  const topCard = hasPeeked(state, seat) ? state.deck.pop() : undefined;
  const handSizes = others.map(({ hand }) => hand.length);
  const keep = (id: string): boolean => known.has(id);
  const pool = chance.shuffle([
    ...state.deck,
    ...others.flatMap(({ hand }) => hand.filter((id) => !keep(id))),
  ]);
  for (const [index, other] of others.entries()) {
    other.hand = other.hand.filter(keep);
    other.hand.push(...pool.splice(0, (handSizes[index] ?? 0) - other.hand.length));
  }
  state.deck = topCard === undefined ? pool : [...pool, topCard];
}

const hasPeeked = (state: ToyState, seat: Seat): boolean =>
  state.merchants.some((merchant) => merchant.seat === seat && merchant.hasPeeked);
