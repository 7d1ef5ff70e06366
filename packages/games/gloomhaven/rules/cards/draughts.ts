import type { Gloom, Table } from '../../gloomhaven.ts';
import type { Equipped, Hero } from '../../state.ts';
import { heal } from '../abilities/heal.ts';
import { theFigure } from '../figures.ts';
import { healingOf } from './idle-items.ts';
import { markUsed } from './items.ts';
import { itemsAtAnyTime } from './items-in-action.ts';

/** An item that does nothing but heal its owner, and by how much. */
export type Draught = { readonly equipped: Equipped; readonly heals: number };

/** The draughts that help a character before it suffers damage on its own turn. [gh/items.2, gh/items.15] */
export function draughtsOf(g: Table, hero: Hero): readonly Draught[] {
  const { hp, maxHp } = theFigure(g.state, hero.id);
  if (hp === maxHp) return [];
  return itemsAtAnyTime(g, hero)
    .map((equipped) => ({ equipped, heals: healingOf(g, equipped) }))
    .filter(({ heals }) => heals > 0);
}

/** It is marked, and heals. [gh/items.8] */
export function drink(g: Gloom, hero: Hero, { equipped, heals }: Draught): void {
  markUsed(g, hero, equipped);
  heal(g, theFigure(g.state, hero.id), heals, hero.id);
}
