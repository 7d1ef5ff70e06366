import type { Match } from '@tavolo/kernel';
import type { WowKinds } from '@tavolo/wow-adventure';
import type { Counted } from '../../simulate/tally.ts';
import { type Fortune, fortunesIn, sources } from './fortunes.ts';

/** What a match adds to what is known of characters, of places in the order of turns, and of rounds. */
export function countedIn(match: Match<WowKinds>): readonly Counted[] {
  const fortunes = fortunesIn(match);
  return [
    ...fortunes.flatMap((fortune, place) => {
      const values = deedsOf(fortune);
      return [
        { group: 'character', id: fortune.hero.character, values },
        { group: 'place', id: String(place + 1), values },
        ...sharesOf(fortune),
      ];
    }),
    { group: 'rounds', id: String(roundsOf(match)), values: [1] },
    ...standingsOf(match, fortunes),
  ];
}

/** The rounds that a match took; the last one is seldom played to its end. */
export const roundsOf = ({ state: { turn, heroes } }: Match<WowKinds>): number =>
  Math.ceil(turn / heroes.length);

/** Valor, quests, fights and how many of them were won, duels, defeats, and whether it was enough. */
const deedsOf = ({ hero: { account }, valor, won }: Fortune): readonly number[] => [
  valor.quests + valor.trophies + valor.events,
  account.quests,
  account.fights,
  account.beaten,
  account.duels,
  account.defeats,
  won ? 1 : 0,
];

/** Of each point of valor that a hero has earned: whether it came from a quest, a trophy or an event. */
function sharesOf({ hero, valor, won }: Fortune): readonly Counted[] {
  return sources.flatMap((source) =>
    Array.from({ length: valor[source] }, () => ({
      group: 'valor',
      id: hero.character,
      values: [...sources.map((from) => (from === source ? 1 : 0)), won ? 1 : 0],
    })),
  );
}

/** At the end of each round: the valor of all, the most that anybody has, and whether the winner has it, and alone. */
function standingsOf({ state }: Match<WowKinds>, fortunes: readonly Fortune[]): readonly Counted[] {
  return state.ledger.map((valor, round) => {
    const most = Math.max(...valor);
    const leaders = fortunes.filter((_, place) => valor[place] === most);
    const isLed = leaders.length === 1 && leaders.every(({ won }) => won);
    const all = valor.reduce((sum, one) => sum + one, 0);
    return { group: 'round', id: String(round + 1), values: [all, most, isLed ? 1 : 0] };
  });
}
