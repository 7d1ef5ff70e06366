import type { ExpectedBlow } from '@tavolo/gloomhaven';
import type { FigureView } from '../game.ts';
import { Glyph } from '../glyph.tsx';
import { useScene } from '../scene.ts';

/** A value with its icon; `null`: the value alone. */
type Cell = { readonly glyph: string | null; readonly says: string };

/** How wide a cell is, and the slip around all of them. */
const cell = 54;
const margin = 12;

/**
 * What an attack is expected to do to a figure, over it while it is pointed at: its value, the Shield against it, what is
 * left of it, and the hit points that it is taken from. The button beneath says it in words, so it is not said again.
 */
export function ExpectedShown({ figure }: { readonly figure: FigureView }) {
  const { lit, blows } = useScene();
  const blow = blows.get(figure.id);
  if (blow === undefined || !lit.has(figure.id)) return null;
  const cells = cellsOf(blow, figure.hp);
  const half = (cells.length * cell) / 2;
  return (
    // biome-ignore lint/a11y/noAriaHiddenOnFocusable: it never has the focus
    <g className="gh-expected" transform="translate(0 -72)" aria-hidden="true">
      <rect x={-half - margin} y="-21" width={2 * (half + margin)} height="42" rx="14" />
      {cells.map(({ glyph, says }, place) => (
        <g key={`${glyph} ${says}`} transform={`translate(${place * cell - half} 0)`}>
          {glyph === null ? null : <Glyph name={glyph} size={24} x={13} />}
          <text x={glyph === null ? cell / 2 : 39} y="8">
            {says}
          </text>
        </g>
      ))}
    </g>
  );
}

function cellsOf(
  { value, shield, pierce, damage, retaliate, edge }: ExpectedBlow,
  hp: number,
): readonly Cell[] {
  const isShielded = shield > 0;
  return [
    { glyph: 'gh/attack', says: String(value) },
    ...(edge === 'none' ? [] : [{ glyph: `gh/${edge}`, says: '' }]),
    ...(isShielded ? [{ glyph: 'gh/shield', says: `−${shield - pierce}` }] : []),
    ...(isShielded ? [{ glyph: null, says: `= ${damage}` }] : []),
    { glyph: 'gh/hp', says: String(hp) },
    ...(retaliate > 0 ? [{ glyph: 'gh/retaliate', says: String(retaliate) }] : []),
  ];
}
