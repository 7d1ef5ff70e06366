import { content, type FaceId, type SpaceId, spaceId } from '@tavolo/machina-arcana';
import type { View } from '../../games/machina-arcana/game.ts';
import type { Figure } from '../../games/machina-arcana/map/figures.tsx';
import type { Light } from '../../games/machina-arcana/map/lights.tsx';
import { middleOf } from '../../games/machina-arcana/map/plane.ts';

/** What the map shows at a chosen moment. */
export type Sample = {
  readonly view: View;
  readonly figures: readonly Figure[];
  readonly lights: readonly Light[];
  readonly way: readonly SpaceId[];
  readonly followed: SpaceId | null;
};

const blank = { explorers: [], monsters: [], spots: [], doors: [], exit: null };

const viewOf = (said: Partial<View>): View => ({ ...blank, ...said }) as unknown as View; // the map reads no more of it

const at = (x: number, y: number): SpaceId => spaceId([x, y]);

const tile = (face: string, column: number, row: number, turns = 0) => ({
  face: face as FaceId, // one of the content's
  column,
  row,
  turns,
});

const figure = (said: Partial<Figure> & Pick<Figure, 'id' | 'space' | 'is'>): Figure => ({
  size: 1,
  label: said.id,
  emblem: `ma/${said.id}`,
  health: 4,
  most: 5,
  colour: 'var(--seat-1)',
  number: null,
  isActive: false,
  isEthereal: false,
  isDone: false,
  ...said,
});

const figures: readonly Figure[] = [
  figure({ id: 'thornquist', space: at(4, 5), is: 'explorer', isActive: true, most: 6 }),
  figure({ id: 'calloway', space: at(3, 6), is: 'explorer', colour: 'var(--seat-2)', most: 4, health: 2 }),
  figure({ id: 'brine-gnawer', space: at(8, 4), is: 'monster', health: 2, most: 2, number: 1 }),
  figure({
    id: 'lantern-wisp',
    space: at(6, 6),
    is: 'monster',
    health: 1,
    most: 1,
    number: 2,
    isEthereal: true,
  }),
  figure({ id: 'tin-hound', space: at(1, 4), is: 'monster', health: 1, most: 1, number: 3 }),
];

const light = (said: Partial<Light> & Pick<Light, 'option' | 'at'>): Light => ({
  is: 'space',
  size: 1,
  label: said.option,
  price: { stamina: 1, essence: 0 },
  chance: null,
  isWalk: true,
  isPicked: false,
  isWatched: false,
  ...said,
});

const walks = [at(3, 4), at(4, 4), at(5, 4), at(5, 5), at(5, 6), at(4, 6), at(3, 5)].map((space, nth) =>
  light({ option: `move:${space}`, at: middleOf(space), isWatched: nth > 2 }),
);

const one: Sample = {
  view: viewOf({
    tiles: [tile('pump-hall', 0, 0)],
    doors: [{ door: '2,1,east' as never, is: 'closed' }],
    spots: [{ at: at(8, 0), token: 'explored', now: null, items: [] }],
  }),
  figures,
  lights: walks,
  way: [at(4, 5), at(5, 5), at(6, 5)],
  followed: at(4, 5),
};

const four: Sample = {
  view: viewOf({
    tiles: [
      tile('pump-hall', 0, 0),
      tile('reliquary-ring', 1, 0, 1),
      tile('flooded-archive', 0, 1, 2),
      tile('hall-of-scales', 1, 1, 3),
    ],
    exit: { column: 1, row: 0, side: 'east' },
    spots: [{ at: at(0, 7), token: 'light', now: null, items: [] }],
  }),
  figures,
  lights: walks,
  way: [],
  followed: at(4, 5),
};

const ends = [...content.faces.values()]
  .filter(({ tile: of }) => of === null)
  .map(({ id }): readonly [string, Sample] => [
    id,
    { view: viewOf({ tiles: [tile(id, 0, 0)] }), figures: [], lights: [], way: [], followed: null },
  ]);

export const samples: { readonly [moment: string]: Sample } = { one, four, ...Object.fromEntries(ends) };
