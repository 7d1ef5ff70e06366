import type { Options, State } from '../state.ts';
import type { Ability, Additions, Move, Special } from '../vocabulary/abilities.ts';
import type { Amount, Equation, Measure, Measured } from '../vocabulary/amounts.ts';
import type { ModifierEffect, Perk } from '../vocabulary/class-cards.ts';
import type { Penalty } from '../vocabulary/dungeon.ts';
import type { GoalTest, Tally } from '../vocabulary/goals.ts';
import type { ItemId, ModifierId, MonsterId, ObjectiveId, SummonId } from '../vocabulary/ids.ts';
import type { Item } from '../vocabulary/items.ts';
import type { AttackKind, Whose } from '../vocabulary/lasting.ts';
import type {
  Objective,
  Occasion,
  Reward,
  ScenarioEffect,
  ScenarioGoal,
  ScenarioLoss,
  TerrainKind,
  TreasureReward,
} from '../vocabulary/scenarios.ts';
import type { Predicate, Targets } from '../vocabulary/targets.ts';
import type { Condition, Element, Pile, PrintedElement, Rank, Slot } from '../vocabulary/terms.ts';

/** The phrase book that each language fills: a missing word does not compile. */
export type Phrases = {
  readonly terms: Terms;
  readonly notes: TermNotes;
  readonly amounts: AmountWords;
  readonly targets: TargetWords;
  readonly abilities: AbilityWords;
  readonly lasting: LastingWords;
  readonly items: ItemWords;
  readonly goals: GoalWords;
  readonly modifiers: ModifierWords;
  readonly perks: PerkWords;
};

/** The member of a union that carries a tag, also where one member carries several. */
type Of<Union, Key extends string, Tag> = Union extends { readonly [K in Key]: infer Tags }
  ? Tag extends Tags
    ? Union
    : never
  : never;

/** Something for each kind of a union, and nothing else. */
export type ForEach<
  Union extends { readonly is: string },
  Rest extends readonly unknown[] = [],
  Said = string,
> = {
  readonly [Is in Union['is']]: (thing: Of<Union, 'is', Is>, ...rest: Rest) => Said;
};

/** Says a thing with the words for its kind. */
export function said<Union extends { readonly is: string }, Rest extends readonly unknown[], Said>(
  words: ForEach<Union, Rest, Said>,
  thing: Union,
  ...rest: Rest
): Said {
  const word = words[thing.is as Union['is']] as (thing: Union, ...rest: Rest) => Said; // found by the thing's own tag
  return word(thing, ...rest);
}

/** Who performs: the player who reads, or a monster, a summon or an ally. */
export type Voice = 'you' | 'it';

export type Gender = 'm' | 'f';
/** The name of a monster, a summon or an objective. `plural`: even where there is only one. */
export type Name = {
  readonly one: string;
  readonly many: string;
  readonly gender: Gender;
  readonly plural?: true;
  /** A name of its own, without an article. */
  readonly named?: true;
};

/** How the things of the box are called. */
export type Names = {
  monster(id: MonsterId): Name;
  summon(id: SummonId): Name;
  objective(id: ObjectiveId): Name;
  item(id: ItemId): string;
  achievement(name: string): string;
  /** A modifier card that a scenario puts into decks. */
  modifier(id: ModifierId): string;
};

/** Figures as part of a sentence. `who` is what a verb agrees with. */
export type Figures = {
  readonly subject: string;
  readonly object: string;
  readonly who: 'you' | 'one' | 'many' | 'you-and-others';
};

/** What the words of an ability may need. */
export type Scene = {
  readonly voice: Voice;
  readonly names: Names;
  /** A number, or a letter that is explained behind the line. */
  amount(amount: Amount): string;
  figures(targets: Targets): Figures;
  /** Abilities within a sentence, performed by somebody. */
  inline(abilities: readonly Ability[], voice: Voice): string;
};

/** Words of ability lines, each with a pictogram. */
const abilityTerms = [
  'attack',
  'move',
  'jump',
  'range',
  'heal',
  'shield',
  'retaliate',
  'loot',
  'target',
  'pierce',
  'push',
  'pull',
  'summon',
  'flying',
  'damage',
  'xp',
  'hp',
  'initiative',
  'advantage',
  'disadvantage',
  'self',
  'lost',
  'round',
  'persistent',
  'infuse',
  'consume',
] as const;
export type AbilityTerm = (typeof abilityTerms)[number];

/** Things on the map beside figures. */
type TileThing = TerrainKind | 'trap' | 'treasure' | 'goal-treasure' | 'coin' | 'door' | 'plate';

