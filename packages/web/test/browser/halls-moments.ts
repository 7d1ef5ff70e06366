import type { Match, Question } from '@tavolo/kernel';
import {
  type MachinaKinds,
  machinaArcana,
  type PlacementOption,
  readPlacement,
} from '@tavolo/machina-arcana';
import { AtHalls } from './at-halls.ts';
import type { Stage } from './use-browser.ts';
import type { Visitor } from './visitor.ts';
import { firstSeat, secondSeat, type Way, wayTo } from './way.ts';

const forTwo = { game: machinaArcana, seats: [firstSeat, secondSeat] };

/** The way of two explorers to the first such question to the first of them. */
const firstTo = (isThere: (asked: Question, match: Match<MachinaKinds>) => boolean): Way =>
  wayTo({ ...forTwo, isThere: (asked, match) => asked.seat === firstSeat && isThere(asked, match) });

const canWalk = ({ name, from }: Question): boolean =>
  name === 'act' && from().some((option) => option.startsWith('move:'));

function isToBePutOn(option: string, explorers: MachinaKinds['State']['explorers']): boolean {
  const { item, main } = readPlacement(option as PlacementOption); // an option of an arrangement
  return explorers.some(
    ({ bag, worn }) => bag.includes(item) && (main === null || worn.some((one) => one.main === main)),
  );
}

/** Moments of a game for two, and the ways there. */
export const moments = {
  /** Somebody can walk somewhere, and a monster is about. */
  hunted: () => firstTo((asked, { state }) => canWalk(asked) && state.monsters.length > 0),
  /** Somebody has rolled for an attack that would miss, and may raise it. */
  raise: () => firstTo(({ name }) => name === 'raise'),
  /** Somebody has an item in the bag that can be worn by itself, or joined to what is worn. */
  workbench: () =>
    firstTo(
      ({ name, from }, { state }) =>
        name === 'arrangement' && from().some((option) => isToBePutOn(option, state.explorers)),
    ),
  /** The shortest tale is over. */
  end: () => wayTo({ ...forTwo, options: { difficulty: 'easy', duration: 'extra-quick' } }),
};

/** Somebody who sees the table at such a moment. */
export async function atMoment({ journey }: Stage, guests: readonly Visitor[], way: Way): Promise<AtHalls> {
  const travel = await journey(guests, way);
  await travel.goOn();
  const [guest] = guests;
  if (guest === undefined) throw new Error('nobody travels');
  await travel.look(guest);
  const table = new AtHalls(guest.page);
  await table.askedOrOver();
  return table;
}
