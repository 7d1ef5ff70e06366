import { behind, type CardLine, type CardPart, type Joint } from '@tavolo/language';
import type { Area } from '../vocabulary/area.ts';
import type { Condition, PrintedElement } from '../vocabulary/terms.ts';

/** A pictogram by its name: the client draws it, a screen reader skips it because the words say the same. */
export type IconWord =
  | 'attack'
  | 'move'
  | 'jump'
  | 'range'
  | 'heal'
  | 'shield'
  | 'retaliate'
  | 'loot'
  | 'target'
  | 'pierce'
  | 'push'
  | 'pull'
  | 'area'
  | 'damage'
  | 'kill'
  | 'summon'
  | 'grant'
  | 'control'
  | 'recover'
  | 'refresh'
  | 'lose-cards'
  | 'trap'
  | 'obstacle'
  | 'hex'
  | 'special'
  | 'advantage'
  | 'disadvantage'
  | 'flying'
  | 'initiative'
  | 'hp'
  | 'xp'
  | 'lost'
  | 'unrecoverable'
  | 'round'
  | 'persistent'
  | 'augment'
  | 'spent'
  | 'consumed'
  | 'shuffle'
  | 'rolling'
  | Condition
  | PrintedElement
  | `consume-${PrintedElement}`;

/** A part of a card's line; an area comes with its hexes, to be drawn. */
export type Part = CardPart<IconWord> & { readonly area?: Area };

/** A line of a card, an item, a monster or a summon. */
export type Line = CardLine<Part>;

/** The line behind a word that leads to it: then, instead. */
export const led = (words: string, line: Line, joint: Joint = ' '): Line => [
  { kind: 'words', words },
  ...behind(joint, line),
];
