import { isRefusal, type Kinds, load, Match, replayAnswer, save } from '../../index.ts';
import { jsonDifference } from '../leaves.ts';
import { type Check, differenceOf, fine, looksOf } from '../trial.ts';

/** Same seed and answers, same match at every answer, and the same told. */
export const playsTheSameAgain: Check = ({ match, history }) => {
  const again = Match.start(match.beginning);
  if (looksOf(again) !== history[0]) return ['another beginning'];
  for (const [index, answer] of match.answers.entries()) {
    const refused = replayAnswer(again, answer);
    if (refused !== null)
      return [`answer ${index + 1} is refused: ${refused.refused} ${refused.detail ?? ''}`];
    if (looksOf(again) !== history[index + 1]) return [`another match after answer ${index + 1}`];
  }
  const told = jsonDifference(match.log, again.log);
  return told === null ? fine : [`something else is told: ${told}`];
};

/** A match that was saved as text and loaded is the same. */
export const loads: Check = ({ match }) => {
  const text = JSON.stringify(save(match));
  const loaded = load(match.game, JSON.parse(text));
  if (isRefusal(loaded)) return [`${loaded.refused} ${loaded.detail ?? ''}`];
  const again = loaded.match;
  const difference = differenceOf(match, again) ?? jsonDifference(match.log, again.log);
  if (difference !== null) return [difference];
  return JSON.stringify(save(again)) === text ? fine : ['it is saved as something else'];
};

/** A match that goes on from its last state at rest, with the answers since, is the same. */
export const resumes: Check = ({ match }) => {
  const { state, answered } = match.snapshot;
  const resumed = Match.from(match.beginning, state);
  for (const answer of match.answers.slice(answered)) {
    const refused = replayAnswer(resumed, answer);
    if (refused !== null) return [`${answer.ask} is refused: ${refused.refused} ${refused.detail ?? ''}`];
  }
  const difference = differenceOf(match, resumed);
  return difference === null ? fine : [difference];
};

/** A match that is taken back, to its start and to anywhere, is what it was then; so is a fork of it. */
export const rewinds: Check = ({ match, history, chance }) => {
  const before = looksOf(match);
  const fork = match.fork();
  if (looksOf(fork) !== before) return ['a fork is another'];
  const goals = [chance.below(match.answered + 1), 0];
  const missed = goals.filter((to) => {
    fork.rewind(to);
    return looksOf(fork) !== history[to];
  });
  if (looksOf(match) !== before) return ['rewinding a fork changes the original'];
  return missed.map((to) => `rewound to answer ${to}, it is another`);
};

/** An answer that a seat takes back and gives again leads to the same match, and nobody else's is lost. */
export const undoes: Check = ({ match }) =>
  match.beginning.seats
    .filter((seat) => match.canUndo(seat))
    .flatMap((seat) => {
      const fork = match.fork();
      const difference =
        givenTwice(
          fork,
          match.answers.findLast((answer) => answer.seat === seat),
        ) ?? differenceOf(match, fork);
      return difference === null ? fine : [`${seat} takes back an answer and gives it again: ${difference}`];
    });

function givenTwice<K extends Kinds>(
  fork: Match<K>,
  answer: Match<K>['answers'][number] | undefined,
): string | null {
  if (answer === undefined) return 'there is none';
  const refused = fork.undo(answer.seat) ?? replayAnswer(fork, answer);
  return refused === null ? null : `${refused.refused} ${refused.detail ?? ''}`;
}
