import { memo } from 'react';
import { Glyph } from '../glyph.tsx';
import type { Chart, DoorShown } from './chart.ts';
import { angleTo, centreOf, neighboursOf, type Orientation } from './plane.ts';

type DoorsProps = {
  readonly doors: readonly DoorShown[];
  readonly cells: Chart['cells'];
  readonly orientation: Orientation;
  readonly label: (door: DoorShown) => string;
};

/** The doors of the rooms that are seen. */
export const Doors = memo(function Doors({ doors, cells, orientation, label }: DoorsProps) {
  return (
    <g>
      {doors.map((door) => (
        <Door
          key={door.id}
          door={door}
          angle={acrossOf(door, cells, orientation)}
          orientation={orientation}
          says={label(door)}
        />
      ))}
    </g>
  );
});

/** The direction in which one goes through a door: from a neighbour in one room, over the door, to the other room. */
function acrossOf({ hex, rooms }: DoorShown, cells: Chart['cells'], orientation: Orientation): number {
  const beside = (room: number) =>
    neighboursOf(hex).filter((next) => cells.some((cell) => cell.hex === next && cell.rooms.includes(room)));
  const [from = [], to = []] = rooms.map(beside);
  const pairs = from.flatMap((one) => to.map((other) => [one, other] as const));
  const straight = pairs.find(([one, other]) => {
    const turn = Math.abs(angleTo(one, hex, orientation) - angleTo(hex, other, orientation)) % 360;
    return turn < 1 || turn > 359;
  });
  const [through] = straight ?? [to[0] ?? from[0] ?? hex];
  return through === hex ? 0 : angleTo(hex, through, orientation);
}

type DoorProps = {
  readonly door: DoorShown;
  readonly angle: number;
  readonly orientation: Orientation;
  readonly says: string;
};

function Door({ door: { hex, stands }, angle, orientation, says }: DoorProps) {
  const [x, y] = centreOf(hex, orientation);
  return (
    <g className="gh-door" data-stands={stands} transform={`translate(${x} ${y})`}>
      <title>{says}</title>
      <g transform={`rotate(${angle})`}>
        <path className="gh-door-frame" d="M-10 -47h20v12h-20zM-10 35h20v12h-20z" />
        {stands === 'open' ? (
          <path className="gh-door-leaf" d="M-34 -45h32v8h-32zM-34 37h32v8h-32z" />
        ) : (
          <>
            <rect className="gh-door-leaf" x="-8" y="-36" width="16" height="72" rx="3" />
            <path className="gh-door-planks" d="M-8 -18h16M-8 0h16M-8 18h16" />
            <path className="gh-door-iron" d="M-8 -27h16M-8 27h16" />
          </>
        )}
      </g>
      {stands === 'locked' ? (
        <>
          <circle className="gh-door-lock" r="17" />
          <Glyph name="gh/locked" size={22} />
        </>
      ) : null}
    </g>
  );
}