export type Terms = {
  readonly conditions: { readonly [C in Condition]: string };
  readonly elements: { readonly [E in PrintedElement]: string };
  /** Two or more elements of any kind. */
  anyElements(count: number): string;
  readonly elementStates: { readonly [S in 'inert' | 'waning' | 'strong']: string };
  readonly slots: { readonly [S in Slot]: string };
  /** Of one and of several; invariable where the language says so. */
  readonly ranks: { readonly [R in Rank]: { readonly one: string; readonly many: string } };
  readonly phases: { readonly [P in State['phase']]: string };
  readonly difficulties: { readonly [D in Options['difficulty']]: string };
  readonly things: { readonly [T in TileThing]: string };
  readonly piles: { readonly [P in Pile | 'hand' | 'active']: string };
  readonly abilities: { readonly [T in AbilityTerm]: string };
  and(items: readonly string[]): string;
  or(items: readonly string[]): string;
};

/** A term that beginners look up. */
export type NotedTerm = Condition | Element | 'any-element' | Exclude<AbilityTerm, 'self'> | TileThing;
/** What each term means, in one sentence; the rules that say so are in composing/noted-rules. */
export type TermNotes = { readonly [T in NotedTerm]: string };

export type AmountWords = {
  /** What is counted: `is` behind `X =`, `each` behind `for each`. */
  readonly measures: {
    readonly [M in Measure]: (voice: Voice) => { readonly is: string; readonly each: string };
  };
  readonly rounded: { readonly [R in NonNullable<Measured['round']>]: string };
  /** The letters of scenario formulas. [gh/special.14] */
  readonly letters: { readonly c: string; readonly l: string };
};

export type TargetWords = {
  figures(targets: Targets, scene: FigureScene): Figures;
  /** `clause` stands behind an if, `which` behind the figures it is said of; `null`: it is not said of them. */
  readonly predicates: ForEach<
    Predicate,
    [voice: Voice],
    { readonly clause: string; readonly which: { readonly one: string; readonly many: string } | null }
  >;
};
export type FigureScene = { readonly voice: Voice; amount(amount: Amount): string };

/** Abilities that are told in a sentence; the others are lines of words and numbers. */
type Sentenced = Exclude<
  Ability['do'],
  'attack' | 'move' | 'heal' | 'condition' | 'push' | 'pull' | 'shield' | 'retaliate' | 'loot' | 'special'
>;

export type AbilityWords = {
  against(figures: Figures): string;
  on(figures: Figures): string;
  to(figures: Figures): string;
  area(hexes: number): string;
  readonly alongPath: string;
  readonly allOnFocus: string;
  readonly withAugments: string;
  readonly constraints: { readonly [C in NonNullable<Move['constraint']>]: string };
  readonly looting: string;
  readonly lootAtMost: (count: number) => string;
  readonly lootExtra: (each: string) => string;
  readonly towardChosenHex: string;
  readonly sentences: {
    readonly [Do in Sentenced]: (ability: Of<Ability, 'do', Do>, scene: Scene) => string;
  };
  /** Specials, with their number if they have one. */
  readonly specials: { readonly [N in Special['name']]: (value: string | null, names: Names) => string };
  readonly adjusting: AdjustmentWords;
  /** What is added, with its sign. */
  readonly additions: { readonly [A in keyof Additions]-?: (by: string) => string };
  readonly half: HalfWords;
};

/** What stands around an adjustment: its reason before it, its results in a list. */
type AdjustmentWords = {
  consume(elements: readonly string[], voice: Voice): string;
  when(clauses: readonly string[]): string;
  per(each: string): string;
  /** An obstacle that the target was pushed against may be destroyed for it. */
  readonly destroyObstacle: string;
  targets(figures: Figures): string;
  area(hexes: number): string;
  afterwards(abilities: string): string;
  instead(abilities: string): string;
  readonly advantage: string;
  xp(count: number): string;
};

type HalfWords = {
  infuse(elements: readonly string[], voice: Voice): string;
  /** Of a summon. */
  infuseOnAttack(element: string): string;
  readonly lost: string;
  readonly unrecoverable: string;
  readonly stays: { readonly round: string; readonly persistent: string };
  readonly augment: string;
  /** Experience on leaving the use spaces at these places. */
  usesXp(xp: number, places: readonly number[]): string;
  /** Lasting effects that replace the others. */
  lastingInstead(effects: string): string;
};

/** How long a lasting effect is in force; `uses`: so many times. */
export type Span = { readonly uses: number | null; readonly stays: 'round' | 'persistent' };

