import { type Fact, type GloomKinds, gloomhaven } from '@tavolo/gloomhaven';
import {
  begin,
  type Chance,
  habitQuestion,
  isRefusal,
  type Match,
  type Question,
  type Seat,
  thinkingChance,
} from '@tavolo/kernel';

/** What a whole scenario is to show, in the order in which a way to it is looked for: the rare before the sure. */
const wanted = ['archer-steps-away', 'summon', 'negated', 'door-in-mid-move', 'victory'] as const;
type Sight = (typeof wanted)[number];

/** An answer of the story, and what comes of it that was wanted. */
export type Told = {
  readonly seat: Seat;
  readonly question: string;
  readonly picked: readonly string[];
  readonly shows: readonly Sight[];
};

export type Table = {
  readonly seats: readonly Seat[];
  readonly options: GloomKinds['Options'];
  readonly seed: string;
};

/** A match that has come so far, and how. */
type Chapter = { readonly match: Match<GloomKinds>; readonly story: readonly Told[] };

/** How often the next sight is looked for from one place. */
const looks = 120;

/** A way to play this very match in which everything that is wanted happens; `null`: none was found, as with most seeds. */
export function storyOf({ seats, options, seed }: Table): readonly Told[] | null {
  const match = begin(gloomhaven, { seats, options, seed });
  if (isRefusal(match)) throw new Error(match.refused);
  let chapter: Chapter | null = { match, story: [] };
  for (const sight of wanted) chapter &&= chapterWith(sight, chapter);
  return chapter?.story ?? null;
}

/** Goes on, in one way or another, until something has been seen; `null`: it never was. */
function chapterWith(sight: Sight, before: Chapter): Chapter | null {
  if (before.story.some(({ shows }) => shows.includes(sight))) return before;
  for (let look = 0; look < looks; look++) {
    const chapter = playedUntil(sight, before, thinkingChance(`${sight} ${look}`));
    if (chapter !== null) return chapter;
  }
  return null;
}

/** Goes on by habit; but as long as something is looked for, now and then to anywhere. */
function playedUntil(sight: Sight, before: Chapter, chance: Chance): Chapter | null {
  const match = before.match.fork();
  const story = [...before.story];
  const witness = new Witness();
  for (let asked = match.firstAsked; asked !== null; asked = match.firstAsked) {
    const { seat, name } = asked;
    const isAdventurous = sight !== 'victory' && name === 'move-to' && chance.below(4) === 0;
    const picked = isAdventurous ? [chance.pick(asked.from())] : usual(match, asked, chance);
    witness.look(match.state.figures);
    const told = match.log.length;
    const refused = match.play(seat, picked);
    if (refused !== null) throw new Error(`${name}: ${refused.refused}`);
    const facts = match.log.slice(told).map(({ fact }) => fact);
    const shows = witness.sightsIn(facts);
    story.push({ seat, question: name, picked, shows });
    if (shows.includes(sight)) return { match, story };
  }
  return null;
}

function usual(match: Match<GloomKinds>, asked: Question, chance: Chance): readonly string[] {
  const habit = gloomhaven.counsel?.habit;
  if (habit == null) throw new Error('the game has no habit');
  return habit(habitQuestion<GloomKinds>(match.state, asked, asked.from()), chance);
}

type FigureOnMap = GloomKinds['State']['figures'][number];

/** Follows who stands where and aims at whom, and says what of all that happens was wanted. */
class Witness {
  readonly #figures = new Map<string, FigureOnMap>();
  readonly #hexes = new Map<string, string>();
  readonly #focus = new Map<string, string>();
  #walker: string | null = null;

  /** Sees who stands where before an answer. */
  look(figures: readonly FigureOnMap[]): void {
    for (const figure of figures) {
      this.#figures.set(figure.id, figure);
      this.#hexes.set(figure.id, figure.hex);
    }
  }

  /** Hears what came of the answer. */
  sightsIn(facts: readonly Fact[]): readonly Sight[] {
    this.#walker = null;
    return [...new Set(facts.flatMap((fact) => this.#sightOf(fact) ?? []))];
  }

  #sightOf(fact: Fact): Sight | null {
    switch (fact.is) {
      case 'focused':
        this.#focus.set(fact.figure, fact.on);
        return null;
      case 'door-opened':
        return fact.by !== null && fact.by === this.#walker ? 'door-in-mid-move' : null;
      case 'moved':
        return this.#sightOfMove(fact);
      case 'negated':
        return 'negated';
      case 'appeared':
        return fact.how === 'summoned' ? 'summon' : null;
      case 'scenario-ends':
        return fact.outcome === 'success' ? 'victory' : null;
      default:
        return null;
    }
  }

  #sightOfMove({ figure, path, how }: Extract<Fact, { is: 'moved' }>): Sight | null {
    const [from, to] = [this.#hexes.get(figure) ?? '', path.at(-1) ?? ''];
    this.#hexes.set(figure, to);
    if (how !== 'walk') return null; // pushed or pulled
    this.#walker = figure;
    const { type, rank } = this.#figures.get(figure) ?? { type: '', rank: '' };
    const target = this.#hexes.get(this.#focus.get(figure) ?? '');
    const isAway = target !== undefined && steps(to, target) > steps(from, target);
    return isAway && type === 'bandit-archer' && rank === 'elite' ? 'archer-steps-away' : null;
  }
}

function steps(one: string, other: string): number {
  const [q = 0, r = 0] = one.split(',').map(Number);
  const [otherQ = 0, otherR = 0] = other.split(',').map(Number);
  const [dq, dr] = [q - otherQ, r - otherR];
  return (Math.abs(dq) + Math.abs(dr) + Math.abs(dq + dr)) / 2;
}
