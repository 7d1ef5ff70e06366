import type { Kinds, Match } from '../../index.ts';

/** Everything that can be seen of a match from outside, to say that nothing has changed. */
export function looks<K extends Kinds>(match: Match<K>): object {
  const { seats } = match.beginning;
  return {
    state: match.game.form.hash(match.state),
    answers: match.answers,
    log: JSON.stringify(match.log),
    open: [...match.open].sort((one, other) => (one.seat < other.seat ? -1 : 1)),
    canUndo: seats.map((seat) => match.canUndo(seat)),
  };
}

/** The same without the names of decisions, which also count what was taken back. */
export function looksButForDecisions<K extends Kinds>(match: Match<K>): object {
  return { ...looks(match), open: match.open.map(({ seat, name, options }) => ({ seat, name, options })) };
}
