/** Words about ratings, threat and what chapters count. */

import { moveTrack, resetTrack } from '../phases/tracks.ts';
import { count, resetCounter } from '../story/counters.ts';
import type { WordsFor } from './words.ts';

export const onTracks: WordsFor<'track' | 'reset-track' | 'count' | 'reset-counter'> = {
  track: ({ track, by }, g) => moveTrack(g, track, by),
  'reset-track': ({ track }, g) => {
    resetTrack(g, track);
    return undefined;
  },
  count: ({ name, by }, g) => {
    count(g, name, by);
    return undefined;
  },
  'reset-counter': ({ name }, g) => {
    resetCounter(g, name);
    return undefined;
  },
};
