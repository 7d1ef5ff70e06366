import { type BotName, botNames } from '@tavolo/bots';
import { type Seat, seat } from '@tavolo/kernel';
import { capital } from '@tavolo/language';
import type { Misread } from '../command/arguments.ts';
import { distance } from '../command/suggest.ts';

/** A player at a table: a person at this keyboard, or a bot. A seat has the name of its player. */
export type Player =
  | { readonly is: 'person'; readonly seat: Seat }
  | { readonly is: 'bot'; readonly seat: Seat; readonly bot: BotName };

/** Bots have names, for `greedy-2 steals from greedy-1` is no story; the first letter tells the kind. */
const namesOfBots: { readonly [Bot in BotName]: readonly string[] } = {
  random: ['Rita', 'Remo', 'Rosa', 'Raul', 'Rina', 'Rocco'],
  greedy: ['Greta', 'Guido', 'Gaia', 'Gino', 'Gilda', 'Gaspar'],
  search: ['Sofia', 'Silvio', 'Sara', 'Sandro', 'Selma', 'Saul'],
};

/** What somebody may call themselves without giving a name. */
const you = ['you', 'tu', 'io', 'você', 'voce', 'eu'];

const longestName = 16;

export const botNamed = (word: string): BotName | null => botNames.find((name) => name === word) ?? null;

/** The players that were asked for by words such as `you`, `ana` and `greedy`. */
export function playersFrom(words: readonly string[], ownName: string): readonly Player[] | Misread {
  const people = words.filter((word) => botNamed(word) === null).map((word) => personFrom(word, ownName));
  const players: Player[] = [];
  const taken = new Set<string>(people.map((name) => name.toLowerCase()));
  for (const word of words) {
    const player = playerFrom(word, ownName, taken);
    if ('word' in player) return player;
    if (players.some((other) => other.seat.toLowerCase() === player.seat.toLowerCase())) {
      return { is: 'same-name', word: player.seat };
    }
    taken.add(player.seat.toLowerCase());
    players.push(player);
  }
  return players;
}

type Unread = Extract<Misread, { readonly word: string }>;

function playerFrom(word: string, ownName: string, taken: ReadonlySet<string>): Player | Unread {
  const bot = botNamed(word);
  if (bot !== null) return { is: 'bot', seat: seat(freeName(bot, taken)), bot };
  const meant = botNames.find((name) => distance(word.toLowerCase(), name) === 1);
  if (meant !== undefined) return { is: 'unknown-bot', word, meant };
  const name = personFrom(word, ownName);
  return isName(name) ? { is: 'person', seat: seat(name) } : { is: 'bad-name', word };
}

const personFrom = (word: string, ownName: string): string =>
  you.includes(word.toLowerCase()) ? ownName : capital(word);

const freeName = (bot: BotName, taken: ReadonlySet<string>): string =>
  namesOfBots[bot].find((name) => !taken.has(name.toLowerCase())) ?? `${bot}-${taken.size + 1}`;

const isName = (name: string): boolean =>
  /^[\p{L}\p{N}][\p{L}\p{M}\p{N} .'’_-]*$/u.test(name) &&
  [...name].length <= longestName &&
  !(name in Object.prototype);

/** What the person at this machine is called, if the machine knows. */
export function ownNameIn({ USER, LOGNAME, USERNAME }: NodeJS.ProcessEnv, otherwise: string): string {
  const name = [USER, LOGNAME, USERNAME].find((one) => one !== undefined && one !== '') ?? '';
  const isSomebody =
    isName(name) && !['root', 'user', 'node', 'admin', 'ubuntu'].includes(name.toLowerCase());
  return isSomebody ? personFrom(name, otherwise) : otherwise;
}

/** The usual table: the person at the keyboard and so many others. */
export const usualSeats = (players: number): readonly string[] =>
  filledUp(['you', 'search', 'greedy', 'greedy', 'search'], players);

/** So many bots that show how strong each kind is. */
export const usualBots = (players: number): readonly string[] => filledUp(['search', 'greedy'], players);

/** These, and behind them as many of the weakest bot as are missing. */
const filledUp = (words: readonly string[], players: number): readonly string[] =>
  Array.from({ length: players }, (_, place) => words[place] ?? 'random');
