import type { Onlooker, Seat } from '@tavolo/kernel';
import { difference, type Frame, type Story } from '@tavolo/protocol';
import type { PlayedMatch } from './played-match.ts';

/** What a story is told of, and to whom. */
export type Telling = {
  readonly game: string;
  readonly match: PlayedMatch;
  readonly onlooker: Onlooker;
  readonly seats: Story['seats'];
};

/** A match from its first moment, played again, each moment as the onlooker could see it then. */
export function storyOf({ game, match, onlooker, seats }: Telling): Story {
  const again = match.fromTheStart();
  const first = again.view(onlooker);
  const frames: Frame[] = [];
  let before = first;
  for (const { ask, seat, picked } of match.answers) {
    const isSecret = seat !== onlooker && isSecretNow(again, seat);
    again.replay({ ask, seat, picked });
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

const isSecretNow = (match: PlayedMatch, seat: Seat): boolean => match.openTo(seat)?.secret === true;
