/** Which attacks and abilities a change is about. [ma/effects.5] */
import type { Table } from '../../machina.ts';
import type { Scope } from '../../vocabulary/effects.ts';
import type { CardId, ItemId, UnitId } from '../../vocabulary/ids.ts';
import type { Attack, Manner } from '../attacks/attack-under-way.ts';
import { hostOf } from '../units.ts';

/** What an attack is like, for changes that are about some attacks only. */
export type InAttack = {
  readonly manner: Manner;
  readonly attack: Attack | null;
  /** The unit whose doing it is, where it is no attack. */
  readonly by?: UnitId;
};

/** The card of a change, and the unit that it is about. */
type About = { readonly card: CardId; readonly on: UnitId };

/** Whether an attack is one of those that a change is about; `null`: any is. */
export const isInScope = (g: Table, scope: Scope | null, about: About, within: InAttack | null): boolean =>
  scope === null || (within !== null && inScope[scope](within, g, about));

const inScope: { readonly [S in Scope]: (within: InAttack, g: Table, about: About) => boolean } = {
  melee: ({ manner }) => manner.reach === 'melee',
  ranged: ({ manner }) => manner.reach === 'ranged',
  normal: ({ manner }) => manner.mode !== 'arcane',
  arcane: ({ manner }) => manner.mode === 'arcane',
  environment: ({ manner }) => manner.environment,
  trap: ({ manner }) => manner.trap,
  'by-self': ({ by, attack }, _, { on }) => (by ?? attack?.by) === on,
  host: ({ manner }, g, { card }) => isWithHost(g, card, manner.item),
  'host-melee': ({ manner }, g, { card }) => manner.reach === 'melee' && isWithHost(g, card, manner.item),
  'host-ranged': ({ manner }, g, { card }) => manner.reach === 'ranged' && isWithHost(g, card, manner.item),
};

/** Whether an attack is made with the main item that a card is joined to, or with something joined to it. [ma/inventory.12] */
export function isWithHost({ state }: Table, card: CardId, item: ItemId | null): boolean {
  if (item === null) return false;
  return state.explorers.some((explorer) => {
    const host = hostOf(explorer, card as ItemId); // another card is worn by nobody
    return host !== null && host === hostOf(explorer, item);
  });
}
