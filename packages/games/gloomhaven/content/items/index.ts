import type { Item } from '../../vocabulary/items.ts';
import { foundItems } from './found.ts';
import { prosperity1 } from './prosperity-1.ts';
import { prosperity2 } from './prosperity-2.ts';
import { prosperity3 } from './prosperity-3.ts';
import { prosperity4 } from './prosperity-4.ts';
import { prosperity5 } from './prosperity-5.ts';
import { prosperity6 } from './prosperity-6.ts';
import { prosperity7 } from './prosperity-7.ts';
import { prosperity8 } from './prosperity-8.ts';
import { prosperity9 } from './prosperity-9.ts';

/** The items that the town can sell, 001 to 070, and those that are found. */
export const items: readonly Item[] = [
  ...prosperity1,
  ...prosperity2,
  ...prosperity3,
  ...prosperity4,
  ...prosperity5,
  ...prosperity6,
  ...prosperity7,
  ...prosperity8,
  ...prosperity9,
  ...foundItems,
];
