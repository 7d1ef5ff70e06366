import type { Seat } from '@tavolo/kernel';
import { content, type Fact, type WowKinds, wowAdventure } from '@tavolo/wow-adventure';
import type { Plot, Witness } from './whole-story.ts';

/** What a whole game is to show, each of it done by a person. */
type Sight =
  | 'quest-in-anothers-turn'
  | 'counterspell'
  | 'overlord'
  | 'aggro-stop'
  | 'duel'
  | 'flight'
  | 'victory';

/** A plot for these people. */
export const kingdomsPlot = (people: readonly Seat[]): Plot<WowKinds, Sight> => ({
  game: wowAdventure,
  wanted: ['quest-in-anothers-turn', 'counterspell', 'overlord', 'aggro-stop', 'duel', 'flight', 'victory'],
  witness: () => new KingdomsWitness(people),
  isAdventurous: (sight, question) =>
    sight !== 'victory' && (question === 'movement' || question === 'challenge'),
  looks: 60,
});

const overlords: ReadonlySet<string> = new Set(
  [...content.board.spaces.values()].flatMap(({ encounter }) =>
    encounter?.foe?.traits.includes('overlord') === true ? [encounter.foe.id] : [],
  ),
);

/** Follows whose turn it is. */
class KingdomsWitness implements Witness<WowKinds, Sight> {
  readonly #people: readonly Seat[];
  #active: Seat | undefined;

  constructor(people: readonly Seat[]) {
    this.#people = people;
  }

  look({ heroes, active }: WowKinds['State']): void {
    this.#active = heroes[active]?.seat;
  }

  sightsIn(facts: readonly Fact[]): readonly Sight[] {
    return [...new Set(facts.flatMap((fact) => this.#sightOf(fact) ?? []))];
  }

  #sightOf(fact: Fact): Sight | null {
    if (fact.is === 'won') return 'victory';
    if (!('hero' in fact) || !this.#people.includes(fact.hero)) return null;
    switch (fact.is) {
      case 'completed-quest':
        return fact.hero === this.#active ? null : 'quest-in-anothers-turn';
      case 'cancelled':
        return fact.by === 'counterspell' ? 'counterspell' : null;
      case 'beat':
        return overlords.has(fact.foe) ? 'overlord' : null;
      case 'stopped-by-aggro':
        return 'aggro-stop';
      case 'attacked-hero':
        return 'duel';
      case 'moved':
        return fact.how === 'flew' ? 'flight' : null;
      default:
        return null;
    }
  }
}
