import type { Amount } from '../../vocabulary/amounts.ts';
import type { MonsterId } from '../../vocabulary/ids.ts';
import type { Anchor, Predicate, Side, Targets, Where } from '../../vocabulary/targets.ts';
import type { Condition, Rank } from '../../vocabulary/terms.ts';

/** Whom an ability concerns, as cards say it. */

export const figures = (side: Side, count: number | 'all', where: Where): Targets => ({
  ...{ is: 'figures', side, count, where, when: [] },
});

const adjacentTo = (of: Anchor): Where => ({ is: 'within', range: 1, of, needsSight: false });
/** A range printed on a card: line of sight is needed. */
const inRange = (range: Amount): Where => ({ is: 'within', range, of: 'performer', needsSight: true });

export const self: Targets = { is: 'self' };

export const anAdjacentEnemy = figures('enemies', 1, adjacentTo('performer'));
export const adjacentEnemies = figures('enemies', 'all', adjacentTo('performer'));
export const anAdjacentAlly = figures('allies', 1, adjacentTo('performer'));
export const adjacentAllies = figures('allies', 'all', adjacentTo('performer'));
export const selfAndAdjacentAllies = figures('self-and-allies', 'all', adjacentTo('performer'));
export const adjacentAlliesAndEnemies = figures('allies-and-enemies', 'all', adjacentTo('performer'));

export const anEnemyWithin = (range: Amount): Targets => figures('enemies', 1, inRange(range));
export const someEnemiesWithin = (range: Amount, count: number): Targets =>
  figures('enemies', count, inRange(range));
export const enemiesWithin = (range: Amount): Targets => figures('enemies', 'all', inRange(range));
export const anAllyWithin = (range: Amount): Targets => figures('allies', 1, inRange(range));
export const alliesWithin = (range: Amount): Targets => figures('allies', 'all', inRange(range));
export const selfAndAlliesWithin = (range: Amount): Targets =>
  figures('self-and-allies', 'all', inRange(range));
export const summonsWithin = (range: Amount): Targets => figures('summons', 'all', inRange(range));

/** Wherever they are, seen or not. */
export const anAlly = figures('allies', 1, { is: 'anywhere' });
export const allAllies = figures('allies', 'all', { is: 'anywhere' });
export const selfAndAllAllies = figures('self-and-allies', 'all', { is: 'anywhere' });
export const allEnemies = figures('enemies', 'all', { is: 'anywhere' });
export const enemiesInRoom = figures('enemies', 'all', { is: 'in-same-room' });
export const alliesInRoom = figures('allies', 'all', { is: 'in-same-room' });

export const enemiesInArea = figures('enemies', 'all', { is: 'in-area' });
export const alliesInArea = figures('allies', 'all', { is: 'in-area' });
export const alliesAndEnemiesInArea = figures('allies-and-enemies', 'all', { is: 'in-area' });
export const enemiesMovedThrough = figures('enemies', 'all', { is: 'moved-through' });

/** All who stand adjacent to something other than the performer. */
export const enemiesNextTo = (anchor: Anchor): Targets => figures('enemies', 'all', adjacentTo(anchor));
export const alliesAndEnemiesNextTo = (anchor: Anchor): Targets =>
  figures('allies-and-enemies', 'all', adjacentTo(anchor));

/** The figures that the ability before has concerned. */
export const theSameEnemy = figures('enemies', 1, { is: 'just-chosen' });
export const theSameAlly = figures('allies', 1, { is: 'just-chosen' });

/** Only those of whom this is so. */
export const only = (targets: Targets, ...when: readonly Predicate[]): Targets =>
  targets.is === 'self' ? targets : { ...targets, when: [...targets.when, ...when] };

export const ofRank = (...ranks: readonly Rank[]): Predicate => ({ is: 'target-rank', ranks });
export const ofType = (...any: readonly string[]): Predicate => ({
  is: 'target-type',
  any: any as readonly MonsterId[], // content writes ids
});
export const movedAtLeast = (hexes: number): Predicate => ({ is: 'moved-at-least-this-turn', hexes });
export const having = (...any: readonly Condition[]): Predicate => ({ is: 'target-has', any });
export const withHpAtMost = (value: number): Predicate => ({ is: 'target-hp-at-most', value });
export const isolated: Predicate = { is: 'target-isolated' };
export const nextToAnAlly: Predicate = { is: 'target-adjacent-to-ally' };
