/** Whom and what abilities can be aimed at. [ma/effects.3] */
import type { Table } from '../../machina.ts';
import type { Target } from '../../options.ts';
import type { Active, Aim, SpaceAim } from '../../vocabulary/abilities.ts';
import type { UnitId } from '../../vocabulary/ids.ts';
import type { SpaceId } from '../../vocabulary/places.ts';
import { mannerOf } from '../attacks/manner.ts';
import { isStanding } from '../losses/losses.ts';
import { type Reaching, reaches } from '../map/reach.ts';
import { type Terrain, terrainOf } from '../map/terrain.ts';
import { explorerWith, isExplorerId, spacesOf, unitsOnMap } from '../units.ts';
import { abilityOf } from '../values/in-force.ts';
import { has, partsOf, sumOf } from '../values/values.ts';
import { isInState } from './conditions.ts';
import type { Deed } from './deeds.ts';
import { isSo } from './judging.ts';
import { attacksTarget, doesMoreThanAttack, isProof } from './proof.ts';

type Aimed = Exclude<Aim, { at: 'self' }>;

/** An ability that is being aimed, from where. */
type Aiming = {
  readonly g: Table;
  readonly deed: Deed;
  readonly unit: UnitId;
  readonly aim: Aimed;
  readonly ability: Active;
  readonly terrain: Terrain;
  readonly cells: readonly number[];
};

/** All that an ability can be aimed at. Areas aim at nothing; of a line, the first space in each direction. */
export function targetsOf(g: Table, unit: UnitId, aim: Aim, deed: Deed): readonly Target[] {
  if (aim.at === 'self') return [{ is: 'unit', unit }];
  const aiming = aimingOf(g, unit, aim, deed);
  if (aim.at === 'area') return [];
  if (aim.at === 'line') return linesOf(aiming).map((at): Target => ({ is: 'space', at }));
  const { what } = aim;
  if (typeof what === 'object' || what === 'space')
    return spacesAimedAt(aiming, what).map((at): Target => ({ is: 'space', at }));
  return [
    ...unitsAimedAt(aiming).map((one): Target => ({ is: 'unit', unit: one })),
    ...barrelsAimedAt(aiming).map((at): Target => ({ is: 'space', at })),
  ];
}

function aimingOf(g: Table, unit: UnitId, aim: Aimed, deed: Deed): Aiming {
  const ability = abilityOf(g.content, deed.card, deed.ability) as Active; // only these are aimed
  const terrain = terrainOf(g);
  const cells = spacesOf(g, unit).map((space) => terrain.cell(space));
  return { g, deed, unit, aim, ability, terrain, cells };
}

/** Ranged abilities may reach farther than is printed; areas and lines do not. */
function reachingOf({ g, deed, unit, aim }: Aiming): Reaching {
  if (aim.at === 'melee') return { at: 'melee', range: 1, least: 0 };
  if (aim.at !== 'ranged' && aim.at !== 'arc') return { at: 'area', range: aim.range, least: 0 };
  const within = { manner: mannerOf(g, deed.card, deed.ability), attack: null };
  const more = sumOf(partsOf(g, unit, 'range', within));
  return { at: aim.at, range: aim.range + more, least: aim.least ?? 0 };
}

const isReached = (aiming: Aiming, spaces: readonly SpaceId[]): boolean =>
  reaches(
    aiming.terrain,
    reachingOf(aiming),
    aiming.cells,
    spaces.map((space) => aiming.terrain.cell(space)),
  );

function unitsAimedAt(aiming: Aiming): readonly UnitId[] {
  const { g, unit, deed, ability } = aiming;
  return unitsOnMap(g.state).filter((other) => {
    const target = { is: 'unit', unit: other } as const;
    return (
      isMeant(aiming, other) &&
      isStanding(g, other) &&
      canTarget(aiming, other) &&
      !isProof(g, unit, other, ability.do) &&
      (other === unit || isReached(aiming, spacesOf(g, other))) &&
      !isInVain(aiming, other) &&
      (ability.if === undefined || isSo(g, { ...deed, target }, ability.if))
    );
  });
}

/** Of the kind that the ability names; in those of a monster under control "explorer" reads any other unit. [ma/destroying.5] */
function isMeant({ g, unit, aim }: Aiming, other: UnitId): boolean {
  if (other === unit) return aim.orSelf === true;
  const isExplorer = isExplorerId(g.content, other);
  const isControlled = g.state.acting?.monster === unit && g.state.acting.controller !== null;
  if (aim.what === 'unit' || (aim.what === 'explorer' && isControlled)) return true;
  return aim.what === (isExplorer ? 'explorer' : 'monster');
}

/** Ethereal units are no targets for others, unless those can see them. [ma/ethereal.1] */
function canTarget({ g, unit, deed }: Aiming, other: UnitId): boolean {
  if (other === unit || !has(g, other, 'ethereal')) return true;
  return has(g, unit, 'sees-ethereal', { manner: mannerOf(g, deed.card, deed.ability), attack: null });
}

