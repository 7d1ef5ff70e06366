/** What words about the map would do. */
import type { Effect } from '../../vocabulary/effects.ts';
import type { SpaceKind } from '../../vocabulary/terms.ts';
import { type Terrain, terrainOf } from '../map/terrain.ts';
import { spaceOf } from '../units.ts';
import { ifAny, type Look, type ProspectsFor, prospect, worths } from './prospect.ts';

type Word<Is extends Effect['is']> = Extract<Effect, { is: Is }>;

export const prospectsOfMap: ProspectsFor<
  | 'trigger-traps'
  | 'explode-barrels'
  | 'close-doors'
  | 'open-or-close-door'
  | 'place-barrel'
  | 'token'
  | 'activate-target'
> = {
  'trigger-traps': ({ on }, look) => prospect({ changes: () => trapped(look, on) }),
  'explode-barrels': ({ on }, look) =>
    prospect({ changes: () => cellsOn(look, on).some(({ terrain, cell }) => terrain.isBarrel(cell)) }),
  'close-doors': (_, { g }) =>
    prospect({
      changes: () => {
        const terrain = terrainOf(g);
        return terrain.ground.doors.some((door) => terrain.stateOf(door) === 'open');
      },
    }),
  'open-or-close-door': (_, { g }) => ifAny(() => terrainOf(g).ground.doors.length > 0),
  'place-barrel': (_, { deed }) => prospect({ changes: () => deed.target !== null }),
  token: (effect, look) => {
    const isAny = (): boolean => hasTokenToChange(effect, look);
    return ifAny(isAny, { worth: () => (isAny() ? worths.essence * worthOfToken(effect) : 0) });
  },
  'activate-target': (_, { deed }) => ifAny(() => deed.target?.is === 'space', { worth: () => worths.item }),
};

/** A light is good for the explorers, an explored token is not. */
const worthOfToken = ({ token, what }: Word<'token'>): number =>
  (token === 'light') === (what === 'place') ? 1 : -1;

type OnMap = { readonly terrain: Terrain; readonly cell: number };

/** The cells of the tile of the unit whose card it is, or of all tiles with explorers on them. */
function cellsOn({ g, deed }: Look, on: 'tile' | 'explorer-tiles'): readonly OnMap[] {
  const terrain = terrainOf(g);
  const own = deed.self ?? deed.active;
  const units =
    on === 'tile' ? (own === null ? [] : [own]) : g.state.explorers.map(({ explorer }) => explorer);
  const tiles = new Set(units.flatMap((unit) => tileOf(terrain, spaceOf(g.state, unit))));
  return Array.from({ length: terrain.cells }, (_, cell) => ({ terrain, cell })).filter(({ cell }) =>
    tiles.has(terrain.tile(cell)),
  );
}

const tileOf = (terrain: Terrain, at: ReturnType<typeof spaceOf>): readonly number[] =>
  at === null ? [] : [terrain.tile(terrain.cell(at))];

/** Whether anybody stands on a trap there. */
const trapped = (look: Look, on: 'tile' | 'explorer-tiles'): boolean =>
  cellsOn(look, on).some(
    ({ terrain, cell }) => terrain.kind(cell) === 'trap' && terrain.unitOn(cell) !== null,
  );

const kindsOf: { readonly [On in Word<'token'>['on']]: readonly SpaceKind[] } = {
  target: [],
  'chapter-on-tile': ['chapter'],
  tile: ['chapter', 'bell'],
  everywhere: ['chapter', 'bell'],
  'recharges-on-explorer-tiles': ['recharge'],
};

/** Whether there is a space that can take the token, or has it. */
function hasTokenToChange(effect: Word<'token'>, look: Look): boolean {
  if (effect.on === 'target') return look.deed.target?.is === 'space';
  const terrain = terrainOf(look.g);
  const wanted = effect.what === 'place' ? null : effect.token;
  const everywhere = terrain.ofKind(kindsOf[effect.on]);
  const cells =
    effect.on === 'everywhere' ? everywhere : everywhere.filter((cell) => isNear(effect, look, cell));
  return cells.some((cell) => terrain.token(cell) === wanted);
}

function isNear(effect: Word<'token'>, look: Look, cell: number): boolean {
  const on = effect.on === 'recharges-on-explorer-tiles' ? 'explorer-tiles' : 'tile';
  return cellsOn(look, on).some((one) => one.cell === cell);
}
