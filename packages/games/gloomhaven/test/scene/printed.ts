import type { Content } from '../../vocabulary/content.ts';
import type { Setting } from './cast.ts';

/** The cards of the box, some of them with other halves. */
export const reprinted = (
  cards: Content['cards'],
  printed: NonNullable<Setting['printed']>,
): Content['cards'] => new Map([...cards].map(([id, card]) => [id, { ...card, ...printed[id] }]));

/** The treasures of the box, the scene's own among them. */
export const filled = (
  treasures: Content['treasures'],
  { treasure = 7, holds }: Setting,
): Content['treasures'] =>
  holds === undefined || treasure === 'goal'
    ? treasures
    : new Map([...treasures, [treasure, { number: treasure, holds }]]);
