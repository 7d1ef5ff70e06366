/** What essence is for, and so what it is worth to the group: health, help, and above all the story. */
import type { Table } from '../machina.ts';
import { amountOf } from '../rules/abilities/conditions.ts';
import { terrainOf } from '../rules/map/terrain.ts';
import { countOf } from '../rules/story/counters.ts';
import { explorersOnMap } from '../rules/units.ts';
import { currentChapter } from '../rules/values/in-force.ts';
import { essencePriceOf } from '../rules/values/values.ts';
import type { Chapter } from '../vocabulary/cards.ts';
import { type Sought, soughtIn } from './sought.ts';

/** What a point of essence is worth while the story waits for it, and while it does not. */
const worth = { needed: 4.5, spare: 1.5, plenty: 1 } as const;

/** So much beyond what the story needs is still good to have. */
const reserve = 3;

/** What the group has, and what the story asks for next. */
export type Purse = { readonly together: number; readonly needed: number };

export function purseOf(g: Table): Purse {
  const prices = soughtIn(g).map((sought) => priceOf(g, sought));
  const paid = prices.filter((price) => price > 0);
  return {
    together: explorersOnMap(g.state).reduce((sum, { essence }) => sum + essence, 0),
    needed: paid.length === 0 ? 0 : Math.min(...paid),
  };
}

/** What the group would give to have so much more. */
export const gainIn = ({ together, needed }: Purse, n: number): number =>
  between(together, together + n, needed);

/** What it minds to have so much less. */
export const priceIn = ({ together, needed }: Purse, n: number): number =>
  between(together - n, together, needed);

function between(low: number, high: number, needed: number): number {
  let sum = 0;
  for (let nth = low + 1; nth <= high; nth++)
    sum += nth <= needed ? worth.needed : nth <= needed + reserve ? worth.spare : worth.plenty;
  return sum;
}

/** What a way to get on costs in essence; 0: nothing. */
function priceOf(g: Table, sought: Sought): number {
  const [payer] = explorersOnMap(g.state);
  if (payer === undefined) return 0;
  switch (sought.is) {
    case 'chapter-space':
      return isLit(g) ? 0 : essencePriceOf(g, payer.explorer, 'activate-dark-chapter').n;
    case 'seal':
      return essencePriceOf(g, payer.explorer, 'seal-spawn').n;
    case 'ability':
      return abilityPrice(g, sought);
    default:
      return 0;
  }
}

/** Whether light lies on a chapter space, which then costs none. */
function isLit(g: Table): boolean {
  const terrain = terrainOf(g);
  return terrain.ofKind(['chapter']).some((cell) => terrain.token(cell) === 'light');
}

/** An ability of the chapter, as often as it still has to be played. */
function abilityPrice(g: Table, sought: Extract<Sought, { is: 'ability' }>): number {
  const [chapter] = currentChapter(g);
  const ability = chapter?.abilities.find((one) => one.id === sought.id);
  if (chapter === undefined || ability?.is !== 'active') return 0;
  return (ability.cost.essence ?? 0) * Math.max(0, timesLeft(g, chapter, sought));
}

function timesLeft(
  g: Table,
  { advance }: Chapter,
  { beside, state }: Extract<Sought, { is: 'ability' }>,
): number {
  if (advance.is === 'counter') return amountOf(g, advance.atLeast) - countOf(g, advance.name);
  const terrain = terrainOf(g);
  const spaces = state === null ? [] : terrain.ofKind(beside);
  const done = spaces.filter((cell) => terrain.token(cell) !== null).length;
  return spaces.length - done;
}
