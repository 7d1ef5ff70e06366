import { askingFor, type Rule, type Seat, together } from '../../index.ts';
import { type CardId, cardOf } from './cards.ts';
import type { Merchant, Toy, ToyPlay } from './state.ts';

const { choose, chooseSome, confirm } = askingFor<Toy>();

const handSize = 3;

/** Everybody draws up to three cards, and the prize is turned over. [toy/deal.1] */
export function deal(g: ToyPlay): void {
  for (const merchant of g.state.merchants) {
    const drawn = [...Array(handSize - merchant.hand.length)].map(() => drawCard(g));
    merchant.hand.push(...drawn);
    g.tellOnly(merchant.seat, { is: 'dealt', to: merchant.seat, cards: drawn }, 'toy/deal.1');
  }
  const card = drawCard(g);
  g.state.prize = card;
  g.reveal();
  g.tell({ is: 'prize-shown', card }, 'toy/deal.1');
  g.state.phase = 'auction';
}

function drawCard(g: ToyPlay): CardId {
  const { state } = g;
  if (state.deck.length === 0) state.deck = g.chance.stream('deck').shuffle(state.discard.splice(0));
  return state.deck.pop() as CardId; // there are more cards than hands can hold
}

/** All bid in secret and at once; the highest bid wins, the master of the round decides ties. [toy/auction.1] */
export function* holdAuction(g: ToyPlay): Rule {
  const { merchants } = g.state;
  yield* together(merchants.map((merchant) => ({ seat: merchant.seat, rule: bid(g, merchant) })));
  showBids(g);
  const highest = Math.max(...merchants.map(bidOf));
  const tied = merchants.filter((merchant) => bidOf(merchant) === highest).map(({ seat }) => seat);
  const winner = yield* choose('auction-tie', { seat: masterOf(g), rule: 'toy/auction.3', from: tied });
  takePrize(g, winner, highest);
  g.state.phase = 'voyage';
}

/** A bid is a number of coins; a seat that bids any may pledge up to two cards of different kinds. [toy/auction.2] */
function* bid(g: ToyPlay, merchant: Merchant): Rule {
  const asking = { seat: merchant.seat, rule: 'toy/auction.2', secret: true } as const;
  const bids = [...Array(merchant.coins + 1).keys()].map((count) => `${count}` as const);
  const coins = Number(yield* choose('bid', { ...asking, from: bids }));
  merchant.bid = coins;
  g.tellOnly(merchant.seat, { is: 'bid-noted', bid: coins }, 'toy/auction.2');
  if (coins === 0) return;
  const pledged = yield* chooseSome('pledge', {
    ...asking,
    from: () => merchant.hand,
    min: 0,
    max: 2,
    valid: (picked) => new Set(picked.map((id) => cardOf(id).kind)).size === picked.length,
    about: () => ({ bid: coins }),
  });
  merchant.pledged = [...pledged];
}

const bidOf = ({ bid, pledged }: Merchant): number => (bid ?? 0) + pledged.length;

function showBids(g: ToyPlay): void {
  const bids = Object.fromEntries(g.state.merchants.map((merchant) => [merchant.seat, bidOf(merchant)]));
  g.state.areBidsShown = true;
  g.reveal();
  g.tell({ is: 'bids-shown', bids }, 'toy/auction.1');
}

/** The merchant whose turn it is to decide ties: another each round. */
function masterOf({ state: { merchants, round } }: ToyPlay): Seat {
  return (merchants[round % merchants.length] as Merchant).seat; // a remainder is a place in the list
}

function takePrize(g: ToyPlay, by: Seat, highest: number): void {
  const winner = merchantAt(g, by);
  winner.points += g.state.prize === null ? 0 : cardOf(g.state.prize).worth;
  winner.coins -= winner.bid ?? 0;
  g.tell({ is: 'prize-won', by, bid: highest }, 'toy/auction.1');
}

/** A merchant sails, throws a die and sells a card, or stays at home and looks at the top card. [toy/voyage.1] */
export function* voyage(g: ToyPlay, seat: Seat): Rule {
  const merchant = merchantAt(g, seat);
  if (yield* confirm('sail', { seat, rule: 'toy/voyage.1' })) yield* sail(g, merchant);
  else if (g.state.deck.length > 0) peek(g, merchant);
  merchant.isBack = true;
}

function* sail(g: ToyPlay, merchant: Merchant): Rule {
  const { seat } = merchant;
  const die = 1 + g.chance.stream(`die of ${seat}`).below(6);
  merchant.thrown = die;
  g.tell({ is: 'thrown', by: seat, die }, 'toy/voyage.2');
  const card = yield* choose('card-to-sell', { seat, rule: 'toy/voyage.3', from: () => merchant.hand });
  merchant.hand = merchant.hand.filter((id) => id !== card);
  merchant.sold.push(card);
  merchant.coins += die > 3 ? 1 : 0;
  merchant.points += cardOf(card).worth;
  g.tell({ is: 'sold', by: seat, card }, 'toy/voyage.3');
}

function peek(g: ToyPlay, merchant: Merchant): void {
  merchant.hasPeeked = true;
  g.reveal();
  g.tell({ is: 'peeked', by: merchant.seat }, 'toy/voyage.4');
  g.tellOnly(merchant.seat, { is: 'saw-top-card', card: g.state.deck.at(-1) ?? '' }, 'toy/voyage.4');
}

/** What was sold and the prize are discarded, and the next round begins. [toy/score.1] */
export function score(g: ToyPlay): void {
  const { state } = g;
  for (const merchant of state.merchants) {
    state.discard.push(...merchant.sold.splice(0));
    Object.assign(merchant, { bid: null, pledged: [], thrown: null, isBack: false, hasPeeked: false });
  }
  if (state.prize !== null) state.discard.push(state.prize);
  Object.assign(state, { prize: null, areBidsShown: false });
  g.tell({ is: 'round-ended', round: state.round }, 'toy/score.1');
  state.round += 1;
  state.phase = state.round === state.rounds ? 'over' : 'deal';
}

export function merchantAt(g: Pick<ToyPlay, 'state'>, seat: Seat): Merchant {
  const merchant = g.state.merchants.find((one) => one.seat === seat);
  if (merchant === undefined) throw new Error(`${seat} is no merchant`);
  return merchant;
}
