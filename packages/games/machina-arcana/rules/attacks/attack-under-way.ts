import type { Source } from '../../facts.ts';
import type { Target } from '../../options.ts';
import type { ExplorerId, ItemId, UnitId } from '../../vocabulary/ids.ts';
import type { AttackMode } from '../../vocabulary/terms.ts';

/** How an attack is made: which changes are about it. [ma/attacks] */
export type Manner = {
  /** `none`: by nobody's hand, such as a trap, a barrel, an event. */
  readonly reach: 'melee' | 'ranged' | 'none';
  readonly mode: AttackMode;
  /** A trap or a barrel. */
  readonly environment: boolean;
  readonly trap: boolean;
  /** The item that it is made with; `null`: none. */
  readonly item: ItemId | null;
};

/** One attack from its roll on. It lives as long as the rule that makes it, and is no part of the state. */
export type Attack = {
  /** `null`: nobody attacks. */
  readonly by: UnitId | null;
  readonly source: Source;
  readonly manner: Manner;
  readonly targets: readonly Target[];
  /** The explorers that may raise the roll. [ma/attacks.5] */
  readonly raisers: readonly ExplorerId[];
  /** The dice as they lie. */
  white: number[];
  black: number[];
  /** What is added to the dice, apart from what depends on the target. */
  bonus: number;
  /** Essence has been spent: no die is rerolled any more. */
  isRaised: boolean;
  /** The target that riders and triggers are about at this moment. */
  defender: UnitId | null;
  /** Units that had lost health before this attack. */
  readonly wereHurt: readonly UnitId[];
};

export const diceSum = ({ white, black }: Attack): number =>
  [...white, ...black].reduce((sum, face) => sum + face, 0);
