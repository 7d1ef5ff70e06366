/** Which units a card means. [ma/effects.4] */
import type { Table } from '../../machina.ts';
import type { UnitId } from '../../vocabulary/ids.ts';
import type { Who } from '../../vocabulary/who.ts';
import { stepsBetween } from '../map/nearness.ts';
import { terrainOf } from '../map/terrain.ts';
import {
  distanceBetween,
  explorersOnMap,
  explorerWith,
  monstersOnMap,
  monsterWith,
  spacesOf,
  unitsOnMap,
} from '../units.ts';
import type { Figures } from '../values/figures.ts';
import type { Deed } from './deeds.ts';

/** What of a deed says whom it means. */
export type Meant = Pick<Deed, 'self' | 'active' | 'target' | 'targets' | 'it' | 'attack' | 'moment'>;

/** A deed at a table, with what must be known of its units. */
export type Asked = { readonly g: Table; readonly deed: Meant; readonly figures: Figures };

/** The units that a word means at this moment, none that has left the map; explorers by seat, monsters by queue. */
export function meantBy(asked: Asked, who: Who): readonly UnitId[] {
  const there = unitsOnMap(asked.g.state);
  return allMeant(asked, who).filter((unit) => there.includes(unit) || isLeaving(asked, who, unit));
}

/** An explorer that takes an exit in its turn is still meant by what answers that. */
const isLeaving = ({ g: { state } }: Asked, who: Who, unit: UnitId): boolean =>
  who === 'active-explorer' && state.active === unit && explorerWith(state, unit)?.exitedNow === true;

const only = (unit: UnitId | null | undefined): readonly UnitId[] => (unit == null ? [] : [unit]);

const explorers = ({ state }: Table): readonly UnitId[] =>
  explorersOnMap(state).map(({ explorer }) => explorer);
const monsters = ({ state }: Table): readonly UnitId[] => monstersOnMap(state).map(({ monster }) => monster);

/** Those of whom something is greatest: all that share it. */
const most = (units: readonly UnitId[], of: (unit: UnitId) => number): readonly UnitId[] => {
  const top = Math.max(...units.map(of));
  return units.filter((unit) => of(unit) === top);
};

function allMeant(asked: Asked, who: Who): readonly UnitId[] {
  const { g, deed } = asked;
  if (typeof who === 'object')
    return 'explorers' in who ? explorersAround(g, deed, who) : unitsAround(g, deed, who);
  if (isOfDeed(who)) return ofDeed[who](deed);
  switch (who) {
    case 'each-explorer':
      return explorers(g);
    case 'each-monster':
      return monsters(g);
    case 'each-unit':
      return unitsOnMap(g.state);
    case 'explorers-next-to-action-space':
      return explorers(g).filter((unit) => isNextToActionSpace(g, unit));
    case 'adjacent-units':
    case 'adjacent-explorers':
    case 'adjacent-monsters':
      return adjacentTo(g, deed.self, who);
    case 'first-monster':
      return monsters(g).slice(0, 1);
    case 'last-monster':
      return monsters(g).slice(-1);
    default:
      return outstanding(asked, who);
  }
}

/** The units that the deed itself names. */
const ofDeed = {
  self: ({ self }) => only(self),
  'related-unit': ({ self }) => only(self),
  target: ({ target }) => only(target?.is === 'unit' ? target.unit : null),
  'each-target': ({ targets }) => targets,
  it: ({ it }) => only(it),
  'active-explorer': ({ active }) => only(active),
  attacker: ({ attack }) => only(attack?.by),
  defender: ({ attack }) => only(attack?.defender),
  supported: ({ moment, it }) => only(moment?.is === 'loss' ? moment.unit : it),
} satisfies { readonly [W in Who & string]?: (deed: Meant) => readonly UnitId[] };

const isOfDeed = (who: Who & string): who is keyof typeof ofDeed => Object.hasOwn(ofDeed, who);

type Outstanding =
  | 'nearest-explorer'
  | 'explorer-of-most-health'
  | 'explorer-of-least-health'
  | 'explorer-of-most-essence'
  | 'explorer-nearest-monster'
  | 'explorer-farthest-from-monsters'
  | 'strongest-monster'
  | 'monster-nearest-explorer';

