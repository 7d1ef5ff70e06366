import type { Chapter } from '../vocabulary/cards.ts';
import type { Content } from '../vocabulary/content.ts';
import type { EventId, ExplorerId, ItemId, MonsterId } from '../vocabulary/ids.ts';
import type { CardLines } from './card-lines.ts';
import type { Line } from './card-parts.ts';
import type { Option } from './composing/choices.ts';

/** A card in words: its lines, and what it leaves to somebody's choice. */
type CardText = { readonly lines: readonly Line[]; readonly options: readonly Option[] };

/** What is printed on whatever has this id; nothing where nothing is. */
export function cardTextOf(cards: CardLines, content: Content, id: string): CardText {
  const explorer = content.explorers.get(id as ExplorerId); // ids of every kind are looked up
  if (explorer !== undefined) return { lines: cards.explorerLines(explorer), options: [] };
  const monster = content.monsters.get(id as MonsterId);
  if (monster !== undefined)
    return { lines: cards.monsterLines(monster), options: cards.monsterOptions(monster) };
  const item = content.items.get(id as ItemId);
  if (item !== undefined) return { lines: cards.itemLines(item), options: cards.itemOptions(item) };
  const event = content.events.get(id as EventId);
  if (event !== undefined) return { lines: cards.eventLines(event), options: cards.eventOptions(event) };
  const chapter = chapterIn(content, id);
  return chapter === undefined
    ? { lines: [], options: [] }
    : { lines: cards.chapterLines(chapter), options: cards.chapterOptions(chapter) };
}

const chapterIn = ({ scenarios }: Content, id: string): Chapter | undefined =>
  [...scenarios.values()].flatMap(({ chapters }) => chapters).find((chapter) => chapter.id === id);
