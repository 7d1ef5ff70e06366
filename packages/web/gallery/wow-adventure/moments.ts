import { begin, isRefusal, type Match, type OpenQuestion, type Seat, seat } from '@tavolo/kernel';
import { type WowKinds, wowAdventure } from '@tavolo/wow-adventure';

type WowMatch = Match<WowKinds>;

export const names = ['Ana', 'Bruno', 'Carla', 'Dario'];

/** What must hold beside the question, for moments with a name of their own. */
const moments: { readonly [name: string]: (match: WowMatch, own: Seat) => boolean } = {
  later: (match, own) => match.state.turn > 40 && match.openTo(own)?.name === 'movement',
  duel: (match, own) => match.state.combat?.rival != null && match.openTo(own) !== null,
  rolled: (match, own) => match.state.combat?.attacking.die != null && match.openTo(own) !== null,
  far: (match) => match.state.ledger.length > 24,
};

/** A real match, played at random to a moment: one with a name, or the n-th time that something is asked of the first seat. */
export function matchAt(moment: string, nth: number, wish: { seats: number; seed: number }): WowMatch {
  const players = names.slice(0, wish.seats).map(seat);
  const own = players[0] ?? seat('Ana');
  const hasCome =
    moments[moment] ?? ((match: WowMatch) => moment !== '' && match.openTo(own)?.name === moment);
  for (let seed = wish.seed; seed < wish.seed + 40; seed += 1) {
    const match = begin(wowAdventure, { seats: players, options: {}, seed: `gallery-${seed}` });
    if (isRefusal(match)) throw new Error(match.refused);
    if (
      playTo(
        match,
        seed,
        counting(nth, () => hasCome(match, own)),
      )
    )
      return match;
  }
  throw new Error(`no ${moment} in 40 matches`);
}

/** Holds when something has held so many times. */
function counting(nth: number, holds: () => boolean): () => boolean {
  let left = nth;
  return () => {
    if (holds()) left -= 1;
    return left <= 0;
  };
}

function playTo(match: WowMatch, seed: number, hasCome: () => boolean): boolean {
  let turn = seed;
  while (!hasCome()) {
    const asked = match.firstAsked;
    const question = asked === null ? null : match.openTo(asked.seat);
    if (question === null) return false;
    turn = (turn * 1103515245 + 12345) % 2147483648;
    match.play(question.seat, answerTo(question, turn));
  }
  return true;
}

/** Some answer that is always valid: as few options as may be, from anywhere among them. */
function answerTo({ options, min }: OpenQuestion<WowKinds>, turn: number): readonly string[] {
  const from = turn % options.length;
  return [...options.slice(from), ...options.slice(0, from)].slice(0, Math.max(1, min));
}
