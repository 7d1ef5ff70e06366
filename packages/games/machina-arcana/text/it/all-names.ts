import { capital } from '@tavolo/language';
import { bare, type Noun, noun } from '@tavolo/language/it';
import { abilityName as abilityNameIn, nameIn } from '../card-names.ts';
import { names } from './names.ts';
import { tableWords } from './table-words.ts';
import { terms } from './terms.ts';

/** Names of whatever is no card. */
const plain: Readonly<Record<string, string>> = {
  ...tableWords.fields,
  ...tableWords.phases,
  ...tableWords.outcomes,
  ...capitals(terms.spaces),
  ...capitals(terms.items),
  ...terms.counters,
  ...terms.durations,
  ...terms.difficulties,
  ...names.scenarios,
  ...names.places,
};

function capitals(nouns: Readonly<Record<string, { readonly one: string }>>): Record<string, string> {
  return Object.fromEntries(Object.entries(nouns).map(([id, { one }]) => [id, capital(one)]));
}

/** Monsters whose name is feminine; that of all others is masculine. */
const feminineMonsters: ReadonlySet<string> = new Set([
  'lantern-wisp',
  'gas-bladder',
  'pistonback',
  'mirror-tithe',
  'split-leech',
  'brass-matron',
  'mother-of-gaskets',
]);

/** The name as it is printed. */
export const nameOf = (id: string): string => names.cards[id]?.name ?? nameIn(plain, id);

/** What an ability of a card is called. */
export const abilityName = (card: string, ability: string): string =>
  abilityNameIn(names.cards, card, ability);

/** A unit: an explorer goes by its name, and a monster has an article. */
export const unitNoun = (id: string, isExplorer: boolean): Noun =>
  isExplorer ? bare(nameOf(id)) : noun(nameOf(id), { gender: feminineMonsters.has(id) ? 'f' : 'm' });
