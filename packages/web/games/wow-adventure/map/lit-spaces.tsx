import type { Space, SpaceId } from '@tavolo/wow-adventure';
import { memo, useMemo } from 'react';
import { Glyph } from '../../../parts/drawing/glyph.tsx';
import type { Point } from '../../../parts/drawing/point.ts';
import { Touchable } from '../../../parts/drawing/touchable.tsx';
import { useRoving } from '../../../parts/drawing/use-roving.ts';
import type { ChartProps, SpacePick } from './chart-props.ts';
import { levelOutline } from './level-shape.ts';
import { placeOf, reachOf, spaces, stepsAside, touchReach, translated } from './plane.ts';
import { spaceLabel } from './space-label.ts';

type LitSpacesProps = ChartProps & {
  /** The spaces that are in sight with all that is written about them. */
  readonly inSight: readonly SpaceId[];
  /** A key has led to a point of the chart. */
  readonly onReach: (at: Point) => void;
};

/** What can be touched: every space to know more of it; those that answer what is asked are lit, and reached by keys. */
export const LitSpaces = memo(function LitSpaces(props: LitSpacesProps) {
  const { states, inSight, onPick, onLook, onReach } = props;
  const spots = useMemo(
    () => spaces.filter(({ id }) => isLit(states, id)).map(({ id }) => ({ id: String(id), at: placeOf(id) })),
    [states],
  );
  const roving = useRoving(spots);
  // What answers lies above what does not.
  const ordered = spaces.toSorted(
    (one, other) => Number(isLit(states, one.id)) - Number(isLit(states, other.id)),
  );
  return ordered.map((space) => {
    const pick = states.get(space.id)?.pick ?? null;
    return (
      <Touchable
        key={space.id}
        className={pick === null ? 'wa-touch' : 'wa-touch is-lit'}
        spot={space.id}
        option={pick?.option}
        label={spaceLabel(space, props)}
        tabIndex={pick === null ? -1 : roving.tabIndexOf(space.id)}
        isPressed={pick?.isPicked}
        onTouch={() => (pick === null ? onLook(space.id) : onPick(pick.option))}
        onMore={() => onLook(space.id)}
        onKey={roving.onKey(space.id)}
        onPoint={(isPointed) => isPointed && isReachedByKey(space.id) && onReach(placeOf(space.id))}
      >
        <g transform={translated(placeOf(space.id))}>
          {pick === null ? null : <Light space={space} pick={pick} isLettered={inSight.includes(space.id)} />}
          <circle className="wa-touch-area" r={touchReach} />
        </g>
      </Touchable>
    );
  });
});

/** Whether a space has the focus, and got it by a key. */
const isReachedByKey = (id: SpaceId): boolean =>
  document.activeElement?.matches(`[data-spot="${CSS.escape(id)}"]:focus-visible`) === true;

const isLit = (states: ChartProps['states'], id: SpaceId): boolean => (states.get(id)?.pick ?? null) !== null;

type LightProps = { readonly space: Space; readonly pick: SpacePick; readonly isLettered: boolean };

/** The light about a space that can be picked, and how far away it is. */
function Light({ space, pick: { steps, flightFrom, isPicked }, isLettered }: LightProps) {
  const reach = reachOf(space);
  return (
    <g className="wa-light" data-picked={isPicked}>
      <path className="wa-light-glow" d={levelOutline(space.level, reach + 6)} />
      <path className="wa-light-line" d={levelOutline(space.level, reach + 5)} />
      {!isLettered || (steps === null && flightFrom === null) ? null : (
        <g transform={translated(stepsAside(space))}>
          <g className="wa-steps wa-small">
            <circle r="11.5" />
            {flightFrom === null ? <text y="5.6">{steps}</text> : <Glyph name="wa/flight-path" size={16} />}
          </g>
        </g>
      )}
      {isPicked ? <path className="wa-check" d={`M${reach * 0.6} ${-reach}l5 6l9 -12`} /> : null}
    </g>
  );
}
