import { and, count } from '@tavolo/language/en';
import type { Objections } from '../speech.ts';
import type { Speaker } from './speaker.ts';

/** Why picks can't be given together. */
export const objections: Objections<Speaker> = {
  'no-room': ({ place, worn, room, free }, { item }) => {
    const items = and(worn.map(item));
    if (place === 'small') return `You can carry ${count(room, 'small item')}, and already have ${items}`;
    if (place === 'hands')
      return free > 0
        ? `It takes both hands, and one already holds ${items}`
        : `Your hands already hold ${items}`;
    return `You already wear ${items} on your ${place}`;
  },
  'no-gold': ({ missing }) => `You need ${missing} more gold`,
  'no-elements': () => 'There are not enough elements for all of these',
};
