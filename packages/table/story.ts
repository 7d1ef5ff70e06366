import { type Match, type Onlooker, replayAnswer, type Seat } from '@tavolo/kernel';
import { difference, type Frame, type Story } from '@tavolo/protocol';

/** The match that a story is about, and the onlooker it is for. */
export type Telling = {
  readonly game: string;
  readonly match: Match;
  readonly onlooker: Onlooker;
  readonly seats: Story['seats'];
};

/** A match replayed from its first moment, each moment as the onlooker could see it then. */
export function storyOf({ game, match, onlooker, seats }: Telling): Story {
  const again = match.fork();
  again.rewind(0);
  const first = again.view(onlooker);
  const frames: Frame[] = [];
  let before = first;
  for (const { ask, seat, picked } of match.answers) {
    const isSecret = seat !== onlooker && isSecretNow(again, seat);
    replayAnswer(again, { ask, seat, picked });
    const after = again.view(onlooker);
    frames.push({ seat, ask, picked: isSecret ? null : picked, patch: difference(before, after) });
    before = after;
  }
  return {
    game,
    seats,
    first,
    frames,
    told: match.toldTo(onlooker),
    result: match.isOver ? match.result : null,
  };
}

const isSecretNow = (match: Match, seat: Seat): boolean => match.openTo(seat)?.secret === true;
