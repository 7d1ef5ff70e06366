import { type Description, isMisfit, parse } from '@tavolo/kernel';
import { hasBrokenText, type Refused, refused } from '@tavolo/protocol';

/** The body of a request, if it has this form. */
export function readBody<T>(form: Description<T>, given: unknown): T | Refused {
  const read = parse(form, given);
  if (isMisfit(read)) return refused('malformed', `${read.at}: expected ${read.wanted}`);
  return hasBrokenText(read) ? refused('broken-text') : read;
}
