import type { Worn } from '@tavolo/gloomhaven/equipment';
import type { HeroView, PieceView } from '../game.ts';

/** A figure as a screen reader announces it. */
type FigureSaid = {
  readonly name: string;
  readonly hp: number;
  readonly maxHp: number;
  readonly shield: number;
  readonly retaliate: number;
  readonly conditions: readonly string[];
};

/** An attack as it is expected, before its modifier card is drawn. */
type ExpectedSaid = {
  readonly value: number;
  readonly shield: number;
  /** How much of the Shield is ignored. */
  readonly pierce: number;
  readonly damage: number;
  readonly retaliate: number;
  readonly edge: 'advantage' | 'disadvantage' | 'none';
};

/** A piece on the map as it is announced. `look`: what it looks like, in words. `name`: '' where it has none. */
type PieceSaid = {
  readonly is: PieceView['is'];
  readonly look: string;
  readonly name: string;
  readonly value: number;
  readonly conditions: readonly string[];
};

/** A door as it is announced, with its name and the room that it leads to; '' where the rules do not speak of them. */
type DoorSaid = {
  readonly stands: 'open' | 'closed' | 'locked';
  readonly name: string;
  readonly room: string;
};

/** What a monster compares: whom it focuses on, from where it attacks, where it ends. */
export type Compared = 'focus' | 'attack-hex' | 'end';

type Pile = 'hand' | 'discard' | 'lost' | 'active';

/** Numbers that the board explains. */
type ValueName =
  | 'hp'
  | 'xp'
  | 'initiative'
  | 'level'
  | 'monsterLevel'
  | 'trapDamage'
  | 'goldPerCoin'
  | 'bonusXp';

/** The words that only the board needs; all others are the game's own. */
export type BoardText = {
  readonly map: string;
  readonly nearer: string;
  readonly farther: string;
  readonly fit: string;
  readonly hexNames: string;
  readonly turnArea: string;
  readonly door: (said: DoorSaid) => string;
  readonly piece: (said: PieceSaid) => string;
  readonly looks: { readonly [look: string]: string };
  readonly figure: (said: FigureSaid) => string;
  readonly expected: (said: ExpectedSaid) => string;
  /** The same after the name of the figure attacked, or of the attacker, with the hit points that are left before it. */
  readonly expectedOn: (whom: string, expected: string, hp: number) => string;
  /** `dangers`: how many traps and hazards are on the way. */
  readonly withCost: (label: string, cost: number, dangers: number) => string;

  readonly order: string;
  readonly initiative: string;
  readonly hasChosen: string;
  readonly gettingReady: string;
  readonly exhausted: string;
  readonly ofHp: (hp: number) => string;
  readonly round: (round: number) => string;
  readonly elements: string;
  readonly endings: { readonly success: string; readonly failure: string };

  readonly yourCards: string;
  readonly cardsOfTurn: string;
  readonly lookAt: (card: string) => string;
  /** On the card that gives the initiative. */
  readonly leads: string;
  readonly cardLevel: (level: string) => string;
  readonly basicValue: string;
  readonly uses: (uses: number) => string;

  readonly level: (level: number) => string;
  readonly hp: string;
  readonly experience: string;
  /** Money tokens, what they are worth at the end, and gold that was found beside them. */
  readonly purse: {
    readonly label: (tokens: number, gold: number) => string;
    readonly tokens: (tokens: number) => string;
    readonly more: (gold: number) => string;
    readonly worth: (each: number) => string;
    readonly found: string;
    readonly atTheEnd: string;
  };
  readonly battleGoal: string;
  readonly items: string;
  readonly item: (name: string, state: 'ready' | 'spent' | 'consumed') => string;
  readonly piles: { readonly [P in Pile]: string };
  readonly pile: (name: string, cards: number) => string;
  readonly modifierDecks: string;
  readonly monsters: string;
  readonly deck: (owner: string, cards: number) => string;
  readonly toBeDrawn: (cards: number) => string;
  readonly drawn: (cards: number) => string;
  readonly willBeShuffled: string;

  readonly party: string;
  readonly partyGathers: string;
  readonly noClassYet: string;
  readonly steps: { readonly [Step in HeroView['ready']]: string };
  readonly classes: string;
  /** A few words about a class, by its id. */
  readonly classSays: { readonly [id: string]: string };
  readonly handLimit: string;
  readonly lookAtCards: string;
  readonly cardsOfClass: (name: string) => string;
  readonly takesCards: (hand: number, of: number) => string;
  readonly cardsToBegin: string;
  readonly levels: string;
  readonly perks: string;
  readonly perksLeft: (count: number) => string;
  readonly picked: (count: number, of: number) => string;
  readonly onlyYouSee: string;
  readonly checks: (count: number) => string;
  readonly goldLeft: (left: number, of: number) => string;
  /** How much may be bought. */
  readonly payAndWear: string;
  readonly outfit: string;
  readonly places: { readonly [P in Worn['place']]: string };
  readonly roomTaken: (taken: number, room: number) => string;

  readonly reckoning: string;
  readonly endedIn: (scenario: string, round: number) => string;
  readonly bonusXp: (xp: number) => string;
  readonly gold: string;
  readonly fromCoins: (coins: number) => string;
  readonly goalMissed: string;
  /** It was met, but the scenario was lost. */
  readonly goalInVain: string;

  readonly rule: (id: string) => string;
  /** `written`: the number as it stands there. */
  readonly whereFrom: (what: string, written: string) => string;
  /** What numbers are called, beside those that cards name. */
  readonly values: { readonly [V in ValueName]: string };
  readonly total: string;
  /** Where parts of a number come from, beside things that have a name. */
  readonly sources: { readonly [from: string]: string };
  readonly whyTitles: { readonly [W in 'ahead' | 'past' | 'again']: string };
  readonly noFocus: string;
  readonly nobodyYet: string;
  readonly focusesOn: (names: readonly string[]) => string;
  /** The condition that keeps it from its turn, from moving, or from attacking. */
  readonly hindered: { readonly [H in 'stun' | 'immobilize' | 'disarm']: string };
  readonly playersChoose: (ways: number) => string;
  readonly staysPut: string;
  readonly walks: (hexes: number, to: string) => string;
  readonly noAttack: string;
  readonly attacks: (name: string) => string;
  readonly edges: { readonly [E in 'advantage' | 'disadvantage']: string };
  readonly comparisons: { readonly [C in Compared]: string };
  readonly criteria: { readonly [criterion: string]: string };
  readonly candidate: string;
  readonly hex: (id: string) => string;
  readonly noCardYet: string;
  readonly cardOfRound: string;
  readonly printedValues: (level: number) => string;
  readonly specialAction: (number: number) => string;
  readonly onTheMap: string;
  readonly cardsPicked: string;
  readonly itemStates: { readonly [S in 'ready' | 'spent' | 'consumed']: string };
  readonly belongsTo: (name: string) => string;
  readonly goalOfScenario: string;
  readonly specialRules: string;
  readonly story: string;
  readonly putAway: string;
};
