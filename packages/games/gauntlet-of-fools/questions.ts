import type { Asks, Seat } from '@tavolo/kernel';
import type { AbilityId, BoastId, EncounterId, WeaponId, Window } from './cards.ts';
import type { AmountOption, DieOption } from './options.ts';
import type { HeroId } from './state.ts';

/** Whose question it is. */
type OfHero = { readonly hero: HeroId };

/** A hero, and what it faces; `null`: nothing. */
type Facing = OfHero & { readonly card: EncounterId | null };

/** Which hero to play with. */
type Boasting = {
  /** One from the middle, or another player's. */
  hero: Asks<HeroId>;
  /** `from`: the player whose hero is stolen; `null`: it lay in the middle. */
  boasts: Asks<BoastId, OfHero & { readonly from: Seat | null }>;
};

/** Before encounters are faced. */
type Preparing = {
  'card-to-remove': Asks<EncounterId | 'none', OfHero>;
  'card-on-top': Asks<EncounterId, OfHero>;
  'active-hero': Asks<HeroId>;
  'play-though-dead': Asks<'yes' | 'no', OfHero & { readonly encounters: readonly EncounterId[] }>;
  side: Asks<EncounterId, OfHero>;
  /** `gold`: what the hero has. */
  bet: Asks<AmountOption, OfHero & { readonly gold: number }>;
};

/** The windows that are offered by a question of their own; the others belong to another decision. */
export type WindowQuestion = Exclude<Window, 'start-of-turn' | 'commit'>;

/** What a window offers: abilities, what the encounter or a token adds to them, and to go on. */
export type WindowOption = AbilityId | 'one-use-dice' | 'pay-off' | 'go-on';

/** The moments at which a hero is offered its abilities. */
type Windows = {
  readonly [Name in WindowQuestion]: Asks<
    WindowOption,
    Facing & { readonly modifiers: readonly EncounterId[]; readonly killed: boolean }
  >;
};

/** What comes up in an encounter. */
type Facings = {
  'tokens-to-spend': Asks<AmountOption, OfHero & { readonly ability: AbilityId }>;
  'one-use-dice-to-spend': Asks<AmountOption, OfHero>;
  'weapon-to-roll': Asks<WeaponId, OfHero>;
  'weapon-for-token': Asks<WeaponId, OfHero>;
  'weapon-to-lose-token': Asks<WeaponId, OfHero>;
  /** `dice`: what they show, in the order of the options. */
  'dice-to-reroll': Asks<DieOption, OfHero & { readonly dice: readonly number[] }>;
  /** One of several effects, by the name that its card gives it. */
  choice: Asks<string, Facing>;
  /** `gold`: what the wound would bring. */
  'wound-for-gold': Asks<'yes' | 'no', Facing & { readonly gold: number }>;
  'face-privately': Asks<'yes' | 'no', Facing>;
};

/** Every question of the game: its options, and what it says of itself. */
export type Questions = Boasting & Preparing & Windows & Facings;
