/** Where the two ratings and threat begin and end. [ma/spawn.7] [ma/threat.1] */
import type { Options, State } from '../../state.ts';
import type { Duration } from '../../vocabulary/cards.ts';
import type { Difficulty, Track } from '../../vocabulary/terms.ts';

/** Where the ratings begin. [ma/ending.9] */
export const startRating: { readonly [D in Difficulty]: number } = {
  easy: 1,
  normal: 3,
  hard: 4,
  nightmare: 4,
};

/** The ends of both ratings. [ma/spawn.7] */
export const ratings = { least: 1, most: 10 } as const;

/** The highest level of monsters, which has none of its own. [ma/threat.5] */
export const mostLevel = 5;

const positions: { readonly [D in Difficulty]: number } = { easy: 5, normal: 4, hard: 4, nightmare: 3 };
const fewer: { readonly [D in Duration]: number } = { 'extra-quick': 2, quick: 1, normal: 0, full: 0 };

/** How many positions threat has. [ma/threat.1] [ma/ending.9] */
export const threatPositions = ({ difficulty, duration }: Options): number =>
  Math.max(2, positions[difficulty] - fewer[duration]);

/** The field of the state that a track is kept in. */
export const fieldOf = { spawn: 'spawnRating', horror: 'horrorRating', threat: 'threat' } as const;

export const ratingOf = (s: State, track: Track): number => s[fieldOf[track]];
