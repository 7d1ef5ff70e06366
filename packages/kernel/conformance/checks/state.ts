import { isMisfit } from '../../index.ts';
import { changeLeaves, sharedReference } from '../leaves.ts';
import { type Check, fine } from '../trial.ts';

/** What the game itself says of its states. */
export const makesSense: Check = ({ subject, match }) => subject.invariants(match.state);

/** The state is as it is described, nothing stands in it twice, and a copy shares nothing with it. */
export const copies: Check = ({ match: { game, state } }) => {
  const shared = sharedReference(state);
  if (shared !== null) return [`${shared} stands in the state a second time`];
  const fitting = game.form.parse(JSON.parse(JSON.stringify(state)));
  if (isMisfit(fitting)) return [`the state is not as described: ${fitting.at}: expected ${fitting.wanted}`];
  const [before, copy] = [JSON.stringify(state), game.form.clone(state)];
  if (!game.form.equal(copy, state)) return [`a copy is another in ${game.form.difference(copy, state)}`];
  changeLeaves(game.state.shape, copy);
  return JSON.stringify(state) === before ? fine : ['changing a copy changes the original'];
};

/** The winners sit at the table, and every seat has a score. */
export const hasAResult: Check = ({ match }) => {
  const { seats } = match.beginning;
  const { winners, scores } = match.result;
  return [
    ...winners.filter((winner) => !seats.includes(winner)).map((winner) => `${winner} wins from outside`),
    ...seats.filter((seat) => !Number.isFinite(scores[seat])).map((seat) => `${seat} has no score`),
  ];
};
