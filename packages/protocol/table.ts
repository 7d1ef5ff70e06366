import type { OpenQuestion, Result, Seat } from '@tavolo/kernel';

export type TableId = string & { readonly table: unique symbol };
export type PersonId = string & { readonly person: unique symbol };

/** How strongly a bot plays. */
export const botStrengths = ['random', 'greedy', 'search'] as const;
export type BotStrength = (typeof botStrengths)[number];

/** Whether people sit at the table together, or drop in for a move a day. */
export const paces = ['live', 'daily'] as const;
export type Pace = (typeof paces)[number];

/** Gathering until the match starts; over when it has ended. */
export type TablePhase = 'gathering' | 'playing' | 'over';

/** A seat as everybody at the table sees it. */
export type SeatShown = {
  readonly seat: Seat;
  /** What the person on it is called; `null`: nobody holds it. */
  readonly name: string | null;
  /** The bot that is playing it instead of a person; a person who holds the seat may take over again at any time. */
  readonly bot: BotStrength | null;
  /** Whether the person on it is connected. */
  readonly here: boolean;
};

/** Something that happened at the table and is not a fact of the match. */
export type Note = {
  readonly is:
    | 'sat'
    | 'left'
    | 'bot-sat'
    | 'bot-left'
    | 'bot-failed'
    | 'bot-wanted'
    | 'started'
    | 'undone'
    | 'undo-asked'
    | 'undo-declined'
    | 'rewound'
    | 'resumed';
  /** The seat it is about; `null`: the table. */
  readonly seat: Seat | null;
  /** What the seat was called then. */
  readonly name: string | null;
  readonly bot: BotStrength | null;
  /** How many answers of the match had been given; after an undo, how many were left. */
  readonly at: number;
  /** Milliseconds since 1970. */
  readonly when: number;
};

export type ChatLine = {
  readonly name: string;
  readonly seat: Seat | null;
  readonly text: string;
  readonly when: number;
};

/** Somebody asks to go back past a barrier, or past what others decided. */
export type UndoRequest = {
  readonly by: Seat;
  /** How many answers would be left. */
  readonly to: number;
  /** The seats whose people have not agreed yet. */
  readonly awaits: readonly Seat[];
};

/** Somebody would let a bot play for a holder who is here and does nothing; it does once the others want it too. */
export type BotWanted = {
  readonly seat: Seat;
  /** A seat of each person who wants it. */
  readonly by: readonly Seat[];
};

/** What everybody at a table may know about it. */
export type TableShown = {
  readonly id: TableId;
  readonly game: string;
  readonly options: object;
  readonly pace: Pace;
  readonly phase: TablePhase;
  readonly seats: readonly SeatShown[];
  /** The first seat of the person who opened the table; `null`: they have none. */
  readonly host: Seat | null;
  /** How many people are watching without a seat. */
  readonly onlookers: number;
  readonly undo: UndoRequest | null;
  readonly botsWanted: readonly BotWanted[];
  readonly notes: readonly Note[];
  readonly chat: readonly ChatLine[];
  /** The table where these people play their next match; `null`: there is none yet. */
  readonly rematch: TableId | null;
  readonly opened: number;
};

/** Somebody's standing at a table. */
export type TablePlace = {
  /** The seats that this person answers for: several when people share one screen. */
  readonly seats: readonly Seat[];
  /** The seats that this person has held since the match started, left ones too: from then on no others are theirs to take. */
  readonly known: readonly Seat[];
  readonly isOwner: boolean;
  /** The key of the invitation; `null` for spectators. */
  readonly invite: string | null;
  /** The key that lets spectators in. */
  readonly watch: string;
};

/** The match as an onlooker may know it at one moment. */
export type Sight = {
  /** How many answers have been given. */
  readonly answered: number;
  readonly view: object;
  readonly question: OpenQuestion | null;
  /** The seats that are being asked, and since when (milliseconds since 1970). */
  readonly waiting: readonly { readonly seat: Seat; readonly since: number }[];
  /** Whether the onlooker could take back their last answer without asking anybody. */
  readonly canUndo: boolean;
  /** The place of the onlooker's last answer, which is where an undo by consent goes back to; `null`: there is none. */
  readonly lastAnswer: number | null;
  readonly result: Result | null;
};

/** A line of the log: a fact, and the number of the rule it follows. */
export type ToldLine = {
  readonly fact: { readonly is: string };
  readonly rule: string;
  readonly to: Seat | null;
  readonly at: number;
};

/** A table in the list of somebody's tables. */
export type TableSummary = {
  readonly id: TableId;
  readonly game: string;
  readonly pace: Pace;
  readonly phase: TablePhase;
  readonly seats: readonly {
    readonly seat: Seat;
    readonly name: string | null;
    readonly bot: BotStrength | null;
  }[];
  /** The seats that are being asked. */
  readonly waiting: readonly Seat[];
  /** The seats of the person whose list it is. */
  readonly yours: readonly Seat[];
  readonly answered: number;
  /** Who won; `null`: it is not over, or was so before tables noted it. */
  readonly winners: readonly Seat[] | null;
  /** When something last happened. */
  readonly changed: number;
};
