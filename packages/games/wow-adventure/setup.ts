import type { Start } from '@tavolo/kernel';
import type { WowKinds } from './kinds.ts';
import type { ChallengeDeck, State } from './state.ts';
import type { Level } from './vocabulary/terms.ts';

/** From options, seats and chance to a table on which nobody has chosen anything. [wow/setup] */
export function setup({ options, seats, content, chance, chanceState }: Start<WowKinds>): State {
  const deck = (level: Level): ChallengeDeck => {
    const cards = [...content.challenge.values()].filter((card) => card.level === level).map(({ id }) => id);
    return { cards: chance.stream(`challenge-${level}`).shuffle(cards), unseen: cards.length, scouted: null };
  };
  const quests = (from: 'starting' | 'elite') =>
    chance
      .stream(`quests-${from}`)
      .shuffle([...content.quests.values()].filter(({ deck: of }) => of === from).map(({ id }) => id));
  return {
    ...emptyTable(),
    chance: chanceState,
    options,
    seats: seats.slice(),
    decks: { grey: deck('grey'), green: deck('green'), yellow: deck('yellow'), red: deck('red') },
    eliteQuests: quests('elite'),
    startingQuests: quests('starting'),
    trophies: [...content.trophies.values()].flatMap(({ id, copies }) =>
      Array.from({ length: copies }, () => id),
    ),
    pool: [...content.discoveries.values()].flatMap(({ id, copies }) =>
      Array.from({ length: copies }, () => id),
    ),
  };
}

/** Everything that nobody has put on the table yet. */
const emptyTable = () =>
  ({
    first: 0,
    phase: 'first',
    active: 0,
    turn: 0,
    heroes: [],
    eliteKnown: 0,
    aside: [],
    tokens: [],
    drawnToken: null,
    placed: 0,
    revealed: [],
    foundTokens: false,
    track: [],
    attached: [],
    globalEvent: null,
    locationEvents: [],
    heldEvents: [],
    flips: [],
    draws: 0,
    combat: null,
    pushes: [],
    winners: [],
    ledger: [],
  }) satisfies Partial<State>;
