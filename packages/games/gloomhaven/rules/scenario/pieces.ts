import type { Gloom } from '../../gloomhaven.ts';
import type { Piece } from '../../state.ts';
import type { HexId, PieceId } from '../../vocabulary/ids.ts';

type Made = Pick<Piece, 'is' | 'hexes' | 'look'> & Partial<Piece>;

/** Puts a piece on the map. */
export function makePiece(g: Gloom, made: Made): Piece {
  g.state.piecesMade++;
  const piece: Piece = {
    id: `${made.is}-${g.state.piecesMade}` as PieceId, // branded where the id is made
    is: made.is,
    hexes: made.hexes,
    look: made.look,
    value: made.value ?? 0,
    conditions: made.conditions ?? [],
    by: made.by ?? null,
    xp: made.xp ?? 0,
  };
  g.state.pieces.push(piece);
  return piece;
}

/** A multi-hex piece goes as one. [gh/terrain.27] */
export function removePiece(g: Gloom, { id }: Piece): void {
  g.state.pieces = g.state.pieces.filter((it) => it.id !== id);
}

/** Several tokens may lie in one hex. [gh/attack.24] */
export function dropCoin(g: Gloom, hex: HexId, count = 1): void {
  const lying = g.state.pieces.find((it) => it.is === 'coin' && it.hexes[0] === hex);
  if (lying === undefined) makePiece(g, { is: 'coin', hexes: [hex], look: 'coin', value: count });
  else lying.value += count;
}
