import type { Seat } from '@tavolo/kernel';
import type { Tone } from '@tavolo/language';
import type { CardId } from './cards.ts';

/** Everything the rules tell. Facts, not sentences: those are in text/. */
export type Fact =
  | { readonly is: 'turned-over'; readonly by: Seat; readonly card: CardId }
  | { readonly is: 'met-a-shark'; readonly by: Seat; readonly lost: number }
  | { readonly is: 'surfaced'; readonly by: Seat; readonly pearls: number }
  | { readonly is: 'shuffled' }
  | { readonly is: 'won'; readonly by: Seat; readonly pearls: number };

/** How a line of the log feels. */
export function toneOf(fact: Fact): Tone {
  switch (fact.is) {
    case 'turned-over':
      return 'plain';
    case 'met-a-shark':
      return 'bad';
    case 'surfaced':
    case 'won':
      return 'good';
    case 'shuffled':
      return 'quiet';
  }
}
