import { usualPicksOf } from '@tavolo/bots';
import {
  begin,
  type Game,
  isRefusal,
  type Kinds,
  type Match,
  type Question,
  type Seat,
  seat,
} from '@tavolo/kernel';

/** An answer on a way, and the name of the question. */
export type Given = {
  readonly seat: Seat;
  readonly question: string;
  readonly decision: string;
  readonly picked: readonly string[];
};

/** How to come to a place in a match that nobody but the engine has played yet. */
export type Way = {
  readonly game: string;
  readonly options: object;
  readonly seats: readonly Seat[];
  readonly seed: string;
  readonly answers: readonly Given[];
};

/** What is looked for: a match, at the moment when it asks such a question, or at its end. */
export type Wanted<K extends Kinds> = {
  readonly game: Game<K>;
  readonly seats: readonly Seat[];
  readonly options?: Partial<K['Options']>;
  readonly isThere?: (asked: Question, match: Match<K>) => boolean;
};

/** Seats by their places at a table. */
export const [firstSeat, secondSeat] = [seat('seat-1'), seat('seat-2')];

/** Further than this nobody goes, and so many matches are tried. */
const longest = 400;
const matches = 40;

/** Looks for a match that comes there, if all play as is usual: chances depend on the rules, so no seed is good for ever. */
export function wayTo<K extends Kinds>(wanted: Wanted<K>): Way {
  for (let number = 1; number <= matches; number++) {
    const way = wayWith(`way ${number}`, wanted);
    if (way !== null) return way;
  }
  throw new Error('no match was found that comes there');
}

function wayWith<K extends Kinds>(seed: string, { game, seats, options, isThere }: Wanted<K>): Way | null {
  const chosen = { ...game.defaults, ...options };
  const match = begin(game, { seats, options: chosen, seed });
  if (isRefusal(match)) throw new Error(match.refused);
  const answers: Given[] = [];
  const way = { game: game.id, options: chosen, seats, seed, answers };
  for (let asked = match.firstAsked; asked !== null; asked = match.firstAsked) {
    if (isThere?.(asked, match)) return way;
    if (answers.length === longest) return null;
    answers.push(answered(match, asked));
  }
  return isThere === undefined ? way : null;
}

function answered<K extends Kinds>(match: Match<K>, { seat: by, name }: Question): Given {
  const decision = match.decisionOf(by);
  const picked = usualPicksOf(match, by);
  const refused = match.play(by, picked);
  if (decision === null || refused !== null) throw new Error(`${name}: ${refused?.refused ?? 'not asked'}`);
  return { seat: by, question: name, decision, picked };
}
