import { Figures } from './figures.tsx';
import type { Leaving } from './leaving.ts';
import { Specials } from './specials.tsx';
import { Tiles } from './tiles.tsx';
import { Walls } from './walls.tsx';
import './leavings.css';

type LeavingsProps = {
  readonly leaving: readonly Leaving[];
  readonly onGone: (nth: number) => void;
};

const nothing: ReadonlySet<string> = new Set();

/** Tiles that sink away below the halls. */
export function SinkingTiles({ leaving, onGone }: LeavingsProps) {
  return leaving.map(({ nth, hall }) =>
    hall === null ? null : (
      <g
        key={nth}
        className="ma-sinking"
        onAnimationEnd={({ target, currentTarget }) => {
          if (target === currentTarget) onGone(nth);
        }}
      >
        <Tiles hall={hall} />
        <Specials hall={hall} threat={0} />
        <Walls hall={hall} />
      </g>
    ),
  );
}

/** Units that dissolve where they stood. */
export function DissolvingFigures({ leaving, onGone }: LeavingsProps) {
  return leaving.map(({ nth, hall, figures }) =>
    figures.length === 0 ? null : (
      <g
        key={nth}
        className="ma-dissolving"
        onAnimationEnd={({ target, currentTarget }) => {
          // Tiles take longer than whoever stood on them.
          if (target === currentTarget && hall === null) onGone(nth);
        }}
      >
        <Figures figures={figures} cut={nothing} />
      </g>
    ),
  );
}
