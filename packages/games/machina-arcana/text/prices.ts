/** What options cost, as their labels say it. */

import { readOption } from '../options.ts';
import { monsterPrices } from '../rules/monsters/choice.ts';
import type { Cost } from '../vocabulary/abilities.ts';
import type { ExplorerId } from '../vocabulary/ids.ts';
import { costOf } from './lookup.ts';
import type { Naming } from './naming.ts';

/** Something that is paid, apart from stamina alone. */
export type Price = Pick<Cost, 'stamina' | 'essence' | 'health' | 'marker' | 'unequipsThis' | 'destroysThis'>;

/** What an option costs an explorer now; `null`: it is not known. */
export function priceOfAct(table: Naming, explorer: ExplorerId, option: string): Price | null {
  const act = table.prices(explorer).get(option);
  const { is, of, more } = readOption(option);
  const printed = is === 'use' ? costOf(table.content, of, more) : {};
  if (act === undefined) return is === 'use' ? printed : null;
  return { ...printed, stamina: act.stamina, essence: act.essence };
}

/** What a monster pays for what it does under control. [ma/monsters.14] */
export function priceForMonster(table: Naming, option: string): Price {
  const { is, of, more } = readOption(option);
  switch (is) {
    case 'move':
      return { stamina: monsterPrices.step };
    case 'open':
    case 'close':
    case 'break':
      return { stamina: monsterPrices[is] };
    case 'activate':
      return { stamina: monsterPrices.lever };
    default:
      return costOf(table.content, of, more);
  }
}
