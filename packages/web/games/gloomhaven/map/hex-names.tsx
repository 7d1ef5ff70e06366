import { memo } from 'react';
import { useSettings } from '../../../settings/use-settings.ts';
import { centreOf, type Orientation, side } from './plane.ts';

type HexNamesProps = { readonly hexes: readonly string[]; readonly orientation: Orientation };

/** What each hex is called in the log, for whoever wants to see it. */
export const HexNames = memo(function HexNames({ hexes, orientation }: HexNamesProps) {
  const { hexNames } = useSettings();
  if (!hexNames) return null;
  return (
    // biome-ignore lint/a11y/noAriaHiddenOnFocusable: it never has the focus
    <g className="gh-hex-names" aria-hidden="true">
      {hexes.map((hex) => {
        const [x, y] = centreOf(hex, orientation);
        return (
          <text key={hex} x={x} y={y - 0.6 * side}>
            {hex}
          </text>
        );
      })}
    </g>
  );
});
