import type { PieceView } from '../game.ts';
import type { Scene } from '../scene.ts';

/** What a piece on the map is, and what it would do. */
export const pieceLabel = ({ own, words }: Scene, piece: PieceView): string =>
  own.piece({
    is: piece.is,
    look: own.looks[piece.look] ?? words.name(piece.look),
    value: piece.value,
    conditions: piece.conditions.map((condition) => words.condition(condition)),
  });
