/** A record of a view: fields by their names, or things by their ids. */
export type Fields = { readonly [key: string]: unknown };

/** A member of a record, or of a list by its place. */
export type Member = { readonly key: string; readonly value: unknown };

/** A record, sorted by how its members are best shown. */
export type Parts = {
  /** What the record is about: its id, or what it names first; `null`: nothing says so. */
  readonly title: Member | null;
  /** Numbers and names. */
  readonly pairs: readonly Member[];
  /** The names of what is so. */
  readonly flags: readonly string[];
  /** What has members of its own. */
  readonly groups: readonly Member[];
  /** The names of what could hold something and holds nothing. What is not so, or not there, goes without saying. */
  readonly empty: readonly string[];
};

export const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export const isList = (value: unknown): value is readonly unknown[] => Array.isArray(value);

/** Whether there is nothing to show. A zero is something: nobody has any gold. */
const isEmpty = (value: unknown): boolean => {
  if (value === null || value === undefined || value === false || value === '') return true;
  if (isList(value)) return value.length === 0;
  return isFields(value) && Object.keys(value).length === 0;
};

/** A record by its parts. `isPrinted` tells whether something is printed on the thing of an id, as on a card. */
export function partsOf(fields: Fields, isPrinted: (id: string) => boolean): Parts {
  const title = titleOf(fields, isPrinted);
  const members = Object.entries(fields)
    .map(([key, value]): Member => ({ key, value }))
    .filter(({ key }) => key !== title?.key);
  const full = members.filter(({ value }) => !isEmpty(value));
  return {
    title,
    pairs: full.filter(({ value }) => typeof value === 'number' || typeof value === 'string'),
    flags: full.filter(({ value }) => value === true).map(({ key }) => key),
    groups: full.filter(({ value }) => typeof value === 'object'),
    empty: members.filter(({ value }) => isList(value) && value.length === 0).map(({ key }) => key),
  };
}

/** Fields that say what a record is about, the plainest first. */
const titles = ['id', 'name', 'card', 'class', 'kind', 'is', 'seat'];

function titleOf(fields: Fields, isPrinted: (id: string) => boolean): Member | null {
  const texts = Object.entries(fields).filter(
    (field): field is [string, string] => typeof field[1] === 'string' && field[1] !== '',
  );
  const named = titles.flatMap((title) => texts.filter(([key]) => key === title));
  const [key, value] = named[0] ?? texts.find(([, text]) => isPrinted(text)) ?? [];
  return key === undefined ? null : { key, value };
}

/** The members of a list, each by what it is called among the others: its id where it has one, else its place. */
export function itemsOf(list: readonly unknown[]): readonly Member[] {
  const ids = list.map((value) => (isFields(value) ? value.id : null));
  const areNamed = ids.every((id) => typeof id === 'string') && new Set(ids).size === ids.length;
  return list.map((value, place) => ({ key: areNamed ? String(ids[place]) : String(place), value }));
}

/** What was there under the same name before; `undefined`: nothing was. */
export function before(whole: unknown, key: string): unknown {
  if (isList(whole)) return itemsOf(whole).find((item) => item.key === key)?.value;
  return isFields(whole) && Object.hasOwn(whole, key) ? whole[key] : undefined;
}

/** How many numbers, names and flags a value has in all. */
export function leavesOf(value: unknown): number {
  if (typeof value !== 'object' || value === null) return 1;
  return Object.values(value).reduce((sum: number, member) => sum + leavesOf(member), 0);
}
