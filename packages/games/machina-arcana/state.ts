import {
  chanceState,
  type Described,
  flag,
  list,
  maybe,
  oneOf,
  record,
  type Seat,
  small,
  text,
} from '@tavolo/kernel';
import type { DoorId } from './map/ground.ts';
import { durations } from './vocabulary/cards.ts';
import { counters } from './vocabulary/conditions.ts';
import { sides } from './vocabulary/faces.ts';
import type {
  CardId,
  ChapterId,
  EventId,
  ExplorerId,
  FaceId,
  ItemId,
  MonsterId,
  ScenarioId,
  UnitId,
} from './vocabulary/ids.ts';
import type { SpaceId } from './vocabulary/places.ts';
import { difficulties } from './vocabulary/terms.ts';

const seat = text<Seat>();
const space = text<SpaceId>();

/** A main item that is worn, or an upgrade by itself, and what is joined to it. [ma/inventory.7] */
export const worn = record({
  main: text<ItemId>(),
  top: maybe(text<ItemId>()),
  bottom: maybe(text<ItemId>()),
  right: maybe(text<ItemId>()),
});

const explorer = record({
  seat,
  explorer: text<ExplorerId>(),
  /** `null`: off the map, or dead. */
  at: maybe(space),
  /** Took an exit and waits for the others. [ma/actions.4] */
  exited: flag,
  /** Took it in this round. [ma/spawn.1] */
  exitedNow: flag,
  dead: flag,
  health: small,
  stamina: small,
  essence: small,
  worn: list(worn),
  /** Unequipped items and consumables. */
  bag: list(text<ItemId>()),
  /** Events beside it. */
  related: list(text<EventId>()),
  /** Where its markers in use lie; `null`: the card is gone, and the marker is spent. [ma/markers.5] */
  markers: list(maybe(text<CardId>())),
  /** Has had its turn in this round. */
  finished: flag,
  /** Has left a space in its turn. */
  moved: flag,
  /** Always says yes when asked for essence, a trade or to be moved. */
  alwaysHelps: flag,
  account: record({
    kills: small,
    steps: small,
    hits: small,
    lost: small,
    essence: small,
    items: small,
  }),
});

const monster = record({
  monster: text<MonsterId>(),
  at: space,
  health: small,
  /** More health than is printed: matches of version 1 may have it. */
  extraHealth: small,
  related: list(text<EventId>()),
  /** It is the quarry of a card. */
  quarry: flag,
  /** It was destroyed: it stands on the map no more, and what its end sets off is going on. [ma/destroying.2] */
  ended: flag,
  /** The explorer that decides for it in its next turn; `null`: its own mind. [ma/destroying.6] */
  controlledBy: maybe(text<ExplorerId>()),
});

/** A change that is in force until some moment. What cards change while they are in play is not kept here. [ma/effects.5] */
const lasting = record({
  card: text<CardId>(),
  ability: text(),
  /** The unit whose card it was; `null`: nobody's. */
  owner: maybe(text<UnitId>()),
  /** The unit that it is about. */
  on: text<UnitId>(),
  is: oneOf(
    'modify',
    'price',
    'set-price',
    'essence-price',
    'support-range',
    'attack-mode',
    'grant',
    'add-dice',
  ),
  /** Which value, price, keyword, range or kind of attack. */
  of: text(),
  /** By how much, or to what. */
  by: small,
  least: small,
  white: small,
  black: small,
  /** Which attacks it is about; `null`: any. */
  scope: maybe(text()),
  until: oneOf('end-of-turn', 'its-next-turn', 'explorer-phase', 'horror-phase', 'chapter', 'for-good'),
  /** For the next thing that it is about, and no more. */
  once: flag,
  /** A marker on the card shows it. */
  marked: flag,
});

/** What on a space is not as it is printed. */
const spot = record({
  at: space,
  /** One explored token, two, or a light. [ma/words.8] */
  token: maybe(oneOf('explored', 'destroyed', 'light')),
  /** A barrel that was put there, or rubble that was cleared. */
  now: maybe(oneOf('barrel', 'floor')),
  /** Items that lie there. */
  items: list(text<ItemId>()),
});

const itemDeck = record({
  deck: list(text<ItemId>()),
  pile: list(text<ItemId>()),
  /** How many cards at the top everybody has seen go there. */
  knownTop: small,
});
/** The top of a deck and of a pile is its end. */
const eventDeck = record({
  deck: list(text<EventId>()),
  pile: list(text<EventId>()),
  /** How many cards at the top, and how many at the bottom, everybody has seen go there. */
  knownTop: small,
  knownBottom: small,
});

/** A tile of the stack: the side that will be up. */
const stacked = record({ tile: text(), side: text<FaceId>() });

