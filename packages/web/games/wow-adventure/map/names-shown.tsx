import { memo } from 'react';
import { leading, type NamePlaced } from './names.ts';

type NamesProps = { readonly names: readonly NamePlaced[]; readonly of: 'space' | 'zone' };

/** Names, each line of them about its middle. What they say is read out with the spaces. */
export const NamesShown = memo(function NamesShown({ names, of }: NamesProps) {
  return (
    // biome-ignore lint/a11y/noAriaHiddenOnFocusable: it never has the focus
    <g className="wa-names" data-of={of} aria-hidden="true">
      {names.map(({ id, lines, size, middle: [x, y] }) => (
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
