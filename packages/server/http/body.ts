import { type Description, isMisfit, parse } from '@tavolo/kernel';
import { type Refused, refused } from '@tavolo/protocol';

/** The body of a request, if it has this form. */
export function readBody<T>(form: Description<T>, given: unknown): T | Refused {
  const read = parse(form, given);
  return isMisfit(read) ? refused('malformed', `${read.at}: ${read.wanted} wanted`) : read;
}
