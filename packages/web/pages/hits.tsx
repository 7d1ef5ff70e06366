import type { Piece } from './found-rules.ts';

/** A text in which what was searched for is marked. */
export const Hits = ({ pieces }: { readonly pieces: readonly Piece[] }) =>
  pieces.map(({ text, isHit }, index) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a text never change places
    isHit ? <mark key={index}>{text}</mark> : text,
  );
