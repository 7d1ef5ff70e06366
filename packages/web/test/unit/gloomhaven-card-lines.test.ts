import { content } from '@tavolo/gloomhaven';
import { textsIn } from '@tavolo/gloomhaven/text';
import { type Language, languages, lineText } from '@tavolo/language';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { CardLines } from '../../games/gloomhaven/hand/card-lines.tsx';
import { iconOfWord } from '../../games/gloomhaven/hand/icon-words.ts';
import { icons } from '../../games/gloomhaven/icons.ts';
import type { CardLine } from '../../games/gloomhaven/printed.ts';

/** The lines of every card, item, monster and summon. */
function linesIn(language: Language): readonly CardLine[] {
  const { cards } = textsIn(language);
  return [
    ...[...content.cards.values()].flatMap(({ top, bottom }) => [...cards.half(top), ...cards.half(bottom)]),
    ...[...content.items.values()].flatMap(cards.item),
    ...[...content.monsterCards.values()].flatMap(cards.monsterCard),
    ...[...content.summons.values()].flatMap(cards.summon),
    ...[...content.modifiers.values()].map((modifier) => cards.modifier(modifier).line),
    ...[...content.monsters.values()].flatMap((monster) => [
      ...cards.traits(monster),
      ...cards.specials(monster).flat(),
    ]),
  ];
}

const markupOf = (line: CardLine): string =>
  renderToStaticMarkup(createElement(CardLines, { lines: [line] }));

/** What is read aloud of it. */
const readAloud = (markup: string): string =>
  markup
    .replaceAll(/<span aria-hidden="true">[^<]*<\/span>/g, '')
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll('&#x27;', "'");

test('every pictogram of a card is among the icons', () => {
  const named = new Set(linesIn('en').flatMap((line) => line.flatMap((part) => part.icons ?? [])));
  expect(named.size).toBeGreaterThan(40);
  expect([...named].filter((icon) => !(iconOfWord(icon) in icons))).toEqual([]);
});

test.each(languages)('a drawn line reads aloud as its whole sentence, in %s', (language) => {
  const lines = linesIn(language);
  expect(lines.map(markupOf).map(readAloud)).toEqual(lines.map(lineText));
});

test('an icon stands in place of a comma, but not of one behind a reason', () => {
  const [attack] = textsIn('en').cards.half({ abilities: [{ do: 'attack', value: 3, range: 2 }] });
  expect(markupOf(attack ?? [])).toContain('<span class="unseen">,</span>');
  const [guard] = textsIn('en').cards.half({
    abilities: [],
    lasting: [{ on: 'damage', from: 'attack', shield: 1 }],
    stays: 'persistent',
  });
  expect(markupOf(guard ?? [])).not.toContain('<span class="unseen">,</span>');
});

test('a printed number is shown by its icon', () => {
  const stats = textsIn('en').cards.stats({ hp: 5, move: 2, attack: 3, range: null });
  expect(markupOf(stats)).toContain('title="HP 5"');
  expect(readAloud(markupOf(stats))).toBe('HP 5, Move 2, Attack 3');
});

test('an area is drawn in place of its words', () => {
  const area = {
    from: 'self',
    hexes: [
      [1, 0],
      [1, -1],
    ],
  } as const;
  const lines = textsIn('en').cards.half({ abilities: [{ do: 'attack', value: 2, area }] });
  const [line = []] = lines;
  expect(markupOf(line)).toContain('class="gh-area"');
  expect(readAloud(markupOf(line))).toBe('Attack 2, area of 2 hexes');
});
