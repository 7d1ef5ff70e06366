import {
  type Described,
  type Description,
  flag,
  int,
  isMisfit,
  list,
  maybe,
  oneOf,
  parse,
  record,
  type Seat,
  text,
} from '@tavolo/kernel';
import { hasBrokenText } from './broken-text.ts';
import { type Refused, refused } from './refusal.ts';
import { botStrengths } from './table.ts';

/** What can be wished for at a table, by name. */
const wishForms = {
  /** Answers a seat's open question. */
  answer: record({ seat: text<Seat>(), decision: text(), picked: list(text()) }),
  /** Takes back a seat's own last answer, if nothing has been learned since. */
  undo: record({ seat: text<Seat>() }),
  /** Asks the people at the table to go back until only the first `to` answers are left. */
  'ask-undo': record({ seat: text<Seat>(), to: int }),
  /** Agrees to such a request, known by the seat that made it and how far back it goes, or declines it. Its maker declines to withdraw it. */
  consent: record({ by: text<Seat>(), to: int, agrees: flag }),
  /** Takes a seat, under a name of its own where several people share a device. */
  sit: record({ seat: text<Seat>(), name: maybe(text()) }),
  /** Gives up a seat. */
  leave: record({ seat: text<Seat>() }),
  /** Puts a bot on a seat, or takes it off. */
  'seat-bot': record({ seat: text<Seat>(), bot: maybe(oneOf(...botStrengths)) }),
  start: record({}),
  say: record({ text: text() }),
  /** Opens a new table with the same people, and leads everybody there. */
  rematch: record({}),
  /** What the search bot would answer for a seat. */
  hint: record({ seat: text<Seat>() }),
  /** The match from its beginning, as a seat (or, with `null`, somebody without one) may know it. */
  story: record({ seat: maybe(text<Seat>()) }),
  /** The record of a match that is over. */
  record: record({}),
  /** Is anybody there? The reply is `done`, and nothing else happens. */
  ping: record({}),
} satisfies { readonly [name: string]: Description<object> };

type WishForms = typeof wishForms;

/** A wish, its form checked and nothing else. */
export type Wish = {
  [Is in keyof WishForms]: { readonly is: Is } & Readonly<Described<WishForms[Is]>>;
}[keyof WishForms];

/** How somebody comes to a table: by its own address, if they belong to it, or by the key of a link. */
export type Door = { readonly by: 'table' | 'invite' | 'watch'; readonly key: string };

const doorForm: Description<Door> = record({ by: oneOf('table', 'invite', 'watch'), key: text() });

/** What a client sends over its socket: first which table it wants to join, then its wishes there. */
export type ClientMessage =
  | { readonly is: 'join'; readonly door: Door }
  | { readonly is: 'wish'; readonly number: number; readonly wish: Wish };

/** Reads a client's message from data of any origin. */
export function readMessage(given: unknown): ClientMessage | Refused {
  const said = readForm(given);
  return 'is' in said && hasBrokenText(said) ? refused('broken-text') : said;
}

function readForm(given: unknown): ClientMessage | Refused {
  if (typeof given !== 'object' || given === null || Array.isArray(given))
    return malformed('expected a record');
  const { is, number: _, ...rest } = given as Record<string, unknown>; // any object can be asked for a key
  if (is === 'join') {
    const door = parse(doorForm, rest);
    return isMisfit(door) ? malformed(`${door.at}: expected ${door.wanted}`) : { is: 'join', door };
  }
  const number = numberIn(given);
  if (number === null) return malformed('number: expected a whole number');
  const wish = readWish(is, rest);
  return 'refused' in wish ? wish : { is: 'wish', number, wish };
}

/** The number of a wish, even of one that can't be read otherwise, so that its sender gets a reply; `null`: none. */
export function numberIn(given: unknown): number | null {
  if (typeof given !== 'object' || given === null || !('number' in given)) return null;
  const { number } = given;
  return typeof number === 'number' && Number.isSafeInteger(number) ? number : null;
}

function readWish(is: unknown, rest: object): Wish | Refused {
  if (!isWishName(is)) return malformed('is: there is no wish with this name');
  const read = parse<object>(wishForms[is], rest);
  if (isMisfit(read)) return malformed(`${read.at}: expected ${read.wanted}`);
  return { is, ...read } as Wish; // parsed by the form of this very name
}

const isWishName = (is: unknown): is is keyof WishForms =>
  typeof is === 'string' && Object.hasOwn(wishForms, is);

const malformed = (detail: string): Refused => refused('malformed', detail);

/** What a wish looks like on the wire. */
export const encode = (said: ClientMessage): string =>
  JSON.stringify(said.is === 'join' ? { is: 'join', ...said.door } : { number: said.number, ...said.wish });
