import { type ComponentProps, useContext } from 'react';
import { Glyph as DrawnGlyph } from '../../parts/drawing/glyph.tsx';
import { GameIcons } from '../../parts/icon.tsx';

/** An icon of `icons.ts` within a drawing; whatever has none is something special. */
export function Glyph({ name, className = '', ...where }: ComponentProps<typeof DrawnGlyph>) {
  const icons = useContext(GameIcons);
  return (
    <DrawnGlyph
      {...where}
      name={icons[name] === undefined ? 'gh/special' : name}
      className={`gh-glyph ${className}`}
    />
  );
}
