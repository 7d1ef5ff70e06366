import type { ForKinds } from '@tavolo/kernel';
import type { Ability, Limit, SpaceAim, Trigger } from '../../vocabulary/abilities.ts';
import type { Advance, EventCard, Fit } from '../../vocabulary/cards.ts';
import type { Condition } from '../../vocabulary/conditions.ts';
import type { Effect, Until, Value } from '../../vocabulary/effects.ts';
import type { Class, ItemType, Keyword, Mind, Plug, Socket } from '../../vocabulary/terms.ts';
import type { Clause } from './clauses.ts';
import type { Aimed, Role, Scene } from './scene.ts';

type Of<Union extends { readonly is: string }, Is extends Union['is']> = Extract<Union, { readonly is: Is }>;

type Modify = Of<Effect, 'modify'>;
/** Values of which a sentence says what somebody does with them, rather than how many more there are. */
type OwnValue = 'attack-roll-against' | 'spawn-roll' | 'push-distance' | 'bag' | 'chest-draw';
/** A change of a value that somebody has more or less of. */
export type Gain = Modify & { readonly value: Exclude<Value, OwnValue> };
/** A change of a value that takes a sentence of its own. */
export type OwnChange = Modify & { readonly value: OwnValue };
/** A change of what an action or an ability costs. */
export type Price = Of<Effect, 'price' | 'set-price' | 'essence-price'>;
/** Effects that hold others; the composer puts them together. */
export type Holder = Of<Effect, 'if' | 'for-each' | 'repeat' | 'choose' | 'roll' | 'gather' | 'attach-event'>;
/** Effects that a language says in one clause. */
export type Deed = Exclude<Effect, Modify | Price | Holder>;

/** A trigger by its kind. */
type ByKind<T> = T extends { readonly on: infer On extends string }
  ? Omit<T, 'on'> & { readonly is: On }
  : never;
export type Moment = ByKind<Trigger>;

/** A piece of a price. */
export type Cost =
  | { readonly is: 'stamina' | 'essence' | 'health'; readonly n: number }
  | { readonly is: 'marker' | 'horror-marker' | 'marker-off' | 'unequip' | 'destroy' };

/** What each language says of what cards do. Words stand without capital and full stop. */
export type EffectPhrases = {
  readonly deeds: ForKinds<Deed, [scene: Scene], Clause>;
  /** Values of one unit that change together. `against`: only against such units. */
  gains(gains: readonly Gain[], scene: Scene, against: Condition | null): Clause;
  /** The roll that was just made. */
  rollChange(by: number): Clause;
  readonly changes: { readonly [V in OwnValue]: (change: OwnChange, scene: Scene) => Clause };
  /** Several costs that change alike. */
  prices(prices: readonly [Price, ...Price[]], scene: Scene): Clause;
  /** How long it lasts, behind what is said; empty: as long as the card is in force. */
  readonly until: Readonly<Record<Until, string>>;
  /** What one side does, in one go. */
  joined(subject: string, says: readonly string[]): string;
  /** The same, left to somebody's choice. */
  may(who: string, does: readonly string[]): string;
  /** Where nobody in particular may do it. */
  readonly ifYouLike: string;
  /** Behind something else that happens. */
  afterThat(words: string): string;
  /** Behind what depends on a hit. */
  hitOrMiss(words: string): string;
  /** What an ability is aimed at, and by whom, where its effects can't say it. */
  aim(at: Aimed, by: Role): Clause;
  readonly held: HeldPhrases;
};

/** What stands before effects that others hold. */
export type HeldPhrases = {
  readonly onHit: string;
  /** The same where something else must be so as well. */
  onHitIf(condition: string): string;
  readonly onMiss: string;
  /** Behind an attack: so much more to its roll, under a condition. */
  rollBonus(by: number): string;
  times(n: number): string;
  choose(by: Role | 'group'): Clause;
  readonly or: string;
  readonly roll: Clause;
  /** On the game die. */
  atLeast(n: number): string;
  readonly otherwise: string;
  readonly gather: Clause;
  atTokens(n: number): string;
  attach(to: Role): Clause;
  readonly ifThereIsNone: string;
};

/** When, why and at what price. */
export type MomentPhrases = {
  readonly moments: ForKinds<Moment, [scene: Scene], string>;
  readonly conditions: ForKinds<Condition, [scene: Scene], string>;
  /** Before a condition: it is asked once, or all the time. */
  if(condition: string): string;
  while(condition: string): string;
  limit(limit: Limit): string;
  readonly notAlone: string;
  /** Pieces of the price of an active ability. */
  readonly costs: ForKinds<Cost, [], string>;
  /** What has to be paid when something happens, and what may be. */
  pay(costs: readonly Cost[]): string;
  mayPay(costs: readonly Cost[]): string;
};

/** The numbers and signs of cards. */
export type FigurePhrases = {
  readonly kinds: Readonly<Record<Ability['is'], string>>;
  class(of: Class): string;
  health(n: number, perExplorer: number): string;
  stamina(n: number): string;
  armor(n: number): string;
  will(n: number): string;
  essence(essence: { readonly start: number; readonly most: number }): string;
  level(n: number): string;
  readonly boss: string;
  mind(mind: Mind): string;
  keyword(keyword: Keyword): string;
  size(n: number): string;
  seeks(what: SpaceAim): string;
  type(type: ItemType): string;
  readonly fits: Readonly<Record<Fit['is'], string>>;
  hands(n: number): string;
  /** A shape by which cards are joined, and where. */
  socket(socket: Socket, plug: Plug): string;
};

export type EventPhrases = {
  readonly decks: Readonly<Record<EventCard['deck'], string>>;
  /** Beside whom it stays. */
  readonly beside: Readonly<Record<EventCard['deck'], string>>;
  /** It is in force until another takes its place. */
  readonly current: Readonly<Record<EventCard['deck'], string>>;
  readonly advance: ForKinds<Advance, [], string>;
};

/** What things are called on cards. */
type CardWords = {
  ability(card: string, ability: string): string;
  calling(explorer: string): string;
  scenario(scenario: string): string;
  /** On its button. */
  option(option: string): string;
};

/** Everything a language needs to tell what cards do. */
export type CardPhrases = {
  readonly effects: EffectPhrases;
  readonly moments: MomentPhrases;
  readonly figures: FigurePhrases;
  readonly events: EventPhrases;
  readonly names: CardWords;
};
