/** Scenarios of a campaign that end, and those that follow, for tests. */
import { begin, isRefusal, type Match, type Seat, type Sequel, seat, sequelTo } from '@tavolo/kernel';
import { machinaArcana } from '../game.ts';
import type { MachinaKinds } from '../kinds.ts';
import { wornItems } from '../rules/units.ts';
import type { Survivor } from '../sheet.ts';
import type { Options, State } from '../state.ts';
import type { ExplorerId, ItemId, MonsterId } from '../vocabulary/ids.ts';
import { itemTypes } from '../vocabulary/terms.ts';
import type { Setting } from './setting.ts';

/** The last chapter of the first scenario, with its boss about to be destroyed: settling fates wins it. */
export const aboutToBeWon: Setting = {
  chapter: 'the-drowned-engine',
  tiles: [{ face: 'end-drowned-engine', column: 0, row: 0 }],
  monsters: { 'heart-engine': { at: '4,4', health: 0 } },
  options: { campaign: true },
};

/** The match after one that is over, at the same seats. */
export const nextAfter = (match: Match<MachinaKinds>): Match<MachinaKinds> =>
  begun(match.beginning.seats, sequelTo(match));

/** A survivor as a sheet has it. */
export const survivor = (name: string, explorer: string, ...bag: readonly string[]): Survivor => ({
  seat: seat(name),
  explorer: explorer as ExplorerId, // tests write ids
  worn: [],
  bag: [...bag] as ItemId[], // tests write ids
});

type Written = {
  readonly survivors: Survivor[];
  readonly fallen?: readonly string[];
  readonly removed?: readonly string[];
};

/** A later scenario of a campaign, begun with what a sheet says. */
export const laterScenario = (
  names: readonly string[],
  options: Partial<Options>,
  { survivors, fallen = [], removed = [] }: Written,
): Match<MachinaKinds> =>
  begun(names.map(seat), {
    options: { ...machinaArcana.defaults, campaign: true, ...options },
    sheet: { survivors, fallen: [...fallen] as ExplorerId[], removed: [...removed] as MonsterId[] }, // tests write ids
  });

function begun(seats: readonly Seat[], sequel: Sequel<MachinaKinds>): Match<MachinaKinds> {
  const match = begin(machinaArcana, { seats, ...sequel, seed: 'campaign' });
  if (isRefusal(match)) throw new Error(`${match.refused} ${match.detail ?? ''}`);
  return match;
}

/** All items in the decks. */
export const itemsInDecks = ({ items }: State): readonly ItemId[] =>
  itemTypes.flatMap((type) => items[type].deck);

/** The levels of the items in the decks. */
export const levelsInDecks = (s: State): readonly number[] =>
  [...new Set(itemsInDecks(s).map((id) => machinaArcana.content.items.get(id)?.level ?? 0))].sort();

/** All items that explorers have. */
export const itemsHeld = ({ explorers }: State): readonly ItemId[] =>
  explorers.flatMap((one) => [...wornItems(one), ...one.bag]);
