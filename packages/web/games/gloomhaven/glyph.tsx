import { useContext } from 'react';
import { GameIcons } from '../../parts/icon.tsx';

type GlyphProps = {
  /** A name of `icons.ts`. */
  readonly name: string;
  readonly size: number;
  readonly x?: number;
  readonly y?: number;
  readonly className?: string;
};

/** An icon within a drawing, its middle at a point, in the colour of what it stands on. */
export function Glyph({ name, size, x = 0, y = 0, className = '' }: GlyphProps) {
  const icons = useContext(GameIcons);
  const scale = size / 512;
  return (
    <path
      className={`gh-glyph ${className}`}
      d={icons[name] ?? icons['gh/special']}
      transform={`translate(${x - size / 2} ${y - size / 2}) scale(${scale})`}
    />
  );
}
