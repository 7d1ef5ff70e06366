import { content } from '@tavolo/gauntlet-of-fools';
import { textsIn } from '@tavolo/gauntlet-of-fools/text';
import { languages, lineText } from '@tavolo/language';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { CardLines } from '../../games/gauntlet-of-fools/card-lines.tsx';
import { icons } from '../../games/gauntlet-of-fools/icons.ts';

const cards = [content.classes, content.weapons, content.encounters, content.boasts].flatMap((deck) => [
  ...deck.keys(),
]);

test('every pictogram of a card is among the icons', () => {
  const lines = cards.flatMap((card) => textsIn('en').cardLines(card, content));
  const named = new Set(lines.flatMap((line) => line.flatMap((part) => part.icons ?? [])));
  expect(named.size).toBeGreaterThan(12);
  expect([...named].filter((icon) => !(`gof/${icon}` in icons))).toEqual([]);
});

test.each(languages)('a drawn line reads aloud as its whole sentence, in %s', (language) => {
  const lines = cards.flatMap((card) => textsIn(language).cardLines(card, content));
  const read = lines.map((line) =>
    renderToStaticMarkup(createElement(CardLines, { lines: [line] }))
      .replaceAll(/<[^>]*>/g, '')
      .replaceAll('&#x27;', "'"),
  );
  expect(read).toEqual(lines.map(lineText));
});
