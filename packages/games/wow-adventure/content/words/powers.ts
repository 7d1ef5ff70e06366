/** Short ways to write down when a card does something, and at what price. */
import type { Condition } from '../../vocabulary/conditions.ts';
import type { Cost, Effect } from '../../vocabulary/effects.ts';
import type { Moment, Power } from '../../vocabulary/powers.ts';
import type { Face, Resource } from '../../vocabulary/terms.ts';

type Effects = readonly Effect[];

/** A power that is always on. */
export const always = (...effects: Effects): Power => ({ at: 'always', do: effects });
/** A power that works at a moment, whether its side likes it or not. */
export const at = (moment: Moment, ...effects: Effects): Power => ({ at: moment, do: effects });
/** A power that the own die sets off. */
export const onDie = (faces: readonly Face[], ...effects: Effects): Power => ({
  at: 'die',
  die: 'own',
  faces,
  do: effects,
});
/** A power that the opponent's die sets off. */
export const onTheirDie = (faces: readonly Face[], ...effects: Effects): Power => ({
  at: 'die',
  die: 'opponent',
  faces,
  do: effects,
});
/** A power that a hit of the own attack sets off. */
export const onHit = (...effects: Effects): Power => at('hit', ...effects);
/** A power that the use of a resource sets off. */
export const onResource = (resources: readonly Resource[], ...effects: Effects): Power => ({
  at: 'resource',
  resources,
  do: effects,
});

/** A power that the hero may use at a moment. */
export const may = (moment: Moment, ...effects: Effects): Power => ({ at: moment, may: true, do: effects });
/** A power that the hero may use at a moment, for a price. */
export const paying = (price: Cost, moment: Moment, ...effects: Effects): Power => ({
  at: moment,
  may: true,
  cost: [price],
  do: effects,
});

export const energy = (n: number): Cost => ({ is: 'energy', n });
export const cards = (n: number): Cost => ({ is: 'discard', n });
export const health = (n: number): Cost => ({ is: 'damage', n });
/** The card itself is discarded. */
export const thisCard: Cost = { is: 'discard-this' };

/** The same power, if something is so. */
export const given = (power: Power, ...conditions: readonly Condition[]): Power => ({
  ...power,
  if: conditions,
});
export const onceACombat = (power: Power): Power => ({ ...power, once: 'combat' });
export const onceATurn = (power: Power): Power => ({ ...power, once: 'turn' });
export const insteadOf = (what: 'walking' | 'resource' | 'challenge', power: Power): Power => ({
  ...power,
  instead: what,
});
/** Powers of character cards have names. */
export const named = (name: string, power: Power): Power => ({ ...power, name });