/** Those who stand out; of several, all: the players choose where only one can be meant. */
function outstanding({ g, figures, deed: { self, active } }: Asked, who: Outstanding): readonly UnitId[] {
  const explorer = (unit: UnitId) => g.state.explorers.find((one) => one.explorer === unit);
  const toMonsters = (unit: UnitId): number =>
    Math.min(...monsters(g).map((other) => stepsBetween(g, figures, unit, other)));
  switch (who) {
    case 'nearest-explorer': {
      const from = self ?? active;
      return from === null ? [] : nearestTo({ g, figures, from });
    }
    case 'explorer-of-most-health':
      return most(explorers(g), (unit) => explorer(unit)?.health ?? 0);
    case 'explorer-of-least-health':
      return most(explorers(g), (unit) => -(explorer(unit)?.health ?? 0));
    case 'explorer-of-most-essence':
      return most(explorers(g), (unit) => explorer(unit)?.essence ?? 0);
    case 'explorer-nearest-monster':
      return monsters(g).length === 0 ? [] : most(explorers(g), (unit) => -toMonsters(unit));
    case 'explorer-farthest-from-monsters':
      return most(explorers(g), toMonsters);
    case 'strongest-monster':
      return most(monsters(g), (unit) => monsterWith(g.state, unit)?.health ?? 0).slice(0, 1);
    case 'monster-nearest-explorer':
      return most(
        monsters(g),
        (unit) => -Math.min(...explorers(g).map((other) => stepsBetween(g, figures, unit, other))),
      ).slice(0, 1);
  }
}

/** The explorers fewest steps away; for a monster, of those that it can target, and of them the weakest. [ma/monsters.4] */
function nearestTo({
  g,
  figures,
  from,
}: Pick<Asked, 'g' | 'figures'> & { readonly from: UnitId }): readonly UnitId[] {
  const steps = (unit: UnitId): number => stepsBetween(g, figures, from, unit);
  const others = explorers(g).filter((unit) => unit !== from);
  if (monsterWith(g.state, from) === null) return most(others, (unit) => -steps(unit));
  const targets = others.filter(
    (unit) => !figures.has(g, unit, 'ethereal') || figures.has(g, from, 'sees-ethereal'),
  );
  return most(
    most(targets, (unit) => -steps(unit)),
    (unit) => -(g.state.explorers.find(({ explorer }) => explorer === unit)?.health ?? 0),
  );
}

/** Units that touch another one, nothing barring the way. [ma/words.3] */
export function areAdjacent(g: Table, one: UnitId, other: UnitId): boolean {
  if (one === other) return false;
  const terrain = terrainOf(g);
  const cells = (unit: UnitId) => spacesOf(g, unit).map((space) => terrain.cell(space));
  const others = cells(other);
  return cells(one).some((from) => others.some((to) => terrain.areAdjacent(from, to)));
}

function adjacentTo(
  g: Table,
  unit: UnitId | null,
  what: 'adjacent-units' | 'adjacent-explorers' | 'adjacent-monsters',
): readonly UnitId[] {
  if (unit === null) return [];
  const all =
    what === 'adjacent-units'
      ? unitsOnMap(g.state)
      : what === 'adjacent-explorers'
        ? explorers(g)
        : monsters(g);
  return all.filter((other) => areAdjacent(g, unit, other));
}

function isNextToActionSpace(g: Table, unit: UnitId): boolean {
  const terrain = terrainOf(g);
  return spacesOf(g, unit).some((space) =>
    terrain.around(terrain.cell(space)).some((cell) => terrain.isUnexplored(cell)),
  );
}

function explorersAround(
  g: Table,
  { self }: Meant,
  { explorers: which, within }: Extract<Who, { explorers: unknown }>,
): readonly UnitId[] {
  if (self === null) return [];
  const terrain = terrainOf(g);
  const cellOf = (unit: UnitId): number => spacesOf(g, unit).map((space) => terrain.cell(space))[0] ?? -1;
  return explorers(g).filter((unit) => {
    if (unit === self) return which === 'all';
    return within === 'tile'
      ? terrain.onSameTile(cellOf(self), cellOf(unit))
      : distanceBetween(g, self, unit) <= within;
  });
}

function unitsAround(
  g: Table,
  deed: Meant,
  { unitsAround: middle, within, middle: included }: Extract<Who, { unitsAround: unknown }>,
): readonly UnitId[] {
  const terrain = terrainOf(g);
  const centre = middle === 'defender' ? (deed.attack?.defender ?? null) : targetUnit(deed);
  const spaces = centre !== null ? spacesOf(g, centre) : deed.target?.is === 'space' ? [deed.target.at] : [];
  const cells = spaces.map((space) => terrain.cell(space));
  return unitsOnMap(g.state).filter((unit) => {
    if (unit === centre) return included;
    const own = spacesOf(g, unit).map((space) => terrain.cell(space));
    return own.some((to) => cells.some((from) => isReached(terrain, from, to, within)));
  });
}

const targetUnit = ({ target }: Meant): UnitId | null => (target?.is === 'unit' ? target.unit : null);

/** Within an area: no wall, closed door or rubble between. [ma/map.24] */
const isReached = (
  terrain: ReturnType<typeof terrainOf>,
  from: number,
  to: number,
  within: number,
): boolean => terrain.distance(from, to) <= within && terrain.sees(from, to, true);
