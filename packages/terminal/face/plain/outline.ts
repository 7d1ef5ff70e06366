import { fieldLabel, nameOf } from '@tavolo/box';
import type { SeenMatch } from '../face.ts';

/** Something in words, part by part. What is not there, such as an empty list, is left out. */
export type Outline = readonly OutlinePart[];

export type OutlinePart =
  /** A word or a number; where the label says it all, nothing. */
  | { readonly is: 'word'; readonly label: string; readonly says: string }
  | { readonly is: 'words'; readonly label: string; readonly says: readonly string[] }
  | { readonly is: 'part'; readonly label: string; readonly parts: Outline }
  | { readonly is: 'parts'; readonly label: string; readonly each: readonly Outline[] };

/** The names of things and players. */
type Names = Pick<SeenMatch, 'seats' | 'player'> & { readonly texts: Pick<SeenMatch['texts'], 'name'> };

export const outlineOf = (value: object, names: Names): Outline =>
  Object.entries(value).flatMap(([key, part]) => outlinePart(fieldLabel(names.texts, key), part, names));

function outlinePart(label: string, value: unknown, names: Names): Outline {
  if (value === null || value === undefined || value === false || value === '') return [];
  if (Array.isArray(value)) return listPart(label, value, names);
  if (typeof value !== 'object')
    return [{ is: 'word', label, says: value === true ? '' : wordFor(value, names) }];
  const parts = outlineOf(value, names);
  return parts.length === 0 ? [] : [{ is: 'part', label, parts }];
}

function listPart(label: string, list: readonly unknown[], names: Names): Outline {
  if (list.length === 0) return [];
  if (list.every(isWord)) return [{ is: 'words', label, says: list.map((one) => wordFor(one, names)) }];
  return [{ is: 'parts', label, each: list.map((one) => itemOutline(one, names)) }];
}

const itemOutline = (item: unknown, names: Names): Outline =>
  typeof item === 'object' && item !== null && !isWord(item)
    ? outlineOf(item, names)
    : [{ is: 'word', label: wordFor(item, names), says: '' }];

/** Whether something can be said in a word, or in a row of words without names of their own. */
const isWord = (value: unknown): boolean =>
  typeof value !== 'object' || value === null || (Array.isArray(value) && value.every(isWord));

/** A player's or a thing's name; what has none, such as a number, as it is. */
function wordFor(value: unknown, names: Names): string {
  if (Array.isArray(value)) return value.map((one) => wordFor(one, names)).join(' ');
  if (typeof value !== 'string') return value === null ? '–' : String(value);
  const seat = names.seats.find((one) => one === value);
  if (seat !== undefined) return names.player(seat);
  return nameOf(names.texts, value);
}
