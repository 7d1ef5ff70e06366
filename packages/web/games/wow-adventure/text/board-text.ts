import type { AttackType, Level } from '../game.ts';

/** What of the own things is looked at, where there is no room for all. */
export const drawers = ['hand', 'quests', 'pack'] as const;
export type Drawer = (typeof drawers)[number];

type Numbers =
  | 'health'
  | 'energy'
  | 'valor'
  | 'movement'
  | 'hand'
  | 'backpack'
  | 'quests'
  | 'attack'
  | 'defense'
  | 'damage';

/** A hero as a screen reader announces it. */
type HeroSaid = {
  readonly player: string;
  readonly character: string;
  readonly level: string;
  readonly health: number;
  readonly ofHealth: number;
  readonly valor: number;
  readonly ofValor: string;
  readonly energy: number;
  readonly hand: number;
  readonly backpack: number;
  readonly isActive: boolean;
};

/** A way to a place; `steps`: how many spaces are walked, beside any flight. */
type JourneySaid = {
  readonly place: string;
  readonly steps: number;
  readonly turns: number;
  readonly isFlown: boolean;
};

/** The words that only the board needs; all others are the game's own. */
export type BoardText = {
  readonly heroes: string;
  readonly hero: (said: HeroSaid) => string;
  /** The classes of heroes, by their ids. */
  readonly classes: { readonly [id: string]: string };
  readonly lookAt: (name: string) => string;
  readonly numbers: { readonly [N in Numbers]: string };
  readonly levelOf: { readonly [L in Level]: string };
  readonly noWeapon: string;
  readonly noArmor: string;
  readonly diseases: (count: number) => string;
  readonly lasting: {
    readonly poisoned: (n: number) => string;
    readonly slowed: string;
    readonly 'cannot-heal': string;
  };

  /** Of somebody who asked to be left alone with reactions. */
  readonly notAsked: string;
  /** What it means to ask for that. */
  readonly notAskedSays: string;

  readonly track: string;
  readonly slot: (number: number, name: string, place: string) => string;
  readonly aggro: string;
  readonly growth: (n: number) => string;
  readonly globalEvent: string;
  readonly locationEvent: (name: string) => string;
  readonly trap: (name: string) => string;
  readonly unbeaten: (number: number, name: string) => string;
  readonly tokenHere: string;
  readonly questToken: (quest: string) => string;

  readonly yours: string;
  readonly drawers: { readonly [D in Drawer]: string };
  readonly noHand: string;
  readonly noQuests: string;
  readonly noPack: string;
  readonly deck: (left: number, discarded: number) => string;
  readonly cost: (energy: number) => string;
  readonly timings: { readonly movement: string; readonly combat: string; readonly special: string };
  readonly showPlaces: (quest: string) => string;
  /** How to get to the nearest place of the quest that is looked at. */
  readonly journey: (said: JourneySaid) => string;
  /** What comes next in a quest can be done anywhere. */
  readonly noPlace: string;
  /** All places of a quest are above the hero's level. */
  readonly placesTooHigh: string;
  readonly clearWay: string;
  readonly progress: (done: number, of: number) => string;
  readonly marked: (player: string) => string;
  readonly valorPoints: (n: number) => string;

  readonly encounterSide: string;
  readonly itemSide: string;
  readonly eventSide: string;
  readonly sideUp: string;
  readonly handles: string;
  readonly questLog: string;
  readonly nothingYet: string;
  readonly discardPile: string;
  readonly onSpace: string;
  readonly offers: string;
  readonly mapEncounter: string;

  readonly types: { readonly [T in AttackType]: string };

  readonly choosing: (name: string) => string;
  readonly chooseHero: string;
  readonly takenBy: (name: string) => string;
  readonly cardsOf: (name: string) => string;
  readonly copies: (n: number) => string;
  readonly characterSays: { readonly [character: string]: string };

  readonly wins: (names: readonly string[]) => string;
  readonly youWin: string;
  readonly afterTurns: (turns: number) => string;
  readonly valorByRound: string;
  readonly valorByRoundSays: (rounds: number, leader: string, most: number) => string;
  readonly account: string;
  readonly player: string;
  readonly accounts: {
    readonly steps: string;
    readonly fights: string;
    readonly beaten: string;
    readonly duels: string;
    readonly duelsWon: string;
    readonly defeats: string;
    readonly quests: string;
  };
};
