import type { Seat } from '@tavolo/kernel';
import type { Cards, ClassId, WeaponId } from '../cards.ts';
import type { HeroId } from '../state.ts';
import type { View } from '../view.ts';

/** What a sentence needs to know of a hero. */
type NamedHero = {
  readonly class: ClassId;
  readonly weapons: readonly WeaponId[];
  /** Whose it is; `null` while it stands in the middle. */
  readonly seat: Seat | null;
  readonly dead: boolean;
};

/** Who sits and stands at a table, so that sentences can name them. */
export type Naming = {
  player(seat: Seat): string;
  hero(id: HeroId): NamedHero;
  readonly cards: Cards;
};

/** Names from what somebody may know of the table, its cards, and what its players are called. */
export const namingOf = (view: View, cards: Cards, player: (seat: Seat) => string): Naming => ({
  player,
  cards,
  hero: (id) => {
    const hero = view.heroes.find((candidate) => candidate.id === id);
    if (hero === undefined) throw new Error(`no hero ${id} at this table`);
    return {
      class: hero.class,
      weapons: hero.weapons.map(({ card }) => card),
      seat: hero.seat,
      dead: hero.dead,
    };
  },
});
