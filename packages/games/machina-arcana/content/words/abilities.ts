/** Short ways to write down what a card can do, when, and at what price. */
import type {
  Ability,
  Active,
  Aim,
  Cost,
  SpaceAim,
  Standing,
  Trigger,
  Triggered,
} from '../../vocabulary/abilities.ts';
import type { Effect } from '../../vocabulary/effects.ts';
import type { SpaceKind, SpaceState } from '../../vocabulary/terms.ts';

/** What an ability has beside its price, its aim and what it does. */
type More<A extends Ability> = Omit<A, 'id' | 'is' | 'cost' | 'aim' | 'when' | 'do'>;

/** What is paid, and whom it is aimed at, if at anybody. */
type Price = Cost & { readonly aim?: Aim };

/** Played for a price. */
export const active = (
  id: string,
  { aim, ...cost }: Price,
  effects: readonly Effect[],
  more: More<Active> = {},
): Ability => ({ is: 'active', id, cost, aim: aim ?? null, do: effects, ...more });

/** In force as long as the card is. */
export const passive = (id: string, effects: readonly Effect[], more: More<Standing> = {}): Ability => ({
  is: 'passive',
  id,
  do: effects,
  ...more,
});

export const entersPlay = (id: string, effects: readonly Effect[], more: More<Standing> = {}): Ability => ({
  is: 'enters-play',
  id,
  do: effects,
  ...more,
});

export const whenDies = (id: string, effects: readonly Effect[], more: More<Standing> = {}): Ability => ({
  is: 'when-dies',
  id,
  do: effects,
  ...more,
});

/** Happens by itself, unless its owner may decline. */
export const whenever = (
  id: string,
  when: Trigger,
  effects: readonly Effect[],
  more: More<Triggered> & Pick<Triggered, 'cost'> = {},
): Ability => ({ is: 'triggered', id, when, do: effects, ...more });

type What = 'unit' | 'explorer' | 'monster' | 'space' | SpaceAim;

export const self: Aim = { at: 'self' };
export const melee = (what: What, more: { readonly orSelf?: true } = {}): Aim => ({
  at: 'melee',
  what,
  ...more,
});
export const ranged = (
  range: number,
  what: What,
  more: { readonly orSelf?: true; readonly least?: number } = {},
): Aim => ({ at: 'ranged', range, what, ...more });
/** Over obstacles. */
export const arc = (
  range: number,
  what: What,
  more: { readonly orSelf?: true; readonly least?: number } = {},
): Aim => ({ at: 'arc', range, what, ...more });
export const area = (range: number, what: What): Aim => ({ at: 'area', range, what });
export const line = (range: number, what: What): Aim => ({ at: 'line', range, what });

export const spaces = (kinds: readonly SpaceKind[], state?: SpaceState): SpaceAim =>
  state === undefined ? { spaces: kinds } : { spaces: kinds, state };
