import type { Onlooker, Seat } from '@tavolo/kernel';
import type { EventDeck, ItemDeck, State } from './state.ts';
import type { ItemId } from './vocabulary/ids.ts';
import type { ItemType } from './vocabulary/terms.ts';

/** A deck of items from outside: how many cards it has, its pile, and what everybody has seen go on its top. */
export type ItemDeckView = {
  readonly left: number;
  readonly pile: readonly ItemId[];
  readonly top: readonly ItemId[];
};
/** A deck of events from outside, with what everybody has seen of its top and its bottom. */
export type EventDeckView = {
  readonly left: number;
  readonly pile: EventDeck['pile'];
  readonly top: EventDeck['deck'];
  readonly bottom: EventDeck['deck'];
};

/** Everything but decks is open to everybody. [ma/setup.15] */
export type View = Omit<
  State,
  'chance' | 'monsterDeck' | 'items' | 'explorerEvents' | 'horrorEvents' | 'stack' | 'due'
> & {
  readonly monsterDeck: number;
  readonly items: { readonly [T in ItemType]: ItemDeckView };
  readonly explorerEvents: EventDeckView;
  readonly horrorEvents: EventDeckView;
  /** How many tiles are left, and the next and the last of them as far as everybody has seen them. */
  readonly stack: {
    readonly left: number;
    readonly next: State['stack'];
    readonly last: State['stack'];
  };
  readonly seats: readonly Seat[];
};

/** What an onlooker may know, built from nothing: all know the same. */
export function view(s: State, _onlooker: Onlooker): View {
  return {
    options: { ...s.options },
    seats: s.seats,
    phase: s.phase,
    round: s.round,
    outcome: s.outcome,
    why: s.why,
    explorers: s.explorers,
    gone: s.gone,
    fallen: s.fallen,
    active: s.active,
    monsters: s.monsters,
    acting: s.acting,
    toAct: s.toAct,
    horrorRolled: s.horrorRolled,
    toCheck: s.toCheck,
    monsterDeck: s.monsterDeck.length,
    destroyedMonsters: s.destroyedMonsters,
    removedMonsters: s.removedMonsters,
    returning: s.returning,
    items: {
      weapon: itemDeckView(s.items.weapon),
      apparel: itemDeckView(s.items.apparel),
      artifact: itemDeckView(s.items.artifact),
      consumable: itemDeckView(s.items.consumable),
    },
    drawnItems: s.drawnItems,
    itemLevel: s.itemLevel,
    explorerEvents: eventDeckView(s.explorerEvents),
    horrorEvents: eventDeckView(s.horrorEvents),
    currentExplorerEvent: s.currentExplorerEvent,
    currentHorrorEvent: s.currentHorrorEvent,
    drawnEvent: s.drawnEvent,
    tiles: s.tiles,
    stack: {
      left: s.stack.length,
      next: s.stack.slice(s.stack.length - s.knownTiles),
      last: s.stack.slice(0, s.knownLastTiles),
    },
    knownTiles: s.knownTiles,
    knownLastTiles: s.knownLastTiles,
    spots: s.spots,
    doors: s.doors,
    exit: s.exit,
    spawnRating: s.spawnRating,
    horrorRating: s.horrorRating,
    threat: s.threat,
    monsterLevel: s.monsterLevel,
    chapters: s.chapters,
    chapter: s.chapter,
    advancedBy: s.advancedBy,
    counters: s.counters,
    lasting: s.lasting,
    horrorMarkers: s.horrorMarkers,
    uses: s.uses,
    gathered: s.gathered,
  };
}

const itemDeckView = ({ deck, pile, knownTop }: ItemDeck): ItemDeckView => ({
  left: deck.length,
  pile,
  top: deck.slice(deck.length - knownTop),
});

const eventDeckView = ({ deck, pile, knownTop, knownBottom }: EventDeck): EventDeckView => ({
  left: deck.length,
  pile,
  top: deck.slice(deck.length - knownTop),
  bottom: deck.slice(0, knownBottom),
});
