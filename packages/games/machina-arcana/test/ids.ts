import { wornTogether } from '../rules/units.ts';
import type { Explorer } from '../state.ts';
import type { ItemId, UnitId } from '../vocabulary/ids.ts';
import type { SpaceId } from '../vocabulary/places.ts';
/** Ids as a test writes them. */
export const unit = (id: string): UnitId => id as UnitId; // tests write ids
export const space = (id: string): SpaceId => id as SpaceId; // tests write ids

/** What an explorer wears: main items, each with what is joined to it after a plus. */
export const wornBy = ({ worn }: Explorer): readonly string[] =>
  worn.map((one) => wornTogether(one).join('+'));

export const item = (id: string): ItemId => id as ItemId; // tests write ids
