/** The errands of the chapter: where to go to get on with it, and who is wanted there. */
import { type ForKinds, forKind } from '@tavolo/kernel';
import type { Table } from '../machina.ts';
import { squaresOf } from '../map/exits.ts';
import type { Terrain } from '../rules/map/terrain.ts';
import { explorersOnMap } from '../rules/units.ts';
import { currentChapter } from '../rules/values/in-force.ts';
import { essencePriceOf, has } from '../rules/values/values.ts';
import type { Active } from '../vocabulary/abilities.ts';
import { spaceId } from '../vocabulary/places.ts';
import type { SpaceKind } from '../vocabulary/terms.ts';
import { besideAll, besideMonsters, type Errand, stage } from './errand.ts';
import type { Sought } from './sought.ts';

/** Where somebody looks for a way. */
type Looking = { readonly g: Table; readonly terrain: Terrain };

export const storyErrands = (g: Table, terrain: Terrain, sought: readonly Sought[]): readonly Errand[] =>
  sought.flatMap((one) =>
    forKind<Sought, readonly [Looking], readonly Errand[]>(errands, one, { g, terrain }),
  );

const errands: ForKinds<Sought, readonly [Looking], readonly Errand[]> = {
  'chapter-space': (_, looking) => {
    const { terrain, g } = looking;
    return unexplored(looking, ['chapter']).map((cell) =>
      paid(looking, [cell], terrain.token(cell) === 'light' ? 0 : priceOfDark(g)),
    );
  },
  exit: (_, { g, terrain }) => [forAll(exitCells(g, terrain), stage.done)],
  ability: (sought, looking) => abilityErrands(looking, sought),
  space: ({ kind }, looking) =>
    unexplored(looking, [kind]).map((cell) => forOne(besideAll(looking.terrain, [cell]), stage.done * 0.7)),
  seal: (_, looking) =>
    looking.terrain
      .ofKind(['spawn'])
      .filter((cell) => looking.terrain.token(cell) === null)
      .map((cell) => paid(looking, [cell], priceOfSeal(looking.g))),
  barrel: (_, { terrain }) => [
    forOne(
      besideAll(
        terrain,
        terrain.ofKind(['barrel']).filter((cell) => terrain.isBarrel(cell)),
      ),
      stage.near,
    ),
  ],
  door: (_, { terrain }) => [forOne(doorCells(terrain), stage.done * 0.5)],
  kill: (_, { g, terrain }) => [
    forAll(
      besideMonsters(g, terrain, () => true),
      stage.done * 0.6,
    ),
  ],
  boss: (_, { g, terrain }) => [
    forAll(
      besideMonsters(g, terrain, (one) => has(g, one, 'boss') && !has(g, one, 'invulnerable')),
      stage.done * 0.6,
    ),
  ],
  gather: ({ kind }, { terrain }) => [forAll(besideAll(terrain, terrain.ofKind([kind])), stage.done * 0.6)],
};

const forOne = (cells: readonly number[], worth: number): Errand => ({
  cells,
  crew: 'one',
  worthTo: () => worth,
});
const forAll = (cells: readonly number[], worth: number): Errand => ({
  cells,
  crew: 'all',
  worthTo: () => worth,
});

/** Something beside spaces that costs essence: whoever has enough goes alone; if nobody has, all who have some go together. */
function paid({ g, terrain }: Looking, spaces: readonly number[], price: number): Errand {
  const cells = besideAll(terrain, spaces);
  const all = explorersOnMap(g.state);
  if (all.some(({ essence }) => essence >= price))
    return { cells, crew: 'one', worthTo: ({ essence }) => (essence >= price ? stage.done : stage.unpaid) };
  const together = all.reduce((sum, { essence }) => sum + essence, 0);
  if (together < price) return forOne(cells, stage.unpaid);
  return { cells, crew: 'all', worthTo: ({ essence }) => (essence > 0 ? stage.done : stage.unpaid) };
}

const payer = ({ state }: Table) => explorersOnMap(state)[0]?.explorer ?? null;

function priceOfDark(g: Table): number {
  const one = payer(g);
  return one === null ? 0 : essencePriceOf(g, one, 'activate-dark-chapter').n;
}

function priceOfSeal(g: Table): number {
  const one = payer(g);
  return one === null ? 0 : essencePriceOf(g, one, 'seal-spawn').n;
}

const unexplored = ({ terrain }: Looking, kinds: readonly SpaceKind[]): readonly number[] =>
  terrain.ofKind(kinds).filter((cell) => terrain.isUnexplored(cell));

/** Spaces that an ability uses up are shared out; where it may be played again and again, all may come. */
function abilityErrands(looking: Looking, sought: Extract<Sought, { is: 'ability' }>): readonly Errand[] {
  const { g, terrain } = looking;
  const { id, beside, state } = sought;
  const ability = currentChapter(g)
    .flatMap(({ abilities }) => abilities)
    .find((one): one is Active => one.is === 'active' && one.id === id);
  const price = ability?.cost.essence ?? 0;
  if (state !== null) {
    const open = terrain.ofKind(beside).filter((cell) => terrain.token(cell) === null);
    return open.map((cell) => paid(looking, [cell], price));
  }
  const errand = paid(looking, terrain.ofKind(beside), price);
  return [{ ...errand, crew: 'all' }];
}

/** The cells of the exit that has the token. */
const exitCells = ({ state: { exit } }: Table, terrain: Terrain): readonly number[] =>
  exit === null ? [] : squaresOf(exit).map((square) => terrain.cell(spaceId(square)));

const doorCells = (terrain: Terrain): readonly number[] =>
  terrain.ground.doors
    .filter((door) => terrain.stateOf(door) !== 'destroyed')
    .map((door) => {
      const [x = 0, y = 0] = door.split(',').map(Number);
      return terrain.cell(spaceId([x, y]));
    });
