/** A unit with its values as they are now, as anybody at the table can tell. */
import { explorerWith, monsterWith, spacesOf } from '../rules/units.ts';
import { figureOf, freeMarkers, has, type Part, partsOfValue } from '../rules/values/values.ts';
import type { View } from '../view.ts';
import type { UnitId } from '../vocabulary/ids.ts';
import type { SpaceId } from '../vocabulary/places.ts';
import { type Keyword, keywords } from '../vocabulary/terms.ts';
import { seenTable } from './seen-table.ts';

/** A value, and what it is made of. */
export type ValueSeen = { readonly n: number; readonly parts: readonly Part[] };

/** How much there is of something, and how much there can be. */
type Store = { readonly now: number; readonly most: number };

export type UnitSeen = {
  readonly unit: UnitId;
  readonly is: 'explorer' | 'monster';
  /** The spaces it stands on; none: it is not on the map. */
  readonly spaces: readonly SpaceId[];
  readonly health: Store;
  readonly stamina: Store;
  /** Monsters have none. */
  readonly essence: Store;
  readonly armor: ValueSeen;
  readonly will: ValueSeen;
  /** Markers that can still be placed. */
  readonly markers: number;
  readonly keywords: readonly Keyword[];
};

export function unitSeen(view: View, unit: UnitId): UnitSeen {
  const g = seenTable(view);
  const explorer = explorerWith(g.state, unit);
  const monster = monsterWith(g.state, unit);
  const value = (of: 'armor' | 'will'): ValueSeen => ({
    n: figureOf(g, unit, of),
    parts: partsOfValue(g, unit, of),
  });
  const acting = view.acting?.monster === unit ? view.acting.stamina : null;
  const stamina = figureOf(g, unit, explorer === null ? 'stamina' : 'stamina-max');
  return {
    unit,
    is: explorer === null ? 'monster' : 'explorer',
    spaces: spacesOf(g, unit),
    health: { now: explorer?.health ?? monster?.health ?? 0, most: figureOf(g, unit, 'health-max') },
    stamina: { now: explorer?.stamina ?? acting ?? stamina, most: stamina },
    essence: { now: explorer?.essence ?? 0, most: explorer === null ? 0 : figureOf(g, unit, 'essence-max') },
    armor: value('armor'),
    will: value('will'),
    markers: explorer === null ? 0 : freeMarkers(g, explorer.explorer),
    keywords: keywords.filter((keyword) => has(g, unit, keyword)),
  };
}
