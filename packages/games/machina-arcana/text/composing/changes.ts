import type { Condition } from '../../vocabulary/conditions.ts';
import type { Effect } from '../../vocabulary/effects.ts';
import type { Gain, OwnChange, Price } from '../phrases/phrases.ts';

/** Effects that are told together: changes of the same unit for the same time. */
export type Group =
  | { readonly is: 'gains'; readonly gains: readonly [Gain, ...Gain[]] }
  | { readonly is: 'prices'; readonly prices: readonly [Price, ...Price[]] }
  | { readonly is: 'single'; readonly effect: Exclude<Effect, Gain | Price> };

/** Effects in their order, neighbours that say alike together. */
export function groupsOf(effects: readonly Effect[]): readonly Group[] {
  const groups: Group[] = [];
  for (const effect of effects) {
    const last = groups.at(-1);
    if (isGain(effect))
      if (last?.is === 'gains' && lastAlike(last.gains[0], effect))
        groups.splice(-1, 1, { ...last, gains: [...last.gains, effect] });
      else groups.push({ is: 'gains', gains: [effect] });
    else if (isPrice(effect))
      if (last?.is === 'prices' && costAlike(last.prices[0], effect))
        groups.splice(-1, 1, { ...last, prices: [...last.prices, effect] });
      else groups.push({ is: 'prices', prices: [effect] });
    else groups.push({ is: 'single', effect });
  }
  return groups;
}

/** The first effect of a group, which stands for all of it. */
export function firstOf(group: Group): Effect {
  if (group.is === 'gains') return group.gains[0];
  return group.is === 'prices' ? group.prices[0] : group.effect;
}

const ownValues: readonly OwnChange['value'][] = [
  'attack-roll-against',
  'spawn-roll',
  'push-distance',
  'bag',
  'chest-draw',
];

type Modify = Gain | OwnChange;

export const isOwnChange = (modify: Modify): modify is OwnChange =>
  ownValues.some((value) => value === modify.value);

const isGain = (effect: Effect): effect is Gain => effect.is === 'modify' && !isOwnChange(effect);

const isPrice = (effect: Effect): effect is Price =>
  effect.is === 'price' || effect.is === 'set-price' || effect.is === 'essence-price';

/** Conditions are plain data: equal ones are written alike. */
const same = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

const lastAlike = (one: Gain, other: Gain): boolean =>
  same([one.who, one.until, one.if], [other.who, other.until, other.if]) &&
  one.until !== 'this-roll' &&
  !isAgainst(one.if) &&
  !isAgainst(other.if);

const costAlike = ({ of: _, ...one }: Price, { of: __, ...other }: Price): boolean => same(one, other);

/** A condition of whoever is attacked, which is told with the roll. */
export const isAgainst = (condition: Condition | undefined): boolean =>
  condition !== undefined && 'who' in condition && condition.who === 'target';
