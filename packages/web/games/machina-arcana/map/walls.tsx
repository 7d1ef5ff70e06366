import { memo } from 'react';
import type { Door, Exit, Hall } from './hall.ts';
import { side, translated, turnOf } from './plane.ts';

/** Walls, doors and the mouths of unexplored exits. */
export const Walls = memo(function Walls({ hall }: { readonly hall: Hall }) {
  return (
    <>
      <path className="ma-wall-shade" d={hall.walls} transform="translate(3 4)" />
      <path className="ma-wall" d={hall.walls} />
      <path className="ma-wall-top" d={hall.walls} />
      {hall.exits.map((exit) => (
        <Mouth key={exit.id} exit={exit} />
      ))}
      {hall.doors.map((door) => (
        <Leaf key={door.id} door={door} />
      ))}
    </>
  );
});

/** A gate that leads where nobody has been, or out. */
function Mouth({ exit: { at, side: of, isMarked } }: { readonly exit: Exit }) {
  return (
    <g className="ma-mouth" data-marked={isMarked} transform={`${translated(at)} rotate(${turnOf(of)})`}>
      <rect className="ma-mouth-dark" x={-side} y="-13" width={2 * side} height="20" rx="3" />
      <path className="ma-mouth-bars" d="M-48 -12V6M-32 -12V6M-16 -12V6M0 -12V6M16 -12V6M32 -12V6M48 -12V6" />
      <path className="ma-mouth-frame" d={`M${-side} 8V-15M${side} 8V-15`} />
      {isMarked ? (
        <g className="ma-exit-token">
          <circle r="19" />
          <path d="M0 -11L9 1H4V10H-4V1H-9Z" />
        </g>
      ) : null}
    </g>
  );
}

/** A door between two posts: shut, swung open, or a splintered rest. */
function Leaf({ door: { at, isUpright, is } }: { readonly door: Door }) {
  const half = side / 2;
  return (
    <g className="ma-door" data-is={is} transform={`${translated(at)}${isUpright ? ' rotate(90)' : ''}`}>
      <g className="ma-door-leaf" style={{ transform: `rotate(${is === 'open' ? -82 : 0}deg)` }}>
        {is === 'destroyed' ? (
          <path
            className="ma-splinters"
            d={`M${-half + 6} -4L${-half + 20} -2L${-half + 14} 2L${-half + 24} 5H${-half + 6}Z`}
          />
        ) : (
          <>
            <rect className="ma-door-wood" x={-half + 5} y="-5.5" width={side - 10} height="11" rx="2" />
            <path className="ma-door-bands" d={`M${-half + 14} -5V5M0 -5V5M${half - 14} -5V5`} />
          </>
        )}
      </g>
      <rect className="ma-post" x={-half - 6} y="-8" width="12" height="16" rx="2" />
      <rect className="ma-post" x={half - 6} y="-8" width="12" height="16" rx="2" />
    </g>
  );
}
