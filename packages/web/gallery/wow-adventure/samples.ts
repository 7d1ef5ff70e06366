import { content, type SpaceId } from '@tavolo/wow-adventure';
import type { ChartProps, Figure, SpaceState, Thing } from '../../games/wow-adventure/map/chart-props.ts';

/** What a chart shows at some moment, beside its words. */
export type Sample = Pick<ChartProps, 'states' | 'figures' | 'things' | 'way' | 'followed'>;

const { spaces } = content.board;

function space(id: string): SpaceId {
  const found = [...spaces.keys()].find((one) => one === id);
  if (found === undefined) throw new Error(`no space ${id}`);
  return found;
}

const figure = (id: string, at: string, colour: string): Figure => ({
  id,
  space: space(at),
  label: id,
  emblem: `wa/${id}`,
  colour: `var(--seat-${colour})`,
  isActive: id === 'hunter',
});

const figures: readonly Figure[] = [
  figure('hunter', 'ironforge', '1'),
  figure('mage', 'ironforge', '2'),
  figure('warlock', 'tarren-mill', '5'),
  figure('warrior', 'duskwood-1', '3'),
];

const things: readonly Thing[] = [
  { is: 'unbeaten', number: 3, level: 'grey', isAggro: false },
  { is: 'unbeaten', number: 7, level: 'green', isAggro: true },
  { is: 'discovery', known: null },
  { is: 'discovery', known: 'wa/bomb' },
  { is: 'quest', colour: 'var(--seat-1)' },
  { is: 'event' },
  { is: 'trap' },
  { is: 'unbeaten', number: 9, level: 'yellow', isAggro: true },
].map((thing, at) => ({
  ...thing,
  id: String(at),
  label: thing.is,
  space: space(
    [
      'kharanos',
      'loch-1',
      'dunmorogh-3',
      'dunmorogh-2',
      'frostmane-hold',
      'wetlands-2',
      'searing-1',
      'kargath',
    ][at] ?? '',
  ),
})) as readonly Thing[]; // each of them with what it lacked

const plain: SpaceState = { isTooHigh: false, isQuestPlace: false, pick: null };

/** Spaces of yellow and red level are too dangerous for the hero. */
const dangers: ReadonlyMap<SpaceId, SpaceState> = new Map(
  [...spaces.values()].map(({ id, level }) => [
    id,
    { ...plain, isTooHigh: level === 'yellow' || level === 'red' },
  ]),
);

/** Every space that can be reached in so many steps, and by one flight. */
function reachable(from: SpaceId, steps: number): ReadonlyMap<SpaceId, SpaceState> {
  return new Map(
    [...dangers].map(([id, state]) => {
      const far = content.board.distance(from, id);
      const isFlight = far > steps && content.board.flightPaths.includes(id);
      const isReached = !state.isTooHigh && far > 0 && (far <= steps || isFlight);
      const pick = {
        option: id,
        isPicked: false,
        steps: isFlight ? null : far,
        flightFrom: isFlight ? from : null,
      };
      return [id, { ...state, pick: isReached ? pick : null }];
    }),
  );
}

const sought = new Set(['hogger', 'raven-hill', 'stitches'].map(space));
const way = ['ironforge', 'deeprun-tram', 'stormwind-city', 'goldshire', 'elwynn-2', 'hogger'].map(space);

/** The chart at chosen moments, by their names. */
export const samples: { readonly [moment: string]: Sample } = {
  empty: { states: new Map(), figures: [], things: [], way: [], followed: null },
  rest: { states: dangers, figures, things, way: [], followed: space('ironforge') },
  move: { states: reachable(space('ironforge'), 3), figures, things, way: [], followed: space('ironforge') },
  quest: {
    states: new Map([...dangers].map(([id, state]) => [id, { ...state, isQuestPlace: sought.has(id) }])),
    figures,
    things,
    way,
    followed: space('ironforge'),
  },
};
