import { sequelTo } from '@tavolo/kernel';
import type { Entry } from './entry.ts';
import type { Opener } from './ground.ts';
import type { HeldSeat } from './state.ts';
import type { Table } from './table.ts';

/** The table of a rematch: the same people and bots on the same seats, and what the match hands on. It starts at once. */
export function rematchOf({ state, match, box }: Table, when: number, seed: string): Parameters<Opener> {
  if (match === null) throw new Error('there is no match to follow');
  const { game, seats, pace, owner } = state.opening;
  const opening = { game, version: box.game.version, ...sequelTo(match), seats, pace, owner };
  return [opening, [...state.seats.flatMap((held) => satAgain(held, when)), { is: 'started', when, seed }]];
}

function satAgain({ seat, person, name, bot }: HeldSeat, when: number): readonly Entry[] {
  const sat: readonly Entry[] =
    person === null ? [] : [{ is: 'sat', when, seat, person, name: name ?? seat }];
  return bot === null ? sat : [...sat, { is: 'bot', when, seat, bot }];
}
