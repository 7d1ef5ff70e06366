import type { ForKinds } from '@tavolo/kernel';
import type { Ability, Aim, Window } from '../../vocabulary/abilities.ts';
import type { EventBack, EventSide, FlipWhen } from '../../vocabulary/challenge-cards.ts';
import type { Condition } from '../../vocabulary/conditions.ts';
import type { Cost, Effect } from '../../vocabulary/effects.ts';
import type { SpaceId } from '../../vocabulary/ids.ts';
import type { Moment, Power } from '../../vocabulary/powers.ts';
import type { Marks, Objective } from '../../vocabulary/quests.ts';
import type {
  Attack,
  AttackType,
  Face,
  ItemIcon,
  Level,
  Potion,
  Resource,
  Slot,
  Trait,
} from '../../vocabulary/terms.ts';
import type { Clause, Role, Scene } from './scene.ts';

type Of<Union extends { readonly is: string }, Is extends Union['is']> = Extract<Union, { readonly is: Is }>;

export type Bonus = Of<Effect, 'bonus'>;
/** Effects that hold others; the composer puts them together. */
export type Holder = Of<Effect, 'roll' | 'contest' | 'choose' | 'when' | 'each'>;
/** Effects that a language says in one clause. */
export type Deed = Exclude<Effect, Bonus | Holder>;
/** What is asked of a card that is being played; told together with the moment. */
export type Asked = Of<Condition, 'played-by' | 'player-within' | 'concerns-you'>;

/** Which cards a power or a card answers. */
export type CardPlayed = {
  readonly by: Of<Condition, 'played-by'> | null;
  readonly within: number | null;
  readonly concerns: 'you' | 'you-or-combat' | null;
};

/** What each language says of what cards do. Words stand without capital and full stop. */
export type EffectPhrases = {
  readonly deeds: ForKinds<Deed, [scene: Scene], Clause>;
  /** Numbers that change together, of one side. */
  bonuses(bonuses: readonly Bonus[], scene: Scene): Clause;
  /** What one side does, in one go. */
  joined(subject: string, says: readonly string[]): string;
  /** `by`: whose power it is. */
  roll(by: Role): string;
  readonly contest: string;
  choose(by: Role): string;
  readonly or: string;
  /** Behind what adds to a number that was told before. */
  readonly more: string;
  /** The faces of a die that was rolled: `on 1 or 2`. */
  onFaces(faces: readonly Face[]): string;
};

/** When, why and at what price. */
export type MomentPhrases = {
  /** `owner` is the side that the moment belongs to. */
  readonly moments: {
    readonly [M in Exclude<Moment, 'always' | 'die' | 'resource' | 'card-played'>]: (owner: Role) => string;
  };
  /** A face of a combat die; `of` is the side whose die it is. */
  die(of: Role, own: boolean, faces: readonly Face[]): string;
  resources(resources: readonly Resource[]): string;
  cardPlayed(card: CardPlayed, scene: Scene): string;
  readonly windows: Readonly<Record<Exclude<Window, 'card-played'>, string>>;
  or(moments: readonly string[]): string;
  readonly conditions: ForKinds<Exclude<Condition, Asked>, [scene: Scene], string>;
  /** Behind `when it is hit`: by what kind of attack. */
  strike(type: AttackType): string;
  readonly costs: ForKinds<Cost, [scene: Scene], string>;
  /** Behind a price: what is paid or done as well. */
  also(words: string): string;
  readonly may: string;
  readonly once: Readonly<Record<NonNullable<Power['once']>, string>>;
  readonly instead: Readonly<Record<NonNullable<Power['instead']>, string>>;
  readonly whileAttached: string;
};

/** The numbers and signs of cards. */
export type FigurePhrases = {
  attack(attack: Attack): string;
  defense(n: number): string;
  damage(n: number): string;
  health(n: number): string;
  valor(n: number): string;
  cost(n: number): string;
  readonly timing: Readonly<Record<Ability['timing'], string>>;
  readonly slot: Readonly<Record<Slot, string>>;
  trait(trait: Trait): string;
  itemIcon(icon: ItemIcon): string;
  potion(potion: Potion): string;
  copies(n: number): string;
};

export type AbilityPhrases = {
  replacement(attack: Attack): string;
  attach(to: Aim, counters: number): string;
  aim(at: Aim): string;
  /** A new card of a group takes the place of the old one. */
  group(group: string): string;
  improved(level: Level): string;
};

export type EventPhrases = {
  readonly kinds: Readonly<Record<EventSide['kind'], string>>;
  place(space: string): string;
  readonly inPlay: string;
  readonly resolve: string;
  readonly drawn: string;
  readonly flip: ForKinds<FlipWhen, [], string>;
  /** What is on the other side, and whose it is. */
  readonly back: string;
  readonly backs: ForKinds<Exclude<EventBack, { readonly is: 'effects' }>, [name: string], string>;
};

export type QuestPhrases = {
  readonly decks: Readonly<Record<'starting' | 'elite', string>>;
  tokensOn(spaces: readonly SpaceId[]): string;
  readonly marks: Readonly<Record<Marks, string>>;
  readonly objectives: ForKinds<Objective, [], string>;
  readonly anyOrder: string;
  /** Behind what must be done before. */
  readonly next: string;
  readonly lastOfAll: string;
};

export type BoardPhrases = {
  readonly reward: string;
  /** What has to be paid: an item of each of these levels. */
  price(levels: readonly (readonly Level[])[]): string;
  readonly resources: Readonly<Record<Resource, string>>;
  readonly kept: string;
  readonly atOnce: string;
  /** What a Disease token does for as long as a hero has it. */
  readonly disease: string;
  readonly oncePerHero: string;
};

/** What things are called on cards. Ids that no language knows are spelled out. */
type CardNames = {
  space(id: string): string;
  item(id: string): string;
  foe(id: string): string;
  side(id: string): string;
  power(id: string): string;
};

/** Everything a language needs to tell what cards do. */
export type CardPhrases = {
  readonly effects: EffectPhrases;
  readonly moments: MomentPhrases;
  readonly figures: FigurePhrases;
  readonly abilities: AbilityPhrases;
  readonly events: EventPhrases;
  readonly quests: QuestPhrases;
  readonly board: BoardPhrases;
  readonly names: CardNames;
};
