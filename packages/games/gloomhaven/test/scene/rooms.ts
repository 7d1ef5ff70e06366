import { distance } from '@tavolo/hexes';
import type { Setting } from './cast.ts';
import { type Drawing, type Drawn, hexesIn } from './drawing.ts';

/** The room that a hex is drawn in. */
export function roomAt({ rooms }: Setting, { hex }: Drawn): number {
  const mark = hexesIn(rooms ?? []).find((it) => it.hex === hex)?.mark ?? '1';
  return /\d/.test(mark) ? Number(mark) : 1;
}

/** Doors and corridors join what lies around them. */
export const isSeam = ({ mark }: Drawn): boolean => mark === '+' || mark === '=';

export function roomsAround(setting: Setting, drawn: readonly Drawn[], { cell }: Drawn): readonly number[] {
  const around = drawn.filter((it) => !isSeam(it) && distance(it.cell, cell) === 1);
  return [...new Set(around.map((it) => roomAt(setting, it)))].sort();
}

const isRevealed = (setting: Setting, it: Drawn): boolean =>
  isSeam(it) || (setting.revealed ?? [1]).includes(roomAt(setting, it));

/** What the players see of a map when the scene begins. */
export const revealedPart = (map: Drawing, setting: Setting): readonly Drawn[] =>
  hexesIn(map).filter((it) => isRevealed(setting, it));

/** What waits behind closed doors. */
export const hiddenPart = (map: Drawing, setting: Setting): readonly Drawn[] =>
  hexesIn(map).filter((it) => !isRevealed(setting, it));
