import { useContext } from 'react';
import { GameIcons } from '../icon.tsx';

type GlyphProps = {
  /** A name of the game's own list of icons; one that is not there draws nothing. */
  readonly name: string;
  readonly size: number;
  readonly x?: number;
  readonly y?: number;
  readonly className?: string;
};

/** An icon within a drawing, its middle at a point, in the colour of what it stands on. */
export function Glyph({ name, size, x = 0, y = 0, className }: GlyphProps) {
  const icons = useContext(GameIcons);
  return (
    <path
      className={className}
      d={icons[name]}
      transform={`translate(${x - size / 2} ${y - size / 2}) scale(${size / 512})`}
    />
  );
}
