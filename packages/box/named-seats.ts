import type { Seat } from '@tavolo/kernel';

/** The seats that are named anywhere in a fact: what it is about, in a game whose facts name seats. */
export function namedSeats(fact: object, seats: readonly Seat[]): readonly Seat[] {
  const texts = new Set(textsIn(fact));
  return seats.filter((seat) => texts.has(seat));
}

/** Every text in something, however deep. */
function textsIn(value: unknown): readonly string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}
