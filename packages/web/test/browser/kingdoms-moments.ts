import type { Match, Question } from '@tavolo/kernel';
import { type WowKinds, wowAdventure } from '@tavolo/wow-adventure';
import { AtKingdoms } from './at-kingdoms.ts';
import type { Stage } from './use-browser.ts';
import type { Visitor } from './visitor.ts';
import { firstSeat, secondSeat, type Way, wayTo } from './way.ts';

const forTwo = { game: wowAdventure, seats: [firstSeat, secondSeat] };

/** The way of two heroes to the first such question to the first of them. */
const firstTo = (isThere: (asked: Question, match: Match<WowKinds>) => boolean): Way =>
  wayTo({ ...forTwo, isThere: (asked, match) => asked.seat === firstSeat && isThere(asked, match) });

/** Moments of a game for two, and the ways there. */
export const moments = {
  start: () => wayTo({ ...forTwo, isThere: () => true }),
  /** Somebody can walk somewhere. */
  movement: () =>
    firstTo(({ name, from }) => name === 'movement' && from().some((option) => option.startsWith('walk:'))),
  /** Somebody fights an encounter, and the dice are yet to be rolled. */
  beforeRoll: () => firstTo(({ name }, { state }) => name === 'before-roll' && state.combat?.rival === null),
  /** The dice are down, and nobody has attacked yet. */
  afterRoll: () => firstTo(({ name }, { state }) => name === 'after-roll' && state.combat?.rival === null),
  /** Somebody is attacked by the other, and may play something before the roll. */
  attacked: () =>
    firstTo(({ name }, { state }) => name === 'before-roll' && state.combat?.rival === firstSeat),
  /** The game is over, after three valor: that is soon. */
  end: () => wayTo({ ...forTwo, options: { valorToWin: '3' } }),
};

/** Somebody who sees the table at such a moment. */
export async function atMoment(
  { journey }: Stage,
  guests: readonly Visitor[],
  way: Way,
): Promise<AtKingdoms> {
  const travel = await journey(guests, way);
  await travel.goOn();
  const [guest] = guests;
  if (guest === undefined) throw new Error('nobody travels');
  await travel.look(guest);
  const table = new AtKingdoms(guest.page);
  await table.askedOrOver();
  return table;
}
