import type { Chapter, EventCard, Explorer, Item, Monster, Scenario } from './cards.ts';
import type { Face } from './faces.ts';
import type { ChapterId, EventId, ExplorerId, FaceId, ItemId, MonsterId, ScenarioId } from './ids.ts';

/** Everything that is printed, found by id. */
export type Content = {
  readonly explorers: ReadonlyMap<ExplorerId, Explorer>;
  readonly monsters: ReadonlyMap<MonsterId, Monster>;
  readonly items: ReadonlyMap<ItemId, Item>;
  readonly events: ReadonlyMap<EventId, EventCard>;
  readonly scenarios: ReadonlyMap<ScenarioId, Scenario>;
  /** The chapters of all scenarios. */
  readonly chapters: ReadonlyMap<ChapterId, Chapter>;
  readonly faces: ReadonlyMap<FaceId, Face>;
};

/** What is printed, as it is written down. */
type Printed = {
  readonly explorers: readonly Explorer[];
  readonly monsters: readonly Monster[];
  readonly items: readonly Item[];
  readonly events: readonly EventCard[];
  readonly scenarios: readonly Scenario[];
  readonly faces: readonly Face[];
};

export const contentOf = (printed: Printed): Content => ({
  explorers: byId(printed.explorers),
  monsters: byId(printed.monsters),
  items: byId(printed.items),
  events: byId(printed.events),
  scenarios: byId(printed.scenarios),
  chapters: byId(printed.scenarios.flatMap(({ chapters }) => chapters)),
  faces: byId(printed.faces),
});

const byId = <Id extends string, Thing extends { readonly id: Id }>(
  things: readonly Thing[],
): ReadonlyMap<Thing['id'], Thing> => new Map(things.map((thing) => [thing.id, thing]));
