import { content, type Texts } from '@tavolo/machina-arcana';
import type { GameTexts } from './game-texts.ts';

/** The words of the game as the board asks for them. Cards show what their abilities are called. */
export const boardTexts = (texts: Texts): GameTexts => ({
  language: texts.language,
  name: texts.name,
  ability: texts.ability,
  option: texts.option,
  stories: texts.stories,
  cardLines: (card) => abilitiesOf(card).map((id) => [{ kind: 'words', words: texts.ability(card, id) }]),
});

function abilitiesOf(card: string): readonly string[] {
  const { explorers, monsters, items, events, chapters } = content;
  const found = [explorers, monsters, items, events, chapters].map((cards) => cards.get(card as never)); // ids of every kind are looked up
  return found.find((one) => one !== undefined)?.abilities.map(({ id }) => id) ?? [];
}
