import { type Language, lineText } from '@tavolo/language';
import { textsIn } from '../../../text/index.ts';
import type { Ability } from '../../../vocabulary/abilities.ts';
import type { Half } from '../../../vocabulary/class-cards.ts';
import type { MonsterCardId, MonsterDeckId } from '../../../vocabulary/ids.ts';
import type { Lasting } from '../../../vocabulary/lasting.ts';

/** The lines of an action, one behind the other. */
export const halfSaid = (language: Language, half: Half): string =>
  textsIn(language).cards.half(half).map(lineText).join(' | ');

/** An ability as a player's card tells it. */
export const said = (language: Language, ability: Ability): string =>
  halfSaid(language, { abilities: [ability] });

/** A lasting effect of a card with these words. */
export const lastingSaid = (
  language: Language,
  lasting: Lasting,
  words: Pick<Half, 'stays' | 'uses'> = { stays: 'persistent' },
): string => lineText(textsIn(language).cards.half({ abilities: [], lasting: [lasting], ...words })[0] ?? []);

/** An ability as a monster's card tells it. */
export const monsterSaid = (language: Language, ability: Ability): string =>
  textsIn(language)
    .cards.monsterCard({
      id: 'card' as MonsterCardId, // any card
      deck: 'deck' as MonsterDeckId, // any deck
      initiative: 1,
      abilities: [ability],
    })
    .map(lineText)
    .join(' | ');

/** English that has slipped into another language. */
export const english =
  /(?<!\p{L})(the|and|with|from|your|you|each|enemy|enemies|ally|allies|attack|range|heal|shield|retaliate|loot|card|cards|hex|hexes|damage|turn|adjacent|consume|create|jump|summon|target|if|when|all(?!')|one|two|XP|HP)(?!\p{L})/iu;

/** Holes and slips of composing. */
export const slip =
  /undefined|\bnull\b|NaN|\[object|\$\{| {2}|\.\.| [.,;:?]|,[,.]|[:;]\.|: [:;,]|\(\)|^\s|\s$|^$|(?<![\p{L}\d])[a-z]+-[a-z]+-[a-z]+/u;
