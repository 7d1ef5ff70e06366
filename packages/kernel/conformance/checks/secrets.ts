import { type Answer, isRefusal, type Kinds, Match, type Seat, type Thought } from '../../index.ts';
import { jsonDifference } from '../leaves.ts';
import { randomPicks } from '../picks.ts';
import { type Check, fine, type Trial } from '../trial.ts';

/**
 * What a seat does not know is dealt anew: its view, its question and what a spectator sees stay as they are,
 * and thinking leaves the match alone.
 */
export const showsNoSecret: Check = ({ match, chance }) => {
  const before = JSON.stringify(match.state);
  const seen = match.beginning.seats.flatMap((seat) => {
    const thought = match.imagine(seat, chance);
    return [...seenDifferently(match, thought, seat), ...askedDifferently(match, thought, seat)];
  });
  return JSON.stringify(match.state) === before ? seen : [...seen, 'imagining changes the match'];
};

function seenDifferently<K extends Kinds>(
  match: Match<K>,
  thought: Thought<K>,
  seat: Seat,
): readonly string[] {
  return [seat, 'spectator' as const].flatMap((onlooker) => {
    const difference = jsonDifference(match.view(onlooker), match.game.view(thought.state, onlooker));
    return difference === null ? fine : [`${onlooker} sees what ${seat} may not know: ${difference}`];
  });
}

function askedDifferently<K extends Kinds>(
  match: Match<K>,
  thought: Thought<K>,
  seat: Seat,
): readonly string[] {
  const question = match.openTo(seat);
  if (question === null) return fine;
  const { name, options, min, max, about } = question;
  const asked = thought.askedOf(seat);
  if (asked === null) return [`${seat} is not asked ${name} in its own imagination`];
  const imagined = {
    name: asked.name,
    options: asked.from(),
    min: asked.min,
    max: asked.max,
    about: asked.about?.() ?? {},
  };
  const difference = jsonDifference({ name, options, min, max, about }, imagined);
  return difference === null ? fine : [`${name} shows ${seat} what it may not know: ${difference}`];
}

/**
 * Two matches from the last state at rest that differ only in what a seat may not know, secret picks among it,
 * tell and show it the same, until something is drawn or revealed.
 */
export const tellsNoSecret: Check = (trial) => {
  const seat = trial.chance.pick(trial.match.beginning.seats);
  const { match } = trial;
  const { state, answered } = match.snapshot;
  const imagined = match.game.form.clone(state);
  match.game.imagine(imagined, seat, trial.chance);
  const pair = {
    seat,
    true: Match.from(match.beginning, state),
    other: Match.from(match.beginning, imagined),
  };
  for (const answer of match.answers.slice(answered)) {
    if (knowsMore(pair) || !playBoth(pair, answer, trial)) return fine;
    const difference = jsonDifference(heard(pair.true, seat), heard(pair.other, seat)) ?? seen(pair);
    if (difference !== null)
      return [`after ${answer.ask} ${seat} hears or sees what it may not know: ${difference}`];
  }
  return fine;
};

/** A match, and the same in all that one seat knows. */
type Pair<K extends Kinds> = { readonly seat: Seat; readonly true: Match<K>; readonly other: Match<K> };

/** What was shown at the beginning of the step has made them two matches. */
const knowsMore = <K extends Kinds>(pair: Pair<K>): boolean => seen(pair) !== null;

const seen = <K extends Kinds>({ seat, true: one, other }: Pair<K>): string | null =>
  jsonDifference(one.view(seat), other.view(seat));

/** What a seat has been told since it was last at rest. */
const heard = <K extends Kinds>(match: Match<K>, seat: Seat): readonly unknown[] =>
  match
    .toldTo(seat)
    .filter(({ at }) => at > 0)
    .map(({ fact, rule, to }) => ({ fact, rule, to }));

/** Gives both the same answer, but for a secret pick of another seat. False when they can't be compared from here on. */
function playBoth<K extends Kinds>(pair: Pair<K>, answer: Answer, { chance }: Trial<K>): boolean {
  const { seat, picked, ask } = answer;
  const question = pair.other.asked.find((one) => one.seat === seat);
  if (question?.name !== ask) return false;
  const others = question.secret && seat !== pair.seat ? randomPicks(question, chance) : picked;
  if (others === null || isRefusal(pair.other.play(seat, others)) || isRefusal(pair.true.play(seat, picked)))
    return false;
  return pair.other.canUndo(seat) && pair.true.canUndo(seat);
}
