import type { Condition } from './conditions.ts';
import type { Effect, Scope } from './effects.ts';
import type { MonsterId } from './ids.ts';
import type { AttackMode, Phase, SpaceKind, SpaceState } from './terms.ts';
import type { Doer } from './who.ts';

/** What an ability costs. [ma/effects.2] */
export type Cost = {
  readonly stamina?: number;
  readonly essence?: number;
  readonly health?: number;
  /** A marker of the owner goes onto the card, or one of horror. */
  readonly marker?: 'explorer' | 'horror';
  /** The marker on the card is taken off, and what it showed ends. */
  readonly takesMarkerOff?: true;
  readonly unequipsThis?: true;
  readonly destroysThis?: true;
};

/** How an ability finds whom it is aimed at. [ma/effects.3] */
export type Aim =
  | { readonly at: 'self' }
  | (Aimed & { readonly at: 'melee' })
  | (Aimed & { readonly at: 'ranged' | 'arc'; readonly range: number; readonly least?: number })
  /** These don't target. */
  | (Aimed & { readonly at: 'area' | 'line'; readonly range: number });

type Aimed = {
  readonly what: 'unit' | 'explorer' | 'monster' | 'space' | SpaceAim;
  readonly orSelf?: true;
};

/** A space of one of these kinds, in this state. */
export type SpaceAim = { readonly spaces: readonly SpaceKind[]; readonly state?: SpaceState };

/** What sets an ability off. [ma/effects.7] */
export type Trigger =
  | { readonly on: 'phase-start'; readonly phase: Phase }
  | { readonly on: 'turn-start' | 'turn-end'; readonly who: Doer }
  | {
      readonly on: 'attack-rolled';
      readonly by?: Doer;
      readonly who?: Doer;
      readonly scope?: Scope;
      readonly mode?: AttackMode;
    }
  | {
      readonly on: 'hit' | 'missed';
      readonly by?: Doer;
      readonly who?: Doer;
      readonly scope?: Scope;
      readonly mode?: AttackMode;
    }
  | { readonly on: 'would-lose-health'; readonly who: Doer; readonly byAttack?: true }
  /** `notByItems`: by monsters, events and chapters only. */
  | { readonly on: 'would-lose-essence'; readonly who: Doer; readonly notByItems?: true }
  | { readonly on: 'would-die' | 'would-fall' | 'lost-health'; readonly who: Doer }
  | { readonly on: 'health-restored'; readonly who?: Doer; readonly by?: Doer }
  | { readonly on: 'monster-destroyed'; readonly by: Doer; readonly scope?: Scope }
  | { readonly on: 'unit-destroyed'; readonly who: Doer | { readonly monster: MonsterId } }
  | { readonly on: 'left-play'; readonly what: 'monster' | 'quarry' }
  | { readonly on: 'monster-spawned' | 'barrel-exploded' | 'explorer-exited' | 'chapter-advanced' }
  | { readonly on: 'action-space-activated'; readonly by: Doer }
  | { readonly on: 'space-activated'; readonly space: SpaceKind; readonly by?: Doer; readonly before?: true }
  | { readonly on: 'spawn-sealed'; readonly by?: Doer }
  | { readonly on: 'recharge-rolled' | 'supported'; readonly by: Doer }
  | { readonly on: 'door-destroyed'; readonly by: Doer }
  /** A check that fails. */
  | { readonly on: 'spawn-checked'; readonly who: Doer }
  | { readonly on: 'horror-checked' }
  | { readonly on: 'horror-event-drawn' }
  | { readonly on: 'tile-explored'; readonly by: Doer; readonly before?: true };

/** What every ability has. */
type Envelope = {
  /** Tells it apart from the others of its card; its name in three languages is found by it. */
  readonly id: string;
  readonly if?: Condition;
  readonly do: readonly Effect[];
};

/** How often it may be used: by a unit in a turn, by whoever in a round, by each explorer in a chapter. */
export type Limit = { readonly per: 'turn' | 'round' | 'chapter'; readonly times: number };

export type Active = Envelope & {
  readonly is: 'active';
  readonly cost: Cost;
  /** `null`: nothing is aimed at. */
  readonly aim: Aim | null;
  readonly limit?: Limit;
};

export type Triggered = Envelope & {
  readonly is: 'triggered';
  readonly when: Trigger;
  readonly cost?: Cost;
  /** Its owner decides. */
  readonly may?: true;
  readonly limit?: Limit;
  /** It is set off in the owner's turn alone. */
  readonly inOwnTurn?: true;
  /** It is not in force with one explorer. */
  readonly notAlone?: true;
};

export type Standing = Envelope & { readonly is: 'passive' | 'enters-play' | 'when-dies' };

/** What a card can do. [ma/effects.1] */
export type Ability = Active | Triggered | Standing;
