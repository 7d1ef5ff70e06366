import type { Table } from '../gloomhaven.ts';
import type { Deed } from '../rules/abilities/deed.ts';
import { has } from '../rules/figures.ts';
import { aheadOf } from '../rules/monsters/ahead.ts';

/** A condition that keeps a figure from something it would do, and the rule that says so. */
export type Hindrance = {
  readonly by: 'stun' | 'immobilize' | 'disarm';
  readonly from: 'turn' | 'move' | 'attack';
  readonly rule: string;
};

const hindrances: readonly Hindrance[] = [
  { by: 'stun', from: 'turn', rule: 'gh/conditions.21' },
  { by: 'immobilize', from: 'move', rule: 'gh/conditions.15' },
  { by: 'disarm', from: 'attack', rule: 'gh/conditions.16' },
];

/** What its conditions keep a figure from in its turn; one that means to stay, or to attack nobody, is not kept from it. */
export function hindrancesOf(g: Table, deed: Deed): readonly Hindrance[] {
  const { move, intent } = aheadOf(g, { ...deed, by: { ...deed.by, conditions: [] } });
  const means = { turn: true, move: move !== null, attack: intent.attack !== null };
  return hindrances.filter(({ by, from }) => has(deed.by, by) && means[from]);
}
