import { capitalLine, sentenceLine } from '@tavolo/language';
import type { Area } from '../../vocabulary/area.ts';
import type { Condition, PrintedElement } from '../../vocabulary/terms.ts';
import type { IconWord, Line, Part } from '../parts.ts';
import type { Phrases } from '../phrases/phrases.ts';
import type { AbilityTerm, Terms } from '../phrases/terms.ts';

/** A line of a card by itself: what begins with words is a whole sentence. */
export const printed = (line: Line): Line =>
  line[0]?.kind === 'words' ? sentenceLine(line) : capitalLine(line);

/** Parts that may not be there. */
type Maybe = Part | undefined | false;

/** The parts that are there. */
export const present = (...parts: readonly Maybe[]): readonly Part[] =>
  parts.filter((part) => part !== undefined && part !== false);

/** A word of the cards with its number: `Range 3`. */
export function valued(
  { terms }: Pick<Phrases, 'terms'>,
  word: Extract<AbilityTerm, IconWord>,
  value: string | number | undefined,
): Part | undefined {
  if (value === undefined) return undefined;
  return { kind: 'detail', icons: [word], words: `${terms.abilities[word]} ${value}`, value: String(value) };
}

/** The same, where it is what the card is played for. */
export function deed(
  phrases: Pick<Phrases, 'terms'>,
  word: Extract<AbilityTerm, IconWord>,
  value: string | number,
): Part {
  return {
    kind: 'deed',
    icons: [word],
    words: `${phrases.terms.abilities[word]} ${value}`,
    value: String(value),
  };
}

/** What is said in words, with its pictogram. */
export const words = (text: string, ...icons: readonly IconWord[]): Part => ({
  kind: 'words',
  words: text,
  icons,
});

/** What goes with a deed, in words. */
export const detail = (text: string, ...icons: readonly IconWord[]): Part => ({
  kind: 'detail',
  words: text,
  icons,
});

export const moment = (text: string, ...icons: readonly IconWord[]): Part => ({
  kind: 'moment',
  words: text,
  icons,
});

export const mark = (text: string, ...icons: readonly IconWord[]): Part => ({
  kind: 'mark',
  words: text,
  icons,
});

export const experience = ({ abilities }: Phrases, xp: number): Part => ({
  kind: 'gain',
  words: abilities.adjusting.xp(xp),
  icons: ['xp'],
  value: String(xp),
});

/** An area in words, and to be drawn. */
export const areaPart = (text: string, area: Area): Part => ({ ...detail(text, 'area'), area });

export const conditionParts = ({ conditions }: Terms, named: readonly Condition[] = []): readonly Part[] =>
  named.map((condition) => detail(conditions[condition], condition));

export const consumed = (elements: readonly PrintedElement[]): readonly IconWord[] =>
  elements.map((element): IconWord => `consume-${element}`);
