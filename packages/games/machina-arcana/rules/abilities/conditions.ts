/** Whether something is so. [ma/effects.6] */
import { type ForKinds, forKind } from '@tavolo/kernel';
import type { Table } from '../../machina.ts';
import type { Amount } from '../../vocabulary/amounts.ts';
import type { Condition } from '../../vocabulary/conditions.ts';
import type { UnitId } from '../../vocabulary/ids.ts';
import type { Comparison, SpaceKind, SpaceState } from '../../vocabulary/terms.ts';
import { type Terrain, terrainOf } from '../map/terrain.ts';
import {
  explorersOnMap,
  explorerWith,
  itemCard,
  livingExplorers,
  monsterCard,
  monstersOnMap,
  monsterWith,
  spacesOf,
  wornItems,
} from '../units.ts';
import { type Asked, areAdjacent, type Meant, meantBy } from './who.ts';

export const isTrue = (asked: Asked, condition: Condition): boolean =>
  forKind<Condition, readonly [Asked], boolean>(answers, condition, asked);

function compare(value: number, cmp: Comparison, other: number): boolean {
  switch (cmp) {
    case '<':
      return value < other;
    case '<=':
      return value <= other;
    case '=':
      return value === other;
    case '>=':
      return value >= other;
    case '>':
      return value > other;
  }
}

/** A number that may depend on how many explorers live. [ma/chapters.11] */
export function amountOf({ state }: Table, amount: Amount): number {
  if (typeof amount === 'number') return amount;
  return Math.min(amount.most ?? Number.POSITIVE_INFINITY, livingExplorers(state).length + amount.plus);
}

const answers: ForKinds<Condition, readonly [Asked], boolean> = {
  not: ({ that }, asked) => !isTrue(asked, that),
  all: ({ of }, asked) => of.every((one) => isTrue(asked, one)),
  any: ({ of }, asked) => of.some((one) => isTrue(asked, one)),
  stat: ({ stat, who, cmp, value }, asked) => {
    const unit = meantBy(asked, who)[0] ?? null;
    return (
      unit !== null &&
      compare(statOf(asked, unit, stat), cmp, value === 'max' ? mostOf(asked, unit, stat) : value)
    );
  },
  'was-hurt': ({ who }, asked) =>
    meantBy(asked, who).some((unit) => asked.deed.attack?.wereHurt.includes(unit)),
  adjacent: ({ one, other }, asked) => {
    const [first, second] = [meantBy(asked, one)[0], meantBy(asked, other)[0]];
    return first !== undefined && second !== undefined && areAdjacent(asked.g, first, second);
  },
  neighbours: ({ who, what, cmp, value }, asked) => {
    const unit = meantBy(asked, who)[0] ?? null;
    return unit !== null && compare(neighbours(asked, unit, what), cmp, value);
  },
  'next-to-space': ({ who, space }, asked) => {
    const units =
      who === 'any-explorer'
        ? explorersOnMap(asked.g.state).map(({ explorer }) => explorer)
        : meantBy(asked, who);
    return units.some((unit) => isNextTo(asked.g, unit, space));
  },
  'all-explorers-within': ({ space, n }, { g }) => allWithin(g, space, n),
  'moved-this-turn': ({ who }, asked) =>
    meantBy(asked, who).some((unit) => explorerWith(asked.g.state, unit)?.moved === true),
  'worse-for-target': (_, { g, deed }) => wouldSwapBeWorse(g, deed),
  'spaces-left': ({ space, state, on, cmp, value }, asked) =>
    compare(spacesLeft(asked, { space, state, on }), cmp, amountOf(asked.g, value)),
  counter: ({ name, cmp, value }, { g }) =>
    compare(g.state.counters.find((one) => one.name === name)?.n ?? 0, cmp, value),
  keyword: ({ who, keyword }, asked) =>
    meantBy(asked, who).some((unit) => asked.figures.has(asked.g, unit, keyword)),
  level: ({ who, cmp, value }, asked) => {
    const monster = monsterWith(asked.g.state, meantBy(asked, who)[0] ?? null);
    const level = monster === null ? null : monsterCard(asked.g.content, monster.monster).level;
    return level !== null && compare(level, cmp, value);
  },
  equipped: ({ who, type, cmp, value }, asked) => {
    const explorer = explorerWith(asked.g.state, meantBy(asked, who)[0] ?? null);
    const worn =
      explorer === null
        ? []
        : wornItems(explorer).filter((item) => itemCard(asked.g.content, item).type === type);
    return explorer !== null && compare(worn.length, cmp, value);
  },
  'explorers-on-map': ({ cmp, value }, { g: { state } }) => compare(explorersOnMap(state).length, cmp, value),
  monsters: ({ cmp, value }, { g: { state } }) => compare(monstersOnMap(state).length, cmp, value),
  'mark-in-play': (_, { g: { state } }) => monstersOnMap(state).some(({ quarry }) => quarry),
};

