import type { Seat } from '@tavolo/kernel';
import type { TableShown } from '@tavolo/protocol';
import type { Player } from '../games/face.ts';

/** What bots are called, by the seat they sit on. Names need no translation. */
const botNames = ['Brunello', 'Gelsomina', 'Ottavio', 'Perla', 'Rufina', 'Zeno', 'Morgana', 'Tito'] as const;

type Sitting = { readonly seat: Seat; readonly name: string | null; readonly bot: string | null };

/** What whoever sits on a seat is called; `null`: nobody does. */
export function nameOn(seats: readonly Sitting[], seat: Seat): string | null {
  const place = seats.findIndex((one) => one.seat === seat);
  const sitting = seats[place];
  if (sitting === undefined) return null;
  return sitting.name ?? (sitting.bot === null ? null : (botNames[place % botNames.length] ?? null));
}

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
