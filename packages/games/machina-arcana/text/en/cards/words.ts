import { count, or } from '@tavolo/language/en';
import type { Amount } from '../../../vocabulary/amounts.ts';
import type { Until } from '../../../vocabulary/effects.ts';
import type { Comparison, Dice, SpaceKind } from '../../../vocabulary/terms.ts';
import { terms } from '../terms.ts';

/** A name with the article that its sound asks for. */
export const a = (name: string): string => (/^(?!unit)[aeiou]/.test(name) ? `an ${name}` : `a ${name}`);

export const spaces = (n: number): string => count(n, 'space');

/** Up to so many, where more than one can be fewer. */
export const upTo = (n: number): string => (n === 1 ? spaces(n) : `up to ${spaces(n)}`);

/** The dice of an attack: 1 white and 1 black die. */
export function dice({ white, black }: Dice, extra = ''): string {
  const kinds = [
    ...(white === 0 ? [] : [`${white} ${extra}white`]),
    ...(black === 0 ? [] : [`${black} ${extra}black`]),
  ].join(' and ');
  return `${kinds} ${white > 1 || black > 1 ? 'dice' : 'die'}`;
}

const compared: Readonly<Record<Comparison, (n: string) => string>> = {
  '<': (n) => `less than ${n}`,
  '<=': (n) => `${n} or less`,
  '=': (n) => `exactly ${n}`,
  '>=': (n) => `${n} or more`,
  '>': (n) => `more than ${n}`,
};

/** A number that something is compared with. */
export const atThat = (cmp: Comparison, n: number | string): string => compared[cmp](String(n));

/** So much, where it may depend on how many explorers live. */
export function amount(value: Amount): string {
  if (typeof value === 'number') return String(value);
  const more = value.plus === 0 ? '' : ` plus ${value.plus}`;
  const most = value.most === undefined ? '' : ` (${value.most} at most)`;
  return `the number of explorers${more}${most}`;
}

/** Levels that are at most so high: level 1 or 2. */
export const levelUpTo = (n: number): string =>
  n === 1 ? 'level 1' : n === 2 ? 'level 1 or 2' : `level ${n} or lower`;

export const aSpace = (kind: SpaceKind): string => a(terms.spaces[kind].one);

/** One of several kinds of spaces: a chest, workbench or lever. */
export const kindsOf = (kinds: readonly SpaceKind[]): string =>
  or(kinds.map((kind) => terms.spaces[kind].one));

/** Words up to whose end something else stands in between. */
export const closed = (words: string): string => (words.includes(', ') ? `${words},` : words);

/** A name with its article in lower case, as it stands within a sentence. */
export const lowerThe = (name: string): string => name.replace(/^The /, 'the ');

/** Until when something that counts once can count. */
export const within: Readonly<Record<Until, string>> = {
  'this-roll': '',
  'end-of-turn': 'this turn',
  'its-next-turn': '',
  'explorer-phase': 'before the next explorer phase',
  'horror-phase': 'before the next horror phase',
  'while-equipped': '',
  'while-related': '',
  'while-current': '',
  chapter: '',
  'for-good': '',
};
