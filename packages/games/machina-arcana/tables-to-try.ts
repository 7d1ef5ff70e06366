/**
 * The tables that the conformance suite plays: every scenario in every way, and later scenarios of campaigns whose explorers
 * come with all that they can wear and carry, so that everything in the box comes into play.
 */
import { type Seat, seat } from '@tavolo/kernel';
import type { TableToTry } from '@tavolo/kernel/conformance';
import { machinaArcana as game } from './game.ts';
import type { MachinaKinds } from './kinds.ts';
import { canBeMain, socketOn } from './rules/inventory/joining.ts';
import { isWithinLimits, wornAlone } from './rules/inventory/limits.ts';
import type { Survivor } from './sheet.ts';
import type { Options, Worn } from './state.ts';
import type { ExplorerId, ItemId, ScenarioId } from './vocabulary/ids.ts';

type Table = TableToTry<MachinaKinds>;

const { content } = game;
const scenarios: readonly ScenarioId[] = [...content.scenarios.keys()];
const explorers: readonly ExplorerId[] = [...content.explorers.keys()];
const items: readonly ItemId[] = [...content.items.keys()];

/** Many go wrong early, and some go far. */
const habits = [50, 92] as const;

const ways: readonly Partial<Options>[] = [
  {},
  { difficulty: 'easy', duration: 'extra-quick' },
  { difficulty: 'hard', stragglers: 'carry-along', orderSpawnChecks: true },
  {
    difficulty: 'nightmare',
    duration: 'quick',
    sealedTileOutcome: 'rating-up',
    level5Penalty: 'spawn-for-each',
  },
  { replacementExplorers: true, firstItem: true, ratingReset: 'one' },
  { rulesUpdate: true, sealedTileOutcome: 'nearest-other-tile' },
  { cunningPolicy: 'as-irrational', supportForHealth: false, droppedItems: 'off' },
  { duration: 'full', difficulty: 'easy', droppedItems: 'on', level5Penalty: 'none' },
];

/** Every scenario in each of these ways, with every number of explorers. */
const singly: readonly Table[] = scenarios.flatMap((scenario, first) =>
  ways.flatMap((options, way) =>
    habits.map((byHabit, far) => ({
      seats: 1 + ((first + way + far) % 4),
      options: { scenario, ...options },
      byHabit,
    })),
  ),
);

/** Tables at which the last seat is the mind of the monsters: of one explorer, of three, and in a campaign. */
const puppeteers: readonly Table[] = [
  { seats: 2, options: { puppeteer: true } },
  { seats: 3, options: { puppeteer: true, difficulty: 'easy' }, byHabit: 92 },
  { seats: 4, options: { puppeteer: true, scenario: scenarios.at(-1) ?? game.defaults.scenario } },
  { seats: 3, options: { puppeteer: true, campaign: true, duration: 'extra-quick', difficulty: 'easy' } },
];

/** The first scenario of a campaign: its explorers choose what to keep. */
const beginning: Table = {
  seats: 2,
  options: { campaign: true, duration: 'extra-quick', difficulty: 'easy' },
  byHabit: 92,
};

/** Later scenarios of campaigns. A fourth seat has lost its explorer and begins anew. */
const later: readonly Table[] = Array.from({ length: 24 }, (_, n) => {
  const seats = 1 + (n % 4);
  return {
    seats,
    options: {
      campaign: true,
      scenario: scenarios[1 + (Math.floor(n / 4) % 2)] ?? game.defaults.scenario,
      difficulty: n % 3 === 0 ? 'normal' : 'easy',
      droppedItems: n % 2 === 0 ? 'on' : 'off',
      replacementExplorers: n % 5 === 0,
    },
    sheet: { survivors: survivorsOf(n, Math.min(seats, 3)), fallen: [], removed: [] },
    byHabit: n % 2 === 0 ? 50 : 92,
  };
});

/** Explorers of whom no two have the same items; over all the tables every item is dealt, and more than once. */
function survivorsOf(n: number, many: number): Survivor[] {
  const dealt = 8;
  const before = Math.floor(n / 4) * 9 + ([0, 1, 3, 6][n % 4] ?? 0);
  return explorers.slice(n % 5, (n % 5) + many).map((explorer, place) => {
    const own = Array.from({ length: dealt }, (_, more) => (before + place) * dealt + more);
    return survivor(seat(`seat-${place + 1}`), explorer, own.flatMap(itemNumber));
  });
}

function itemNumber(n: number): readonly ItemId[] {
  const item = items[n % items.length];
  return item === undefined ? [] : [item];
}

/** Wears what it can, mains before what is fitted to them; a bag takes six, and the rest stays behind. */
function survivor(at: Seat, explorer: ExplorerId, own: readonly ItemId[]): Survivor {
  const mains = own.filter((item) => content.items.get(item)?.fit.is === 'main');
  const worn = [...new Set([...mains, ...own])].reduce(withWorn, []);
  const isWorn = (item: ItemId): boolean => worn.some((one) => Object.values(one).includes(item));
  return {
    seat: at,
    explorer,
    worn: worn.map((one) => ({ ...one })),
    bag: own.filter((item) => !isWorn(item)).slice(0, 6),
  };
}

/** One more item worn, fitted to another or by itself; as before where it has no place. */
function withWorn(worn: readonly Worn[], item: ItemId): readonly Worn[] {
  const fitted = worn.map((one) => {
    const socket = socketOn(content, item, one.main);
    return socket === null || one[socket] !== null ? one : { ...one, [socket]: item };
  });
  if (fitted.some((one, place) => one !== worn[place]) && isWithinLimits(content, fitted)) return fitted;
  const more = [...worn, wornAlone(item)];
  return canBeMain(content, item) && isWithinLimits(content, more) ? more : worn;
}

export const tables: readonly Table[] = [...singly, ...puppeteers, beginning, ...later];
