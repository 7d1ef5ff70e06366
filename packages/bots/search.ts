import type { Chance, Kinds } from '@tavolo/kernel';
import { Race, type RaceOptions, raceDefaults } from './race.ts';
import { type BotSight, thinkingOn } from './sight.ts';
import type { Budget, Thinker } from './thinker.ts';
import { type TreeOptions, TreeSearch, treeDefaults } from './tree-search.ts';

export type SearchOptions = TreeOptions & RaceOptions;

/** Thinks in the way that suits the game: in a tree or, where its counsel trusts the habit, by a race. */
export function searchFor<K extends Kinds>(
  sight: BotSight<K>,
  chance: Chance,
  options: Partial<SearchOptions> = {},
): Thinker {
  const thinking = thinkingOn(sight);
  return (thinking.trust ?? 0) > 0
    ? new Race(sight, chance, { ...raceDefaults, ...thinking, ...options })
    : new TreeSearch(sight, chance, { ...treeDefaults, ...thinking, ...options });
}

/** Searches for a budget and takes what is best then. Deterministic for a chance, unless stopped by a clock. */
export function searchBot<K extends Kinds>(
  sight: BotSight<K>,
  chance: Chance,
  options: Partial<SearchOptions> & Budget,
): readonly string[] {
  const search = searchFor(sight, chance, options);
  if (!search.isSettled) search.think(options);
  return search.best();
}
