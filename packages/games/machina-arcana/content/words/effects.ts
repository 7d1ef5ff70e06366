/** Short ways to write down what cards do. */
import type { Effect, Until, Value } from '../../vocabulary/effects.ts';
import type { AttackMode, Dice, Keyword, Resource, Track } from '../../vocabulary/terms.ts';
import type { Who } from '../../vocabulary/who.ts';

/** The rest of an effect, once the words below have said the most of it. */
type More<Is extends Effect['is'], Said extends string> = Omit<Extract<Effect, { is: Is }>, 'is' | Said>;

const attackWith =
  (mode: AttackMode) =>
  (white: number, black: number, more: More<'attack', 'mode' | 'dice'> = {}): Effect => ({
    is: 'attack',
    mode,
    dice: { white, black },
    ...more,
  });

/** Against armor: so many white and black dice. */
export const attack = attackWith('normal');
/** Against will. */
export const arcane = attackWith('arcane');
/** Against the lower of armor and will. */
export const piercing = attackWith('lower');

export const dice = (white: number, black: number): Dice => ({ white, black });

export const lose = (
  resource: Resource,
  n: number,
  who: Who,
  more: More<'lose', 'resource' | 'n' | 'who'> = {},
): Effect => ({ is: 'lose', resource, n, who, ...more });

export const restore = (resource: Resource, n: number | 'all', who: Who): Effect => ({
  is: 'restore',
  resource,
  n,
  who,
});

export const modify = (value: Value, by: number, more: More<'modify', 'value' | 'by'>): Effect => ({
  is: 'modify',
  value,
  by,
  ...more,
});

export const grant = (
  keyword: Keyword,
  who: Who,
  until: Until,
  more: More<'grant', 'keyword' | 'who' | 'until'> = {},
): Effect => ({ is: 'grant', keyword, who, until, ...more });

export const push = (n: number, who: Who, more: More<'push', 'n' | 'who'> = {}): Effect => ({
  is: 'push',
  n,
  who,
  ...more,
});

export const pull = (n: number, who: Who, more: More<'pull', 'n' | 'who'> = {}): Effect => ({
  is: 'pull',
  n,
  who,
  ...more,
});

export const track = (which: Track, by: number): Effect => ({ is: 'track', track: which, by });

export const spawn = (forWho: Who, more: More<'spawn', 'forWho'> = {}): Effect => ({
  is: 'spawn',
  forWho,
  ...more,
});
