import type { Table } from '../gloomhaven.ts';
import { scenarioOf } from '../rules/map/in-play.ts';
import type { Hero } from '../state.ts';
import type { Half } from '../vocabulary/class-cards.ts';
import type { CardId } from '../vocabulary/ids.ts';

/** What a card that loots what the goal asks for is worth beyond its other uses. */
const lootCardWorth = 5;

/** How far away a half loots; 0: not at all. */
export const lootRange = (half: Half | undefined): number =>
  (half?.abilities ?? []).reduce((most, it) => (it.do === 'loot' ? Math.max(most, it.range) : most), 0);

function isLooting({ content }: Table, card: CardId): boolean {
  const printed = content.cards.get(card);
  return lootRange(printed?.top) + lootRange(printed?.bottom) > 0;
}

/** Only Loot abilities take what the goal asks for. */
const mustLootByAbility = (g: Table): boolean => scenarioOf(g).lootByAbilityOnly === true;

/** What the goal adds to the worth of a card. */
export const lootingCounts = (g: Table, card: CardId): number =>
  mustLootByAbility(g) && isLooting(g, card) ? lootCardWorth : 0;

/** Whether a character has a card to loot with, or can have it again. */
export const canLoot = (g: Table, { hand, picked, discard }: Hero): boolean =>
  [...hand, ...picked, ...discard].some((card) => isLooting(g, card));

/** Something is to be looted here, and what it would be looted with lies in the discard pile. */
export const needsLootCard = (g: Table, { hand, picked, discard }: Hero): boolean =>
  mustLootByAbility(g) &&
  g.state.pieces.some(({ look }) => look === 'goal') &&
  discard.some((card) => isLooting(g, card)) &&
  ![...hand, ...picked].some((card) => isLooting(g, card));
