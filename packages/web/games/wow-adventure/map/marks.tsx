import type { SpaceId } from '@tavolo/wow-adventure';
import { memo } from 'react';
import type { ChartProps } from './chart-props.ts';
import { wings } from './dragon.ts';
import { levelOutline } from './level-shape.ts';
import { pinnedAt, questPlaces } from './piece-places.ts';
import { placeOf, reachOf, spaces, translated } from './plane.ts';
import { flightPath, wayPaths } from './roads.ts';

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

/** The light about the places of the quest that is looked at. */
export const QuestLights = memo(function QuestLights({ states }: Pick<ChartProps, 'states'>) {
  return questPlaces(states).map((space) => (
    <g key={space.id} transform={translated(placeOf(space.id))}>
      <circle className="wa-quest-glow" r={reachOf(space) + 20} />
      <circle className="wa-quest-ring" r={reachOf(space) + 12} />
    </g>
  ));
});

/** The pins in these places, above everything that is written there. */
export const QuestPins = memo(function QuestPins({ states }: Pick<ChartProps, 'states'>) {
  return questPlaces(states).map((space) => (
    <g key={space.id} className="wa-quest-pin" transform={translated(pinnedAt(space))}>
      <g className="wa-small">
        <path d="M0 0C-4 -10 -12 -14 -12 -23A12 12 0 0 1 12 -23C12 -14 4 -10 0 0Z" />
        <path className="wa-quest-sign" d="M-2.4 -31H2.4L1.4 -20.5H-1.4ZM-2 -18H2V-14.4H-2Z" />
      </g>
    </g>
  ));
});

/** The way that is shown: along the roads, and through the air. */
export const WayShown = memo(function WayShown({ way }: Pick<ChartProps, 'way'>) {
  const { roads, flights } = wayPaths(way);
  return (
    <g className="wa-way">
      <path className="wa-way-under" d={roads} />
      <path className="wa-way-line" d={roads} />
      <path className="wa-way-under" data-is="flight" d={flights} />
      <path className="wa-way-line" data-is="flight" d={flights} />
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
