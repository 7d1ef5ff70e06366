import type { Table } from '../../machina.ts';
import type { UnitId } from '../../vocabulary/ids.ts';
import type { Keyword } from '../../vocabulary/terms.ts';

/**
 * The figures of units, as conditions and the words for units need them. They are handed in, because figures depend on
 * conditions themselves: `values.ts` gives them, and `judging.ts` asks with them.
 */
export type Figures = {
  figureOf(g: Table, unit: UnitId, value: 'armor' | 'will' | 'health-max' | 'essence-max'): number;
  has(g: Table, unit: UnitId, keyword: Keyword): boolean;
};