export type LastingWords = {
  attack(by: Whose, kind: AttackKind, span: Span): string;
  attackAbility(kind: AttackKind, span: Span): string;
  healAbility(span: Span): string;
  moveAbility(instead: string, span: Span): string;
  attacked(kind: AttackKind, span: Span): string;
  damaged(from: 'attack' | 'any', span: Span): string;
  allyAttacked(span: Span): string;
  readonly turn: { readonly [T in 'turn-start' | 'turn-end']: (span: Span) => string };
  retaliated(span: Span): string;
  augmentLimit(limit: number): string;
  readonly augmentsOnRanged: string;
  readonly flying: string;
  multiply(by: number): string;
  readonly ignoreShield: string;
  readonly attackerDisadvantage: string;
  readonly prevent: string;
  readonly destroyObstacle: string;
  readonly ownDeath: (does: string) => string;
  readonly attackedAtDisadvantage: string;
  readonly alliesAttack: (by: string) => string;
};

export type ItemWords = {
  readonly onTurn: string;
  readonly atTurnEnd: string;
  readonly onMove: string;
  /** For one attack, for all of an ability, for the next of a turn, or once in an ability. */
  attack(kind: AttackKind, scope: 'one-attack' | 'whole-ability' | 'next-attack' | 'ability'): string;
  becomesArea(hexes: number): string;
  alliesInAreaSuffer(damage: number): string;
  reach(hexes: number): string;
  readonly attacked: string;
  readonly attackDamage: string;
  initiative(by: number): string;
  basicAttack(value: number): string;
  basicMove(value: number): string;
  immune(to: readonly string[]): string;
  /** The same, of a monster. */
  immuneTo(to: readonly string[]): string;
  readonly forcedMovement: string;
  readonly hiddenInObstacles: string;
  smallSlots(count: number): string;
  readonly tamesDoubles: string;
  readonly after: { readonly [A in Exclude<Item['after'], 'nothing'>]: string };
  circles(count: number, after: Item['after']): string;
  minusOnes(count: number): string;
  removesMinusOnes(count: number): string;
};

/** A count as battle goals ask for it. `value` says how many, `number` is what a noun agrees with. */
export type TallyWords = {
  readonly none: string;
  least(value: string, number: number): string;
  most(value: string, number: number): string;
  /** What is counted, where several counts are summed up. */
  readonly noun: string;
};

export type GoalWords = {
  readonly tallies: { readonly [T in Tally]: TallyWords };
  plusLevel(value: number): string;
  sum(nouns: readonly string[], at: 'least' | 'most', value: string): string;
  readonly tests: ForEach<Exclude<GoalTest, { readonly is: 'tally' }>>;
  /** Ends a battle goal: the checks it gives. */
  checks(count: number): string;
  readonly scenario: ForEach<
    ScenarioGoal,
    [names: Names, value: (equation: Equation) => string, several: boolean]
  >;
  readonly losses: ForEach<ScenarioLoss, [names: Names]>;
  readonly occasions: ForEach<Occasion>;
  readonly once: string;
  readonly effects: ForEach<
    Exclude<ScenarioEffect, { readonly is: 'story' }>,
    [names: Names, value: (equation: Equation) => string]
  >;
  objective(objective: Objective, names: Names, value: (equation: Equation) => string): string;
  allied(monster: Name): string;
  levelOffset(by: number): string;
  readonly lootByAbilityOnly: string;
  readonly rewards: ForEach<Reward, [names: Names]>;
  readonly treasures: ForEach<TreasureReward, [names: Names]>;
  readonly penalties: ForEach<Penalty>;
  trap(does: readonly string[]): string;
  readonly trapDamage: string;
};

export type ModifierWords = {
  readonly values: { readonly x2: string; readonly null: string };
  readonly spokenValues: { readonly x2: string; readonly null: string };
  readonly effects: ForEach<ModifierEffect>;
  readonly rolling: string;
  readonly shuffle: string;
  readonly leaves: { readonly bless: string; readonly curse: string };
};

export type PerkWords = {
  /** So many cards of a kind; `label` is the card's short form without the mark of a rolling card. */
  cards(count: number, card: { readonly label: string; readonly rolling: boolean }): string;
  remove(cards: string): string;
  add(cards: string): string;
  replace(removed: string, added: string): string;
  readonly ignore: { readonly [I in NonNullable<Perk['ignore']>]: string };
  /** Behind what the perk does to the deck. */
  and(first: string, second: string): string;
};
