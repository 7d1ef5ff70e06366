import type { Gender } from '@tavolo/language';
import { count, inWords, type Noun, noun, of, on, or, the, to } from '@tavolo/language/it';
import type { Amount } from '../../../vocabulary/amounts.ts';
import type { Until } from '../../../vocabulary/effects.ts';
import type { Comparison, Dice, ItemType, SpaceKind, SpaceState } from '../../../vocabulary/terms.ts';
import { terms } from '../terms.ts';

/** With the apostrophe of print. */
const printed = (words: string): string => words.replaceAll("'", '’');

/** A name with the article that its sound asks for: un baule, una leva, uno spazio evento. */
export const a = (name: string, gender: Gender): string =>
  printed(inWords(1, { one: name, many: name, gender }));

const definite = (name: string, gender: Gender): Noun => noun(name, { gender });

/** With its article: il mostro, l’esploratore. */
export const theName = (name: string, gender: Gender): string => printed(the(definite(name, gender)));

/** With an article and a preposition: del turno, della fase. */
export const ofThe = (name: string, gender: Gender): string => printed(of(definite(name, gender)));
export const toThe = (name: string, gender: Gender): string => printed(to(definite(name, gender)));
export const onThe = (name: string, gender: Gender): string => printed(on(definite(name, gender)));
export const fromThe = (name: string, gender: Gender): string => ofThe(name, gender).replace(/^de/, 'da');

export const spaces = (n: number): string => count(n, 'spazio', 'spazi');

/** A way of so many spaces, or of fewer where it can be. */
export const ofSpaces = (n: number): string => (n === 1 ? 'di 1 spazio' : `al massimo di ${spaces(n)}`);

/** The dice of an attack: 1 dado bianco e 2 neri. */
export function dice({ white, black }: Dice): string {
  const whites = count(white, 'dado bianco', 'dadi bianchi');
  if (black === 0) return whites;
  if (white === 0) return count(black, 'dado nero', 'dadi neri');
  return `${whites} e ${count(black, 'nero', 'neri')}`;
}

const compared: Readonly<Record<Comparison, string>> = {
  '<': 'meno di ',
  '<=': 'al massimo ',
  '=': 'esattamente ',
  '>=': 'almeno ',
  '>': 'più di ',
};

/** A number that something is compared with. */
export const atThat = (cmp: Comparison, n: string): string => `${compared[cmp]}${n}`;

/** A value that is so high at most. */
export const upTo = (n: number): string => `${n} o inferiore`;

/** So much, behind a preposition with its article. */
export function toAmount(value: Amount): string {
  if (typeof value === 'number') return `a ${value}`;
  return `al numero degli esploratori${moreOf(value)}`;
}

/** So much, where it may depend on how many explorers live. */
export function amount(value: Amount): string {
  if (typeof value === 'number') return String(value);
  return `il numero degli esploratori${moreOf(value)}`;
}

const moreOf = ({ plus, most }: Exclude<Amount, number>): string =>
  `${plus === 0 ? '' : ` più ${plus}`}${most === undefined ? '' : ` (al massimo ${most})`}`;

/** Levels that are at most so high: livello 1 o 2. */
export const levelUpTo = (n: number): string =>
  n === 1 ? 'livello 1' : n === 2 ? 'livello 1 o 2' : `livello ${upTo(n)}`;

export const aSpace = (kind: SpaceKind): string => a(terms.spaces[kind].one, terms.spaces[kind].gender);

/** One of several kinds of spaces, each with its article: uno spazio capitolo o un baule. */
export const aSpaceOf = (kinds: readonly SpaceKind[]): string => or(kinds.map(aSpace));

/** Spaces of some kinds in some state, so far without article; several genders need a word for all. */
export function spaceOf(
  kinds: readonly SpaceKind[],
  state: SpaceState | undefined,
): { readonly one: string; readonly gender: Gender; readonly among: string } {
  const names = kinds.map((kind) => terms.spaces[kind].one);
  const [gender = 'm', ...others] = [...new Set(kinds.map((kind) => terms.spaces[kind].gender))];
  const how = state === undefined ? '' : ` ${terms.spaceStates[state][others.length > 0 ? 'm' : gender].one}`;
  return others.length > 0
    ? { one: `spazio${how}`, gender: 'm', among: ` (${or(names)})` }
    : { one: `${or(names)}${how}`, gender, among: '' };
}

/** Words up to whose end something else stands in between. */
export const closed = (words: string): string => (words.includes(', ') ? `${words},` : words);

/** The main item that a card is joined to. */
export const hosts: Readonly<Record<ItemType, string>> = {
  weapon: 'quest’arma',
  apparel: 'questo capo di vestiario',
  artifact: 'questo artefatto',
  consumable: 'questo consumabile',
};

/** Until when something that counts once can count. */
export const within: Readonly<Record<Until, string>> = {
  'this-roll': '',
  'end-of-turn': 'in questo turno',
  'its-next-turn': '',
  'explorer-phase': 'prima della prossima fase degli esploratori',
  'horror-phase': 'prima della prossima fase dell’orrore',
  'while-equipped': '',
  'while-related': '',
  'while-current': '',
  chapter: '',
  'for-good': '',
};

/** A name with its article in lower case, as it stands within a sentence. */
export const lowerThe = (name: string): string =>
  name.replace(/^(Il|Lo|La|L’) ?/, (article) => article.toLowerCase());
