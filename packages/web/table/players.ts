import type { Seat } from '@tavolo/kernel';
import type { TableShown } from '@tavolo/protocol';
import type { Player } from '../games/face.ts';

/** What bots are called, by the seat they sit on. Names need no translation. */
const botNames = ['Brunello', 'Gelsomina', 'Ottavio', 'Perla', 'Rufina', 'Zeno', 'Morgana', 'Tito'] as const;

type Sitting = { readonly seat: Seat; readonly name: string | null; readonly bot: string | null };

/** What whoever sits on a seat is called; `null`: nobody does. The second of one name is numbered: `Anna (2)`. */
export function nameOn(seats: readonly Sitting[], seat: Seat): string | null {
  const place = seats.findIndex((one) => one.seat === seat);
  const taken = new Set<string>();
  let name: string | null = null;
  for (const [at, sitting] of seats.slice(0, place + 1).entries()) {
    name = firstFree(plainName(sitting, at), taken);
    if (name !== null) taken.add(asHeard(name));
  }
  return name;
}

const plainName = ({ name, bot }: Sitting, place: number): string | null =>
  name ?? (bot === null ? null : (botNames[place % botNames.length] ?? null));

function firstFree(name: string | null, taken: ReadonlySet<string>): string | null {
  if (name === null) return null;
  let free = name;
  for (let number = 2; taken.has(asHeard(free)); number++) free = numbered(name, number);
  return free;
}

const numbered = (name: string, number: number): string => `${name} (${number})`;

/** Names that are alike when they are read aloud. */
const asHeard = (name: string): string => name.normalize('NFKC').trim().toLowerCase();

/** What somebody was called when something happened, told apart from others of that name if they still have it. */
export const calledThen = (now: string, then: string): string =>
  now.startsWith(then) && /^ \(\d+\)$/.test(now.slice(then.length)) ? now : then;

/** The players of a table, as boards and texts name them. */
export function playersOf(
  seats: TableShown['seats'],
  own: readonly Seat[],
  words: { readonly open: string },
): (seat: Seat) => Player {
  return (seat) => {
    const sitting = seats.find((one) => one.seat === seat);
    const name = nameOn(seats, seat) ?? words.open;
    if (sitting === undefined || (sitting.name === null && sitting.bot === null)) return { name, is: 'open' };
    if (sitting.bot !== null) return { name, is: 'bot' };
    return { name, is: own.includes(seat) ? 'you' : 'person' };
  };
}
