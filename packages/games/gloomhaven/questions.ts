import type { Asks } from '@tavolo/kernel';
import type { Cause } from './facts.ts';
import type {
  AugmentOption,
  BonusOption,
  EndBonusOption,
  GateOption,
  HexesOption,
  ItemOption,
  NumberOption,
  PerkOption,
  PlacementOption,
  PlayOption,
  WayOption,
} from './options.ts';
import type { Ability } from './vocabulary/abilities.ts';
import type {
  CardId,
  ClassId,
  FigureId,
  GoalId,
  HexId,
  ItemId,
  MonsterId,
  RoomCardId,
} from './vocabulary/ids.ts';
import type { Element, Pile, PrintedElement } from './vocabulary/terms.ts';

/** The figure that acts, or that something is done to. */
type OfFigure = { readonly figure: FigureId };

type YesOrNo = 'yes' | 'no';

/** Before the scenario begins. */
type Preparing = {
  class: Asks<ClassId>;
  'character-level': Asks<NumberOption, OfFigure>;
  /** `left`: how many are still to be chosen. */
  perk: Asks<PerkOption, OfFigure & { readonly left: number }>;
  'level-card': Asks<CardId, OfFigure & { readonly level: number }>;
  'battle-goal': Asks<GoalId, OfFigure>;
  'items-to-buy': Asks<ItemId, OfFigure & { readonly gold: number }>;
  hand: Asks<CardId, OfFigure & { readonly handLimit: number }>;
  'starting-hex': Asks<HexId, OfFigure>;
  'dungeon-gate': Asks<GateOption, { readonly room: RoomCardId }>;
  'penalty-target': Asks<FigureId>;
};

/** What a round is planned with, and how it is rested. */
type Planning = {
  'leading-card': Asks<CardId | 'long-rest' | 'give-up' | EndBonusOption, OfFigure>;
  /** `card`: the leading one. */
  'second-card': Asks<CardId | 'long-rest', OfFigure & { readonly card: CardId | 'long-rest' }>;
  /** `initiative`: the one that is changed. */
  'initiative-change': Asks<NumberOption, OfFigure & { readonly item: ItemId; readonly initiative: number }>;
  /** Heroes, or types of monsters. `vote`: several players are asked. */
  'tie-order': Asks<FigureId | MonsterId, { readonly how: 'decide' | 'vote' }>;
  'short-rest': Asks<YesOrNo | EndBonusOption, OfFigure>;
  /** `card`: the one that would be lost. */
  'redraw-rest-card': Asks<YesOrNo, OfFigure & { readonly card: CardId; readonly hp: number }>;
  'rest-card': Asks<CardId, OfFigure>;
  /** `propose`: it was the player's own idea. */
  'give-up': Asks<YesOrNo, { readonly how: 'propose' | 'agree' }>;
};

/** One attack as it is expected before its modifier card is drawn, and what of it gets past the Shield. */
export type ExpectedBlow = {
  readonly on: FigureId;
  /** What its value is made of: a card by its id, other sources in a word. */
  readonly parts: readonly { readonly of: string; readonly value: number }[];
  /** The target's Shield, and how much of it is ignored. */
  readonly shield: number;
  readonly pierce: number;
  /** What the attacker suffers in return, if the target survives. */
  readonly retaliate: number;
  readonly edge: 'advantage' | 'disadvantage' | 'none';
  readonly value: number;
  readonly damage: number;
};

/** The abilities that targets are chosen for. */
export type TargetAbility = Extract<
  Ability['do'],
  | 'attack'
  | 'heal'
  | 'damage'
  | 'condition'
  | 'push'
  | 'pull'
  | 'shield'
  | 'retaliate'
  | 'kill'
  | 'grant'
  | 'control'
  | 'recover'
  | 'refresh'
  | 'lose-cards'
  | 'spring-on'
>;

/** The abilities that a hex is chosen for. `along-path`: an attack on whoever stands on the way there. */
export type HexAbility =
  | Extract<
      Ability['do'],
      | 'summon'
      | 'make-trap'
      | 'disarm-trap'
      | 'make-obstacle'
      | 'destroy-obstacle'
      | 'move-obstacle'
      | 'choose-hex'
    >
  | 'along-path';

/** The abilities that are performed or not. */
export type UseAbility = TargetAbility | 'loot';

/** What targets are chosen for. `value`: the printed one; `left`: how many may still be chosen. */
export type TargetsAsked = OfFigure & {
  readonly ability: TargetAbility;
  readonly value: number | null;
  readonly left: number | null;
};

/** An attack whose targets are chosen. `value`: `null` where it is not the same for all. */
export type AttackAsked = OfFigure & {
  readonly value: number | null;
  readonly range: number | null;
  readonly left: number | null;
  readonly blows: readonly ExpectedBlow[];
} & AreaAsked;

/** Whether an area is laid; whom each placement would hit, and the hexes that it covers, in the order of the options. */
export type AreaAsked = {
  readonly area: boolean;
  readonly hits: readonly (readonly FigureId[])[];
  readonly areas: readonly (readonly HexId[])[];
};

