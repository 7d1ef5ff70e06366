import type { Amount, Equation, Measure } from './amounts.ts';
import type { Area } from './area.ts';
import type { MonsterId, SummonId } from './ids.ts';
import type { Predicate, Targets } from './targets.ts';
import type { Condition, Pile, PrintedElement, Rank, Slot, Token } from './terms.ts';

/**
 * The words that cards are written in. Class cards, monster cards, items and scenarios use the same ones: each runs
 * (rules/abilities), reads aloud in three languages (text) and has an icon.
 */
export type Ability =
  | Attack
  | Move
  | Heal
  | Damage
  | Afflict
  | Shove
  | Defend
  | Loot
  | Summon
  | SummonMonster
  | Kill
  | Grant
  | Control
  | Recover
  | Refresh
  | LoseCards
  | MakeTrap
  | DisarmTrap
  | SpringOn
  | MakeObstacle
  | DestroyObstacle
  | MoveObstacle
  | ChooseHex
  | Infuse
  | ConsumeThen
  | Special;

/** How an ability grows when something is consumed, is so, or is counted. Without a reason: what always comes with each target. */
export type Adjustment = {
  /** Elements that the performer may consume for it; all of them are needed. [gh/elements.11] */
  readonly consume?: readonly PrintedElement[];
  /** The obstacle that the target was pushed against, which the performer may destroy for it, target by target. */
  readonly destroyObstacle?: 'pushed-into';
  /** It holds only if all of these are so, for each target by itself. */
  readonly when?: readonly Predicate[];
  /** It holds once for each. */
  readonly per?: Measure;
  readonly add?: Additions;
  readonly conditions?: readonly Condition[];
  /** Replaces the targets, or the area. */
  readonly targets?: Targets;
  readonly area?: Area;
  readonly then?: readonly Ability[];
  /** Performed on the target instead of the ability. */
  readonly instead?: readonly Ability[];
  readonly advantage?: true;
  readonly xp?: number;
};

/** What an adjustment or a lasting bonus adds to the values of an ability. */
export type Additions = {
  readonly attack?: Amount;
  readonly move?: Amount;
  readonly range?: Amount;
  readonly heal?: Amount;
  readonly damage?: Amount;
  readonly shield?: Amount;
  readonly retaliate?: Amount;
  readonly loot?: Amount;
  readonly targets?: number;
  readonly pierce?: number;
  readonly push?: number;
  readonly pull?: number;
  readonly count?: number;
};

type Adjusted = { readonly adjust?: readonly Adjustment[] };

/** Attack X. Without `range` it is melee. `targets` is given where the card does not say "an enemy in reach". [gh/attack] */
export type Attack = Adjusted & {
  readonly do: 'attack';
  readonly value: Amount;
  readonly range?: Amount;
  /** How many enemies, 1 if not given. */
  readonly count?: number;
  readonly area?: Area;
  readonly targets?: Targets;
  /** All enemies on a shortest path to the target are targets too. */
  readonly alongPath?: true;
  readonly pierce?: number;
  readonly push?: number;
  readonly pull?: number;
  readonly conditions?: readonly Condition[];
  readonly when?: readonly Predicate[];
  /** The attack gains what the performer's augments (of whom the card was played by) give to melee attacks. */
  readonly withAugments?: true;
  /** A monster makes all the attacks it could make on its focus alone. */
  readonly allOnFocus?: true;
};

export type Move = Adjusted & {
  readonly do: 'move';
  readonly value: Amount;
  readonly jump?: true;
  readonly constraint?: 'straight-line' | 'end-adjacent-to-performer' | 'end-adjacent-to-obstacle';
  /** Money and treasure in each hex entered is looted. */
  readonly looting?: true;
};

/** Without `range` and `targets`: oneself. */
export type Heal = Adjusted & {
  readonly do: 'heal';
  readonly value: Amount;
  readonly range?: Amount;
  readonly count?: number;
  readonly targets?: Targets;
  readonly conditions?: readonly Condition[];
};

/** Plain damage, neither an attack nor reduced by Shield. [gh/bonuses.15] */
export type Damage = Adjusted & {
  readonly do: 'damage';
  readonly value: Amount;
  readonly targets: Targets;
};

/** Conditions by themselves, with or without a push or pull. [gh/effects.4] */
export type Afflict = Adjusted & {
  readonly do: 'condition';
  readonly conditions: readonly Condition[];
  readonly targets: Targets;
  readonly push?: number;
  readonly pull?: number;
};

/** PUSH or PULL by itself. A pull may lead toward the chosen hex instead of the performer. */
export type Shove = Adjusted & {
  readonly do: 'push' | 'pull';
  readonly value: number;
  readonly targets: Targets;
  readonly toward?: 'chosen-hex';
};

/** Shield or Retaliate, for as long as the card says, or the round. [gh/bonuses.13, gh/bonuses.17] */
export type Defend = Adjusted & {
  readonly do: 'shield' | 'retaliate';
  readonly value: Amount;
  readonly range?: number;
  readonly targets: Targets;
};

