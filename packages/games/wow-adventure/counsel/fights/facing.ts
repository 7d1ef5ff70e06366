/** Whether conditions will hold in a fight that has not begun, as far as that can be told from who meets whom. */
import { type ForKinds, forKind } from '@tavolo/kernel';
import { healthOf } from '../../rules/base-numbers.ts';
import { holds } from '../../rules/conditions.ts';
import type { Hero } from '../../state.ts';
import type { Condition } from '../../vocabulary/conditions.ts';
import type { Trait } from '../../vocabulary/terms.ts';
import type { Table } from '../../wow.ts';
import type { Fighter } from './fighter.ts';

/** Somebody before a fight with somebody else: heroes with their state, encounters with their traits. */
export type Facing = {
  readonly table: Table;
  readonly self: Fighter;
  readonly other: Fighter;
  /** `null`: an encounter. */
  readonly hero: Hero | null;
  readonly rival: Hero | null;
  /** Of the other, if it is an encounter. */
  readonly traits: readonly Trait[];
};

export const willHold = (facing: Facing, conditions: readonly Condition[] = []): boolean =>
  conditions.every((condition) => forKind(expected, condition, facing));

/** It is not so before a fight, or nobody can tell. */
const no = (): boolean => false;

/** The same as at any time. */
const now = (condition: Condition, { table, hero }: Facing): boolean =>
  holds(table, { hero, side: null }, [condition]);

/** Those that are the same as at any time. */
export const conditionsOfNow: ReadonlySet<string> = new Set<Condition['is']>([
  'in-city',
  'side-up',
  'equipped',
  'track-has',
  'rolled-energy',
  'unbeaten-here',
  'backpack',
  'space-level',
]);

const expected: ForKinds<Condition, readonly [Facing], boolean> = {
  not: ({ that }, facing) => !forKind(expected, that, facing),
  either: ({ of }, facing) => of.some((all) => willHold(facing, all)),
  'attack-type': ({ of, type }, { self, other }) => (of === 'own' ? self : other).type === type,
  'opponent-is': ({ kind }, { rival }) => (rival === null ? 'encounter' : 'hero') === kind,
  'opponent-trait': ({ any }, { traits }) => any.some((trait) => traits.includes(trait)),
  'opponent-faction': ({ faction }, { table, rival }) =>
    rival !== null && table.content.characters.get(rival.character)?.faction === faction,
  'opponent-backpack': ({ atLeast }, { rival }) => (rival?.backpack.length ?? 0) >= atLeast,
  'opponent-without': ({ slot }, { rival }) => rival?.[slot] === null,
  'opponent-damage': ({ atLeast }, { rival }) => (rival?.damage ?? 0) >= atLeast,
  'opponent-half-dead': (_, { table, rival }) => rival !== null && rival.damage * 2 >= healthOf(table, rival),
  'opponent-stayed': (_, { rival }) => rival?.turn.left === false,
  'opponent-unbeaten': no,
  die: no,
  'replaced-weapon': no,
  'in-combat': () => true,
  hit: no,
  'took-damage': no,
  stands: () => true,
  'fought-not': no,
  // A blow heavy enough is met when it comes: what prevents it knows by itself.
  incoming: () => true,
  'in-city': now,
  'side-up': now,
  equipped: now,
  'track-has': now,
  'bearer-outside': no,
  'bearer-is': no,
  'bearer-attacks': () => true,
  'rolled-energy': now,
  'played-by': no,
  'player-within': no,
  'concerns-you': no,
  'unbeaten-here': now,
  backpack: now,
  'space-level': now,
};
