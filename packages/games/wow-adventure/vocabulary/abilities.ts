import type { Condition } from './conditions.ts';
import type { Cost, Effect } from './effects.ts';
import type { AbilityId, CharacterId } from './ids.ts';
import type { Power } from './powers.ts';
import type { Attack, Level } from './terms.ts';

/** The moments at which ability cards are played. */
const windows = [
  'movement',
  'own-turn',
  'before-roll',
  'after-roll',
  'on-miss',
  'after-attack',
  'damage-taken',
  'encounter-met',
  'card-played',
] as const;
export type Window = (typeof windows)[number];

/** What a card can be laid on or aimed at. */
export type Aim = {
  readonly at: readonly ('rival' | 'unbeaten' | 'opponent' | 'self' | 'space' | 'weapon')[];
  /** How near it must be; without it, wherever it is. */
  readonly within?: number;
};

/** What a level adds to a card. [wow/abilities.10] */
export type Improvement = {
  readonly do?: readonly Effect[];
  readonly powers?: readonly Power[];
  readonly attached?: readonly Power[];
};

/** A title of an ability deck. */
export type Ability = {
  readonly id: AbilityId;
  readonly of: CharacterId;
  readonly copies: number;
  readonly cost: number;
  /** The icon of its timing. [wow/abilities.2] */
  readonly timing: 'movement' | 'combat' | 'special';
  readonly windows: readonly Window[];
  readonly if: readonly Condition[];
  /** What is paid beyond energy. */
  readonly alsoCosts: readonly Cost[];
  /** Its attack takes the place of the weapon's. [wow/abilities.11] */
  readonly replacement: Attack | null;
  readonly do: readonly Effect[];
  /** What it can do for the rest of the combat. */
  readonly powers: readonly Power[];
  /** It is laid on its target and stays there. [wow/abilities.8] */
  readonly attach: Aim | null;
  /** It is aimed at a target without staying there. */
  readonly aim: Aim | null;
  readonly counters: number;
  /** A new card of the group takes the place of the one that lies there. */
  readonly group: string | null;
  /** What it does while it lies there. */
  readonly attached: readonly Power[];
  readonly improved: { readonly [L in Exclude<Level, 'grey'>]?: Improvement };
  readonly insteadOfWalking: boolean;
};
