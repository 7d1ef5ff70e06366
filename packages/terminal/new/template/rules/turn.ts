import type { Rule } from '@tavolo/kernel';
import { choose } from '../ask.ts';
import type { Card, CardId } from '../cards.ts';
import type { PearlDivers } from '../play.ts';
import type { Diver } from '../state.ts';

/** A diver turns over cards until they surface or a shark comes. [pd/turn.1, pd/turn.2] */
export function* takeTurn(g: PearlDivers): Rule {
  const diver = diverAtTurn(g);
  for (;;) {
    const card = turnOver(g, diver);
    if (card.kind === 'shark') return meetShark(g, diver);
    const choice = yield* choose('dive-or-surface', {
      seat: diver.seat,
      rule: 'pd/turn.2',
      from: ['dive', 'surface'],
      about: () => ({ held: worthOf(g, g.state.held) }),
    });
    if (choice === 'surface') return surface(g, diver);
  }
}

/** The top card, shown to all; an empty deck is made anew from what was discarded. [pd/turn.1] */
function turnOver(g: PearlDivers, { seat }: Diver): Card {
  const { state } = g;
  if (state.deck.length === 0) {
    state.deck = g.chance.stream('deck').shuffle(state.discard.splice(0));
    g.tell({ is: 'shuffled' }, 'pd/turn.1');
  }
  const card = cardOf(g, state.deck.pop());
  state.held.push(card.id);
  g.reveal();
  g.tell({ is: 'turned-over', by: seat, card: card.id }, 'pd/turn.1');
  return card;
}

/** A shark takes all that is held. [pd/turn.3] */
function meetShark(g: PearlDivers, { seat }: Diver): void {
  g.tell({ is: 'met-a-shark', by: seat, lost: worthOf(g, g.state.held) }, 'pd/turn.3');
  endTurn(g);
}

/** What is held is brought home; enough of it wins at once. [pd/turn.2, pd/end.1] */
function surface(g: PearlDivers, diver: Diver): void {
  const pearls = worthOf(g, g.state.held);
  diver.pearls += pearls;
  g.tell({ is: 'surfaced', by: diver.seat, pearls }, 'pd/turn.2');
  if (diver.pearls >= Number(g.state.options.goal)) {
    g.state.winner = diver.seat;
    g.tell({ is: 'won', by: diver.seat, pearls: diver.pearls }, 'pd/end.1');
  }
  endTurn(g);
}

function endTurn({ state }: PearlDivers): void {
  state.discard.push(...state.held.splice(0));
  state.turn = (state.turn + 1) % state.divers.length;
}

function diverAtTurn({ state }: PearlDivers): Diver {
  const diver = state.divers[state.turn];
  if (diver === undefined) throw new Error(`nobody has turn ${state.turn}`);
  return diver;
}

const worthOf = (g: Pick<PearlDivers, 'content'>, held: readonly CardId[]): number =>
  held.reduce((sum, id) => sum + cardOf(g, id).worth, 0);

function cardOf({ content }: Pick<PearlDivers, 'content'>, id: CardId | undefined): Card {
  const card = id === undefined ? undefined : content.cards.get(id);
  if (card === undefined) throw new Error(`no card is called ${id}`);
  return card;
}
