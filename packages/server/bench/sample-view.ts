import { picksOf } from '@tavolo/bots';
import { begin, isRefusal, seat } from '@tavolo/kernel';
import { shelf } from '@tavolo/shelf';
import { people } from './room.ts';

/** In the middle of a match, which takes some 35 answers. */
const answers = 18;

/** What one of four people sees in the middle of a match. The other servers send this, so that all send the same amount. */
export function sampleView(): object {
  const seats = Array.from({ length: people }, (_, place) => seat(`seat-${place + 1}`));
  const match = begin(shelf[0].game, { seats, options: {}, seed: 'a sample' });
  if (isRefusal(match)) throw new Error('the match of the sample does not begin');
  while (match.answered < answers) {
    const [asked] = match.deciding;
    if (asked === undefined) throw new Error('the match of the sample is too short');
    match.play(asked, picksOf(match, asked, 'random', { iterations: 1 }));
  }
  return match.view(seat('seat-1'));
}
