import type { Game } from '@tavolo/kernel';
import type { Sight, ToldLine } from '@tavolo/protocol';
import type { GameFace } from '../games/face.ts';

/** What an onlooker knows of the match: how it stands, and what was told up to then. */
export type MatchSoFar = { readonly sight: Sight; readonly told: readonly ToldLine[] };

/** What must be known of a game to play something out: how a fact changes the picture, and how long it is shown. */
export type Teller = Pick<Game, 'retold'> &
  Pick<GameFace, 'beats'> & {
    /** Whether a fact is part of what others do among themselves, and need not be watched closely. */
    isAside(fact: ToldLine['fact'], view: Sight['view']): boolean;
  };

/** What is yet to be shown: lines to tell one by one, and how the match stands behind the last of them. */
type Act = { readonly lines: readonly ToldLine[]; readonly then: MatchSoFar };

/** The table as it is shown, on its way to how it is. */
export type Playback = {
  /** What is shown now: between two acts a true sight, within one a view that facts have been told to, and nobody is asked. */
  readonly shown: MatchSoFar;
  /** The line that is being told; `null` at rest and between acts. */
  readonly now: ToldLine | null;
  readonly acts: readonly Act[];
};

/** Milliseconds of a beat by the speed that somebody chose. */
export const beatOf = { calm: 700, normal: 420, fast: 180, off: 0 } as const;
export type Speed = keyof typeof beatOf;

/** With more lines than this waiting, telling hurries. */
const unhurried = 12;
const hurry = 0.3;

/** What others do among themselves passes so much quicker. */
const aside = 0.4;

/** A table at rest. */
export const atRest = (seen: MatchSoFar): Playback => ({ shown: seen, now: null, acts: [] });

export const isAtRest = ({ now, acts }: Playback): boolean => now === null && acts.length === 0;

/** How everything will stand when all is played out. */
const lastOf = ({ shown, acts }: Playback): MatchSoFar => acts.at(-1)?.then ?? shown;

/** Everything at once: how it stands. */
export const skipped = (playback: Playback): Playback => atRest(lastOf(playback));

/**
 * Adds what happened. Where something was taken back, or nothing was told, there is nothing to play out: what is
 * waiting is skipped, and how it stands is shown at once.
 */
export function added(playback: Playback, then: MatchSoFar, from: number): Playback {
  const before = lastOf(playback).told.length;
  if (from < before) return atRest(then);
  const lines = then.told.slice(from);
  if (lines.length === 0 && isAtRest(playback)) return atRest(then);
  return { ...playback, acts: [...playback.acts, { lines, then }] };
}

/** The next line is told, or the act ends in how it really stands. */
export function told(playback: Playback, teller: Teller): Playback {
  const [act, ...later] = playback.acts;
  if (act === undefined) return { ...playback, now: null };
  const [line, ...lines] = act.lines;
  if (line === undefined) return { shown: act.then, now: null, acts: later };
  const { sight, told: before } = playback.shown;
  const view = teller.retold(sight.view, line.fact);
  return {
    shown: { sight: { ...sight, view, question: null, waiting: [] }, told: [...before, line] },
    now: line,
    acts: [{ ...act, lines }, ...later],
  };
}

/** How long what is shown now stays before the next line, in milliseconds; a line of no beats passes at once. */
export function pauseOf(playback: Playback, teller: Teller, speed: Speed): number {
  if (playback.now === null) return 0;
  const waiting = playback.acts.reduce((sum, act) => sum + act.lines.length, 0);
  const { fact } = playback.now;
  const pace = waiting > unhurried ? hurry : teller.isAside(fact, playback.shown.sight.view) ? aside : 1;
  return teller.beats(fact) * beatOf[speed] * pace;
}
