/** Walking, being moved, and what lies in wait. [wow/movement] */
import type { Rule, Seat } from '@tavolo/kernel';
import { choose } from '../ask.ts';
import type { Attached, Hero, Push } from '../state.ts';
import type { SpaceId } from '../vocabulary/ids.ts';
import type { Table, Wow } from '../wow.ts';
import { takeOff } from './attached-cards.ts';
import { hurt } from './damage.ts';
import { improved } from './improvements.ts';
import { hasAggro, heroOf, isHeld, isOpenTo, spaceOf } from './table.ts';
import { abilityOf } from './wielded.ts';

/** How many spaces a hero may still walk. */
export function stepsLeft(table: Table, hero: Hero): number {
  const { steps, limit, stopped } = hero.turn;
  if (stopped || isHeld(table, hero)) return 0;
  return Math.max(0, limit === null ? steps : Math.min(steps, limit));
}

/** The spaces a hero can walk to, and for each the one that comes before it on the way. */
export type Ways = ReadonlyMap<SpaceId, SpaceId>;

/** The ways of a hero: the shortest, round everything that would stop it. [wow/movement.3] */
export function waysOf(table: Table, hero: Hero): Ways {
  return waysWithin(table, hero, stepsLeft(table, hero));
}

/** The same for a number of steps. */
export function waysWithin(table: Table, hero: Hero, steps: number): Ways {
  const ways = new Map<SpaceId, SpaceId>();
  const search = { table, hero, stops: stopsOf(table, hero), ways };
  let edge: readonly SpaceId[] = [hero.space];
  for (let step = 0; step < steps && edge.length > 0; step++) edge = stepOn(search, edge);
  return ways;
}

/** A search for ways: who walks, where it would stop, and what has been found. */
type Search = {
  readonly table: Table;
  readonly hero: Hero;
  readonly stops: readonly SpaceId[];
  readonly ways: Map<SpaceId, SpaceId>;
};

/** Adds the ways that lead on from some spaces, and gives the new spaces from which they lead further. */
function stepOn({ table, hero, stops, ways }: Search, edge: readonly SpaceId[]): readonly SpaceId[] {
  const further: SpaceId[] = [];
  for (const space of edge) {
    for (const to of spaceOf(table.content, space).neighbours) {
      if (to === hero.space || ways.has(to) || !isOpenTo(table, hero, to)) continue;
      ways.set(to, space);
      if (!stops.includes(to)) further.push(to);
    }
  }
  return further;
}

/** The spaces of a way, one after the other; none to where no way leads. */
export function wayTo(ways: Ways, to: SpaceId): readonly SpaceId[] {
  const way: SpaceId[] = [];
  for (let space = to, before = ways.get(to); before !== undefined; space = before, before = ways.get(space))
    way.unshift(space);
  return way;
}

/** The spaces that end a hero's walk when it enters them. [wow/movement.11] */
function stopsOf({ state }: Table, hero: Hero): readonly SpaceId[] {
  const stops: SpaceId[] = [];
  if (!hero.turn.ignoresAggro) for (const one of state.track) if (one.aggro) stops.push(one.space);
  for (const one of state.attached) if (isTrapFor(hero, one)) stops.push(one.target as SpaceId); // a trap lies on a space
  return stops;
}

const isTrapFor = (hero: Hero, { on, owner }: Attached): boolean => on === 'space' && owner !== hero.seat;

/** Walks along a way, space by space, until something stops the hero. */
export function* walk(g: Wow, hero: Hero, way: readonly SpaceId[]): Rule {
  for (const to of way) {
    if (hero.turn.stopped) return;
    const from = hero.space;
    hero.turn.steps--;
    if (hero.turn.limit !== null) hero.turn.limit--;
    hero.turn.walked = true;
    hero.turn.left = true;
    hero.account.steps++;
    hero.space = to;
    g.tell({ is: 'walked', hero: hero.seat, from, to, left: stepsLeft(g, hero) }, 'wow/movement.3');
    yield* enter(g, hero);
  }
}

/** What a hero meets on entering a space: traps, then aggro, which costs the rest of the allowance. [wow/movement.11] */
function* enter(g: Wow, hero: Hero): Rule {
  const { space } = hero;
  for (const trap of trapsOn(g, hero, space)) if (hero.space === space) yield* spring(g, hero, trap);
  if (hero.space !== space || hero.turn.ignoresAggro || !hasAggro(g.state, space)) return;
  hero.turn.steps = 0;
  g.tell({ is: 'stopped-by-aggro', hero: hero.seat, space }, 'wow/movement.11');
}

const trapsOn = ({ state }: Table, hero: Hero, space: SpaceId): readonly Attached[] =>
  state.attached.filter((one) => isTrapFor(hero, one) && one.target === space);

/** A trap stops the hero, goes, and may hurt. */
function* spring(g: Wow, hero: Hero, trap: Attached): Rule {
  const owner = heroOf(g.state, trap.owner);
  const powers = improved(abilityOf(g.content, trap.ability), owner.level, 'attached');
  const effects = powers.flatMap((power) => power.do);
  g.tell({ is: 'sprang-trap', hero: hero.seat, card: trap.ability, owner: owner.seat }, 'wow/abilities.8');
  if (effects.some(({ is }) => is === 'stop')) hero.turn.stopped = true;
  takeOff(g, trap, 'wow/abilities.8');
  for (const effect of effects) {
    if (effect.is !== 'damage') continue;
    const cause = { by: owner.seat, means: 'card', source: trap.ability } as const;
    yield* hurt(g, [{ hero, n: effect.n, cause }]);
  }
}

/** Puts a hero on a space without walking. */
export function* put(
  g: Wow,
  hero: Hero,
  to: SpaceId,
  how: { readonly how: 'flew' | 'teleported' | 'summoned'; readonly source: string },
): Rule {
  hero.space = to;
  if (g.state.phase === 'movement') hero.turn.left = true;
  g.tell({ is: 'moved', hero: hero.seat, to, ...how }, 'wow/aim.8');
  yield* enter(g, hero);
}

/** Somebody moves a hero, space by space, as far as they like and nothing stops it. [wow/A-32, wow/A-61] */
export function* push(g: Wow, { hero: seat, by, n, source }: Push): Rule {
  const hero = heroOf(g.state, seat);
  for (let left = n; left > 0; left--) {
    if (isHeld(g, hero)) return;
    const from = spaceOf(g.content, hero.space).neighbours.filter((to) => isOpenTo(g, hero, to));
    if (from.length === 0) return;
    const to = yield* choose('push', {
      seat: by,
      rule: 'wow/A-61',
      from: [...from, 'stay'],
      about: () => ({ source, hero: seat, left }),
    });
    if (to === 'stay') return;
    const isStopped = stopsOf(g, hero).includes(to);
    hero.space = to;
    g.tell({ is: 'moved', hero: seat, to, how: 'pushed', source }, 'wow/A-61');
    yield* enter(g, hero);
    if (isStopped || hero.space !== to) return;
  }
}

/** Whether a hero stands with a rival or by an unbeaten encounter. */
export const isByFoe = ({ state }: Table, hero: { readonly seat: Seat }, space: SpaceId): boolean =>
  state.track.some((one) => one.space === space) ||
  state.heroes.some((other) => other.seat !== hero.seat && other.space === space);
