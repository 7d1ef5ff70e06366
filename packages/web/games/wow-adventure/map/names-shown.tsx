import { memo } from 'react';
import type { Bounds } from '../../../parts/drawing/point.ts';
import { useStable } from '../../../parts/use-stable.ts';
import { overlap, padded } from './boxes.ts';
import { leading, type NamePlaced } from './names.ts';
import { isWithin } from './scales.ts';

type NamesProps = {
  readonly names: readonly NamePlaced[];
  readonly of: 'space' | 'zone';
  /** The part of the chart that is in sight: what is not wholly there is not written. */
  readonly sight: Bounds;
  /** The part of it that is covered: nothing is written there. */
  readonly covered: Bounds;
};

/** Names, wherever all of one is in sight. */
export function NamesShown({ names, of, sight, covered }: NamesProps) {
  const isSeen = (room: Bounds) => isWithin(room, sight) && overlap(room, covered) === 0;
  const shown = useStable(names.filter((name) => isSeen(roomOf(name))).map(({ id }) => id));
  return <Names names={names} of={of} shown={shown} />;
}

/** What a name takes up with its tails and its halo. */
const roomOf = ({ box, size }: NamePlaced): Bounds => padded(box, 0.3 * size);

type ShownProps = Pick<NamesProps, 'names' | 'of'> & { readonly shown: readonly string[] };

/** Names, each line of them about its middle. What they say is read out with the spaces. */
const Names = memo(function Names({ names, of, shown }: ShownProps) {
  return (
    // biome-ignore lint/a11y/noAriaHiddenOnFocusable: it never has the focus
    <g className="wa-names" data-of={of} aria-hidden="true">
      {names
        .filter(({ id }) => shown.includes(id))
        .map(({ id, lines, size, middle: [x, y] }) => (
          <text key={id} data-id={id} fontSize={size} x={x}>
            {lines.map((line, at) => (
              <tspan key={line} x={x} y={y + (at - (lines.length - 1) / 2) * size * leading + 0.34 * size}>
                {line}
              </tspan>
            ))}
          </text>
        ))}
    </g>
  );
});
