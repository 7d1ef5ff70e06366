import type { Blurb } from '@tavolo/box';
import type { Messages } from '../../text/messages.ts';

/** What somebody who looks for a game wants to know first, in a line. */
export function factsOf({ seats, minutes, winsTogether }: Blurb, text: Messages['blurb']): string {
  const facts = [
    text.players(seats.min, seats.max),
    ...(minutes === null ? [] : [text.minutes(minutes)]),
    ...(winsTogether ? [text.together] : []),
  ];
  return facts.join(' · ');
}
