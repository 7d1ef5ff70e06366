import type { ReactNode } from 'react';
import './seal.css';

export type SealShape = 'attack' | 'defense' | 'gold' | 'dice';

/** The outlines, on a square of 100: a wax seal, a shield, a coin, a die. */
const outlines: { readonly [Shape in SealShape]: string } = {
  attack: waxSeal(14, 48, 42),
  defense: 'M50 3 93 14c1 38-8 66-43 84C15 80 6 52 7 14Z',
  gold: 'M50 2a48 48 0 1 1 0 96 48 48 0 0 1 0-96Z',
  dice: 'M20 4h60a16 16 0 0 1 16 16v60a16 16 0 0 1-16 16H20A16 16 0 0 1 4 80V20A16 16 0 0 1 20 4Z',
};

type SealProps = { readonly shape: SealShape; readonly children: ReactNode };

/** A number in the shape of what it counts, so that nobody needs the word beside it. */
export function Seal({ shape, children }: SealProps) {
  return (
    <span className={`gof-seal is-${shape}`}>
      <svg viewBox="0 0 100 100" aria-hidden="true" focusable="false">
        <path className="gof-seal-shape" d={outlines[shape]} />
        <path className="gof-seal-rim" d={outlines[shape]} />
      </svg>
      <span className="gof-seal-number">{children}</span>
    </span>
  );
}

/** A round seal with soft bulges, as wax runs under a stamp. */
function waxSeal(bulges: number, outer: number, inner: number): string {
  const at = (radius: number, step: number) => {
    const angle = (Math.PI * step) / bulges - Math.PI / 2;
    return `${(50 + radius * Math.cos(angle)).toFixed(1)} ${(50 + radius * Math.sin(angle)).toFixed(1)}`;
  };
  const curves = Array.from(
    { length: bulges },
    (_, index) => `Q${at(outer + 4, 2 * index + 1)} ${at(inner, 2 * index + 2)}`,
  );
  return `M${at(inner, 0)}${curves.join('')}Z`;
}
