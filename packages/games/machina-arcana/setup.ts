import type { Chance, Start } from '@tavolo/kernel';
import { freshExplorer } from './fresh.ts';
import type { MachinaKinds } from './kinds.ts';
import { sidesOf } from './map/laid.ts';
import { extraEssence, type Seated, startOf } from './rules/phases/ratings.ts';
import { scenarioNumber, scenarioOf } from './rules/story/campaign.ts';
import { explorerCard, wornItems } from './rules/units.ts';
import type { Survivor } from './sheet.ts';
import type { EventDeck, Explorer, ItemDeck, Options, State } from './state.ts';
import type { Chapter } from './vocabulary/cards.ts';
import type { Content } from './vocabulary/content.ts';
import type { EventId, MonsterId } from './vocabulary/ids.ts';
import type { ItemType } from './vocabulary/terms.ts';

/** From options, sheet, seats and chance to a table at which only survivors have explorers. [ma/setup.14, ma/ending.10] */
export function setup(start: Start<MachinaKinds>): State {
  const { seats, content, chance, chanceState, sheet } = start;
  const options = { ...start.options, scenario: scenarioOf(content, start.options, sheet) };
  const table = { options, seats: seats.slice() };
  const level = scenarioNumber(content, options);
  return {
    ...emptyTable(),
    chance: chanceState,
    options,
    seats: table.seats,
    explorers: (sheet?.survivors ?? []).map((one) => survivor(content, table, one)),
    fallen: [...(sheet?.fallen ?? [])],
    monsterLevel: level,
    monsterDeck: chance.stream('monsters').shuffle(monstersUpTo(content, level, sheet?.removed ?? [])),
    removedMonsters: [...(sheet?.removed ?? [])],
    items: {
      weapon: itemsOf(start, 'weapon'),
      apparel: itemsOf(start, 'apparel'),
      artifact: itemsOf(start, 'artifact'),
      consumable: itemsOf(start, 'consumable'),
    },
    explorerEvents: eventsOf(content, chance, options, 'explorer'),
    horrorEvents: eventsOf(content, chance, options, 'horror'),
    stack: stackOf(content, chance),
    spawnRating: startOf('spawn', table),
    horrorRating: startOf('horror', table),
    chapters: chaptersOf(content, options).map(({ id }) => id),
  };
}

/** An explorer that comes from the scenario before, fresh but for the items it has kept. */
const survivor = (content: Content, table: Seated, { seat, explorer, worn, bag }: Survivor): Explorer => ({
  ...freshExplorer(seat, explorerCard(content, explorer), extraEssence(table)),
  worn: worn.map((one) => ({ ...one })),
  bag: [...bag],
});

/** The monsters of all levels up to one, but for those that have left the game; bosses are in no deck. [ma/setup.7] */
const monstersUpTo = ({ monsters }: Content, most: number, removed: readonly MonsterId[]): MonsterId[] =>
  [...monsters.values()]
    .filter(({ id, level }) => level !== null && level <= most && !removed.includes(id))
    .map(({ id }) => id);

/** The first level of a deck, but for what somebody has kept; more levels come in later. [ma/setup.6, ma/ending.10] */
function itemsOf({ content, chance, sheet }: Start<MachinaKinds>, type: ItemType): ItemDeck {
  const kept = (sheet?.survivors ?? []).flatMap((one) => [...wornItems(one), ...one.bag]);
  const cards = [...content.items.values()]
    .filter((card) => card.type === type && card.level === 1 && !kept.includes(card.id))
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
    gone: [],
    active: null,
    monsters: [],
    acting: null,
    toAct: [],
    horrorRolled: false,
    toCheck: [],
    destroyedMonsters: [],
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
    chapter: 0,
    advancedBy: null,
    counters: [],
    lasting: [],
    horrorMarkers: [],
    uses: [],
    gathered: [],
  }) satisfies Partial<State>;
