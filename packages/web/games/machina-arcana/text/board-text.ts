import type { Account, Counter, GoalSeen, SpaceKind } from '../game.ts';

/** What of the own things is looked at, where there is no room for all. */
export const drawers = ['story', 'gear', 'cards'] as const;
export type Drawer = (typeof drawers)[number];

/** How an explorer stands: on the map, done for this round, off the map, dead. */
export type Standing = 'here' | 'done' | 'away' | 'dead';

/** The phases of a round. */
export type Lamp = 'explorer' | 'spawn' | 'horror' | 'monster';

type Store = { readonly now: number; readonly most: number };

/** A unit as a screen reader announces it. */
type UnitSaid = {
  readonly name: string;
  readonly health: number;
  readonly ofHealth: number;
  readonly armor: number;
  readonly will: number;
};

/** An explorer as a screen reader announces it. */
type ExplorerSaid = {
  readonly name: string;
  readonly player: string;
  readonly health: Store;
  readonly stamina: Store;
  readonly essence: Store;
  readonly armor: number;
  readonly will: number;
  /** That can still be placed. */
  readonly markers: number;
  readonly standing: string;
  readonly isActive: boolean;
};

type Value = 'health' | 'stamina' | 'essence' | 'armor' | 'will';

/** The map, and what it tells before it happens. Chances are from 0 to 1, losses are averages. */
type MapText = {
  /** What the drawing calls its buttons. */
  readonly map: {
    readonly map: string;
    readonly nearer: string;
    readonly farther: string;
    readonly follow: string;
    readonly fit: string;
  };
  readonly unitSaid: (said: UnitSaid) => string;
  readonly lossHere: (loss: number) => string;
  readonly lossThere: (loss: number) => string;
  /** `null`: no way leads there. */
  readonly goesFor: (name: string, steps: number | null) => string;
  readonly goesForNobody: string;
  readonly willWalk: (steps: number) => string;
  readonly willBreakDoor: string;
  readonly willPlay: (ability: string, on: readonly string[], chance: number | null) => string;
  readonly willWait: string;
  readonly intends: string;
  readonly spaceSays: { readonly [K in SpaceKind]?: string };
  readonly tokens: { readonly explored: string; readonly destroyed: string; readonly light: string };
};

/** The round and what threatens. */
type StatusText = {
  readonly status: string;
  readonly round: (n: number) => string;
  readonly phases: { readonly [L in Lamp]: string };
  readonly tracks: { readonly spawn: string; readonly horror: string };
  /** Something that an attack can be aimed at, and how likely it is hit. */
  readonly aimedAt: (label: string, chance: number) => string;
  readonly percent: (chance: number) => string;
  readonly dialSaid: (label: string, value: number, chance: number) => string;
  readonly threatSaid: (threat: number, of: number, level: number) => string;
  readonly queue: string;
  readonly inQueue: (place: number, said: string) => string;
  readonly chapter: string;
  readonly progress: (done: number, of: number) => string;
  readonly goals: { readonly [G in GoalSeen['is']]: string };
  readonly counted: (counter: Counter) => string;
  readonly explorerEvent: string;
  readonly horrorEvent: string;
};

/** Of a scenario in a campaign, whether it is won, played, or still to come. */
export type Stage = 'won' | 'now' | 'ahead';

/** Explorers and their cards. */
type PartyText = {
  readonly party: string;
  readonly explorerSaid: (said: ExplorerSaid) => string;
  readonly standings: { readonly [S in Standing]: string };
  readonly classes: { readonly [id: string]: string };
  readonly values: { readonly [V in Value]: string };
  readonly printed: string;
  readonly markersLeft: (n: number) => string;
  readonly spawnFor: (chance: number) => string;
  readonly lookAt: (name: string) => string;
  readonly yours: string;
  readonly drawers: { readonly [D in Drawer]: string };
  readonly worn: string;
  readonly wearsNothing: string;
  readonly bag: (n: number) => string;
  readonly relatedEvents: string;
  /** `null`: a boss. */
  readonly monsterKind: (level: number | null, mind: 'irrational' | 'cunning') => string;
};

/** Items and essence that pass from one explorer to another. */
type DealText = {
  readonly trades: (one: string, other: string) => string;
  readonly gives: (name: string) => string;
  readonly givesNothing: string;
  /** `whom`: `null`: themselves. */
  readonly couldPayFor: (by: string, whom: string | null, left: number) => string;
  readonly paysFor: (by: string, whom: string, n: number) => string;
};

/** Arranging items. */
type BenchText = {
  /** Those that are drawn or chosen from. */
  readonly shownCards: string;
  readonly workbench: string;
  readonly benchSays: string;
  readonly placeFor: string;
  readonly wearAlone: string;
  readonly fitTo: (main: string) => string;
  /** On the button that confirms an arrangement. */
  readonly confirmArrangement: string;
  /** The same where nothing is equipped. */
  readonly equipsNothing: string;
  readonly takeOff: string;
};

/** Dice. */
type DiceText = {
  readonly attack: string;
  readonly attackWith: (unit: string, card: string) => string;
  readonly diceSaid: (white: readonly number[], black: readonly number[]) => string;
  readonly total: string;
  readonly cards: string;
  readonly defence: string;
  /** What did something and is no card. */
  readonly sources: { readonly [source: string]: string };
  readonly outcomes: {
    readonly hit: string;
    readonly missed: string;
    /** If it stays as it is. */
    readonly hits: string;
    readonly misses: string;
  };
  readonly needs: (essence: number) => string;
  readonly spawnCheck: (name: string) => string;
  readonly horrorCheck: string;
  readonly checkSaid: (rating: number, comes: boolean) => string;
  readonly effectSaid: (atLeast: number, happens: boolean) => string;
  readonly recharges: { readonly [F in 'health' | 'stamina-2' | 'stamina-3' | 'blank']: string };
};

/** A campaign, and how it goes on. */
type CampaignText = {
  readonly campaign: string;
  readonly stages: { readonly [S in Stage]: string };
  readonly goesAlong: string;
  readonly beginsAgain: string;
  readonly fallen: string;
  /** On the button that opens the next game. */
  readonly nextScenario: (name: string) => string;
};

/** Before the game and after it. */
type EndsText = {
  readonly choosing: (name: string) => string;
  readonly chooseExplorer: string;
  readonly takenBy: (name: string) => string;
  readonly won: string;
  readonly lost: string;
  readonly reached: (chapter: number, of: number, name: string, round: number) => string;
  readonly account: string;
  readonly explorer: string;
  readonly accounts: { readonly [A in keyof Account]: string };
};

/** The words that only the board needs; all others are the game's own. */
export type BoardText = MapText &
  StatusText &
  PartyText &
  DealText &
  BenchText &
  DiceText &
  CampaignText &
  EndsText;
