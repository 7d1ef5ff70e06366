import { type PersonId, patience, type Refused, refused } from '@tavolo/protocol';
import type { HeldSeat, TableState } from './state.ts';

/** What decides whether others may let a bot play for somebody. */
export type Absence = { readonly when: number; readonly here: ReadonlySet<PersonId> };

/**
 * Why somebody may not put a bot on another's seat yet; `null`: they may, if those who must agree do. While its holder is
 * here, only those who have a say may want it.
 */
export function tooSoon(
  state: TableState,
  held: HeldSeat,
  person: PersonId | null,
  absence: Absence,
): Refused | null {
  const isStarted = state.phase !== 'gathering';
  const hasSay = !isHere(held, absence) || (isStarted && isVoter(state, held, person, absence));
  const isTime = !isStarted || isLate(state, held, absence);
  return hasSay && isTime ? null : refused('too-soon');
}

const isVoter = (state: TableState, held: HeldSeat, person: PersonId | null, absence: Absence): boolean =>
  person !== null && votersBeside(state, held, absence).includes(person);

/** Whether a person's wish settles that a bot plays for somebody: always, unless the holder is here and others have yet to agree. */
export function isAgreed(state: TableState, held: HeldSeat, person: PersonId, absence: Absence): boolean {
  if (!isHere(held, absence)) return true;
  const agreed = [person, ...agreedOn(state, held)];
  return votersBeside(state, held, absence).every((voter) => agreed.includes(voter));
}

/** The people who want a bot to make the decision that a seat is asked for now. */
export const agreedOn = ({ botsWanted }: TableState, { seat }: HeldSeat): readonly PersonId[] =>
  botsWanted.find((wanted) => wanted.seat === seat)?.by ?? [];

/** The other people who are here and play: those who keep the table waiting just as long have no say. */
function votersBeside(state: TableState, held: HeldSeat, absence: Absence): readonly PersonId[] {
  return state.seats.flatMap((other) =>
    other.person === null || other.person === held.person || other.bot !== null || !isHere(other, absence)
      ? []
      : isLate(state, other, absence)
        ? []
        : [other.person],
  );
}

/** Whether somebody has kept the table waiting for longer than others must bear. */
function isLate({ asked, opening }: TableState, held: HeldSeat, absence: Absence): boolean {
  const since = asked.find(({ seat }) => seat === held.seat)?.since ?? absence.when;
  const longest = patience[opening.pace][isHere(held, absence) ? 'here' : 'away'];
  return absence.when - since >= longest;
}

const isHere = ({ person }: HeldSeat, { here }: Absence): boolean => person !== null && here.has(person);
