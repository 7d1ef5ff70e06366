import type { Ability, Adjustment } from './abilities.ts';
import type { CardId, ClassId, ModifierId } from './ids.ts';
import type { Lasting } from './lasting.ts';
import type { Condition, PrintedElement } from './terms.ts';

/** The top or the bottom of an ability card: one action. */
export type Half = {
  readonly abilities: readonly Ability[];
  /** Gained when any part of the action is performed. [gh/experience.1] */
  readonly xp?: number;
  readonly infuse?: readonly PrintedElement[];
  /** The card is lost after use. [gh/turn.12] */
  readonly lost?: true;
  readonly unrecoverable?: true;
  /** The card goes to the active area. [gh/turn.13] */
  readonly stays?: 'round' | 'persistent';
  /** One entry for each use space: the experience it gives when it is left. [gh/bonuses.2] */
  readonly uses?: readonly number[];
  readonly lasting?: readonly Lasting[];
  /** Only one card of a kind stays active, unless something raises the limit. */
  readonly augment?: true;
  /** Adjustments that touch the whole action; `stays` here only if they are taken. */
  readonly adjust?: readonly HalfAdjustment[];
};

/** `lasting` replaces the half's lasting effects if the elements are consumed. */
export type HalfAdjustment = Adjustment & {
  readonly lasting?: readonly Lasting[];
  readonly stays?: 'round';
};

export type ClassCard = {
  readonly id: CardId;
  readonly class: ClassId;
  /** The number in the corner of the printed card, in the order of the box. */
  readonly number: number;
  readonly level: number | 'X';
  readonly initiative: number;
  readonly top: Half;
  readonly bottom: Half;
};

/** One line of the perk list, to be taken `times` times. [gh/components.10] */
export type Perk = {
  readonly times: number;
  readonly remove?: readonly Copies[];
  readonly add?: readonly Copies[];
  readonly ignore?: 'item-penalties' | 'scenario-effects';
};

export type Copies = { readonly count: number; readonly card: ModifierId };

export type ClassMat = {
  readonly id: ClassId;
  readonly handLimit: number;
  /** At levels 1 to 9. */
  readonly hp: readonly number[];
  readonly perks: readonly Perk[];
};

/** What a modifier card does beside its number. [gh/components.27] */
export type ModifierEffect =
  | { readonly is: 'condition'; readonly condition: Condition }
  | { readonly is: 'push' | 'pull' | 'pierce' | 'heal-self' | 'shield-self'; readonly value: number }
  | { readonly is: 'infuse'; readonly element: PrintedElement }
  | { readonly is: 'add-target' }
  | { readonly is: 'refresh-item' };

/** An attack modifier card. [gh/components.26] */
export type Modifier = {
  readonly id: ModifierId;
  readonly value: number | 'x2' | 'null';
  readonly rolling?: true;
  readonly effects?: readonly ModifierEffect[];
  /** Its deck is shuffled at the end of the round. */
  readonly shuffle?: true;
  /** It leaves the deck when drawn. */
  readonly leaves?: 'bless' | 'curse';
};
