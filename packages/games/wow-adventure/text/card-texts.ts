import type { Content } from '../vocabulary/content.ts';
import type { AbilityId, CardId, CharacterId, QuestId, SpaceId, TrophyId } from '../vocabulary/ids.ts';
import { type Discovery, resources } from '../vocabulary/terms.ts';
import type { CardLines } from './card-lines.ts';
import type { Line } from './card-parts.ts';

/** What is printed on whatever has this id; nothing where nothing is. A character shows its first card, both sides. */
export function linesOf(cards: CardLines, content: Content, id: string): readonly Line[] {
  const ability = content.abilities.get(id as AbilityId); // ids of every kind are looked up
  if (ability !== undefined) return cards.abilityLines(ability);
  const quest = content.quests.get(id as QuestId);
  if (quest !== undefined) return cards.questLines(quest);
  const discovery = content.discoveries.get(id as Discovery);
  if (discovery !== undefined) return cards.discoveryLines(discovery);
  const trophy = content.trophies.get(id as TrophyId);
  if (trophy !== undefined) return cards.trophyLines(trophy);
  const resource = resources.find((one) => one === id);
  if (resource !== undefined) return cards.resourceLines(resource);
  const character = content.characters.get(id as CharacterId)?.cards.grey;
  if (character !== undefined)
    return [...cards.sideLines(character.starting), ...cards.sideLines(character.reverse)];
  return challengeLines(cards, content, id);
}

/** Challenge cards have two sides; an item is found by its card and by its own name. */
function challengeLines(cards: CardLines, content: Content, id: string): readonly Line[] {
  const card = content.challenge.get(id as CardId);
  if (card !== undefined)
    return [
      ...(card.foe === null ? [] : cards.foeLines(card.foe)),
      ...(card.event === null ? [] : cards.eventLines(card.event)),
      ...(card.item === null || card.event !== null ? [] : cards.itemLines(card.item)),
    ];
  const item = [...content.challenge.values()].find((one) => one.item?.id === id)?.item;
  if (item != null) return cards.itemLines(item);
  const encounter = content.board.spaces.get(id as SpaceId)?.encounter;
  return encounter == null ? [] : cards.mapEncounterLines(encounter);
}
