import { memo, type ReactNode } from 'react';
import { Glyph } from '../../../parts/drawing/glyph.tsx';
import type { SpaceKind } from '../game.ts';
import type { Hall, Space } from './hall.ts';
import { translated } from './plane.ts';

type SpecialsProps = {
  readonly hall: Hall;
  /** How likely something comes out of a spawn space at the next check, from 0 to 1. */
  readonly threat: number;
};

/** What is on spaces: pits, traps, throats, rubble, barrels, and whatever can be used. */
export const Specials = memo(function Specials({ hall, threat }: SpecialsProps) {
  return hall.spaces
    .filter(({ kind }) => kind !== 'floor')
    .map((space) => (
      <g
        key={space.id}
        className="ma-special"
        data-kind={space.kind}
        data-token={space.token ?? 'none'}
        transform={translated(space.at)}
      >
        {drawn(space, threat)}
      </g>
    ));
});

function drawn({ kind, token }: Space, threat: number): ReactNode {
  switch (kind) {
    case 'floor':
      return null;
    case 'pit':
      return <Pit />;
    case 'trap':
      return <Trap />;
    case 'rubble':
      return <Rubble />;
    case 'spawn':
      return token === null ? <Throat threat={threat} /> : <Sealed />;
    case 'barrel':
      return token === null ? <Barrel /> : <Wreck />;
    case 'heart':
    case 'seedbed':
    case 'grave':
      return <Mark kind={kind} />;
    default:
      return token === 'destroyed' ? <Wreck /> : <Plinth kind={kind} token={token} />;
  }
}

const Pit = () => (
  <>
    <rect className="ma-pit-rim" x="-29" y="-29" width="58" height="58" rx="4" />
    <rect className="ma-pit" x="-25" y="-25" width="50" height="50" rx="6" />
    <path className="ma-pit-edge" d="M-25 -19V-25H25V-19" />
  </>
);

/** A plate of iron teeth. */
const Trap = () => (
  <>
    <rect className="ma-trap" x="-25" y="-25" width="50" height="50" rx="4" />
    <path
      className="ma-trap-teeth"
      d="M-19 -12l6 -8l6 8l6 -8l6 8l6 -8l6 8M-19 5l6 -8l6 8l6 -8l6 8l6 -8l6 8M-19 22l6 -8l6 8l6 -8l6 8l6 -8l6 8"
    />
  </>
);

const Rubble = () => (
  <>
    <path className="ma-rubble-shade" d="M-27 20L-20 -6L-4 -22L14 -18L27 4L24 23L0 27Z" />
    <path className="ma-rubble" d="M-24 14L-17 -4L-3 -8L2 10L-8 20Z" />
    <path className="ma-rubble is-light" d="M-4 -9L6 -22L18 -12L14 2L3 6Z" />
    <path className="ma-rubble" d="M4 9L16 3L24 10L19 21L5 21Z" />
  </>
);

/** A throat in the floor, redder the likelier something comes out of it. */
const Throat = ({ threat }: { readonly threat: number }) => (
  <>
    <circle className="ma-throat-rim" r="26" />
    <circle className="ma-throat" r="21" />
    <circle className="ma-throat-glow" r="21" opacity={0.25 + 0.75 * threat} />
    <path className="ma-throat-teeth" d={throatTeeth} />
  </>
);

const throatTeeth = Array.from({ length: 8 }, (_, nth) => {
  const at = (angle: number, r: number) =>
    `${(Math.cos(angle) * r).toFixed(1)} ${(Math.sin(angle) * r).toFixed(1)}`;
  const angle = (nth * Math.PI) / 4;
  return `M${at(angle - 0.28, 22)}L${at(angle, 10)}L${at(angle + 0.28, 22)}Z`;
}).join('');

const Sealed = () => (
  <>
    <circle className="ma-throat-rim" r="26" />
    <circle className="ma-seal" r="21" />
    <path className="ma-seal-bars" d="M-20 -6H20M-20 6H20M-6 -20V20M6 -20V20" />
  </>
);

const Barrel = () => (
  <>
    <ellipse className="ma-shade" cx="3" cy="5" rx="22" ry="22" />
    <circle className="ma-barrel" r="21" />
    <circle className="ma-barrel-lid" r="15" />
    <Glyph name="ma/barrel" size={24} className="ma-glyph" />
  </>
);

/** What is left of something. */
const Wreck = () => (
  <>
    <path className="ma-wreck" d="M-22 10L-14 -12L2 -6L10 -20L22 -4L14 18L-6 22Z" />
    <path className="ma-wreck-cracks" d="M-14 -12L0 4L10 -20M0 4L-6 22M0 4L22 -4" />
  </>
);

const Mark = ({ kind }: { readonly kind: SpaceKind }) => (
  <Glyph name={`ma/${kind}`} size={38} className="ma-mark" />
);

/** Something that can be used stands on a plinth of brass; used up, its lamp is out. */
const Plinth = ({ kind, token }: { readonly kind: SpaceKind; readonly token: Space['token'] }) => (
  <>
    {token === 'light' ? <circle className="ma-halo" r="34" /> : null}
    <path className="ma-shade" d="M-21 -25H27V27H-21Z" />
    <path className="ma-plinth" d="M-19 -26H19L26 -19V19L19 26H-19L-26 19V-19Z" />
    <Glyph name={`ma/${kind}`} size={36} className="ma-glyph" />
    {token === 'explored' ? <path className="ma-used" d="M-18 18L18 -18M-18 -18L18 18" /> : null}
  </>
);
