import { begin, isRefusal, sequelTo } from '../../index.ts';
import { jsonDifference } from '../leaves.ts';
import { type Check, fine } from '../trial.ts';

/** What is handed on lasts as text, the next match begins with it, and the match that is over stays as it was. */
export const handsOn: Check = ({ match, chance }) => {
  const { game, seats, options, sheet } = match.beginning;
  const before = JSON.stringify({ options, sheet, result: match.result });
  const sequel = JSON.parse(JSON.stringify(sequelTo(match)));
  const changed = jsonDifference(JSON.parse(before), { options, sheet, result: match.result });
  if (changed !== null) return [`handing on changes ${changed}`];
  const next = begin(game, { seats, ...sequel, seed: `sequel ${chance.below(1000)}` });
  if (isRefusal(next)) return [`the next match is refused: ${next.refused} ${next.detail ?? ''}`];
  const astray = jsonDifference(sequel, { options: next.beginning.options, sheet: next.beginning.sheet });
  return astray === null ? fine : [`the next match begins with another ${astray}`];
};
