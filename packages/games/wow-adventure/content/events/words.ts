/** Short ways to write down events. */
import type { ChallengeCard, EventBack, EventSide, FlipWhen } from '../../vocabulary/challenge-cards.ts';
import type { Cost, Effect } from '../../vocabulary/effects.ts';
import type { CardId, SpaceId } from '../../vocabulary/ids.ts';
import type { Power } from '../../vocabulary/powers.ts';
import type { Level } from '../../vocabulary/terms.ts';

type PrintedEvent = {
  readonly powers?: readonly Power[];
  readonly may?: true;
  readonly cost?: readonly Cost[];
  readonly do?: readonly Effect[];
  readonly flip?: FlipWhen;
  readonly back?: EventBack;
};

/** A back with nothing on it. */
const nothing: EventBack = { is: 'effects', do: [{ is: 'discard-this' }] };

const event = (
  kind: EventSide['kind'],
  level: Level,
  id: string,
  {
    place,
    powers = [],
    may,
    cost = [],
    do: effects = [],
    flip,
    back = nothing,
  }: PrintedEvent & { place?: string },
): ChallengeCard => ({
  id: id as CardId, // content gives ids their kind
  level,
  foe: null,
  item: back.is === 'item' ? back.item : null,
  event: {
    kind,
    place: place === undefined ? null : (place as SpaceId), // the same
    powers,
    resolve: { may: may === true, cost, do: effects },
    flip: flip ?? null,
    back,
  },
});

/** Lies in the global slot and touches everybody. */
export const globalEvent = (level: Level, id: string, printed: PrintedEvent): ChallengeCard =>
  event('global', level, id, printed);

/** Lies on the space it names until somebody resolves it there. */
export const locationEvent = (
  level: Level,
  id: string,
  printed: PrintedEvent & { readonly place: string },
): ChallengeCard => event('location', level, id, printed);

/** Follows its own text, mostly at once. */
export const specialEvent = (level: Level, id: string, printed: PrintedEvent): ChallengeCard =>
  event('special', level, id, printed);
