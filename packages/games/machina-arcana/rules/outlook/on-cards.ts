/** What words about items, events and markers would do. */
import type { Table } from '../../machina.ts';
import type { Effect } from '../../vocabulary/effects.ts';
import type { ItemId, UnitId } from '../../vocabulary/ids.ts';
import { itemTypes } from '../../vocabulary/terms.ts';
import { unitsMeant } from '../abilities/judging.ts';
import { explorersOnMap, explorerWith, itemCard, wornItems } from '../units.ts';
import { ifAny, type Look, type ProspectsFor, prospect, worths } from './prospect.ts';

type Word<Is extends Effect['is']> = Extract<Effect, { is: Is }>;

export const prospectsOfCards: ProspectsFor<
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
  'draw-items': ({ deck, keep }, { g }) =>
    ifAny(() => hasItems(g, deck), { worth: () => keep * worths.item }),
  unequip: ({ who, type }, { g, deed }) => {
    const units = () => unitsMeant(g, deed, who).filter((unit) => wears(g, unit, type ?? null));
    return ifAny(() => units().length > 0, { reaches: units, worth: () => -units().length });
  },
  'use-inventory': () => prospect({ worth: () => worths.stamina }),
  trade: (_, { g }) => prospect({ changes: () => explorersOnMap(g.state).length > 1 }),
  'add-item-level': () => prospect({ worth: () => worths.item }),
  'repeat-horror-event': (_, look) => repeated(look),
  'cancel-event': () => prospect({ worth: () => worths.health }),
  'attach-event': ({ to }, { g, deed }) =>
    prospect({ reaches: () => unitsMeant(g, deed, to), worth: () => -worths.defence }),
  peek: ({ deck }, { g }) => ifAny(() => isThere(g, deck), { worth: () => worths.rating }),
  'take-back-markers': ({ who }, { g, deed }) =>
    prospect({
      changes: () => unitsMeant(g, deed, who).some((unit) => markersOf(g, unit) > 0),
      reaches: () => unitsMeant(g, deed, who),
      worth: () =>
        -worths.marker * unitsMeant(g, deed, who).reduce((sum, unit) => sum + markersOf(g, unit), 0),
    }),
};

const hasItems = ({ state }: Table, deck: Word<'draw-items'>['deck']): boolean =>
  itemTypes
    .filter((type) => deck === 'any' || type === deck)
    .some((type) => state.items[type].deck.length + state.items[type].pile.length > 0);

function wears({ state, content }: Table, unit: UnitId, type: string | null): boolean {
  const explorer = explorerWith(state, unit);
  const isMeant = (item: ItemId): boolean => type === null || itemCard(content, item).type === type;
  return explorer !== null && wornItems(explorer).some(isMeant);
}

const markersOf = ({ state }: Table, unit: UnitId): number => explorerWith(state, unit)?.markers.length ?? 0;

function isThere({ state }: Table, deck: Word<'peek'>['deck']): boolean {
  if (deck === 'tiles') return state.stack.length > 0;
  return (deck === 'horror' ? state.horrorEvents : state.explorerEvents).deck.length > 0;
}

/** The current event once more: what it does when it enters play. */
function repeated({ g, deed, of }: Look) {
  const event = g.state.currentHorrorEvent;
  const entering = (event === null ? [] : (g.content.events.get(event)?.abilities ?? []))
    .filter(({ is }) => is === 'enters-play')
    .flatMap((ability) => ability.do);
  return of({ ...deed, self: null, target: null }, entering);
}
