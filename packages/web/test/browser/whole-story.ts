import { type BotName, picksOf } from '@tavolo/bots';
import {
  begin,
  type Chance,
  type Game,
  habitQuestion,
  isRefusal,
  type Kinds,
  type Match,
  type Question,
  type Seat,
  thinkingChance,
} from '@tavolo/kernel';

/** An answer of the story, and what comes of it that was wanted. */
export type Told<Sight extends string> = {
  readonly seat: Seat;
  readonly question: string;
  readonly picked: readonly string[];
  readonly shows: readonly Sight[];
  /** Whether a person gives it, and not a bot. */
  readonly isPersons: boolean;
};

/** Follows a match, and says what of all that happens was wanted. */
export type Witness<K extends Kinds, Sight extends string> = {
  /** Sees the table before an answer. */
  look(state: K['State']): void;
  /** Hears what came of the answer. */
  sightsIn(facts: readonly K['Fact'][]): readonly Sight[];
};

/** What a whole match is to show, and how a way to it is looked for. */
export type Plot<K extends Kinds, Sight extends string> = {
  readonly game: Game<K>;
  /** In the order in which they are looked for: the rare before the sure. */
  readonly wanted: readonly Sight[];
  witness(): Witness<K, Sight>;
  /** Where people now and then do anything at all, as long as this is looked for. */
  isAdventurous(sight: Sight, question: string): boolean;
  /**
   * The answers that people try in their minds, to give one that brings it about: at once, or by way of others like it.
   * `trail`: what they have thought of before. Without attempts it comes by chance.
   */
  attempts?(
    sight: Sight,
    asked: { readonly name: string; readonly options: readonly string[] },
    trail: readonly string[],
  ): readonly string[];
  /** How often the next sight is looked for from one place. */
  readonly looks: number;
  /** Within how many answers it must come; without it, until the end of the match. */
  within?(sight: Sight): number;
};

type Table<K extends Kinds> = {
  readonly seats: readonly Seat[];
  readonly options: K['Options'];
  readonly seed: string;
  /** Who is no person, and how well they play. */
  readonly bots: ReadonlyMap<Seat, BotName>;
};

/** A match that has come so far, and how. */
type Chapter<K extends Kinds, Sight extends string> = {
  readonly match: Match<K>;
  readonly story: readonly Told<Sight>[];
  /** What bots are going to answer. */
  readonly thoughts: Thoughts;
};

/** By seats: what a bot thought of a decision. */
type Thoughts = ReadonlyMap<Seat, { readonly decision: string | null; readonly picked: readonly string[] }>;

/** Looks for a match that can show everything. */
export function storyWith<K extends Kinds, Sight extends string>(
  plot: Plot<K, Sight>,
  table: Omit<Table<K>, 'seed'>,
): Story<Sight> {
  for (let number = 1; number <= matches; number++) {
    const seed = `whole ${number}`;
    const told = storyOf(plot, { ...table, seed });
    if (told !== null) return { seed, ...told };
    console.log(`not with seed “${seed}”`);
  }
  throw new Error('no match was found that shows everything');
}

/** How a match comes to show everything, and whether that is its end. */
type Story<Sight extends string> = {
  readonly seed: string;
  readonly story: readonly Told<Sight>[];
  readonly isOver: boolean;
};

/** So many matches are tried. */
const matches = 30;

/** A way to play this very match in which everything that is wanted happens; `null`: none was found, as with most seeds. */
function storyOf<K extends Kinds, Sight extends string>(
  plot: Plot<K, Sight>,
  { seats, options, seed, bots }: Table<K>,
): Omit<Story<Sight>, 'seed'> | null {
  const match = begin(plot.game, { seats, options, seed });
  if (isRefusal(match)) throw new Error(match.refused);
  const author = new Author(plot, bots);
  let chapter: Chapter<K, Sight> | null = { match, story: [], thoughts: new Map() };
  for (const sight of plot.wanted) chapter &&= author.chapterWith(sight, chapter);
  return chapter === null ? null : { story: chapter.story, isOver: chapter.match.isOver };
}

/** An opportunity is seen so many answers ahead. */
const farthest = 4;

/** Looks for ways to go on. */
class Author<K extends Kinds, Sight extends string> {
  readonly #plot: Plot<K, Sight>;
  readonly #bots: ReadonlyMap<Seat, BotName>;

  constructor(plot: Plot<K, Sight>, bots: ReadonlyMap<Seat, BotName>) {
    this.#plot = plot;
    this.#bots = bots;
  }