/** An explorer does not attack another: nothing would be left of an ability that only attacks. [ma/attacks.9] */
const isInVain = ({ g, unit, ability }: Aiming, other: UnitId): boolean =>
  explorerWith(g.state, unit) !== null &&
  explorerWith(g.state, other) !== null &&
  !doesMoreThanAttack(ability.do);

/** Barrels are targets of attacks alone. [ma/map.12] */
function barrelsAimedAt(aiming: Aiming): readonly SpaceId[] {
  const { g, unit, aim, ability, terrain } = aiming;
  const isControlled = g.state.acting?.monster === unit && g.state.acting.controller !== null;
  if (aim.what !== 'unit' && !isControlled) return [];
  if (!attacksTarget(ability.do)) return [];
  return barrelsIn(aiming, terrain);
}

const barrelsIn = (aiming: Aiming, terrain: Terrain): readonly SpaceId[] =>
  terrain
    .ofKind(['barrel'])
    .filter((cell) => terrain.isBarrel(cell))
    .map((cell) => terrain.space(cell))
    .filter((at) => isReached(aiming, [at]));

/** A space is chosen like a unit: in range and in sight. It need not be passable. [ma/map.25] */
function spacesAimedAt(aiming: Aiming, what: 'space' | SpaceAim): readonly SpaceId[] {
  const { terrain } = aiming;
  const all = Array.from({ length: terrain.cells }, (_, cell) => cell);
  return all
    .filter((cell) => typeof what !== 'object' || isOfKind(terrain, cell, what))
    .map((cell) => terrain.space(cell))
    .filter((at) => isReached(aiming, [at]));
}

const isOfKind = (terrain: Terrain, cell: number, { spaces, state }: SpaceAim): boolean =>
  spaces.includes(terrain.kind(cell)) && (state === undefined || isInState(terrain, cell, state));

/** Units and barrels. */
export type Reached = { readonly units: readonly UnitId[]; readonly barrels: readonly SpaceId[] };

/** Everybody in an area, or on the first spaces of a line. They are not targeted. [ma/map.24] */
export function reachedBy(g: Table, unit: UnitId, aim: Aim, deed: Deed): Reached {
  if (aim.at !== 'area' && aim.at !== 'line') return { units: [], barrels: [] };
  const aiming = aimingOf(g, unit, aim, deed);
  const { terrain } = aiming;
  const line = aim.at === 'line' ? lineToward(aiming, deed.target) : null;
  const isIn = (spaces: readonly SpaceId[]): boolean =>
    line === null ? isReached(aiming, spaces) : spaces.some((space) => line.includes(terrain.cell(space)));
  const units = unitsOnMap(g.state).filter(
    (other) => other !== unit && isMeant(aiming, other) && isStanding(g, other) && isIn(spacesOf(g, other)),
  );
  const all = terrain.ofKind(['barrel']).filter((cell) => terrain.isBarrel(cell));
  const barrels = aim.what === 'unit' ? all.map((cell) => terrain.space(cell)) : [];
  return { units, barrels: barrels.filter((at) => isIn([at])) };
}

/** The barrels in the area or on the line of an ability that is going on. */
export function barrelsReached(g: Table, deed: Deed): readonly SpaceId[] {
  const ability = abilityOf(g.content, deed.card, deed.ability);
  if (deed.self === null || ability.is !== 'active' || ability.aim === null) return [];
  return reachedBy(g, deed.self, ability.aim, deed).barrels;
}

/** The first spaces of the lines on which somebody stands, or a barrel. */
function linesOf(aiming: Aiming): readonly SpaceId[] {
  const { g, unit, aim, deed, terrain } = aiming;
  return directionNumbers
    .map((direction) => firstOf(aiming, direction))
    .filter((cell) => cell >= 0)
    .map((cell) => terrain.space(cell))
    .filter((at) => {
      const { units, barrels } = reachedBy(g, unit, aim, { ...deed, target: { is: 'space', at } });
      return units.length + barrels.length > 0;
    });
}

const directionNumbers = [0, 1, 2, 3, 4, 5, 6, 7];

function firstOf({ terrain, cells }: Aiming, direction: number): number {
  const [from = -1] = cells;
  const next = from < 0 ? -1 : terrain.ground.plan.next(from, direction, terrain.shut);
  return next < 0 || terrain.kind(next) === 'rubble' ? -1 : next;
}

/** The cells of a line, up to its length or to what stops it. */
function lineToward(aiming: Aiming, target: Target | null): readonly number[] {
  const { terrain, aim } = aiming;
  const first = target?.is === 'space' ? terrain.cell(target.at) : -1;
  const direction = directionNumbers.find((one) => firstOf(aiming, one) === first);
  if (first < 0 || direction === undefined || aim.at !== 'line') return [];
  const line = [first];
  for (let cell = first; line.length < aim.range; line.push(cell)) {
    cell = terrain.ground.plan.next(cell, direction, terrain.shut);
    if (cell < 0 || terrain.kind(cell) === 'rubble') return line;
  }
  return line;
}
