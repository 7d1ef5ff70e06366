import { picksOf } from '@tavolo/bots';
import type { Box } from '@tavolo/box';
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

/** Of questions that are alike in phase and form, so many are kept: those with the most answers to choose from. */
const alike = 3;

/** Games whose boards don't keep to the measures yet: the names on the map of World of Warcraft are too small. */
export const unfitted: readonly string[] = ['wow-adventure'];

/**
 * For every game on the shelf whose board is fitted, the kinds of moments that the first seat comes to: questions in each phase of the game
 * that are answered with one thing or with several, each at its heaviest, and the end of the longest match.
 */
export const momentsOfAllGames = (): readonly Moment[] =>
  shelf.filter(({ blurb }) => !unfitted.includes(blurb.id)).flatMap(momentsOf);

type Found = { readonly moment: Moment; readonly form: string; readonly weight: number };

function momentsOf({ game, blurb }: Box): readonly Moment[] {
  const heaviest = new Map<string, Found>();
  const seats = Array.from({ length: blurb.seats.usual }, (_, place) => seat(`seat-${place + 1}`));
  for (let number = 1; number <= matches; number++) {
    const seed = `${game.id} ${number}`;
    const match = begin(game, { seats, options: {}, seed });
    if (isRefusal(match)) throw new Error(match.refused);
    const note = (form: string, kind: string, weight: number) => {
      if (weight <= (heaviest.get(kind)?.weight ?? 0)) return;
      const moment = { game: game.id, kind, seats, seed, answers: [...match.answers] };
      heaviest.set(kind, { moment, form, weight });
    };
    playThrough(match, (question, view) => {
      const form = formOf(question, view);
      note(form, `${form} ${question.name}`, question.options.length);
    });
    note('the end', 'the end', match.answered);
  }
  return theFewOf([...heaviest.values()]).map(({ moment }) => moment);
}

/** Of each form the heaviest few; those that are equally heavy in the order they were found. */
function theFewOf(found: readonly Found[]): readonly Found[] {
  const inOrder = [...found].sort((one, other) => other.weight - one.weight);
  return [...new Set(found.map(({ form }) => form))].flatMap((form) =>
    inOrder.filter((one) => one.form === form).slice(0, alike),
  );
}

/** Lets bots play a match to its end, and shows everything that the first seat is asked on the way. */
function playThrough(match: Match, show: (question: OpenQuestion, view: object) => void): void {
  const [own] = match.beginning.seats;
  while (!match.isOver) {
    const question = own === undefined ? null : match.openTo(own);
    if (own !== undefined && question !== null) show(question, match.view(own));
    const asked = match.firstAsked;
    if (asked === null) throw new Error('nobody is asked, and the match is not over');
    match.play(asked.seat, picksOf(match, asked.seat, 'random', { iterations: 1, keepGoing: () => true }));
  }
}

/** In which phase something is asked, if the game has any, and whether several things are picked. */
function formOf({ min, max }: OpenQuestion, view: object): string {
  const phase: unknown = Reflect.get(view, 'phase');
  return `${typeof phase === 'string' ? phase : 'a turn'} ${max > 1 || min === 0 ? 'several' : 'one'}`;
}