export type Loot = Adjusted & {
  readonly do: 'loot';
  readonly range: number;
  /** At most so many tokens and treasures. */
  readonly most?: number;
  /** Extra money tokens, gained from the supply, one for each. */
  readonly extraPer?: Measure;
};

export type Summon = { readonly do: 'summon'; readonly summon: SummonId; readonly count?: number };

/** A monster calls others; one list for 2, 3 and 4 characters, or the same for all. [gh/monsters.47] */
export type SummonMonster = {
  readonly do: 'summon-monster';
  readonly monster: MonsterId;
  readonly ranks:
    | readonly Rank[]
    | readonly [two: readonly Rank[], three: readonly Rank[], four: readonly Rank[]];
  readonly at?: 'adjacent-to-target';
  /** It comes with no more hit points than its summoner has. */
  readonly hpOfSummoner?: true;
};

/** An enemy dies at once. */
export type Kill = Adjusted & {
  readonly do: 'kill';
  readonly targets: Targets;
  readonly area?: Area;
};

/** Others perform abilities, as their player or the performer decides. [gh/turn.20] */
export type Grant = {
  readonly do: 'grant';
  readonly targets: Targets;
  readonly perform: readonly Ability[];
  readonly decides: 'they' | 'you';
};

/** An enemy acts as if on your side. [gh/turn.20] */
export type Control = {
  readonly do: 'control';
  readonly targets: Targets;
  /** Abilities now, or the whole turn that its card gives it, when that turn comes. [gh/turn.20a] */
  readonly perform: readonly Ability[] | 'its-turn';
  readonly decides: 'you' | 'monster-rules';
};

/** Cards come back to hand. `cardsOf: 'adjacent-to-them'`: chosen from a character adjacent to the target. */
export type Recover = Adjusted & {
  readonly do: 'recover';
  readonly pile: Pile;
  readonly count: number | 'all';
  readonly targets: Targets;
  readonly cardsOf?: 'adjacent-to-them';
};

export type Refresh = {
  readonly do: 'refresh';
  readonly count: number | 'all';
  readonly state: 'spent' | 'consumed';
  readonly slots?: readonly Slot[];
  readonly targets: Targets;
};

export type LoseCards = { readonly do: 'lose-cards'; readonly count: number; readonly targets: Targets };

/** A trap in an adjacent empty hex; `nearestToEnemy`: where a monster puts it. [gh/terrain.14] */
export type MakeTrap = {
  readonly do: 'make-trap';
  readonly damage?: number;
  readonly conditions?: readonly Token[];
  readonly nearestToEnemy?: true;
  /** Experience for its maker when an enemy springs it. */
  readonly xp?: number;
};

export type DisarmTrap = { readonly do: 'disarm-trap'; readonly where: 'adjacent' | 'moved-through' };

/** The effects of the trap just disarmed, on an enemy. */
export type SpringOn = { readonly do: 'spring-on'; readonly targets: Targets };

export type MakeObstacle = {
  readonly do: 'make-obstacle';
  readonly count: number;
  /** How far from the performer; 1 is adjacent. `died`: where the killed target stood. */
  readonly within: number | 'killed-target';
  /** The hexes of one obstacle: 1, or 3 in a triangle. */
  readonly size: 1 | 3;
};

export type DestroyObstacle = Adjusted & {
  readonly do: 'destroy-obstacle';
  readonly count: number | 'all';
  readonly within: number | 'moved-through';
};

export type MoveObstacle = { readonly do: 'move-obstacle'; readonly within: number; readonly to: number };

type ChooseHex = { readonly do: 'choose-hex'; readonly range: number };

/** Creates an element now performed. [gh/elements.2] */
type Infuse = { readonly do: 'infuse'; readonly elements: readonly PrintedElement[] };

/** Consume an element, then perform or create. Monsters do it whenever they can. [gh/elements.14] */
type ConsumeThen = {
  readonly do: 'consume-then';
  readonly consume: readonly PrintedElement[];
  readonly then: readonly Ability[];
};

/** What no other card does, each with a rule of its own, found by name. */
export type Special = {
  readonly do: 'special';
  readonly name: /** The boss's special action by its number. [gh/bosses.3] */
    | 'boss-special-1'
    | 'boss-special-2'
    /** Goes to the next locked door in order, opens it, reveals the room. */
    | 'jump-to-next-door'
    /** Every living minion takes its turn again with the card drawn this round. */
    | 'minions-act-again'
    /** Plays a card from hand for its top or bottom action. */
    | 'play-top-from-hand'
    | 'play-bottom-from-hand'
    | 'take-another-turn'
    /** Every egg becomes one of its minions. */
    | 'hatch-eggs'
    /** An egg for each character; the value is the hit points of each. */
    | 'lay-eggs'
    /** The places that the scenario marks for the boss, one after the other. [gh/bosses.8] */
    | 'fly-to-next-perch'
    | 'move-altar'
    /** It is elite for that many characters or more. */
    | 'call-demon-of-altar'
    /** Characters and their summons move so far away from the boss, or next to it. */
    | 'drive-away'
    | 'draw-near'
    /** The last character in initiative order moves so far and acts for the boss. */
    | 'mind-control'
    | 'teleport-to-next-hex';
  readonly value?: number | Equation;
};
