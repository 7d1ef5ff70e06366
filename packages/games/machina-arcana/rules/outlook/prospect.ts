/** What an effect would do, as far as it can be told without carrying it out. */
import type { ForKinds } from '@tavolo/kernel';
import type { Table } from '../../machina.ts';
import type { Effect } from '../../vocabulary/effects.ts';
import type { UnitId } from '../../vocabulary/ids.ts';
import type { Deed } from '../abilities/deeds.ts';

export type Prospect = {
  /** It can be done in full. */
  can(): boolean;
  /** It would change something that can be seen. [ma/monsters.8] */
  changes(): boolean;
  /** The units that it would be done to. */
  reaches(): readonly UnitId[];
  /** What it is worth to the explorers, in health of explorers times `healthWorth`; a guess. */
  worth(): number;
};

/** An effect of a deed at a table, looked at. `of`: several effects as one. */
export type Look = {
  readonly g: Table;
  readonly deed: Deed;
  of(deed: Deed, effects: readonly Effect[]): Prospect;
};

/** What is to be said of some words of the vocabulary. */
export type ProspectsFor<Is extends Effect['is']> = ForKinds<
  Extract<Effect, { is: Is }>,
  readonly [Look],
  Prospect
>;

/** A prospect of which only some is said: it can be done, it changes something, it reaches nobody, and is worth nothing. */
export const prospect = (said: Partial<Prospect>): Prospect => ({
  can: () => true,
  changes: () => true,
  reaches: () => [],
  worth: () => 0,
  ...said,
});

/** Something that can be done exactly if it would change anything. */
export const ifAny = (is: () => boolean, more: Partial<Prospect> = {}): Prospect =>
  prospect({ can: is, changes: is, ...more });

/** What things are worth to the explorers, with a white die as one. */
export const worths = {
  health: 2.5,
  essence: 1.8,
  stamina: 0.6,
  monster: 2,
  item: 2,
  step: 0.3,
  defence: 1,
  rating: 0.7,
  threat: 3,
  marker: 0.8,
} as const;
