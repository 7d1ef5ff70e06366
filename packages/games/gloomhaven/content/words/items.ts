import type { ItemId } from '../../vocabulary/ids.ts';
import type { Item, ItemUse } from '../../vocabulary/items.ts';
import type { AttackKind } from '../../vocabulary/lasting.ts';
import type { Slot } from '../../vocabulary/terms.ts';

/** How items are written: `spent(1, 'boots-of-striding', legs(20), { when: 'move', add: 2 })`. */

type Unsold = Omit<Item, 'prosperity'>;
type Wares = Pick<Item, 'slot' | 'price' | 'copies' | Words>;
type Words = 'circles' | 'minusOnes' | 'removesMinusOnes';

const item =
  (after: Item['after']) =>
  (number: number, id: string, wares: Wares, ...uses: readonly ItemUse[]): Unsold => ({
    ...{ id: id as ItemId, number, after },
    ...wares,
    uses,
  });

/** What becomes of an item after its use. [gh/items.8, gh/items.9] */
export const spent = item('spent');
export const consumed = item('consumed');
export const unlimited = item('nothing');

/** Where an item is worn, and its price. Of most there are two copies. */
const worn =
  (slot: Slot, copies = 2) =>
  (price: number, words: Partial<Pick<Item, 'copies' | Words>> = {}): Wares => ({
    ...{ slot, price, copies },
    ...words,
  });
export const head = worn('head');
export const body = worn('body');
export const legs = worn('legs');
export const oneHand = worn('one-hand');
export const twoHands = worn('two-hands');
export const small = worn('small');
export const potion = worn('small', 4);

type AttackUse = Extract<ItemUse, { readonly when: 'attack' }>;
type AttackWords = Omit<AttackUse, 'when' | 'kind' | 'scope'>;
const attackUse =
  (scope: AttackUse['scope']) =>
  (kind: AttackKind, words: AttackWords): ItemUse => ({ when: 'attack', kind, scope, ...words });
/** For one attack of an attack ability, or for all of them. [gh/items.16] */
export const forOneAttack = attackUse('one-attack');
export const forWholeAttack = attackUse('whole-ability');
/** For the first attack of a turn that it fits, by itself. */
export const forNextAttack = attackUse('next-attack');

/** For sale once the town has this prosperity. */
export const soldAt = (prosperity: number, items: readonly Unsold[]): readonly Item[] =>
  items.map((each) => ({ ...each, prosperity }));
