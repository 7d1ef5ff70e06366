/** Light on chapter spaces. [ma/actions.11.5] */
import type { Machina } from '../../machina.ts';
import type { SpaceId } from '../../vocabulary/places.ts';
import { mark } from './spots.ts';
import { terrainOf } from './terrain.ts';

/** A light comes onto a dark chapter space on the tile of a space; without one there, none does. [ma/actions.11.5] */
export function lightChapterOn(g: Machina, at: SpaceId): void {
  const terrain = terrainOf(g);
  const here = terrain.cell(at);
  const dark = terrain
    .ofKind(['chapter'])
    .find((cell) => terrain.onSameTile(cell, here) && terrain.token(cell) === null);
  if (dark !== undefined) mark(g, terrain.space(dark), 'light');
}

/** The lights of chapter spaces go out: on the tile of a space, or everywhere. */
export function putOutLights(g: Machina, on: SpaceId | 'everywhere'): void {
  const terrain = terrainOf(g);
  const here = on === 'everywhere' ? null : terrain.cell(on);
  for (const cell of terrain.ofKind(['chapter']))
    if (terrain.token(cell) === 'light' && (here === null || terrain.onSameTile(cell, here)))
      mark(g, terrain.space(cell), null);
}
