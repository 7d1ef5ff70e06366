import { spelledOut } from '@tavolo/language';

/** What has a name of its own. Ids are unique within a kind, not among all. */
const nameKinds = ['class', 'card', 'summon', 'monster', 'objective', 'item', 'goal', 'scenario'] as const;
export type NameKind = (typeof nameKinds)[number];

/**
 * A name, and what grammar needs of it where a language asks for that. `plural`: a plural even of
 * one.
 */
export type Called =
  | string
  | {
      readonly one: string;
      readonly gender?: 'm' | 'f';
      readonly plural?: true;
    };

/** The names of a language, by kind and id. */
export type AllNames = { readonly [Kind in NameKind]: { readonly [id: string]: Called | undefined } };

type Table<Entry> = { readonly [id: string]: Entry };

const mapped = <From, To>(table: Table<From>, to: (entry: From, id: string) => To): Table<To> =>
  Object.fromEntries(Object.entries(table).map(([id, entry]) => [id, to(entry, id)]));

/** Names that all take the feminine or the masculine form, those of the feminine being named. */
export const feminine = (table: Table<string>, ids: readonly string[]): Table<Called> =>
  mapped(table, (one, id) => ({ one, gender: ids.includes(id) ? 'f' : 'm' }));

/** Those who go by a name of their own: it takes no article in any language. */
const properNames: readonly string[] = ['jekserah', 'hail'];

export const isProper = (id: string): boolean => properNames.includes(id);

export const scenarioNames = (stories: Table<{ readonly name: string }>): Table<Called> =>
  mapped(stories, ({ name }) => name);

/** How a thing is called; what nobody has named yet goes by its id. */
export const calledIn = (names: AllNames, kind: NameKind, id: string): Exclude<Called, string> => {
  const called = names[kind][id] ?? spelledOut(id);
  return typeof called === 'string' ? { one: called } : called;
};

/** The name of a thing. */
export const nameIn = (names: AllNames, kind: NameKind, id: string): string => calledIn(names, kind, id).one;

/** The name of a thing of whatever kind. */
export function anyNameIn(names: AllNames, id: string): string {
  const kind = nameKinds.find((one) => names[one][id] !== undefined);
  return kind === undefined ? spelledOut(id) : nameIn(names, kind, id);
}
