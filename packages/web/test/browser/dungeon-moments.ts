import { type GloomKinds, gloomhaven, placementIn } from '@tavolo/gloomhaven';
import type { Match, Question } from '@tavolo/kernel';
import { AtDungeon } from './at-dungeon.ts';
import type { Stage } from './use-browser.ts';
import type { Visitor } from './visitor.ts';
import { firstSeat, secondSeat, type Way, wayTo } from './way.ts';

/** The way of somebody who leads two characters into the Black Barrow, to the first such moment. */
const aloneTo = (isThere: (asked: Question, match: Match<GloomKinds>) => boolean): Way =>
  wayTo({ game: gloomhaven, seats: [firstSeat], isThere });

/** Moments of a scenario, and the ways there. */
export const moments = {
  /** The cards of the first round are to be chosen. */
  cards: () => aloneTo(({ name }) => name === 'leading-card'),
  /** Somebody has their first turn. */
  turn: () => aloneTo(({ name }) => name === 'next'),
  /** Somebody has a turn after a monster has had its own. */
  turnAfterMonster: () =>
    aloneTo(
      ({ name }, { state }) =>
        name === 'next' && state.figures.some(({ kind, acted }) => kind === 'monster' && acted),
    ),
  /** One of several may be attacked. */
  attack: () => aloneTo(({ name, from }) => name === 'attack-target' && !from().some(isArea)),
  /** Somebody is hit, and has a card to lose instead. */
  blow: () => aloneTo(({ name, from }) => name === 'negate-damage' && from().includes('lose-card')),
  /** Two people with two characters each have played the first round. */
  secondRound: () =>
    wayTo({
      game: gloomhaven,
      seats: [firstSeat, secondSeat],
      options: { characters: 4 },
      isThere: (_, { state }) => state.round === 2,
    }),
};

const isArea = (option: string): boolean => placementIn(option) !== null;

/** Somebody who sees the table at such a moment. */
export async function atMoment({ journey }: Stage, guest: Visitor, way: Way): Promise<AtDungeon> {
  const travel = await journey([guest], way);
  await travel.goOn();
  await travel.look();
  const table = new AtDungeon(guest.page);
  await table.asked();
  return table;
}
