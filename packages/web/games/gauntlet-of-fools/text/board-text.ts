/** How a fight went, or stands, as a mark says it. */
export type Verdict = 'killed' | 'too-weak' | 'dodged' | 'hit' | 'skipped' | 'no-attack' | 'declined';

/** What lasts for a while on a hero, and has no token of its own. */
export type Plight =
  | 'attack-is-zero'
  | 'attack-is-zero-next'
  | 'damage-doubled'
  | 'damage-doubled-next'
  | 'ignores-boasts'
  | 'makes-no-attack'
  | 'no-weapon-tokens'
  | 'dodges-kills'
  | 'cannot-die-yet'
  | 'plays-though-dead';

/** A hero as a screen reader announces it. */
type HeroSaid = {
  readonly owner: string | null;
  readonly name: string;
  readonly wounds: number;
  readonly gold: number;
  readonly dead: boolean;
};

/** The words that only the board needs; all others are the game's own. */
export type BoardText = {
  readonly you: string;
  readonly turn: (turn: number) => string;
  readonly hero: (said: HeroSaid) => string;
  readonly wounds: (wounds: number) => string;
  readonly gold: (gold: number) => string;
  readonly dice: (dice: number) => string;
  readonly tokens: (count: number) => string;
  readonly deck: (cards: number) => string;
  readonly discards: (cards: number) => string;
  readonly removed: (cards: number) => string;

  readonly inTheMiddle: string;
  readonly choosing: string;
  readonly yourChoice: string;
  readonly emptyHanded: string;
  readonly stealPrice: string;
  readonly neverStolen: string;
  readonly boastsOffered: string;
  readonly otherHeroes: string;
  readonly yourHeroes: string;
  readonly allHeroes: string;

  readonly verdicts: { readonly [V in Verdict]: string };
  readonly plights: { readonly [P in Plight]: string };
  readonly rolled: (dice: readonly number[]) => string;
  readonly bet: (gold: number) => string;
  readonly poison: (tokens: number) => string;
  readonly bonusDice: (by: number) => string;
  readonly bonusAttack: (by: number) => string;
  readonly bonusDefense: (by: number) => string;
  readonly oneUseDice: (count: number) => string;
  readonly active: string;
  readonly onlyYouSee: string;
  readonly onlyYouKnowNext: string;
  readonly theDeckWaits: string;
  readonly yoursToMatch: string;

  readonly whereFrom: (what: string, total: number) => string;
  readonly total: string;
  readonly neverBelow: (least: number) => string;
  readonly rule: (id: string) => string;

  readonly fell: (turn: number) => string;
  readonly fellTo: (turn: number, by: string) => string;
  readonly fellToPoison: (turn: number) => string;

  readonly wins: (names: readonly string[]) => string;
  readonly youWin: string;
  readonly ranking: string;
  readonly goldByTurn: string;
  readonly goldByTurnSays: (turns: number, leader: string, most: number) => string;
  readonly player: string;
};
