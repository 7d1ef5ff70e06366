/** What is printed, found by the ids that facts, questions and options carry. */
import type { Ability, Cost } from '../vocabulary/abilities.ts';
import type { EventCard } from '../vocabulary/cards.ts';
import type { Content } from '../vocabulary/content.ts';
import type { EventId } from '../vocabulary/ids.ts';

/** The abilities of a card of any kind; none where there is no such card. */
function abilitiesOf(content: Content, card: string): readonly Ability[] {
  const { explorers, monsters, items, events, chapters } = content;
  for (const cards of [explorers, monsters, items, events, chapters]) {
    const found = (cards as ReadonlyMap<string, { readonly abilities: readonly Ability[] }>).get(card); // ids of every kind are looked up
    if (found !== undefined) return found.abilities;
  }
  return [];
}

const abilityOf = (content: Content, card: string, ability: string): Ability | null =>
  abilitiesOf(content, card).find(({ id }) => id === ability) ?? null;

/** What an ability costs as it is printed. */
export function costOf(content: Content, card: string, ability: string): Cost {
  const found = abilityOf(content, card, ability);
  return (found !== null && 'cost' in found ? found.cost : undefined) ?? {};
}

/** The deck of an event. */
export const deckOf = ({ events }: Content, event: string): EventCard['deck'] =>
  events.get(event as EventId)?.deck ?? 'horror'; // looked up only
