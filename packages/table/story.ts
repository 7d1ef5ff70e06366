import { type Match, type Onlooker, replayAnswer } from '@tavolo/kernel';
import { difference, type Frame, type Story } from '@tavolo/protocol';

/** The match that a story is about, and the onlooker it is for. */
export type Telling = {
  readonly game: string;
  readonly match: Match;
  readonly onlooker: Onlooker;
  readonly seats: Story['seats'];
  /** Whether every secret is told, as of a match that is read from its record. */
  readonly isWhole?: true;
};

/** A match replayed from its first moment, each moment as the onlooker could see it then. */
export function storyOf({ game, match, onlooker, seats, isWhole }: Telling): Story {
  const again = match.fork();
  again.rewind(0);
  const first = again.view(onlooker);
  const frames: Frame[] = [];
  let before = first;
  for (const { ask, seat, picked } of match.answers) {
    const question = again.openTo(seat);
    const isKnown = isWhole === true || seat === onlooker;
    const isSecret = !isKnown && question?.secret === true;
    const asked = isKnown && question !== null ? { ...question, options: [...picked] } : null;
    replayAnswer(again, { ask, seat, picked });
    const after = again.view(onlooker);
    frames.push({ seat, ask, picked: isSecret ? null : picked, asked, patch: difference(before, after) });
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
