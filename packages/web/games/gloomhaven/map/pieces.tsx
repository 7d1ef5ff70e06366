import { memo } from 'react';
import type { Point } from '../../../parts/drawing/point.ts';
import type { PieceView } from '../game.ts';
import { Glyph } from '../glyph.tsx';
import { centreOf, cornersAbout, middleOf, type Orientation, outlineOf, side } from './plane.ts';

type PiecesProps = {
  readonly pieces: readonly PieceView[];
  readonly orientation: Orientation;
  readonly label: (piece: PieceView) => string;
};

/** What lies on the floor: each kind has a shape of its own, and an icon of what it is. */
export const Pieces = memo(function Pieces({ pieces, orientation, label }: PiecesProps) {
  return (
    <g>
      {pieces.map((piece) => (
        <g key={piece.id} className="gh-piece" data-is={piece.is} data-look={piece.look}>
          <title>{label(piece)}</title>
          <Shape piece={piece} orientation={orientation} />
        </g>
      ))}
    </g>
  );
});

function Shape({ piece, orientation }: { readonly piece: PieceView; readonly orientation: Orientation }) {
  const centres = piece.hexes.map((hex) => centreOf(hex, orientation));
  switch (piece.is) {
    case 'obstacle':
      return <Obstacle look={piece.look} centres={centres} />;
    case 'difficult':
    case 'hazard':
      return <Terrain look={piece.look} centres={centres} orientation={orientation} />;
    case 'trap':
    case 'coin':
    case 'treasure':
    case 'plate':
      return centres.map((centre) => <Token key={centre.join()} piece={piece} centre={centre} />);
  }
}

/** One body over all its hexes, that nobody walks through. */
function Obstacle({ look, centres }: { readonly look: string; readonly centres: readonly Point[] }) {
  const [x, y] = middleOf(centres);
  const points = centres.map((centre) => centre.join(' ')).join('L');
  const spine = centres.length === 1 ? `M${points}h0.01` : `M${points}${centres.length > 2 ? 'Z' : ''}`;
  return (
    <>
      <path className="gh-body-shade" d={spine} transform="translate(0 5)" />
      <path className="gh-body-edge" d={spine} />
      <path className="gh-body" d={spine} />
      <Glyph name={`gh/${look}`} size={centres.length > 1 ? 60 : 50} x={x} y={y} className="is-carved" />
    </>
  );
}

type TerrainProps = {
  readonly look: string;
  readonly centres: readonly Point[];
  readonly orientation: Orientation;
};

/** Ground of another kind, hex by hex. */
function Terrain({ look, centres, orientation }: TerrainProps) {
  return centres.map((centre) => (
    <g key={centre.join()}>
      <path className="gh-terrain" d={outlineOf(cornersAbout(centre, side - 3, orientation))} />
      <path className="gh-terrain-edge" d={outlineOf(cornersAbout(centre, side - 7, orientation))} />
      <Glyph name={`gh/${look}`} size={52} x={centre[0]} y={centre[1]} />
    </g>
  ));
}

/** Something small in the middle of a hex. */
function Token({ piece, centre: [x, y] }: { readonly piece: PieceView; readonly centre: Point }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <TokenShape piece={piece} />
    </g>
  );
}

function TokenShape({ piece }: { readonly piece: PieceView }) {
  switch (piece.is) {
    case 'trap':
      return <Trap piece={piece} />;
    case 'coin':
      return <Coins count={piece.value} />;
    case 'treasure':
      return <Chest look={piece.look} number={piece.value} />;
    case 'plate':
      return (
        <>
          <rect className="gh-plate-stone" x="-24" y="-24" width="48" height="48" rx="4" />
          <rect className="gh-plate-inset" x="-17" y="-17" width="34" height="34" rx="2" />
          <Glyph name="gh/plate" size={26} />
        </>
      );
    case 'obstacle':
    case 'difficult':
    case 'hazard':
      return null;
  }
}

function Coins({ count }: { readonly count: number }) {
  return (
    <>
      <circle className="gh-coin-shade" cx="2" cy="4" r="17" />
      {count > 1 ? <circle className="gh-coin" cx="5" cy="-4" r="16" /> : null}
      <circle className="gh-coin" r="16" />
      <circle className="gh-coin-rim" r="12" />
      <text className="gh-coin-count" y="6">
        {count}
      </text>
    </>
  );
}

function Chest({ look, number }: { readonly look: string; readonly number: number }) {
  return (
    <>
      <rect className="gh-chest-tile" x="-27" y="-27" width="54" height="54" rx="9" />
      <Glyph name={look === 'goal' ? 'gh/goal' : 'gh/treasure'} size={42} y={number > 0 ? -4 : 0} />
      {number > 0 ? (
        <text className="gh-chest-number" y="24">
          {number}
        </text>
      ) : null}
    </>
  );
}

/** An eight-sided sign with the jaws on it, and what it would do. */
function Trap({ piece }: { readonly piece: PieceView }) {
  const points = Array.from({ length: 8 }, (_, n): Point => {
    const angle = ((45 * n + 22.5) * Math.PI) / 180;
    return [34 * Math.cos(angle), 34 * Math.sin(angle)];
  });
  const does = [...(piece.value > 0 ? ['damage'] : []), ...piece.conditions];
  return (
    <>
      <path className="gh-trap-sign" d={outlineOf(points)} />
      <Glyph name="gh/trap" size={44} y={-7} />
      {does.map((one, index) => (
        <g key={one} transform={`translate(${(index - (does.length - 1) / 2) * 22} 20)`}>
          <circle className="gh-trap-does" r="10.5" />
          {one === 'damage' ? (
            <text className="gh-trap-damage" y="5">
              {piece.value}
            </text>
          ) : (
            <Glyph name={`gh/${one}`} size={14} />
          )}
        </g>
      ))}
    </>
  );
}
