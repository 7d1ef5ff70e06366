import type { Texts } from '@tavolo/box';
import type { Seat } from '@tavolo/kernel';
import type { Tone } from '@tavolo/language';
import type { Story, ToldLine } from '@tavolo/protocol';
import type { Messages } from '../../text/messages.ts';
import { momentOf } from './moment.ts';

type Told = {
  readonly texts: Texts;
  readonly text: Messages['replay'];
  readonly player: (seat: Seat) => string;
};

/** What the answer before a moment decided: in the words of its choice, or else as the log tells it. */
export function decidedBefore(story: Story, at: number, { texts, text, player }: Told): string {
  const frame = story.frames[at - 1];
  if (frame === undefined) return text.beginning;
  const seen = { view: momentOf(story, at - 1).view, player };
  const name = player(frame.seat);
  const { asked } = frame;
  if (asked !== null) {
    const picked = asked.options.map((id) => texts.option(asked, id, seen));
    return picked.length === 0 ? text.choseNothing(name) : text.chose(name, picked);
  }
  const told = story.told.find((line) => line.at === at);
  if (told !== undefined) return texts.line(told.fact, { view: momentOf(story, at).view, player });
  return frame.picked === null ? text.choseSecretly(name) : text.choseSomething(name);
}

/** The lines of a story that head what follows, each at the moment from which it does: turns, rounds, rooms. */
export const turnsIn = (story: Story, toneOf: (fact: ToldLine['fact']) => Tone): readonly ToldLine[] =>
  story.told.filter(({ fact }) => toneOf(fact) === 'heading');
