/** What words about ratings, threat, counters and the story would do. */
import { ratingOf, ratings } from '../phases/ratings.ts';
import { type ProspectsFor, prospect, worths } from './prospect.ts';

export const prospectsOfTracks: ProspectsFor<
  'track' | 'reset-track' | 'count' | 'reset-counter' | 'place-exit' | 'endgame' | 'victory' | 'defeat'
> = {
  track: ({ track, by }, { g: { state } }) =>
    prospect({
      changes: () => {
        const now = ratingOf(state, track);
        if (by < 0) return now > ratings.least;
        return track === 'threat' || now < ratings.most;
      },
      worth: () => -by * (track === 'threat' ? worths.threat : worths.rating),
    }),
  'reset-track': () => prospect({ worth: () => worths.rating }),
  count: ({ by }) => prospect({ worth: () => by * worths.item }),
  'reset-counter': () => prospect({}),
  'place-exit': () => prospect({}),
  endgame: () => prospect({}),
  victory: () => prospect({ worth: () => 100 }),
  defeat: () => prospect({ worth: () => -100 }),
};
