import type { Chance, Start } from '@tavolo/kernel';
import type { MachinaKinds } from './kinds.ts';
import { sidesOf } from './map/laid.ts';
import { startRating } from './rules/ratings.ts';
import type { EventDeck, ItemDeck, Options, State } from './state.ts';
import type { Chapter } from './vocabulary/cards.ts';
import type { Content } from './vocabulary/content.ts';
import type { EventId, MonsterId } from './vocabulary/ids.ts';
import type { ItemType } from './vocabulary/terms.ts';

/** From options, seats and chance to a table at which nobody has chosen an explorer. [ma/setup.14] */
export function setup({ options, seats, content, chance, chanceState }: Start<MachinaKinds>): State {
  const rating = startRating[options.difficulty];
  return {
    ...emptyTable(),
    chance: chanceState,
    options,
    seats: seats.slice(),
    monsterDeck: chance.stream('monsters').shuffle(monstersOf(content, 1)),
    items: {
      weapon: itemsOf(content, chance, 'weapon'),
      apparel: itemsOf(content, chance, 'apparel'),
      artifact: itemsOf(content, chance, 'artifact'),
      consumable: itemsOf(content, chance, 'consumable'),
    },
    explorerEvents: eventsOf(content, chance, options, 'explorer'),
    horrorEvents: eventsOf(content, chance, options, 'horror'),
    stack: stackOf(content, chance),
    spawnRating: rating,
    horrorRating: rating,
    chapters: chaptersOf(content, options).map(({ id }) => id),
  };
}

/** The monsters of a level; bosses are in no deck. [ma/setup.7] */
export const monstersOf = ({ monsters }: Content, level: number): MonsterId[] =>
  [...monsters.values()].filter((card) => card.level === level).map(({ id }) => id);

function itemsOf({ items }: Content, chance: Chance, type: ItemType): ItemDeck {
  const cards = [...items.values()]
    .filter((card) => card.type === type && card.level === 1)
    .map(({ id }) => id);
  return { deck: chance.stream(`items-${type}`).shuffle(cards), pile: [], knownTop: 0 };
}

/** The core events and those of the scenario. [ma/setup.5] */
function eventsOf(
  { events }: Content,
  chance: Chance,
  { scenario }: Options,
  deck: 'explorer' | 'horror',
): EventDeck {
  const cards: EventId[] = [...events.values()]
    .filter((card) => card.deck === deck && (card.scenario === null || card.scenario === scenario))
    .map(({ id }) => id);
  return { deck: chance.stream(`events-${deck}`).shuffle(cards), pile: [], knownTop: 0, knownBottom: 0 };
}

/** All tiles in random order, each with a random side up. [ma/setup.8] */
function stackOf(content: Content, chance: Chance): State['stack'] {
  const tiles = [...content.faces.values()].flatMap(({ tile }) => (tile === null ? [] : [tile]));
  const stream = chance.stream('tiles');
  return stream
    .shuffle([...new Set(tiles)])
    .map((tile) => ({ tile, side: stream.pick(sidesOf(content, tile)) }));
}

/** The chapters that a duration plays, in their order. [ma/setup.1] */
function chaptersOf({ scenarios }: Content, { scenario, duration }: Options): readonly Chapter[] {
  const found = scenarios.get(scenario);
  if (found === undefined) throw new Error(`No scenario is called ${scenario}`);
  return found.chapters.filter(({ durations }) => durations.includes(duration));
}

/** Everything that nobody has put on the table yet. */
const emptyTable = () =>
  ({
    phase: 'choose',
    round: 0,
    due: null,
    outcome: null,
    why: null,
    explorers: [],
    gone: [],
    active: null,
    monsters: [],
    acting: null,
    toAct: [],
    horrorRolled: false,
    toCheck: [],
    destroyedMonsters: [],
    removedMonsters: [],
    returning: [],
    drawnItems: [],
    itemLevel: 1,
    currentExplorerEvent: null,
    currentHorrorEvent: null,
    drawnEvent: null,
    tiles: [],
    knownTiles: 0,
    knownLastTiles: 0,
    spots: [],
    doors: [],
    exit: null,
    threat: 1,
    monsterLevel: 1,
    chapter: 0,
    advancedBy: null,
    counters: [],
    lasting: [],
    horrorMarkers: [],
    uses: [],
    gathered: [],
  }) satisfies Partial<State>;
