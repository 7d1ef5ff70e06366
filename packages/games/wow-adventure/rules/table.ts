/** Who sits where, and what is where: questions about the table that change nothing. */
import type { Seat } from '@tavolo/kernel';
import type { Combat, Hero, State, Unbeaten } from '../state.ts';
import type { Space } from '../vocabulary/board.ts';
import type { ChallengeCard, Item } from '../vocabulary/challenge-cards.ts';
import type { Content } from '../vocabulary/content.ts';
import type { CardId, SpaceId } from '../vocabulary/ids.ts';
import { rankOf } from '../vocabulary/terms.ts';
import type { Table } from '../wow.ts';

export function heroOf(state: Pick<State, 'heroes'>, seat: Seat): Hero {
  for (const hero of state.heroes) if (hero.seat === seat) return hero;
  throw new Error(`${seat} has no hero`);
}

/** The hero whose turn it is. */
export function activeHero({ heroes, active }: Pick<State, 'heroes' | 'active'>): Hero {
  const hero = heroes[active];
  if (hero === undefined) throw new Error('it is nobody’s turn');
  return hero;
}

export const isActive = (state: State, hero: Hero): boolean => state.heroes[state.active] === hero;

/** All heroes clockwise, this one first. */
export function clockwiseFrom({ heroes }: Pick<State, 'heroes'>, hero: Hero): readonly Hero[] {
  const place = heroes.indexOf(hero);
  return [...heroes.slice(place), ...heroes.slice(0, place)];
}

/** The others, clockwise. */
export const rivalsOf = (state: Pick<State, 'heroes'>, hero: Hero): readonly Hero[] =>
  clockwiseFrom(state, hero).slice(1);

/** The player on the left plays next. With two players left and right are the same. [wow/A-56] */
export function leftOf(state: Pick<State, 'heroes'>, hero: Hero): Hero {
  return rivalsOf(state, hero)[0] ?? hero;
}

export function rightOf(state: Pick<State, 'heroes'>, hero: Hero): Hero {
  return rivalsOf(state, hero).at(-1) ?? hero;
}

export function spaceOf({ board }: Pick<Content, 'board'>, id: SpaceId): Space {
  const space = board.spaces.get(id);
  if (space === undefined) throw new Error(`there is no space ${id}`);
  return space;
}

export const isCity = (content: Pick<Content, 'board'>, id: SpaceId): boolean =>
  spaceOf(content, id).kind === 'city';

export function cardOf({ challenge }: Pick<Content, 'challenge'>, id: CardId): ChallengeCard {
  const card = challenge.get(id);
  if (card === undefined) throw new Error(`there is no challenge card ${id}`);
  return card;
}

/** The item on the back of a card. */
export function itemOf(content: Pick<Content, 'challenge'>, id: CardId): Item {
  const { item } = cardOf(content, id);
  if (item === null) throw new Error(`${id} has no item on its back`);
  return item;
}

/** Whether a hero may enter a space at all. Cities count as grey. [wow/movement.4, wow/movement.5] */
export const isOpenTo = (
  { content }: Pick<Table, 'content'>,
  hero: Pick<Hero, 'level'>,
  space: SpaceId,
): boolean => rankOf(spaceOf(content, space).level) <= rankOf(hero.level);

/** The unbeaten encounters in a space. */
export const unbeatenAt = ({ track }: Pick<State, 'track'>, space: SpaceId): readonly Unbeaten[] =>
  track.filter((one) => one.space === space);

export const hasAggro = (state: Pick<State, 'track'>, space: SpaceId): boolean =>
  state.track.some((one) => one.aggro && one.space === space);

/** Whether an aggro marker keeps a hero where it is. [wow/movement.12] */
export const isHeld = ({ state }: Pick<Table, 'state'>, hero: Hero): boolean =>
  !hero.turn.ignoresAggro && hasAggro(state, hero.space);

export const valorOf = ({ log }: Pick<Hero, 'log'>): number => {
  let valor = 0;
  for (const card of log) valor += card.valor;
  return valor;
};

/** All items of a hero: equipped ones and those in the backpack. */
export function itemsOf({ weapon, armor, backpack }: Pick<Hero, 'weapon' | 'armor' | 'backpack'>): CardId[] {
  const items: CardId[] = [];
  if (weapon !== null) items.push(weapon);
  if (armor !== null) items.push(armor);
  items.push(...backpack);
  return items;
}

export type SideName = 'attacking' | 'defending';

/** Which side of the combat a hero is on; `null`: it is in none. */
export function sideOf(combat: Combat | null, hero: Hero): SideName | null {
  if (combat === null) return null;
  if (combat.attacker === hero.seat) return 'attacking';
  return combat.rival === hero.seat ? 'defending' : null;
}

export const otherSide = (side: SideName): SideName => (side === 'attacking' ? 'defending' : 'attacking');

/** The hero on a side; `null`: it is an encounter. */
export function heroOn(state: State, combat: Combat, side: SideName): Hero | null {
  if (side === 'attacking') return heroOf(state, combat.attacker);
  return combat.rival === null ? null : heroOf(state, combat.rival);
}

export const roleOf = (side: SideName): 'attacker' | 'defender' =>
  side === 'attacking' ? 'attacker' : 'defender';

/** The combat that is on. */
export function combatOf({ combat }: Pick<State, 'combat'>): Combat {
  if (combat === null) throw new Error('there is no combat');
  return combat;
}
