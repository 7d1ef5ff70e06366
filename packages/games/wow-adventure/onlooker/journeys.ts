/** How a hero would get somewhere, as anybody at the table can tell. */
import { content } from '../content/content.ts';
import { turnsByAir, turnsOnFoot } from '../counsel/ways/journeys.ts';
import { cardOf, isOpenTo, spaceOf } from '../rules/table.ts';
import type { HeroView, View } from '../view.ts';
import type { SpaceId } from '../vocabulary/ids.ts';

/** A way to a place. */
export type Journey = {
  /** Every space from where the hero stands to the place. */
  readonly way: readonly SpaceId[];
  /** Whether two of these spaces are joined by a flight. */
  readonly isFlown: boolean;
  /** How many spaces the hero walks. */
  readonly steps: number;
  /** The turns that this takes, about. */
  readonly turns: number;
};

type Walker = Pick<HeroView, 'space' | 'level'>;
type Sky = Pick<View, 'globalEvent'>;

/**
 * The quickest way of a hero to the nearest of several places: over spaces of its level, and through the air where that
 * is quicker. `null`: none of them is within its reach. [wow/movement.4, wow/resources.5]
 */
export function journeyTo(sky: Sky, hero: Walker, places: readonly SpaceId[]): Journey | null {
  const ways = waysFrom(hero, hero.space);
  const takeOff = isGrounded(sky) ? null : nearestFlightPath(ways);
  const journeys = places
    .filter((place) => isOpenTo({ content }, hero, place))
    .flatMap((place) => {
      const landing = nearestFlightPath(waysFrom(hero, place));
      return [...walked(ways.get(place)), ...flown(takeOff, landing)];
    });
  return journeys.toSorted((one, other) => one.exactly - other.exactly)[0]?.journey ?? null;
}

/** A journey, with how long it takes to compare it by. */
type Reckoned = { readonly journey: Journey; readonly exactly: number };

type Way = readonly SpaceId[];

function walked(way: Way | undefined): readonly Reckoned[] {
  if (way === undefined) return [];
  const steps = way.length - 1;
  const exactly = turnsOnFoot(content, steps);
  return [{ journey: { way, isFlown: false, steps, turns: Math.ceil(exactly) }, exactly }];
}

/** To a flight path, and from another one on. `landing`: the way back from the place. */
function flown(takeOff: Way | null, landing: Way | null): readonly Reckoned[] {
  if (takeOff === null || landing === null || takeOff.at(-1) === landing.at(-1)) return [];
  const [before, after] = [takeOff.length - 1, landing.length - 1];
  const way = [...takeOff, ...landing.toReversed()];
  const turns = Math.max(1, Math.ceil(turnsOnFoot(content, before)) + Math.ceil(turnsOnFoot(content, after)));
  return [
    {
      journey: { way, isFlown: true, steps: before + after, turns },
      exactly: turnsByAir(content, before, after),
    },
  ];
}

function nearestFlightPath(ways: ReadonlyMap<SpaceId, Way>): Way | null {
  const found = content.board.flightPaths.map((space) => ways.get(space)).filter((way) => way !== undefined);
  return found.toSorted((one, other) => one.length - other.length)[0] ?? null;
}

/** The shortest ways from a space to all that a hero may enter, each beginning with that space. */
function waysFrom(hero: Walker, start: SpaceId): ReadonlyMap<SpaceId, Way> {
  const ways = new Map<SpaceId, Way>([[start, [start]]]);
  // What is added on the way is gone through as well.
  for (const [space, way] of ways) {
    for (const to of spaceOf(content, space).neighbours)
      if (!ways.has(to) && isOpenTo({ content }, hero, to)) ways.set(to, [...way, to]);
  }
  return ways;
}

/** Whether an event keeps everybody on the ground; nothing else does. [wow/resources.5] */
function isGrounded({ globalEvent }: Sky): boolean {
  const powers = globalEvent === null ? [] : (cardOf(content, globalEvent).event?.powers ?? []);
  return powers.some((power) => power.do.some(({ is }) => is === 'no-flight'));
}