  /** Goes on, in one way or another, until something has been seen; `null`: it never was. */
  chapterWith(sight: Sight, before: Chapter<K, Sight>): Chapter<K, Sight> | null {
    if (before.story.some(({ shows }) => shows.includes(sight))) return before;
    for (let look = 0; look < this.#plot.looks; look++) {
      const chapter = this.#playedUntil(sight, before, thinkingChance(`${sight} ${look}`));
      if (chapter !== null) {
        console.log(`${sight} after ${chapter.story.length} answers`);
        return chapter;
      }
    }
    console.log(`no ${sight}`);
    return null;
  }

  #playedUntil(sight: Sight, before: Chapter<K, Sight>, chance: Chance): Chapter<K, Sight> | null {
    const match = before.match.fork();
    const story = [...before.story];
    const witness = this.#plot.witness();
    let { thoughts } = before;
    const longest = before.story.length + (this.#plot.within?.(sight) ?? Number.POSITIVE_INFINITY);
    for (let asked = this.#next(match); asked !== null; asked = this.#next(match)) {
      if (story.length >= longest) return null;
      const { seat, name } = asked;
      thoughts = this.#thought(match, thoughts);
      const picked =
        thoughts.get(seat)?.picked ??
        this.#opportunity(match, asked, sight, []) ??
        this.#answer(match, asked, sight, chance);
      witness.look(match.state);
      const told = match.log.length;
      const refused = match.play(seat, picked);
      if (refused !== null) throw new Error(`${name}: ${refused.refused}`);
      const shows = witness.sightsIn(match.log.slice(told).map(({ fact }) => fact));
      story.push({ seat, question: name, picked, shows, isPersons: !this.#bots.has(seat) });
      if (shows.includes(sight)) return { match, story, thoughts };
    }
    return null;
  }

  /** Where several are asked together, bots do not wait for people; but where the first decides for all, they do. */
  #next(match: Match<K>): Question | null {
    const isPerson = (seat: Seat): boolean => !this.#bots.has(seat);
    const bot = match.asked.find(({ seat }) => !isPerson(seat) && !match.rivalsOf(seat).some(isPerson));
    return bot ?? match.asked.find(({ seat }) => isPerson(seat)) ?? match.firstAsked;
  }

  /** What brings about at once what is looked for, be it by way of a few more questions; `null`: nothing does. */
  #opportunity(
    match: Match<K>,
    asked: Question,
    sight: Sight,
    trail: readonly string[],
  ): readonly string[] | null {
    if (trail.length === farthest || asked.max > 1) return null;
    const { name, seat } = asked;
    const attempts = this.#plot.attempts?.(sight, { name, options: asked.from() }, trail) ?? [];
    for (const option of attempts) {
      const fork = match.fork();
      const witness = this.#plot.witness();
      witness.look(fork.state);
      const told = fork.log.length;
      if (fork.play(seat, [option]) !== null) continue;
      if (witness.sightsIn(fork.log.slice(told).map(({ fact }) => fact)).includes(sight)) return [option];
      const next = fork.firstAsked;
      const leadsOn = next !== null && !this.#bots.has(next.seat);
      if (leadsOn && this.#opportunity(fork, next, sight, [...trail, option]) !== null) return [option];
    }
    return null;
  }

  /** As on a server, every bot thinks as soon as it is asked, and not again when others have answered. */
  #thought(match: Match<K>, before: Thoughts): Thoughts {
    const asked = match.asked.flatMap(({ seat }) => {
      const bot = this.#bots.get(seat);
      if (bot === undefined) return [];
      const decision = match.decisionOf(seat);
      const known = before.get(seat);
      if (known?.decision === decision) return [[seat, known] as const];
      const picked = picksOf(match, seat, bot, { iterations: 400, keepGoing: () => true });
      return [[seat, { decision, picked }] as const];
    });
    return new Map(asked);
  }

  /** People answer by habit, but while something is looked for, now and then anything. */
  #answer(match: Match<K>, asked: Question, sight: Sight, chance: Chance): readonly string[] {
    if (this.#plot.isAdventurous(sight, asked.name) && chance.below(4) === 0)
      return [chance.pick(asked.from())];
    const habit = this.#plot.game.counsel?.habit;
    if (habit == null) throw new Error('the game has no habit');
    return habit(habitQuestion<K>(match.state, asked, asked.from()), chance);
  }
}
