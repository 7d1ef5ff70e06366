/** Words about items, events and markers. */
import { type Rule, silence } from '@tavolo/kernel';
import { choose } from '../../ask.ts';
import type { Machina } from '../../machina.ts';
import type { Effect } from '../../vocabulary/effects.ts';
import type { ExplorerId } from '../../vocabulary/ids.ts';
import type { Who } from '../../vocabulary/who.ts';
import type { Deed } from '../abilities/deeds.ts';
import { unitMeant, unitsMeant } from '../abilities/judging.ts';
import { arrange } from '../inventory/arranging.ts';
import { takeBackMarkers } from '../inventory/carrying.ts';
import { drawAndKeep } from '../inventory/draws.ts';
import { addItemLevel } from '../inventory/item-decks.ts';
import { unequipAny } from '../inventory/parting.ts';
import { partners, trade } from '../inventory/trading.ts';
import { attachEvent, resolveEvent } from '../phases/events.ts';
import { peek } from '../phases/peeking.ts';
import { explorerOf, explorerWith } from '../units.ts';
import type { WordsFor } from './words.ts';

type Word<Is extends Effect['is']> = Extract<Effect, { is: Is }>;

/** The explorers that a word means. */
const explorersMeant = (g: Machina, deed: Deed, who: Who): readonly ExplorerId[] =>
  unitsMeant(g, deed, who).flatMap((unit) => explorerWith(g.state, unit)?.explorer ?? []);

/** The explorer that a card is for: whose it is, else the active one. */
function explorerOfDeed(g: Machina, deed: Deed): ExplorerId | null {
  return explorerWith(g.state, deed.self)?.explorer ?? deed.active;
}

export const onCards: WordsFor<
  | 'draw-items'
  | 'unequip'
  | 'use-inventory'
  | 'trade'
  | 'add-item-level'
  | 'repeat-horror-event'
  | 'cancel-event'
  | 'attach-event'
  | 'peek'
  | 'take-back-markers'
> = {
  'draw-items': drawItems,
  unequip: function* ({ who, n, type }, g, deed): Rule {
    for (const id of explorersMeant(g, deed, who)) yield* unequipAny(g, id, n, type ?? null);
  },
  'use-inventory': function* ({ who }, g, deed): Rule {
    for (const id of explorersMeant(g, deed, who)) yield* arrange(g, id);
  },
  trade: tradeWithAnybody,
  'add-item-level': ({ level }, g) => {
    addItemLevel(g, level);
    return undefined;
  },
  'repeat-horror-event': (_, g) => {
    const event = g.state.currentHorrorEvent;
    return event === null ? undefined : resolveEvent(g, event, null);
  },
  'cancel-event': (_, g, deed) => {
    cancel(g, deed);
    return undefined;
  },
  'attach-event': attach,
  peek: (effect, g, deed) => {
    const id = explorerOfDeed(g, deed);
    return id === null ? undefined : peek(g, id, effect);
  },
  'take-back-markers': ({ who }, g, deed) => {
    for (const id of explorersMeant(g, deed, who)) takeBackMarkers(g, id);
    return undefined;
  },
};

/** The event that was just drawn has no effect. */
function cancel(g: Machina, { moment, card }: Deed): void {
  const { drawnEvent } = g.state;
  if (moment?.is !== 'event' || drawnEvent === null) return;
  moment.cancelled = true;
  g.tell({ is: 'cancelled-event', event: drawnEvent, by: card }, 'ma/horror.4');
}

/** An event comes to lie with a unit; where there is none, something else happens. [ma/horror.11] */
function attach({ to, otherwise }: Word<'attach-event'>, g: Machina, deed: Deed): Rule {
  const unit = unitMeant(g, deed, to);
  if (unit === null || g.state.drawnEvent === null) return g.perform(deed, otherwise);
  attachEvent(g, g.state.drawnEvent, unit);
  return silence;
}

/** In the middle of a `for-each` it is the turn of the one that it has come to. */
function* drawItems({ deck, n, keep, who }: Word<'draw-items'>, g: Machina, deed: Deed): Rule {
  const one = who === undefined ? (deed.it ?? deed.self ?? deed.active) : unitMeant(g, deed, who);
  const id = explorerWith(g.state, one)?.explorer ?? deed.active;
  if (id !== null) yield* drawAndKeep(g, id, { deck, n, keep });
}

/** Trades with any one explorer, wherever it is, or with nobody. [ma/actions.3] */
function* tradeWithAnybody({ who }: Word<'trade'>, g: Machina, deed: Deed): Rule {
  for (const id of explorersMeant(g, deed, who)) {
    const others = partners(g, id);
    if (others.length === 0) continue;
    const picked = yield* choose('trade-with', {
      seat: explorerOf(g.state, id).seat,
      rule: 'ma/actions.3',
      from: [...others, 'nobody'],
      about: () => ({ explorer: id }),
    });
    if (picked !== 'nobody') yield* trade(g, id, picked);
  }
}
