import type { Onlooker, Seat } from '@tavolo/kernel';
import type { EventDeck, Explorer, ItemDeck, State } from './state.ts';
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
export const view = (s: State, _onlooker: Onlooker): View => ({
  ...courseOf(s),
  ...unitsOf(s),
  ...mapOf(s),
  ...cardsOf(s),
  ...changesOf(s),
});

/** Where the game stands. */
const courseOf = (s: State) => ({
  options: { ...s.options },
  seats: s.seats.slice(),
  phase: s.phase,
  round: s.round,
  outcome: s.outcome,
  why: s.why,
  active: s.active,
  acting: s.acting === null ? null : { ...s.acting },
  toAct: s.toAct.slice(),
  toCheck: s.toCheck.slice(),
  horrorRolled: s.horrorRolled,
  spawnRating: s.spawnRating,
  horrorRating: s.horrorRating,
  threat: s.threat,
  monsterLevel: s.monsterLevel,
  chapters: s.chapters.slice(),
  chapter: s.chapter,
  advancedBy: s.advancedBy,
  counters: s.counters.map((counter) => ({ ...counter })),
});

const unitsOf = (s: State) => ({
  explorers: s.explorers.map(explorerView),
  gone: s.gone.map(explorerView),
  fallen: s.fallen.slice(),
  monsters: s.monsters.map((monster) => ({ ...monster, related: monster.related.slice() })),
  returning: s.returning.slice(),
  monsterDeck: s.monsterDeck.length,
  destroyedMonsters: s.destroyedMonsters.slice(),
  removedMonsters: s.removedMonsters.slice(),
});

const explorerView = (explorer: Explorer): Explorer => ({
  ...explorer,
  worn: explorer.worn.map((one) => ({ ...one })),
  bag: explorer.bag.slice(),
  related: explorer.related.slice(),
  markers: explorer.markers.slice(),
  account: { ...explorer.account },
});

const mapOf = (s: State) => ({
  tiles: s.tiles.map((tile) => ({ ...tile })),
  stack: {
    left: s.stack.length,
    next: s.stack.slice(s.stack.length - s.knownTiles).map((tile) => ({ ...tile })),
    last: s.stack.slice(0, s.knownLastTiles).map((tile) => ({ ...tile })),
  },
  knownTiles: s.knownTiles,
  knownLastTiles: s.knownLastTiles,
  spots: s.spots.map((spot) => ({ ...spot, items: spot.items.slice() })),
  doors: s.doors.map((door) => ({ ...door })),
  exit: s.exit === null ? null : { ...s.exit },
});

const cardsOf = (s: State) => ({
  items: {
    weapon: itemDeckView(s.items.weapon),
    apparel: itemDeckView(s.items.apparel),
    artifact: itemDeckView(s.items.artifact),
    consumable: itemDeckView(s.items.consumable),
  },
  drawnItems: s.drawnItems.slice(),
  itemLevel: s.itemLevel,
  explorerEvents: eventDeckView(s.explorerEvents),
  horrorEvents: eventDeckView(s.horrorEvents),
  currentExplorerEvent: s.currentExplorerEvent,
  currentHorrorEvent: s.currentHorrorEvent,
  drawnEvent: s.drawnEvent,
});

/** What is in force, and what was used. */
const changesOf = (s: State) => ({
  lasting: s.lasting.map((one) => ({ ...one })),
  horrorMarkers: s.horrorMarkers.slice(),
  uses: s.uses.map((use) => ({ ...use })),
  gathered: s.gathered.map((one) => ({ ...one })),
});

const itemDeckView = ({ deck, pile, knownTop }: ItemDeck): ItemDeckView => ({
  left: deck.length,
  pile: pile.slice(),
  top: deck.slice(deck.length - knownTop),
});

const eventDeckView = ({ deck, pile, knownTop, knownBottom }: EventDeck): EventDeckView => ({
  left: deck.length,
  pile: pile.slice(),
  top: deck.slice(deck.length - knownTop),
  bottom: deck.slice(0, knownBottom),
});
