import { looseOrientations, orientations, type Shape } from '@tavolo/hexes';

/** The ways to lay an area, and for each hex relative to its origin the ways that cover it, as bits. */
export type Layings = {
  readonly shapes: readonly Shape[];
  /** No hex of the area is farther from its origin than this, along either axis. */
  readonly span: number;
  readonly covering: Uint16Array;
};

/**
 * The red hexes of an area attack, prepared once. From the attacker's own, grey hex it is melee; otherwise it may lie
 * anywhere in range. [gh/attack.35] [gh/attack.36] [gh/attack.37]
 */
export type Pattern = {
  readonly from: 'self' | 'target';
  readonly turned: Layings;
  readonly turnedOrMirrored: Layings;
};

export function patternOf(from: Pattern['from'], hexes: Shape): Pattern {
  const laid = from === 'self' ? orientations : looseOrientations;
  return {
    from,
    turned: layingsOf(laid(hexes, false)),
    turnedOrMirrored: layingsOf(laid(hexes, true)),
  };
}

function layingsOf(shapes: readonly Shape[]): Layings {
  const span = Math.max(0, ...shapes.flat(2).map(Math.abs));
  const width = 2 * span + 1;
  const covering = new Uint16Array(width * width);
  shapes.forEach((shape, way) => {
    for (const [q, r] of shape) {
      const at = (q + span) * width + r + span;
      covering[at] = (covering[at] ?? 0) | (1 << way);
    }
  });
  return { shapes, span, covering };
}

/** The ways to lay an area that cover a hex so far from its origin, as bits. */
export function waysToCover({ span, covering }: Layings, q: number, r: number): number {
  if (q < -span || q > span || r < -span || r > span) return 0;
  return covering[(q + span) * (2 * span + 1) + r + span] ?? 0;
}
