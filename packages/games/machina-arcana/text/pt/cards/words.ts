import type { Gender } from '@tavolo/language';
import { count, inWords, noun, of, on, or, the, to } from '@tavolo/language/pt';
import type { Amount } from '../../../vocabulary/amounts.ts';
import type { Until } from '../../../vocabulary/effects.ts';
import type { Comparison, Dice, ItemType, SpaceKind, SpaceState } from '../../../vocabulary/terms.ts';
import { terms } from '../terms.ts';

/** A name with its article: um baú, uma alavanca. */
export const a = (name: string, gender: Gender): string => inWords(1, { one: name, many: name, gender });

/** With its article, alone or behind a preposition: o turno, do turno, ao turno, no turno. */
export const theName = (name: string, gender: Gender): string => the(noun(name, { gender }));
export const ofThe = (name: string, gender: Gender): string => of(noun(name, { gender }));
export const toThe = (name: string, gender: Gender): string => to(noun(name, { gender }));
export const onThe = (name: string, gender: Gender): string => on(noun(name, { gender }));

export const spaces = (n: number): string => count(n, 'espaço', 'espaços');

/** Up to so many, where more than one can be fewer. */
export const upTo = (n: number): string => (n === 1 ? spaces(n) : `até ${spaces(n)}`);

/** The dice of an attack: 1 dado branco e 2 pretos. */
export function dice({ white, black }: Dice): string {
  const whites = count(white, 'dado branco', 'dados brancos');
  if (black === 0) return whites;
  if (white === 0) return count(black, 'dado preto', 'dados pretos');
  return `${whites} e ${count(black, 'preto', 'pretos')}`;
}

const compared: Readonly<Record<Comparison, string>> = {
  '<': 'menos de ',
  '<=': 'no máximo ',
  '=': 'exatamente ',
  '>=': 'pelo menos ',
  '>': 'mais de ',
};

/** A number that something is compared with. */
export const atThat = (cmp: Comparison, n: string): string => `${compared[cmp]}${n}`;

/** A value that is so high at most. */
export const orLower = (n: number): string => `${n} ou menor`;

/** So much, where it may depend on how many explorers live. */
export function amount(value: Amount): string {
  return typeof value === 'number' ? String(value) : `o número de exploradores${moreOf(value)}`;
}

/** The same behind a preposition with its article. */
export function toAmount(value: Amount): string {
  return typeof value === 'number' ? `a ${value}` : `ao número de exploradores${moreOf(value)}`;
}

const moreOf = ({ plus, most }: Exclude<Amount, number>): string =>
  `${plus === 0 ? '' : ` mais ${plus}`}${most === undefined ? '' : ` (no máximo ${most})`}`;

/** Levels that are at most so high: nível 1 ou 2. */
export const levelUpTo = (n: number): string =>
  n === 1 ? 'nível 1' : n === 2 ? 'nível 1 ou 2' : `nível ${orLower(n)}`;

export const aSpace = (kind: SpaceKind): string => a(terms.spaces[kind].one, terms.spaces[kind].gender);

/** Beside one of several kinds of spaces: ao lado de um baú ou de uma alavanca. */
export const besideSpace = (kinds: readonly SpaceKind[]): string =>
  `ao lado ${or(kinds.map((kind) => `de ${aSpace(kind)}`))}`;

/** Spaces of some kinds in some state, so far without article; several genders need a word for all. */
export function spaceOf(
  kinds: readonly SpaceKind[],
  state: SpaceState | undefined,
): { readonly one: string; readonly how: string; readonly gender: Gender; readonly among: string } {
  const names = or(kinds.map((kind) => terms.spaces[kind].one));
  const [gender = 'm', ...others] = [...new Set(kinds.map((kind) => terms.spaces[kind].gender))];
  const agreeing = others.length > 0 ? 'm' : gender;
  const how = state === undefined ? '' : ` ${terms.spaceStates[state][agreeing].one}`;
  return others.length > 0
    ? { one: 'espaço', how, gender: 'm', among: ` (${names})` }
    : { one: names, how, gender, among: '' };
}

/** Words up to whose end something else stands in between. */
export const closed = (words: string): string => (words.includes(', ') ? `${words},` : words);

/** The main item that a card is joined to. */
export const hosts: Readonly<Record<ItemType, string>> = {
  weapon: 'esta arma',
  apparel: 'esta peça de vestuário',
  artifact: 'este artefato',
  consumable: 'este consumível',
};

/** Until when something that counts once can count. */
export const within: Readonly<Record<Until, string>> = {
  'this-roll': '',
  'end-of-turn': 'neste turno',
  'its-next-turn': '',
  'explorer-phase': 'antes da próxima fase dos exploradores',
  'horror-phase': 'antes da próxima fase de horror',
  'while-equipped': '',
  'while-related': '',
  'while-current': '',
  chapter: '',
  'for-good': '',
};

/** A name with its article in lower case, as it stands within a sentence. */
export const lowerThe = (name: string): string => name.replace(/^[OA] /, (article) => article.toLowerCase());
