import type { Equipped, Figure, Hero } from '../../state.ts';
import type { Additions, Adjustment } from '../../vocabulary/abilities.ts';
import type { ItemUse } from '../../vocabulary/items.ts';
import type { Condition } from '../../vocabulary/terms.ts';

/** An item's use in an attack. */
export type AttackItem = { readonly equipped: Equipped; readonly use: Extract<ItemUse, { when: 'attack' }> };

/** An attack ability as it is performed now, the same for all its targets. */
export type Strike = {
  readonly value: (target: Figure) => number;
  readonly isRanged: boolean;
  readonly range: number;
  readonly pierce: number;
  readonly push: number;
  readonly pull: number;
  readonly conditions: readonly Condition[];
  readonly adjustments: readonly Adjustment[];
  /** The items used for the whole ability. */
  readonly items: readonly AttackItem[];
  /** More items may be used for single attacks: whose they are. */
  readonly itemsOf: Hero | null;
  /** It gains what the augments of this character give. */
  readonly augmentsOf: Hero | null;
  readonly hasAdvantage: boolean;
};

/** Melee or ranged, and how far. */
export type Reach = Pick<Strike, 'isRanged' | 'range'>;

/** How much the items used add to a value of the attack. */
export const givenTo = ({ items }: Pick<Strike, 'items'>, of: keyof Additions): number =>
  items.reduce((sum, { use }) => {
    const more = use.add?.[of];
    return sum + (typeof more === 'number' ? more : 0);
  }, 0);
