import { type Answer, type Chance, type Kinds, Match, replayAnswer, type Seat } from '../../index.ts';
import { type Check, differenceOf, fine } from '../trial.ts';

/**
 * The same answers by seat, come in another order, lead to the same match: while it goes on, those since the
 * last state at rest; when it is over, all of them. Where the first to answer decides, the order stays.
 */
export const takesAnyOrder: Check = ({ match, chance }) => {
  const since = match.isOver ? 0 : match.snapshot.answered;
  const other = match.isOver
    ? Match.start(match.beginning)
    : Match.from(match.beginning, match.snapshot.state);
  const misfit = playInAnyOrder(other, match.answers.slice(since), chance);
  const difference = misfit ?? differenceOf(match, other);
  return difference === null ? fine : [`in another order, since answer ${since}: ${difference}`];
};

/** Gives everybody's answers, each seat's in their order and the seats' as chance will; says what did not fit. */
function playInAnyOrder<K extends Kinds>(
  match: Match<K>,
  given: readonly Answer[],
  chance: Chance,
): string | null {
  const waiting = bySeat(given);
  for (let left = given.length; left > 0; left--) {
    const ready = match.asked.filter(({ seat }) => (waiting.get(seat) ?? []).length > 0);
    if (ready.length === 0) return 'nobody is asked what was answered';
    const { seat } = chance.pick(ready);
    const first = decidesIn(match, seat, given, waiting);
    const answer = waiting.get(first)?.shift();
    const refused = answer === undefined ? null : replayAnswer(match, answer);
    if (refused !== null) return `${answer?.ask} is refused: ${refused.refused} ${refused.detail ?? ''}`;
  }
  return null;
}

/** The seat that answers: where the first to answer decides for all, whoever did so. */
function decidesIn<K extends Kinds>(
  match: Match<K>,
  seat: Seat,
  given: readonly Answer[],
  waiting: ReadonlyMap<Seat, readonly Answer[]>,
): Seat {
  const rivals = [seat, ...match.rivalsOf(seat)];
  const next = rivals.map((rival) => waiting.get(rival)?.[0]);
  return given.find((answer) => next.includes(answer))?.seat ?? seat;
}

function bySeat(given: readonly Answer[]): Map<Seat, Answer[]> {
  const answers = new Map<Seat, Answer[]>();
  for (const answer of given) answers.set(answer.seat, [...(answers.get(answer.seat) ?? []), answer]);
  return answers;
}
