/** What an explorer can do and at what price, as anybody at the table can tell. */

import type { Act } from '../rules/turn/actor.ts';
import { actsOf } from '../rules/turn/acts.ts';
import type { View } from '../view.ts';
import type { ExplorerId } from '../vocabulary/ids.ts';
import { seenTable } from './seen-table.ts';

/** The price of each option. */
export const pricesSeen = (view: View, explorer: ExplorerId): ReadonlyMap<string, Act> =>
  new Map(actsOf(seenTable(view), explorer).map((act) => [act.option, act]));
