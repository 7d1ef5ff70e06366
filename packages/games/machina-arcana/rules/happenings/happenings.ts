/**
 * The one point that everything passes which cards wait for: what happened or is about to happen, to whom and by whom.
 * [ma/effects.7]
 */
import type { Rule } from '@tavolo/kernel';
import type { Trigger } from '../../vocabulary/abilities.ts';
import type { UnitId } from '../../vocabulary/ids.ts';
import type { Phase, SpaceKind } from '../../vocabulary/terms.ts';
import type { Attack } from '../attacks/attack-under-way.ts';
import type { Moment } from './moments.ts';

/** Something that happened, or that is about to happen and can still be changed. */
export type Happening = {
  readonly on: Trigger['on'];
  /** The unit that did it. */
  readonly by: UnitId | null;
  /** The unit that it happened to. */
  readonly who: UnitId | null;
  readonly attack: Attack | null;
  readonly moment: Moment | null;
  readonly phase: Phase | null;
  readonly space: SpaceKind | null;
  /** It has not happened yet. */
  readonly before: boolean;
  /** A monster that left play was the quarry. */
  readonly quarry: boolean;
  /** A loss goes through two windows: first others may take it on, then it may be prevented. [ma/essence.7] */
  readonly part: 'redirect' | 'prevent' | null;
};

const nothing = {
  by: null,
  who: null,
  attack: null,
  moment: null,
  phase: null,
  space: null,
  before: false,
  quarry: false,
  part: null,
};

/** What happened, where most is not said. */
export const happening = (on: Trigger['on'], said: Partial<Omit<Happening, 'on'>> = {}): Happening => ({
  ...nothing,
  ...said,
  on,
});

/** What lets cards answer. */
type Answering = { happen(what: Happening): Rule };

/** Lets everything answer that waits for it. */
export const happen = (g: Answering, what: Happening): Rule => g.happen(what);
