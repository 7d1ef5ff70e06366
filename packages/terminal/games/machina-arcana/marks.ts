import type { Texts, UnitId, View } from '@tavolo/machina-arcana';
import type { Paint } from '../../console/paint.ts';

const letters = 'abcdefghijklmnopqrstuvwxyz';

/** How a unit is marked on the map: an explorer by its surname, a monster by a letter for its place in the queue. */
export function markOf(unit: UnitId, { monsters }: View, texts: Pick<Texts, 'name'>): string {
  const place = monsters.findIndex(({ monster }) => monster === unit);
  if (place >= 0) return `!${letters[place % letters.length]}`;
  return (texts.name(unit).split(' ').at(-1) ?? unit).slice(0, 2);
}

/** Explorers are green, monsters red. */
export const colourOf = (unit: UnitId, { monsters }: View, paint: Paint): ((text: string) => string) =>
  monsters.some(({ monster }) => monster === unit) ? paint.red : paint.green;
