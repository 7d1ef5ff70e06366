/** What a monster can do with its stamina, and why it does so. [ma/monsters.6] */
import type { DoorId } from '../../map/ground.ts';
import type { Target } from '../../options.ts';
import type { CardId, UnitId } from '../../vocabulary/ids.ts';
import type { SpaceId } from '../../vocabulary/places.ts';

/** An ability, with whom it is aimed at. */
export type AbilityChoice = {
  readonly is: 'ability';
  readonly card: CardId;
  readonly ability: string;
  readonly target: Target | null;
  /** The units of an area. */
  readonly targets: readonly UnitId[];
  /** Other spaces that it could be aimed at as well. */
  readonly ties: readonly SpaceId[];
};

/** Why a monster ends its turn. */
export type Stop = 'spent' | 'no-nearer' | 'nobody';

/** One action, or the end of the turn. */
export type Choice =
  | AbilityChoice
  | {
      readonly is: 'step';
      readonly to: SpaceId;
      /** Nearer to whom it goes for; to where it can play an ability; away from explorers. */
      readonly why: 'nearer' | 'to-reach' | 'away';
      /** Other steps that are as good, where the rules name none of them first. */
      readonly ties: readonly SpaceId[];
    }
  | { readonly is: 'door'; readonly how: 'open' | 'close' | 'break'; readonly door: DoorId }
  | { readonly is: 'lever'; readonly at: SpaceId }
  | { readonly is: 'end'; readonly why: Stop };

/** What actions cost a monster. [ma/monsters.6] [ma/monsters.14] */
export const monsterPrices = { step: 1, open: 3, close: 3, break: 4, lever: 3 } as const;

/** Whether two choices come to the same: the same action on the same thing. */
export function areSame(one: Choice, other: Choice): boolean {
  switch (one.is) {
    case 'ability':
      return (
        other.is === 'ability' &&
        one.card === other.card &&
        one.ability === other.ability &&
        isSameTarget(one.target, other.target)
      );
    case 'step':
      return other.is === 'step' && one.to === other.to;
    case 'door':
      return other.is === 'door' && one.how === other.how && one.door === other.door;
    case 'lever':
      return other.is === 'lever' && one.at === other.at;
    case 'end':
      return other.is === 'end';
  }
}

function isSameTarget(one: Target | null, other: Target | null): boolean {
  if (one === null || other === null) return one === other;
  return one.is === 'unit'
    ? other.is === 'unit' && one.unit === other.unit
    : other.is === 'space' && one.at === other.at;
}
