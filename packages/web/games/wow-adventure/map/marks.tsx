import type { SpaceId } from '@tavolo/wow-adventure';
import { memo } from 'react';
import type { ChartProps } from './chart-props.ts';
import { wings } from './dragon.ts';
import { levelOutline } from './level-shape.ts';
import { placeOf, reachOf, spaces, translated } from './plane.ts';
import { flightPath, wayPath } from './roads.ts';

/** What lies over the spaces that are too dangerous yet. */
export const Veils = memo(function Veils({ states }: Pick<ChartProps, 'states'>) {
  return spaces
    .filter(({ id }) => states.get(id)?.isTooHigh === true)
    .map((space) => (
      <g key={space.id} className="wa-veil" transform={translated(placeOf(space.id))}>
        {space.kind === 'overlord' ? wings.map((wing) => <path key={wing} d={wing} />) : null}
        <path d={levelOutline(space.level, reachOf(space) + 3)} />
      </g>
    ));
});

/** The places of the quest that is looked at. */
export const QuestPlaces = memo(function QuestPlaces({ states }: Pick<ChartProps, 'states'>) {
  return spaces
    .filter(({ id }) => states.get(id)?.isQuestPlace === true)
    .map((space) => (
      <g key={space.id} className="wa-quest-place" transform={translated(placeOf(space.id))}>
        <circle className="wa-quest-glow" r={reachOf(space) + 20} />
        <circle className="wa-quest-ring" r={reachOf(space) + 12} />
        <g transform={`translate(0 ${-reachOf(space) - 24})`}>
          <path className="wa-quest-pin" d="M0 22C-4 12 -12 8 -12 -1A12 12 0 0 1 12 -1C12 8 4 12 0 22Z" />
          <path className="wa-quest-sign" d="M-2.4 -9H2.4L1.4 1.5H-1.4ZM-2 4H2V7.6H-2Z" />
        </g>
      </g>
    ));
});

/** The way that is shown, along the roads, and where it ends. */
export const WayShown = memo(function WayShown({ way }: Pick<ChartProps, 'way'>) {
  const end = way.at(-1);
  if (end === undefined || way.length < 2) return null;
  const drawn = wayPath(way);
  return (
    <g className="wa-way">
      <path className="wa-way-under" d={drawn} />
      <path className="wa-way-line" d={drawn} />
    </g>
  );
});

/** The flights that can be chosen. */
export const Flights = memo(function Flights({ states }: Pick<ChartProps, 'states'>) {
  const flights = [...states].flatMap(([to, { pick }]) => flightOf(to, pick?.flightFrom ?? null));
  return flights.map(({ to, path }) => <path key={to} className="wa-flight" d={path} />);
});

const flightOf = (to: SpaceId, from: SpaceId | null) =>
  from === null ? [] : [{ to, path: flightPath(from, to) }];