/** On the turn of a character. */
type Acting = {
  next: Asks<PlayOption | ItemOption | EndBonusOption | 'end-turn' | 'long-rest', OfFigure>;
  /** `augments`: the elements that each consumes, in the order of the options; `card`, `half`: where they are printed. */
  augments: Asks<
    AugmentOption,
    OfFigure & {
      readonly ability: Ability['do'] | null;
      readonly augments: readonly (readonly PrintedElement[])[];
      readonly card: CardId | null;
      readonly half: 'top' | 'bottom' | null;
    }
  >;
  /** For the whole ability, or for the attack on one target. */
  'attack-items': Asks<ItemOption, OfFigure & { readonly target: FigureId | null }>;
  'move-to': Asks<
    HexId | ItemOption | 'stop',
    OfFigure & { readonly points: number; readonly movement: 'walk' | 'jump' | 'fly' }
  >;
  'attack-target': Asks<FigureId | PlacementOption | ItemOption | 'skip' | 'done', AttackAsked>;
  'ability-target': Asks<FigureId | ItemOption | 'skip' | 'done', TargetsAsked>;
  'ability-hex': Asks<HexesOption | 'skip', OfFigure & { readonly ability: HexAbility }>;
  /** An ability that needs no target, or concerns all of `figures`. */
  'ability-use': Asks<
    'perform' | 'skip' | ItemOption,
    OfFigure & {
      readonly ability: UseAbility;
      readonly value: number | null;
      readonly figures: readonly FigureId[];
    }
  >;
  'push-to': Asks<HexId | 'decline', OfFigure & { readonly left: number }>;
  'pull-to': Asks<HexId | 'decline', OfFigure & { readonly left: number }>;
  element: Asks<Element, OfFigure & { readonly how: 'consume' | 'infuse' }>;
  /** `base` with `more` added to it and multiplied by `factor`, one after the other. */
  'change-order': Asks<
    'add-first' | 'double-first',
    OfFigure & { readonly base: number; readonly more: number; readonly factor: number }
  >;
  /** Played now, beside the two cards of the round. */
  'card-to-play': Asks<CardId, OfFigure & { readonly half: 'top' | 'bottom' | 'both' }>;
  'augment-to-discard': Asks<CardId, OfFigure>;
};

/** When a lasting effect or an item may be used. */
export type Moment = 'attack' | 'attack-ability' | 'move' | 'attacked' | 'ally-attacked' | 'attack-damage';

/** What comes up whoever acts. */
type Reacting = {
  /** `damage`: about to be suffered; `by`: the attacker; `attack`: its value before the modifier; `target`: the ally in whose place the blow would be taken. */
  reaction: Asks<
    BonusOption | ItemOption | EndBonusOption | 'go-on',
    OfFigure & {
      readonly moment: Moment;
      readonly damage: number | null;
      readonly by: FigureId | null;
      readonly attack: number | null;
      readonly target: FigureId | null;
    }
  >;
  'negate-damage': Asks<
    'suffer' | 'lose-card' | 'lose-discards' | ItemOption,
    OfFigure & {
      readonly damage: number;
      readonly hp: number;
      readonly maxHp: number;
      readonly cause: Cause;
    }
  >;
  'card-to-lose': Asks<CardId, OfFigure>;
  'discards-to-lose': Asks<CardId, OfFigure>;
  'cards-to-discard': Asks<CardId, OfFigure>;
  'cards-to-recover': Asks<CardId, OfFigure & { readonly pile: Pile | 'active' }>;
  'items-to-refresh': Asks<ItemId, OfFigure>;
  /** Where a figure goes that cannot stay. */
  'hex-nearby': Asks<HexId, OfFigure>;
};

/** What a figure that acts by itself does among equally good ways. */
type Monsters = {
  'monster-focus': Asks<FigureId, OfFigure>;
  'monster-way': Asks<WayOption, OfFigure & { readonly focus: FigureId }>;
  'monster-target': Asks<FigureId, TargetsAsked & { readonly blows: readonly ExpectedBlow[] }>;
  /** `figure`: who acts or goes there; `monster`: the type that comes. */
  'monster-hex': Asks<
    HexId,
    {
      readonly ability: HexAbility | 'summon-monster' | 'special' | 'escort' | 'spawn';
      readonly figure: FigureId | null;
      readonly monster: MonsterId | null;
    }
  >;
};

/** Every question of the game: its options, and what it says of itself. */
export type Questions = Preparing & Planning & Acting & Reacting & Monsters;

export type QuestionName = keyof Questions;

/** The questions that can be answered with several picks at once. */
export const severalNames = [
  'items-to-buy',
  'hand',
  'augments',
  'attack-items',
  'card-to-lose',
  'discards-to-lose',
  'cards-to-discard',
  'cards-to-recover',
  'items-to-refresh',
] as const satisfies readonly QuestionName[];
