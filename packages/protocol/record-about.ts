import {
  int,
  isMisfit,
  list,
  maybe,
  oneOf,
  parse,
  type Result,
  record,
  type Seat,
  text,
} from '@tavolo/kernel';
import { longest } from './http.ts';
import { type BotStrength, botStrengths } from './table.ts';

/** What the record of a match says besides what replays it: who played, when, and who won. */
export type RecordAbout = {
  readonly players: readonly {
    readonly seat: Seat;
    readonly name: string | null;
    readonly bot: BotStrength | null;
  }[];
  /** Milliseconds since 1970. */
  readonly opened: number;
  readonly winners: Result['winners'];
};

const aboutForm = record({
  players: list(record({ seat: text<Seat>(), name: maybe(text()), bot: maybe(oneOf(...botStrengths)) })),
  opened: int,
  winners: list(text<Seat>()),
});

/** The furthest from 1970 that a date can be, in milliseconds. */
const furthestDate = 8.64e15;

/** The most units of text in a name: two for a character that needs them. */
const longestName = 2 * longest.name;

/** Reads what a record of any origin says about itself; `null`: nothing, or nothing that makes sense. */
export function readRecordAbout(given: unknown): RecordAbout | null {
  const about = typeof given === 'object' && given !== null && 'about' in given ? given.about : null;
  const read = parse(aboutForm, about);
  if (isMisfit(read) || Math.abs(read.opened) > furthestDate) return null;
  return read.players.some(({ name }) => name !== null && name.length > longestName) ? null : read;
}
