/** Short ways to write down what cards do. */
import type { Condition } from '../../vocabulary/conditions.ts';
import type { Choice, Effect, Group, Who } from '../../vocabulary/effects.ts';
import type { TrophyId } from '../../vocabulary/ids.ts';
import type { Face, Level, Stat } from '../../vocabulary/terms.ts';

export const bonus = (stat: Stat, n: number, who: Who = 'self'): Effect => ({ is: 'bonus', stat, n, who });
export const becomesRanged: Effect = { is: 'attack-type', type: 'ranged', who: 'self' };
export const gainEnergy = (n: number): Effect => ({ is: 'gain-energy', n });

/** The own die again. */
export const reroll: Effect = { is: 'reroll', die: 'own' };
/** One more die, which does something on some faces. */
export const extraDie = (faces: readonly Face[], ...effects: readonly Effect[]): Effect => ({
  is: 'roll',
  rows: [{ faces, do: effects }],
});

export const noAttack = (who: Who): Effect => ({ is: 'no-attack', who });
/** The encounter attacks after the other side, if it still stands. */
export const actsLast: Effect = { is: 'acts-last' };
export const beatThis: Effect = { is: 'beat-this' };
export const endCombat = (card: 'track' | 'discard'): Effect => ({ is: 'end-combat', card });

export const damage = (n: number, who: Who = 'opponent'): Effect => ({ is: 'damage', n, who });
/** When the opponent's next turn begins. */
export const damageLater = (n: number): Effect => ({ is: 'damage-later', n, who: 'opponent' });
export const heal = (n: number | 'all'): Effect => ({ is: 'heal', n, who: 'self' });
export const prevent = (n: number): Effect => ({ is: 'prevent', n });
export const disease: Effect = { is: 'disease', who: 'opponent' };

export const draw = (n: number, who: Who = 'self'): Effect => ({ is: 'draw', n, who });
export const discard = (n: number, who: Who, how: 'choice' | 'random'): Effect => ({
  is: 'discard',
  n,
  who,
  how,
});

export const cancelCard: Effect = { is: 'cancel-card' };

/** At most one space in the next movement phase. */
export const slow = (who: Who): Effect => ({ is: 'slow', who });
/** One space, after the combat, where the player on the right wants. */
export const push: Effect = { is: 'move', n: 1, who: 'opponent', by: 'right', afterCombat: true };
export const goTo = (to: 'city' | 'flight-path'): Effect => ({ is: 'teleport', who: 'self', to });
export const ignoreAggro: Effect = { is: 'ignore-aggro' };
export const turnCard = (to: 'starting' | 'reverse', who: Who = 'self'): Effect => ({
  is: 'turn-card',
  to,
  who,
});

export const gainItem = (level: Level | 'own-or-lower', n = 1): Effect => ({ is: 'gain-item', level, n });
/** One item from the backpack. */
export const loseItem = (who: Who, how: 'choice' | 'random'): Effect => ({
  is: 'discard-item',
  n: 1,
  who,
  from: 'backpack',
  how,
});
export const gainLevel = (level: Level): Effect => ({ is: 'gain-level', level });
export const gainTrophy = (id: string): Effect => ({ is: 'gain-trophy', trophy: id as TrophyId }); // content gives ids their kind
export const placeDiscovery = (who: Who, n = 1): Effect => ({ is: 'place-discovery', n, who });

export const discardThis: Effect = { is: 'discard-this' };
export const flipThis: Effect = { is: 'flip-this' };

export const when = (condition: Condition, ...effects: readonly Effect[]): Effect => ({
  is: 'when',
  if: [condition],
  do: effects,
});
/** One of several things, each with a name. */
export const choose = (
  by: 'self' | 'opponent',
  choices: { readonly [id: string]: readonly Effect[] | Omit<Choice, 'id'> },
): Effect => ({
  is: 'choose',
  by,
  of: Object.entries(choices).map(([id, choice]) =>
    'do' in choice ? { id, ...choice } : { id, do: choice },
  ),
});
export const each = (of: Group, ...effects: readonly Effect[]): Effect => ({ is: 'each', of, do: effects });
