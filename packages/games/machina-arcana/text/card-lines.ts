import type { Chapter, EventCard, Explorer, Item, Monster } from '../vocabulary/cards.ts';
import type { Line } from './card-parts.ts';
import { chapterLines, eventLines, explorerLines, itemLines, monsterLines } from './composing/cards.ts';
import { type Option, optionsOn } from './composing/choices.ts';
import type { CardPhrases } from './phrases/phrases.ts';

/** What is printed on each kind of card, in one language, and what cards leave to somebody's choice. */
export type CardLines = {
  explorerLines(explorer: Explorer): readonly Line[];
  monsterLines(monster: Monster): readonly Line[];
  monsterOptions(monster: Monster): readonly Option[];
  itemLines(item: Item): readonly Line[];
  itemOptions(item: Item): readonly Option[];
  eventLines(event: EventCard): readonly Line[];
  eventOptions(event: EventCard): readonly Option[];
  chapterLines(chapter: Chapter): readonly Line[];
  chapterOptions(chapter: Chapter): readonly Option[];
};

/** The cards of the box in a language. */
export const cardLinesIn = (phrases: CardPhrases): CardLines => ({
  explorerLines: (explorer) => explorerLines(phrases, explorer),
  monsterLines: (monster) => monsterLines(phrases, monster),
  monsterOptions: (monster) => optionsOn(phrases, monster, { is: 'monster' }),
  itemLines: (item) => itemLines(phrases, item),
  itemOptions: (item) => optionsOn(phrases, item, { is: 'item', of: item.type }),
  eventLines: (event) => eventLines(phrases, event),
  eventOptions: (event) => optionsOn(phrases, event, { is: 'event', of: event.deck }),
  chapterLines: (chapter) => chapterLines(phrases, chapter),
  chapterOptions: (chapter) => optionsOn(phrases, chapter, { is: 'chapter' }),
});
