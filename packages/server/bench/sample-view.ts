import { isRefusal, seat } from '@tavolo/kernel';
import { games } from '@tavolo/table';
import { people } from './room.ts';

/** In the middle of a match, which lasts some 35 answers. */
const answers = 18;

/** What one of four people sees in the middle of a match: what the other servers send, so that all send alike. */
export function sampleView(): object {
  const seats = Array.from({ length: people }, (_, place) => seat(`seat-${place + 1}`));
  const match = games.get('gauntlet-of-fools')?.begin({ seats, options: {}, seed: 'a sample' });
  if (match === undefined || isRefusal(match)) throw new Error('the match of the sample does not begin');
  while (match.answered < answers) {
    const [asked] = match.asked;
    if (asked === undefined) throw new Error('the match of the sample is too short');
    const picked = match.picks(asked, 'random', { iterations: 1, keepGoing: () => true });
    match.answer({ seat: asked, decision: match.decisionOf(asked) ?? '', picked });
  }
  return match.view(seat('seat-1'));
}
