import { content, levelOfType, type Texts, type View } from '@tavolo/gloomhaven';
import { textsIn } from '@tavolo/gloomhaven/text';
import { type Language, lineText } from '@tavolo/language';
import { type TableTexts, tableTexts } from './table-texts.ts';

/** What can be looked at: class cards, items, battle goals, monsters, summons, classes and scenarios, by their ids. */
export const lookable: ReadonlySet<string> = new Set<string>(
  [
    content.cards,
    content.items,
    content.goals,
    content.monsters,
    content.summons,
    content.classes,
    content.scenarios,
  ].flatMap((kind) => [...kind.keys()]),
);

/** What is found by its id in a part of the box; ids of different kinds are never equal. */
const found = <Thing>(things: ReadonlyMap<string, Thing>, id: string): Thing | null => things.get(id) ?? null;

type Words = { readonly texts: Texts; readonly own: TableTexts };

/** All that somebody who looks at a thing can read on it, a sentence a line. */
export function lookedAt(id: string, view: View, language: Language): readonly string[] {
  const words: Words = { texts: textsIn(language), own: tableTexts[language] };
  return [...headOf(id, words), ...words.texts.cardText(id, content), ...valuesOf(id, view, words)];
}

/** What stands in the corners of a card or on its back. */
function headOf(id: string, { texts, own }: Words): readonly string[] {
  const card = found(content.cards, id);
  if (card !== null) return [own.cardHead(String(card.level), card.initiative)];
  const item = found(content.items, id);
  if (item === null) return [];
  const price = item.prosperity === null ? [] : [`${item.price} ${texts.term('gold')}`];
  return [[texts.words.slots[item.slot], ...price].join(', ')];
}

function valuesOf(id: string, view: View, words: Words): readonly string[] {
  const mat = found(content.classes, id);
  if (mat !== null) return [words.own.classHead(mat.handLimit, mat.hp[0] ?? 0), cardsOfClass(id, words)];
  const summon = found(content.summons, id);
  if (summon !== null) return words.texts.cards.summon(summon).map(lineText);
  return monsterValues(id, view, words);
}

/** The cards that a character of a class begins with. */
function cardsOfClass(id: string, { texts, own }: Words): string {
  const first = [...content.cards.values()].filter(
    (card) => card.class === id && (card.level === 1 || card.level === 'X'),
  );
  return own.firstCards(first.map((card) => `${texts.name(card.id, 'card')} (${card.initiative})`));
}

/** The values of a monster at the level that is played, its special actions, and what it does this round. */
function monsterValues(id: string, view: View, { texts, own }: Words): readonly string[] {
  const monster = found(content.monsters, id);
  if (monster === null) return [];
  const { stats } = monster;
  const level = levelOfType({ content, state: view }, monster.id);
  const ranks =
    'boss' in stats
      ? [['boss', stats.boss] as const]
      : (['normal', 'elite'] as const).map((rank) => [rank, stats[rank]] as const);
  const rows = ranks.flatMap(([rank, byLevel]) => {
    const printed = byLevel[level];
    const heading = own.ranked(texts.words.ranks[rank].one, level);
    return printed === undefined ? [] : [`${heading}: ${lineText(texts.cards.stats(printed))}`];
  });
  const specials = texts.cards
    .specials(monster)
    .map((lines, place) => `${own.special(place + 1)}: ${lines.map(lineText).join(' · ')}`);
  return [...rows, ...specials, ...cardOfRound(monster.deck, view, { texts, own })];
}

function cardOfRound(deck: string, view: View, { texts, own }: Words): readonly string[] {
  const drawn = view.monsterDecks.find(({ id }) => id === deck)?.card ?? null;
  const card = drawn === null ? undefined : content.monsterCards.get(drawn);
  if (card === undefined) return [];
  const lines = texts.cards.monsterCard(card).map(lineText);
  return [`${own.thisRound(card.initiative)}: ${lines.join(' · ')}`];
}
