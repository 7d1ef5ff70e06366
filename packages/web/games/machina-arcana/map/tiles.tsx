import { placeOf } from '@tavolo/machina-arcana';
import { memo, type ReactNode } from 'react';
import type { View } from '../game.ts';
import type { Hall, Space } from './hall.ts';
import { grain, side, tileCorner, tileSide, translated } from './plane.ts';

/** The stone floor, tile by tile, each framed with brass. A tile that comes rises; one that goes sinks away. */
export const Tiles = memo(function Tiles({ hall }: { readonly hall: Hall }) {
  return (
    <>
      {hall.tiles.map((tile, nth) => (
        <Slab key={`${tile.face} ${tile.column},${tile.row}`} tile={tile}>
          {hall.spaces
            .filter(({ id }) => hall.terrain.tile(hall.terrain.cell(id)) === nth)
            .map((space) => (
              <Flagstone key={space.id} space={space} />
            ))}
        </Slab>
      ))}
      <path className="ma-pipe-shade" d={hall.pipes} />
      <path className="ma-pipe" d={hall.pipes} />
    </>
  );
});

type SlabProps = { readonly tile: View['tiles'][number]; readonly children: ReactNode };

function Slab({ tile, children }: SlabProps) {
  const [x, y] = tileCorner(tile);
  return (
    <g className="ma-slab">
      <rect
        className="ma-slab-rim"
        x={x - 9}
        y={y - 9}
        width={tileSide + 18}
        height={tileSide + 18}
        rx="10"
      />
      <rect className="ma-slab-floor" x={x} y={y} width={tileSide} height={tileSide} />
      {corners.map(([right, down]) => (
        <g key={`${right}${down}`} transform={translated([x + right * tileSide, y + down * tileSide])}>
          <circle className="ma-rivet" r="7" />
          <path className="ma-rivet-slot" d="M-4 -2L4 2" />
        </g>
      ))}
      {children}
    </g>
  );
}

const corners = [
  [0, 0],
  [1, 0],
  [0, 1],
  [1, 1],
] as const;

/** One stone; some are cracked. */
function Flagstone({ space: { id, at, kind } }: { readonly space: Space }) {
  const place = placeOf(id);
  const tone = grain(place, 4);
  const crack = grain([place[1], place[0]], 17);
  return (
    <g className="ma-stone" data-kind={kind} transform={translated([at[0] - side / 2, at[1] - side / 2])}>
      <rect
        className={`ma-stone-face is-${tone}`}
        x="1.2"
        y="1.2"
        width={side - 2.4}
        height={side - 2.4}
        rx="3"
      />
      {crack < cracks.length ? <path className="ma-stone-crack" d={cracks[crack]} /> : null}
    </g>
  );
}

const cracks = ['M8 14L20 22L18 31L30 44', 'M50 8L41 19L44 30', 'M6 48L19 42L27 52'];
