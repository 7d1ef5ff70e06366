import type { Misread } from '../command/arguments.ts';
import type { CommandName, OptionName } from '../command/options.ts';
import type { Progress } from '../console/progress.ts';
import type { BadName } from '../new/names.ts';
import type { PlayWord } from '../play/words.ts';

/** Every word that the command itself says; what a game says comes from the game. */
export type ShellTexts = {
  readonly misread: { readonly [Is in Misread['is']]: (misread: Extract<Misread, { is: Is }>) => string };
  readonly help: HelpTexts;
  readonly play: PlayTexts;
  readonly plain: PlainTexts;
  readonly files: FileTexts;
  readonly sim: SimTexts;
  readonly replay: ReplayTexts;
  readonly rules: RulesTexts;
  readonly newGame: NewGameTexts;
  readonly error: (what: string) => string;
  readonly yes: readonly string[];
  readonly no: readonly string[];
};

export type HelpTexts = {
  readonly tagline: string;
  readonly usage: string;
  readonly commands: string;
  readonly options: string;
  readonly examples: string;
  readonly games: string;
  readonly more: string;
  readonly says: { readonly [Name in CommandName]: string };
  readonly option: { readonly [Name in OptionName]: string };
  /** What stands for the thing that an option or a command is given. */
  readonly placeholders: {
    readonly game: string;
    readonly file: string;
    readonly words: string;
    readonly name: string;
    readonly text: string;
    readonly number: string;
    readonly list: string;
    readonly language: string;
    readonly command: string;
    readonly options: string;
  };
  /** What `--seats` means where only bots play. */
  readonly botSeats: string;
  readonly tableOptions: string;
  /** Which value of an option is usual, by its word. */
  readonly usual: (word: string) => string;
};

type PlayTexts = {
  /** The words that are understood at a prompt, the first one being shown. */
  readonly words: { readonly [Word in PlayWord]: readonly string[] };
  /** What each is good for; what the game says of `why` comes before. */
  readonly says: { readonly [Word in PlayWord]: string };
  /** What to do at the first question of all. */
  readonly howToAnswer: string;
  readonly numberSays: string;
  readonly helpTitle: string;
  /** `canBeNamed`: whether an option can be picked by part of its name as well. */
  readonly reminder: (words: readonly string[], canBeNamed: boolean) => string;
  readonly you: string;
  readonly defaultName: string;
  /** Before what is wanted instead: how many were given. */
  readonly picked: (given: number) => string;
  readonly pickOne: (options: number) => string;
  readonly pickSome: (count: { readonly min: number; readonly max: number }) => string;
  readonly moreLines: (lines: number) => string;
  readonly logEmpty: string;
  readonly whyTitle: string;
  readonly noSuchLine: (number: string) => string;
  readonly noSuchCard: (words: string, meant: string | null) => string;
  readonly whichCard: string;
  /** An option that names nothing to look at. */
  readonly nothingToSee: (number: string) => string;
  readonly noSuchRule: (words: string) => string;
  readonly unknownWord: (word: string, meant: string | null) => string;
  readonly notANumber: string;
  readonly outOfRange: (most: number) => string;
  /** Several options are called what was typed. */
  readonly whichOption: (options: readonly string[]) => string;
  readonly undone: string;
  readonly thinking: string;
  readonly botThinks: (name: string) => string;
  readonly hint: (matches: number) => string;
  readonly hintHeadings: readonly [string, string, string];
  readonly curtain: (name: string) => string;
  readonly curtainPrompt: string;
  readonly offerSave: string;
  readonly left: string;
  /** What the command is for that stands below. */
  readonly howToResume: string;
  readonly howToReplay: string;
  readonly resumed: (answers: number) => string;
  readonly givenUp: (answers: number) => string;
  readonly ending: string;
  readonly endingChoices: readonly [string, string, string];
  readonly anotherTable: (seats: number) => string;
  readonly bug: string;
};

/** What is said of a game that has no face of its own. */
type PlainTexts = {
  /** Who has won, alone or with others; nobody may have. */
  readonly winners: (names: readonly string[]) => string;
  /** Where all win or lose together. */
  readonly won: string;
  readonly lost: string;
  readonly score: string;
  readonly nothingToExplain: string;
};

type FileTexts = {
  readonly saved: (file: string) => string;
  readonly exists: (file: string) => string;
  readonly existsUnattended: (file: string) => string;
  readonly notWritten: (file: string) => string;
  readonly cannotRead: (file: string, why: string) => string;
  readonly cannotWrite: (file: string, why: string) => string;
  readonly notJson: (file: string) => string;
  readonly refused: (file: string, why: string) => string;
  /** Why a file can't be read or written. */
  readonly why: {
    readonly noFile: string;
    readonly noFolder: string;
    readonly isFolder: string;
    readonly noPermission: string;
    readonly noSpace: string;
  };
};

type SimTexts = {
  /** `won`: how many games so far, where all win together; `null` where they don't. */
  readonly progress: (progress: Progress, won: number | null) => string;
  readonly title: (games: number, game: string, seed: string) => string;
  readonly interrupted: (games: number, of: number) => string;
  readonly speed: (rate: number, workers: number) => string;
  /** Bot, wins, interval, and how many of them were shared. */
  readonly headings: readonly [string, string, string, string];
  readonly shared: string;
  readonly confidence: string;
  /** How long a game is in its own measure, if it has one, and in decisions. */
  readonly length: (lasts: string | null, answers: string) => string;
  readonly times: string;
};

type ReplayTexts = {
  readonly title: (game: string, seats: readonly string[]) => string;
  readonly next: string;
  readonly unfinished: (answers: number) => string;
};

type RulesTexts = {
  readonly title: (game: string) => string;
  readonly chapterHeadings: readonly [string, string, string];
  readonly how: (command: string) => string;
  readonly found: (count: number, words: string) => string;
  readonly none: (words: string) => string;
  readonly more: (count: number) => string;
};

type NewGameTexts = {
  /** Where the game stands now. */
  readonly written: (title: string, folder: string) => string;
  /** Before what can be done with it, each with a few words. */
  readonly next: string;
  readonly play: string;
  readonly browser: string;
  readonly test: string;
  readonly read: string;
  readonly noHouse: string;
  readonly bad: { readonly [Bad in BadName]: (name: string) => string };
};
