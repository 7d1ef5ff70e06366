import { capital } from '@tavolo/language';

/** How a new game is called: in the house, in sentences, in code, and before the numbers of its rules. */
export type GameNames = {
  readonly id: string;
  readonly title: string;
  /** `myGame` and `MyGame`. */
  readonly value: string;
  readonly type: string;
  /** `mg`, of `mg/turn.1`. */
  readonly prefix: string;
};

/** What is in the house already: no other game may be called the same. */
export type Taken = {
  readonly ids: readonly string[];
  /** The names of packages, without their scope. */
  readonly packages: readonly string[];
  readonly prefixes: readonly string[];
  /** What means something already in the files that the names of the game are written into. */
  readonly words: ReadonlySet<string>;
};

/** Why a game can't be called so: it is no name for a folder and a package, or another game has it. */
export type BadName = 'not-a-name' | 'taken';

/** A name made of the right characters that won't do all the same. */
export type UnfitName = 'form' | 'too-long' | 'reserved' | 'package';

const form = /^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/;
const isNearlyOne = /^[\p{Ll}\p{N}-]+$/u;

export const longest = 40;

/** Words that would be something else in the house, and those that Windows lets nobody call a folder. */
const reserved =
  /^(?:plain|new|test|dist|constructor|node-modules|con|prn|aux|nul|com[0-9]|lpt[0-9]|conin|conout)$/;

export function namesFor(id: string, taken: Taken): GameNames | BadName | UnfitName {
  if (id.length > longest) return 'too-long';
  if (!form.test(id)) return isNearlyOne.test(id) ? 'form' : 'not-a-name';
  if (reserved.test(id)) return 'reserved';
  if (taken.ids.includes(id)) return 'taken';
  if (taken.packages.includes(id)) return 'package';
  const words = id.split('-').map(capital);
  const type = freeType(words.join(''), taken);
  return { id, title: words.join(' '), value: valueNamed(type), type, prefix: prefixFor(id, taken) };
}

const valueNamed = (type: string): string => `${type.charAt(0).toLowerCase()}${type.slice(1)}`;

/** `Switch` would make a value called `switch`, and `State` is a type of every game: `SwitchGame`, `StateGame`. */
function freeType(type: string, taken: Taken): string {
  const identifiers = [valueNamed(type), type, `${type}Kinds`];
  const isFree = identifiers.every((name) => !taken.words.has(name) && !ofTheLanguage.has(name));
  return isFree ? type : freeType(`${type}Game`, taken);
}

/** Initials if they can be told from everything else, or else the whole name. */
function prefixFor(id: string, { prefixes }: Taken): string {
  const initials = id
    .split('-')
    .map((word) => word.charAt(0))
    .join('');
  if (/^[a-z]{2,}$/.test(initials) && !prefixes.includes(initials)) return initials;
  return freePrefix(id, prefixes);
}

const freePrefix = (prefix: string, prefixes: readonly string[]): string =>
  prefixes.includes(prefix) ? freePrefix(`${prefix}-game`, prefixes) : prefix;

/** What TypeScript keeps for itself, always or in some places, and what is there without being declared. */
const ofTheLanguage: ReadonlySet<string> = new Set([
  ...`abstract any arguments as asserts async await bigint boolean break case catch class const continue debugger
    declare default defer delete do else enum eval export exports extends false finally for from function get global if
    implements import in infer instanceof interface is keyof let module namespace never new null number object of
    override package private protected public readonly require return satisfies set static string super switch symbol
    this throw true try type typeof undefined unique unknown using var void while with yield`.split(/\s+/),
  ...Object.getOwnPropertyNames(globalThis),
  ...Object.getOwnPropertyNames(Object.prototype),
]);

const templateNames = /pearl-divers|Pearl Divers|pearlDivers|PearlDivers|\bpd\b/g;

/** The text of a file of the template, as the new game has it. */
export function renamed(text: string, { id, title, value, type, prefix }: GameNames): string {
  const names: { readonly [found: string]: string } = {
    'pearl-divers': id,
    'Pearl Divers': title,
    pearlDivers: value,
    PearlDivers: type,
    pd: prefix,
  };
  return text.replaceAll(templateNames, (found) => names[found] ?? found);
}

/** Every word of a file of the template or of the shelf, except the names that a new game replaces. */
export const wordsIn = (text: string): readonly string[] =>
  text.replaceAll(templateNames, ' ').match(/[\p{L}_$][\p{L}\p{N}_$]*/gu) ?? [];
