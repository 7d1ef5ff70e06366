import { picksOf, usualPicksOf } from '@tavolo/bots';
import type { Blurb, Box } from '@tavolo/box';
import {
  type Answer,
  begin,
  isRefusal,
  type Match,
  type OpenQuestion,
  type Seat,
  seat,
} from '@tavolo/kernel';
import { shelf } from '@tavolo/shelf';

/** A moment of a match, and the way to it. */
export type Moment = {
  readonly game: string;
  /** What kind of moment it is for whoever sits first, in a few words. */
  readonly kind: string;
  readonly seats: readonly Seat[];
  readonly seed: string;
  readonly answers: readonly Answer[];
};

/** So many matches are played through to find all kinds of questions. */
const matches = 8;

/** So many answers of a match are random, so that anything may happen; then its bots play as usual, so that it comes to an end. */
const wild = 500;

/** Of questions that are alike in phase and form, so many are kept at most. */
const alike = 3;

/** About so many moments of a game are enough: of many forms fewer are kept that are alike. */
const enough = 21;

/** Games that are looked at with all seats taken, though fewer are usual. */
const full: ReadonlySet<string> = new Set(['wow-adventure', 'machina-arcana']);

const seatsAt = ({ id, seats }: Blurb): number => (full.has(id) ? seats.max : seats.usual);

/**
 * For every game on the shelf, the kinds of moments that the first seat comes to: questions in each phase of the game
 * that are answered with one thing or with several, each at its heaviest, and the end of the longest match.
 */
export const momentsOfAllGames = (): readonly Moment[] => shelf.flatMap(momentsOf);

type Found = {
  readonly moment: Moment;
  readonly phase: string;
  /** The phase, and how many things are picked. */
  readonly form: string;
  /** The name of the question. */
  readonly name: string;
  readonly weight: number;
};

function momentsOf({ game, blurb }: Box): readonly Moment[] {
  const heaviest = new Map<string, Found>();
  const seats = Array.from({ length: seatsAt(blurb) }, (_, place) => seat(`seat-${place + 1}`));
  for (let number = 1; number <= matches; number++) {
    const seed = `${game.id} ${number}`;
    const match = begin(game, { seats, options: {}, seed });
    if (isRefusal(match)) throw new Error(match.refused);
    const note = (sort: Pick<Found, 'phase' | 'form' | 'name'>, weight: number) => {
      const kind = `${sort.form} ${sort.name}`;
      if (weight <= (heaviest.get(kind)?.weight ?? 0)) return;
      const moment = { game: game.id, kind, seats, seed, answers: [...match.answers] };
      heaviest.set(kind, { moment, ...sort, weight });
    };
    playThrough(match, (question, view) => note(sortOf(question, view), question.options.length));
    note({ phase: 'the end', form: 'the end', name: 'of all' }, match.answered);
  }
  return theFewOf([...heaviest.values()]).map(({ moment }) => moment);
}

/**
 * Of each form the heaviest few, of questions that no other form shows; where all are shown already, the heaviest, if
 * nothing else is asked in that phase. Those that are equally heavy in the order they were found.
 */
function theFewOf(found: readonly Found[]): readonly Found[] {
  const inOrder = [...found].sort((one, other) => other.weight - one.weight);
  const forms = new Set(inOrder.map(({ form }) => form));
  const each = Math.max(1, Math.min(alike, Math.floor(enough / forms.size)));
  const kept: Found[] = [];
  for (const form of forms) {
    const ofForm = inOrder.filter((one) => one.form === form);
    const unlike = ofForm.filter(({ name }) => !kept.some((one) => one.name === name));
    const isNew = (one: Found) => !kept.some(({ phase }) => phase === one.phase);
    kept.push(...(unlike.length > 0 ? unlike.slice(0, each) : ofForm.slice(0, 1).filter(isNew)));
  }
  return found.filter((one) => kept.includes(one));
}

/** Lets bots play a match to its end, and shows everything that the first seat is asked on the way. */
function playThrough(match: Match, show: (question: OpenQuestion, view: object) => void): void {
  const [own] = match.beginning.seats;
  while (!match.isOver) {
    const question = own === undefined ? null : match.openTo(own);
    if (own !== undefined && question !== null) show(question, match.view(own));
    const asked = match.firstAsked;
    if (asked === null) throw new Error('nobody is asked, and the match is not over');
    match.play(
      asked.seat,
      match.answered < wild
        ? picksOf(match, asked.seat, 'random', { iterations: 1, keepGoing: () => true })
        : usualPicksOf(match, asked.seat),
    );
  }
}

/** In which phase something is asked, if the game has any, in a combat or not, and whether several things are picked. */
function sortOf({ name, min, max }: OpenQuestion, view: object): Pick<Found, 'phase' | 'form' | 'name'> {
  const named: unknown = Reflect.get(view, 'phase');
  const phase = [typeof named === 'string' ? named : 'a turn', ...combatIn(view)].join(' ');
  return { phase, form: `${phase} ${max > 1 || min === 0 ? 'several' : 'one'}`, name };
}

/** A combat that a board shows over itself; against a rival it is a duel. */
function combatIn(view: object): readonly string[] {
  const combat: unknown = Reflect.get(view, 'combat');
  if (typeof combat !== 'object' || combat === null) return [];
  return [Reflect.get(combat, 'foe') === null ? 'duel' : 'combat'];
}