type Stat = Extract<Condition, { is: 'stat' }>['stat'];

function statOf({ g, figures }: Asked, unit: UnitId, stat: Stat): number {
  const explorer = explorerWith(g.state, unit);
  if (stat === 'health') return explorer?.health ?? monsterWith(g.state, unit)?.health ?? 0;
  if (stat === 'essence') return explorer?.essence ?? 0;
  return figures.figureOf(g, unit, stat);
}

const mostOf = ({ g, figures }: Asked, unit: UnitId, stat: Stat): number =>
  figures.figureOf(g, unit, stat === 'health' ? 'health-max' : stat === 'essence' ? 'essence-max' : stat);

const neighbours = (asked: Asked, unit: UnitId, what: 'explorer' | 'monster'): number =>
  meantBy(
    { ...asked, deed: { ...asked.deed, self: unit } },
    what === 'explorer' ? 'adjacent-explorers' : 'adjacent-monsters',
  ).length;

function isNextTo(g: Table, unit: UnitId, space: SpaceKind): boolean {
  const terrain = terrainOf(g);
  return spacesOf(g, unit).some((own) =>
    terrain.around(terrain.cell(own)).some((cell) => terrain.kind(cell) === space),
  );
}

/** One space of the kind is so near to every living explorer, in a straight count. */
function allWithin(g: Table, space: SpaceKind, n: number): boolean {
  const terrain = terrainOf(g);
  const everybody = livingExplorers(g.state);
  return terrain
    .ofKind([space])
    .some((cell) =>
      everybody.every(({ at }) => at !== null && terrain.distance(terrain.cell(at), cell) <= n),
    );
}

/** A swap would leave the target on a trap, or next to more monsters. */
function wouldSwapBeWorse(g: Table, deed: Meant): boolean {
  const { self } = deed;
  const target = deed.target?.is === 'unit' ? deed.target.unit : null;
  if (self === null || target === null) return false;
  const terrain = terrainOf(g);
  const cell = (unit: UnitId): number => spacesOf(g, unit).map((space) => terrain.cell(space))[0] ?? -1;
  const monstersAround = (at: number): number =>
    terrain
      .around(at)
      .filter((one) => monsterWith(g.state, terrain.unitOn(one)) !== null && one !== cell(self)).length;
  const [here, there] = [cell(self), cell(target)];
  if (terrain.kind(here) === 'trap' && terrain.kind(there) !== 'trap') return true;
  return monstersAround(here) > monstersAround(there);
}

function spacesLeft(
  asked: Asked,
  {
    space,
    state,
    on,
  }: { readonly space: SpaceKind; readonly state: SpaceState; readonly on: 'tile' | 'map' },
): number {
  const { g, deed } = asked;
  const terrain = terrainOf(g);
  const own = meantBy(asked, deed.self === null ? 'active-explorer' : 'self').flatMap((unit) =>
    spacesOf(g, unit),
  );
  const tile = own.map((at) => terrain.tile(terrain.cell(at)))[0];
  return terrain
    .ofKind([space])
    .filter((cell) => (on === 'map' || terrain.tile(cell) === tile) && isInState(terrain, cell, state))
    .length;
}

/** Whether a space is used up, dark, lit, or has nobody on it. */
export function isInState(terrain: Terrain, cell: number, state: SpaceState): boolean {
  const token = terrain.token(cell);
  switch (state) {
    case 'unexplored':
      return token === null || token === 'light';
    case 'explored':
      return token === 'explored';
    case 'dark':
      return token === null;
    case 'lit':
      return token === 'light';
    case 'free':
      return terrain.isFree(cell);
  }
}
