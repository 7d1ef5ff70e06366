import type { Lasting, Options, State } from '../state.ts';
import type { Content } from '../vocabulary/content.ts';

/** An explorer as a test writes it: what is not said is dull. `at`: `4,4`; `null`: off the map. */
export type Lead = {
  readonly explorer?: string;
  readonly at?: string | null;
  readonly health?: number;
  readonly stamina?: number;
  readonly essence?: number;
  /** Items worn: a main item, or a main item with what is joined to it: `top`, `bottom`, `right`. */
  readonly worn?: readonly (string | Joined)[];
  readonly bag?: readonly string[];
  readonly related?: readonly string[];
  readonly markers?: readonly (string | null)[];
  readonly finished?: true;
  readonly moved?: true;
  readonly exited?: true;
  readonly dead?: true;
  readonly alwaysHelps?: true;
};

export type Joined = {
  readonly main: string;
  readonly top?: string;
  readonly bottom?: string;
  readonly right?: string;
};

/** A monster as a test writes it; those of a scene form the queue in their order. */
export type Foe = {
  readonly at: string;
  readonly health?: number;
  readonly related?: readonly string[];
  readonly quarry?: true;
};

/** What else lies on the table. What is not said is as after set-up: Pump Hall alone, arrow south. */
export type Setting = {
  readonly phase?: State['phase'];
  readonly round?: number;
  /** The horror die of this round has been rolled: the monster phase comes next. */
  readonly horrorRolled?: true;
  /** The seat whose turn it is; `null`: nobody's. Where nothing is said, the first. */
  readonly active?: string | null;
  readonly monsters?: { readonly [id: string]: Foe };
  readonly tiles?: readonly {
    readonly face: string;
    readonly column: number;
    readonly row: number;
    readonly turns?: number;
  }[];
  /** The next tiles, the next first, by the side that will be up. */
  readonly stack?: readonly string[];
  readonly tokens?: { readonly [space: string]: 'explored' | 'destroyed' | 'light' };
  readonly now?: { readonly [space: string]: 'barrel' | 'floor' };
  readonly lying?: { readonly [space: string]: readonly string[] };
  readonly doors?: { readonly [door: string]: 'closed' | 'destroyed' };
  readonly exit?: State['exit'];
  /** The current chapter, in whatever scenario it is. */
  readonly chapter?: string;
  readonly counters?: { readonly [name: string]: number };
  readonly ratings?: { readonly spawn?: number; readonly horror?: number };
  readonly threat?: number;
  readonly level?: number;
  readonly explorerEvent?: string;
  readonly horrorEvent?: string;
  /** Decks, the next card first; those not named hold what set-up would give them. */
  readonly monsterDeck?: readonly string[];
  readonly destroyedMonsters?: readonly string[];
  readonly explorerEvents?: readonly string[];
  readonly horrorEvents?: readonly string[];
  readonly weapons?: readonly string[];
  readonly apparel?: readonly string[];
  readonly artifacts?: readonly string[];
  readonly consumables?: readonly string[];
  readonly lasting?: readonly (Partial<Lasting> & Pick<Lasting, 'card' | 'on' | 'is'>)[];
  readonly horrorMarkers?: readonly string[];
  /** Tokens on abilities of cards, by `card:ability`. */
  readonly gathered?: { readonly [ability: string]: number };
  readonly options?: Partial<Options>;
  /** What the dice will show, in the order in which they are rolled. */
  readonly white?: readonly number[];
  readonly black?: readonly number[];
  readonly game?: readonly number[];
  readonly recharge?: readonly number[];
  readonly content?: Content;
};

/** Explorers by seat; the first is the one whose turn it is. */
export type Party = { readonly [seat: string]: Lead };
