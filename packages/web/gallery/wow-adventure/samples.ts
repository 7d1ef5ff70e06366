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

const at = (id: string, label: string) => ({ id, space: space(id), label });

const things: readonly Thing[] = [
  { ...at('kharanos', 'unbeaten'), is: 'unbeaten', number: 3, isAggro: false },
  { ...at('loch-1', 'unbeaten'), is: 'unbeaten', number: 7, isAggro: true },
  { ...at('kargath', 'unbeaten'), is: 'unbeaten', number: 9, isAggro: true },
  { ...at('dunmorogh-3', 'token'), is: 'discovery', known: null },
  { ...at('dunmorogh-2', 'bomb'), is: 'discovery', known: 'wa/bomb' },
  { ...at('frostmane-hold', 'own token'), is: 'quest', colour: 'var(--seat-1)' },
  { ...at('wetlands-2', 'event'), is: 'event' },
  { ...at('searing-1', 'trap'), is: 'trap' },
];

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
