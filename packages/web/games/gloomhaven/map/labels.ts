import type { PieceView } from '../game.ts';
import type { Scene } from '../scene.ts';
import type { DoorShown, Mark } from './chart.ts';

/** What a piece on the map is, what the scenario's rules call it, and what it would do. */
export const pieceLabel = ({ own, texts, chart }: Scene, piece: PieceView): string =>
  own.piece({
    is: piece.is,
    look: own.looks[piece.look] ?? texts.name(piece.look),
    name:
      chart.marks.find(({ is, hex }) => is === piece.is && piece.hexes.some((one) => one === hex))?.name ??
      '',
    value: piece.value,
    conditions: piece.conditions.map((condition) => texts.condition(condition)),
  });

/** A hex that the rules call by a letter. */
export const markLabel = ({ texts }: Scene, { is, name }: Mark): string =>
  `${texts.words.things[is]} ${name}`;

export const roomLabel = ({ texts }: Scene, room: number): string => `${texts.words.things.room} ${room}`;

/** How a door stands, what the rules call it, and the room behind it that they name. */
export const doorLabel = (scene: Scene, { stands, name, behind }: DoorShown): string =>
  scene.own.door({ stands, name: name ?? '', room: behind === null ? '' : String(behind) });
