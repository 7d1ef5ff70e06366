/** Names behind their articles and prepositions, with the apostrophe of print. */
import { of as keyedOf, on as keyedOn, the as keyedThe, to as keyedTo, type Noun } from '@tavolo/language/it';

const printed =
  (articled: (noun: Noun) => string) =>
  (noun: Noun): string =>
    articled(noun).replace("'", '’');

export const the = printed(keyedThe);
export const of = printed(keyedOf);
export const to = printed(keyedTo);
export const on = printed(keyedOn);
