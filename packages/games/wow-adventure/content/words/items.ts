/** Short ways to write down items. */
import type { Item } from '../../vocabulary/challenge-cards.ts';
import type { Power } from '../../vocabulary/powers.ts';
import type { Attack, ItemIcon, Potion } from '../../vocabulary/terms.ts';

/** Without icons, anybody can equip it. */
type Equipment = { readonly icons?: readonly ItemIcon[]; readonly potions: readonly Potion[] };

export const weapon = (
  id: string,
  { icons = [], attack, potions }: Equipment & { readonly attack: Attack },
  ...powers: readonly Power[]
): Item => ({ id, slot: 'weapon', icons, attack, defense: null, powers, potions });

export const armor = (
  id: string,
  { icons = [], defense, potions }: Equipment & { readonly defense: number },
  ...powers: readonly Power[]
): Item => ({ id, slot: 'armor', icons, attack: null, defense, powers, potions });

/** An item that works from the backpack. */
export const trinket = (id: string, potions: readonly Potion[], ...powers: readonly Power[]): Item => ({
  id,
  slot: 'backpack',
  icons: [],
  attack: null,
  defense: null,
  powers,
  potions,
});
