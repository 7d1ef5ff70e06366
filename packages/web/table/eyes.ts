import type { Onlooker, Seat } from '@tavolo/kernel';
import { atRest, isAtRest } from './playback.ts';
import { type ClientState, ownSeats } from './table-state.ts';

/**
 * With whose eyes this screen should look: at rest, with those of the seat that is asked. Around one screen the
 * device is passed on behind a curtain where the next one is asked in secret, or may see what others may not.
 */
export function withNextEyes(state: ClientState): ClientState {
  if (state.playback !== null && !isAtRest(state.playback)) return state;
  const next = nextEyes(state);
  return next === null ? state : lookingWith(state, next);
}

/** The same table, seen with these eyes: whoever they belong to takes the device first, where something is secret. */
export function lookingWith(state: ClientState, next: Onlooker): ClientState {
  const seen = state.seen[next];
  if (seen === undefined || next === state.eyes) return state;
  const curtain = needsCurtain(state, next) ? (next as Seat) : null; // only seats need one
  return { ...state, eyes: next, playback: atRest(seen), picked: null, hint: null, curtain };
}

/** Whom the board calls `you`: around one screen nobody any more when all look at how it ended. */
export const boardEyes = (state: ClientState, eyes: Onlooker): Onlooker =>
  state.playback?.shown.sight.result != null && ownSeats(state).length > 1 ? 'spectator' : eyes;

/** The eyes there are now stay while they are asked, or while nobody else around this screen is. */
function nextEyes(state: ClientState): Onlooker | null {
  const { eyes, seen } = state;
  const own = ownSeats(state);
  const isAsked = (seat: Onlooker) => seen[seat]?.sight.question != null;
  if (eyes !== null && seen[eyes] !== undefined && isAsked(eyes)) return eyes;
  const asked = own.find((seat) => isAsked(seat));
  if (asked !== undefined) return asked;
  if (eyes !== null && seen[eyes] !== undefined && (eyes !== 'spectator' || own.length === 0)) return eyes;
  return own.find((seat) => seen[seat] !== undefined) ?? (seen.spectator === undefined ? null : 'spectator');
}

/**
 * Where nobody has looked yet, as after a reload, it is not known who holds the device, nor what the other sights will
 * show. Sights of another moment are on their way, and say nothing about secrets.
 */
function needsCurtain(state: ClientState, next: Onlooker): boolean {
  const own = ownSeats(state);
  const mine = state.seen[next]?.sight;
  if (own.length < 2 || next === 'spectator' || mine === undefined) return false;
  if (state.eyes === null || state.curtain !== null) return true;
  if (mine.question?.secret === true) return true;
  const view = JSON.stringify(mine.view);
  return own.some((seat) => {
    const other = state.seen[seat]?.sight;
    return other !== undefined && other.answered === mine.answered && JSON.stringify(other.view) !== view;
  });
}
