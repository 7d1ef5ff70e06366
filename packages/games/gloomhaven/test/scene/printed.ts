import type { Box } from '../../vocabulary/box.ts';
import type { Setting } from './cast.ts';

/** The cards of the box, some of them with other halves. */
export const reprinted = (cards: Box['cards'], printed: NonNullable<Setting['printed']>): Box['cards'] =>
  new Map([...cards].map(([id, card]) => [id, { ...card, ...printed[id] }]));

/** The treasures of the box, the scene's own among them. */
export const filled = (treasures: Box['treasures'], { treasure = 7, holds }: Setting): Box['treasures'] =>
  holds === undefined || treasure === 'goal'
    ? treasures
    : new Map([...treasures, [treasure, { number: treasure, holds }]]);
