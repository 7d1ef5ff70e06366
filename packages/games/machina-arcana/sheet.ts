import { type Described, list, maybe, record, type Seat, text } from '@tavolo/kernel';
import { worn } from './state.ts';
import type { ExplorerId, ItemId, MonsterId, ScenarioId } from './vocabulary/ids.ts';

/** An explorer that goes on to the next scenario, with the items it keeps, worn as they were. */
const survivor = record({
  seat: text<Seat>(),
  explorer: text<ExplorerId>(),
  worn: list(worn),
  bag: list(text<ItemId>()),
});

/** What the scenarios of a campaign before this one have left; `null`: there was none before. [ma/ending.10] */
export const sheet = maybe(
  record({
    survivors: list(survivor),
    /** Explorers that have died in the campaign. */
    fallen: list(text<ExplorerId>()),
    /** Monsters that have left the game. */
    removed: list(text<MonsterId>()),
  }),
);
export type Sheet = Described<typeof sheet>;
export type Survivor = NonNullable<Sheet>['survivors'][number];

/** How a scenario of a campaign ended, and what it leaves; `null`: it was played singly, or goes on. */
export type Outcome =
  | (NonNullable<Sheet> & { readonly scenario: ScenarioId; readonly ended: 'victory' | 'defeat' })
  | null;
