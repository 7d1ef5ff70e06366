import { content, type View, wornTogether } from '@tavolo/machina-arcana';

/** Everything that has something printed on it, by id. */
export const lookable: ReadonlySet<string> = new Set<string>([
  ...content.explorers.keys(),
  ...content.monsters.keys(),
  ...content.items.keys(),
  ...content.events.keys(),
  ...content.chapters.keys(),
]);

/** The explorers with their items and events first, then the monsters, the chapter, the events, and what was just drawn. */
export function cardsOn(view: View): readonly string[] {
  const ids: readonly (string | null)[] = [
    ...view.drawnItems,
    view.drawnEvent,
    ...view.explorers.flatMap(({ explorer, worn, bag, related }) => [
      explorer,
      ...worn.flatMap(wornTogether),
      ...bag,
      ...related,
    ]),
    ...view.monsters.flatMap(({ monster, related }) => [monster, ...related]),
    view.chapters[view.chapter] ?? null,
    view.currentExplorerEvent,
    view.currentHorrorEvent,
    ...view.spots.flatMap(({ items }) => items),
  ];
  return [...new Set(ids)].flatMap((id) => (id !== null && lookable.has(id) ? [id] : []));
}
