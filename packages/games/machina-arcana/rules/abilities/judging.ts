/** Conditions, and the words for units, asked with the figures that are in force. */
import type { Table } from '../../machina.ts';
import type { Condition } from '../../vocabulary/conditions.ts';
import type { UnitId } from '../../vocabulary/ids.ts';
import type { Who } from '../../vocabulary/who.ts';
import * as nearness from '../map/nearness.ts';
import { figures } from '../values/values.ts';
import { isTrue } from './conditions.ts';
import { type Meant, meantBy } from './who.ts';

/** Whether something is so. [ma/effects.6] */
export const isSo = (g: Table, deed: Meant, condition: Condition): boolean =>
  isTrue({ g, deed, figures }, condition);

/** The units that a word means at this moment: explorers by seat, then monsters by queue. [ma/effects.4] */
export const unitsMeant = (g: Table, deed: Meant, who: Who): readonly UnitId[] =>
  meantBy({ g, deed, figures }, who);

/** The one unit that a word means; the first of several. */
export const unitMeant = (g: Table, deed: Meant, who: Who): UnitId | null =>
  unitsMeant(g, deed, who)[0] ?? null;

/** Steps between two units by the count that monsters make. [ma/monsters.3] */
export const stepsBetween = (g: Table, from: UnitId, to: UnitId): number =>
  nearness.stepsBetween(g, figures, from, to);
