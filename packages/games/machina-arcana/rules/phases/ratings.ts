/** Where the two ratings and threat begin and end. [ma/spawn.7] [ma/threat.1] */
import type { Seat } from '@tavolo/kernel';
import type { State } from '../../state.ts';
import type { Duration } from '../../vocabulary/cards.ts';
import type { Difficulty, Track } from '../../vocabulary/terms.ts';

/** What makes a table harder or easier. [ma/ending.9] */
type Hardness = {
  /** Where the ratings begin. [ma/spawn.7] */
  readonly spawn: number;
  readonly horror: number;
  /** How many positions threat has. [ma/threat.1] */
  readonly threat: number;
};

const hardness: { readonly [D in Difficulty]: Hardness } = {
  easy: { spawn: 1, horror: 1, threat: 5 },
  normal: { spawn: 2, horror: 2, threat: 4 },
  hard: { spawn: 4, horror: 4, threat: 4 },
  nightmare: { spawn: 5, horror: 5, threat: 3 },
};

/** What is added for so many explorers: a lone one goes every way itself, many share them out. [ma/ending.14] */
const forExplorers: { readonly [explorers: number]: Hardness } = {
  1: { spawn: -1, horror: -1, threat: 3 },
  3: { spawn: 1, horror: 1, threat: -1 },
  4: { spawn: 1, horror: 1, threat: -1 },
};

/** A table, as far as it tells how hard it is. */
export type Seated = Pick<State, 'options' | 'seats'>;

/** The seats that have explorers: the mind of the monsters has none. [ma/ending.7] */
export const explorerSeats = ({ seats, options }: Seated): readonly Seat[] =>
  options.puppeteer && seats.length > 1 ? seats.slice(0, -1) : seats;

function figure(which: keyof Hardness, table: Seated): number {
  const more = forExplorers[explorerSeats(table).length];
  return hardness[table.options.difficulty][which] + (more === undefined ? 0 : more[which]);
}

/** Where a rating begins. [ma/spawn.7] */
export const startOf = (rating: 'spawn' | 'horror', table: Seated): number =>
  Math.max(ratings.least, figure(rating, table));

/** The essence that an explorer begins with beyond what is printed: a lone one has nobody to support it. [ma/ending.14] */
export const extraEssence = (table: Seated): number => (explorerSeats(table).length === 1 ? 1 : 0);

/** The ends of both ratings. [ma/spawn.7] */
export const ratings = { least: 1, most: 10 } as const;

/** The highest level of monsters, which has none of its own. [ma/threat.5] */
export const mostLevel = 5;

const fewer: { readonly [D in Duration]: number } = { 'extra-quick': 2, quick: 1, normal: 0, full: 0 };

/** How many positions threat has; a shorter game has fewer. [ma/threat.1] [ma/ending.9] */
export const threatPositions = (table: Seated): number =>
  Math.max(2, figure('threat', table) - fewer[table.options.duration]);

/** The field of the state that a track is kept in. */
export const fieldOf = { spawn: 'spawnRating', horror: 'horrorRating', threat: 'threat' } as const;

export const ratingOf = (s: State, track: Track): number => s[fieldOf[track]];
