/** What an effect is carried out in: whose it is, at whom it is aimed, and what it may still change. */
import type { Target } from '../../options.ts';
import type { CardId, ExplorerId, UnitId } from '../../vocabulary/ids.ts';
import type { SpaceId } from '../../vocabulary/places.ts';
import type { Attack } from '../attacks/attack-under-way.ts';
import type { Moment } from '../happenings/moments.ts';

export type Deed = {
  readonly card: CardId;
  readonly ability: string;
  /** The unit whose card it is, or that plays it; `null`: nobody's. */
  readonly self: UnitId | null;
  /** The explorer whose turn it is, or who drew the event. [ma/words.6] */
  readonly active: ExplorerId | null;
  readonly target: Target | null;
  /** Where the target was when it was aimed at: what is done from there is done even if it is gone. */
  readonly aimedAt: SpaceId | null;
  /** The units of an area or of a line. */
  readonly targets: readonly UnitId[];
  /** The one that a `for-each` has come to, or that set a trigger off. */
  readonly it: UnitId | null;
  /** The attack that is going on, for riders and for what answers it. */
  readonly attack: Attack | null;
  /** What is about to happen and can still be changed. */
  readonly moment: Moment | null;
};

/** A deed of a card that is aimed at nobody and answers nothing. */
export const deedOf = (
  card: CardId,
  ability: string,
  { self, active }: { readonly self: UnitId | null; readonly active: ExplorerId | null },
): Deed => ({
  card,
  ability,
  self,
  active,
  target: null,
  aimedAt: null,
  targets: [],
  it: null,
  attack: null,
  moment: null,
});

/** Whether it answers something that is going on: units that it ends fall when that is over. */
export const isAnswer = ({ attack, moment }: Deed): boolean => attack !== null || moment !== null;
