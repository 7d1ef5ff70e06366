import type { Kinds, Match, Onlooker, Told } from '../../index.ts';
import { type Follower, Run } from '../../run.ts';
import { changedParts, partAt, pathOf } from '../parts.ts';
import { type Check, fine, type Trial } from '../trial.ts';

/**
 * No picture shows what never was: whatever changes in a view as a fact is told stands so in the true view at that
 * moment, or at a later one before somebody is asked. A rule may do what it tells before it tells it, or after.
 */
export const retellsTheTruth: Check = (trial) => {
  const { match, chance } = trial;
  if (match.answered === 0) return fine;
  const onlooker = chance.pick<Onlooker>([...match.beginning.seats, 'spectator']);
  const { start, moments, end } = momentsFor(trial, onlooker);
  let picture = start;
  for (const [place, { told, view }] of moments.entries()) {
    if (told.to !== null && told.to !== onlooker) continue;
    const next = match.game.retold(picture, told.fact);
    const truths = [view, ...moments.slice(place + 1).map((later) => later.view), end];
    const lie = changedParts(picture, next).find(
      (part) => !truths.some((truth) => partAt(truth, part.path) === part.now),
    );
    if (lie !== undefined)
      return [`told that ${told.fact.is}, ${onlooker} is shown ${pathOf(lie.path)} as ${lie.now}`];
    picture = next;
  }
  return fine;
};

/** Something that is told, and what an onlooker would see if it looked just then. */
type Moment<K extends Kinds> = { readonly told: Told<K>; readonly view: K['View'] };

/** What was told since the last answer, played again from a state at rest before it. */
function momentsFor<K extends Kinds>({ match }: Trial<K>, onlooker: Onlooker) {
  const { game } = match;
  const { state, answered } = beforeLastAnswer(match);
  const moments: Moment<K>[] = [];
  const follower: Follower<K> = {
    based: () => undefined,
    told: (told) => moments.push({ told, view: game.view(run.state, onlooker) }),
    revealed: () => undefined,
  };
  const run = new Run(game, state, answered, follower);
  const answers = match.answers.slice(answered);
  let start = game.view(run.state, onlooker);
  run.advance();
  for (const { seat, picked } of answers) {
    moments.length = 0;
    start = game.view(run.state, onlooker);
    const lane = run.lanes.of(seat);
    if (lane !== undefined) run.give(lane, picked);
    run.advance();
  }
  return { start, moments, end: game.view(run.state, onlooker) };
}

function beforeLastAnswer<K extends Kinds>(match: Match<K>): Match<K>['snapshot'] {
  const earlier = match.fork();
  earlier.rewind(match.answered - 1);
  return earlier.snapshot;
}
