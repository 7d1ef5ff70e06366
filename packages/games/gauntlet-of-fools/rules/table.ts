import type { Seat } from '@tavolo/kernel';
import type { EncounterCard, Monster } from '../cards.ts';
import type { SeenTable } from '../gauntlet.ts';
import type { Hero, HeroId, State } from '../state.ts';
import type { HeroView } from '../view.ts';

export function heroById<One extends { readonly id: HeroId }>(
  s: { readonly heroes: readonly One[] },
  id: HeroId,
): One {
  const found = s.heroes.find((hero) => hero.id === id);
  if (found === undefined) throw new Error(`no hero ${id} at this table`);
  return found;
}

/** The seat of a hero that somebody has. */
export function seatOf(hero: Hero): Seat {
  if (hero.seat === null) throw new Error(`${hero.id} stands in the middle`);
  return hero.seat;
}

/** The seats clockwise from the first player. [gof/setup.6] */
export const seatsInOrder = (s: State): readonly Seat[] => [
  ...s.seats.slice(s.first),
  ...s.seats.slice(0, s.first),
];

/** How many heroes each player leads. [gof/two.1] */
export const heroesEach = (s: State): number => (s.seats.length === 2 ? 2 : 1);

/** The fight a hero is in. */
export function fightOf<One>(hero: { readonly id: HeroId; readonly fight: One | null }): One {
  if (hero.fight === null) throw new Error(`${hero.id} is in no fight`);
  return hero.fight;
}

export function encounterCard(g: Pick<SeenTable, 'content'>, id: EncounterCard['id']): EncounterCard {
  const card = g.content.encounters.get(id);
  if (card === undefined) throw new Error(`no encounter ${id} in this box`);
  return card;
}

/** The monster a hero fights; `null` on a special encounter or between fights. */
export function monsterOf(g: Pick<SeenTable, 'content'>, hero: Pick<HeroView, 'fight'>): Monster | null {
  if (hero.fight === null) return null;
  const card = encounterCard(g, hero.fight.encounter.card);
  return card.is === 'monster' ? card : null;
}

/** Whether the monster a hero fights has a trait. */
export function traitOf<Is extends Monster['traits'][number]['is']>(
  monster: Monster | null,
  is: Is,
): Extract<Monster['traits'][number], { is: Is }> | null {
  for (const trait of monster?.traits ?? []) {
    if (trait.is === is) return trait as Extract<Monster['traits'][number], { is: Is }>; // its tag was just compared
  }
  return null;
}