/** Ways to play on which tables differ. */
export const options = record({
  scenario: text<ScenarioId>(),
  difficulty: oneOf(...difficulties),
  duration: oneOf(...durations),
  /** The scenario is one of a campaign. [ma/ending.10] */
  campaign: flag,
  /** [ma/Q1] */
  sealedTileOutcome: oneOf('none', 'rating-up', 'nearest-other-tile'),
  /** [ma/Q2] */
  ratingReset: oneOf('start', 'one'),
  /** [ma/Q3] */
  level5Penalty: oneOf('health', 'spawn-for-each', 'none'),
  /** [ma/Q4] */
  stragglers: oneOf('forbid', 'carry-along'),
  /** [ma/Q5] */
  cunningPolicy: oneOf('cunning', 'as-irrational'),
  /** [ma/Q6] */
  supportForHealth: flag,
  /** `usual`: on, except at easy. [ma/Q7] */
  droppedItems: oneOf('usual', 'on', 'off'),
  /** [ma/Q8] */
  replacementExplorers: flag,
  /** [ma/Q9] */
  puppeteer: flag,
  /** [ma/Q10] */
  rulesUpdate: flag,
  /** [ma/Q11] */
  firstItem: flag,
  /** Whether players choose whose spawn check comes next. [ma/spawn.1] */
  orderSpawnChecks: flag,
});
export type Options = Described<typeof options>;

export const state = record({
  chance: chanceState,
  options,
  seats: list(seat),
  phase: oneOf('choose', 'set-up', 'explorer-start', 'explorers', 'spawn', 'horror', 'monsters', 'over'),
  round: small,
  /**
   * What comes before anything else, found out at the end of each step: all are dead, the group has left by an exit, the
   * chapter has reached its goal.
   */
  due: maybe(oneOf('lose', 'leave', 'advance')),
  /** `null`: still going on. */
  outcome: maybe(oneOf('victory', 'defeat')),
  /** What defeated them: a counter's name, or `all-dead`. */
  why: maybe(text()),
  /** In the order of seats, from set-up on. */
  explorers: list(explorer),
  /** Explorers that take no more part: dead ones whose players have others. */
  gone: list(explorer),
  /** Explorers that died in the scenarios of the campaign before this one. */
  fallen: list(text<ExplorerId>()),
  /** Whose turn it is, or whose spawn check. [ma/words.6] */
  active: maybe(text<ExplorerId>()),
  /** In the order of the queue. */
  monsters: list(monster),
  /** The monster whose turn it is, what it has left, and how it was decided. */
  acting: maybe(
    record({
      monster: text<MonsterId>(),
      stamina: small,
      /** The explorer that decides for it. */
      controller: maybe(text<ExplorerId>()),
      /** How many abilities it has played in this turn. [ma/monsters.15.5] */
      played: small,
    }),
  ),
  /** Monsters that have not acted in this monster phase, in order. */
  toAct: list(text<MonsterId>()),
  /** The horror die of this round has been rolled. */
  horrorRolled: flag,
  /** Explorers that are still to be checked in this spawn phase. */
  toCheck: list(text<ExplorerId>()),
  monsterDeck: list(text<MonsterId>()),
  destroyedMonsters: list(text<MonsterId>()),
  removedMonsters: list(text<MonsterId>()),
  /** Bosses that stand up again at the end of the monster phase. */
  returning: list(text<MonsterId>()),
  items: record({ weapon: itemDeck, apparel: itemDeck, artifact: itemDeck, consumable: itemDeck }),
  /** Items that have been looked at and not yet gone anywhere. */
  drawnItems: list(text<ItemId>()),
  itemLevel: small,
  explorerEvents: eventDeck,
  horrorEvents: eventDeck,
  currentExplorerEvent: maybe(text<EventId>()),
  currentHorrorEvent: maybe(text<EventId>()),
  /** An event that was drawn and whose enters-play ability is going on. */
  drawnEvent: maybe(text<EventId>()),
  tiles: list(record({ face: text<FaceId>(), column: small, row: small, turns: small })),
  /** The next one is the last. */
  stack: list(stacked),
  /** How many of the next tiles, and how many of the last, everybody has seen. */
  knownTiles: small,
  knownLastTiles: small,
  spots: list(spot),
  doors: list(record({ door: text<DoorId>(), is: oneOf('closed', 'destroyed') })),
  /** The side of a tile where the exit token lies. */
  exit: maybe(record({ column: small, row: small, side: oneOf(...sides) })),
  spawnRating: small,
  horrorRating: small,
  threat: small,
  monsterLevel: small,
  chapters: list(text<ChapterId>()),
  chapter: small,
  /** The explorer who advanced the chapter. [ma/chapters.9] */
  advancedBy: maybe(text<ExplorerId>()),
  counters: list(record({ name: oneOf(...counters), n: small })),
  lasting: list(lasting),
  horrorMarkers: list(text<CardId>()),
  /** How often abilities with a limit were used. */
  uses: list(
    record({
      /** The unit, or the group. */
      by: text<UnitId | 'group'>(),
      card: text<CardId>(),
      ability: text(),
      turn: small,
      round: small,
      chapter: small,
    }),
  ),
  /** Tokens on cards that count something. [ma/states.2] */
  gathered: list(record({ card: text<CardId>(), ability: text(), n: small })),
});

export type State = Described<typeof state>;
export type Explorer = State['explorers'][number];
export type Monster = State['monsters'][number];
export type Worn = Explorer['worn'][number];
export type Lasting = State['lasting'][number];
export type Spot = State['spots'][number];
export type EventDeck = State['explorerEvents'];
export type ItemDeck = State['items']['weapon'];
