import type { Language } from '@tavolo/language';
import { expect, test } from 'vitest';
import { texts as en } from '../../text/en/texts.ts';
import { texts as it } from '../../text/it/texts.ts';
import { texts as pt } from '../../text/pt/texts.ts';
import type { Texts } from '../../text/texts.ts';
import { playAtRandom, type RandomGame } from './random-game.ts';

const spoken: readonly (readonly [Language, Texts])[] = [
  ['en', en],
  ['it', it],
  ['pt', pt],
];

/** The beginning of a game of two, in which everybody acts more than walks. */
const game: RandomGame = {
  seed: 'a story',
  seats: 2,
  options: { duration: 'extra-quick', difficulty: 'easy', firstItem: true },
  answers: 60,
};

/** A game as somebody who sees everything would read it: decisions set in, each with what was picked. */
function story(texts: Texts): string {
  const lines: string[] = [];
  playAtRandom(game, {
    told: ({ fact }, table) => {
      if (fact.is === 'round-began') lines.push('');
      lines.push(texts.line(fact, table));
    },
    asked: (question, table, picked) => {
      lines.push(`    ${table.player(question.seat)}: ${texts.prompt(question, table)}`);
      lines.push(...picked.map((id) => `      > ${texts.option(question, id, table)}`));
    },
  });
  return `${lines.join('\n')}\n`;
}

test.each(spoken)('a game of two reads well in %s', async (language, texts) => {
  await expect(story(texts)).toMatchFileSnapshot(`stories/two-explorers.${language}.txt`);
});

const slips =
  /undefined|\bnull\b|NaN|\[object|\$\{| {2}|\.\.| [.,;:?]|,[,.]|[:;]\.|[:;,][:;,]|\(\)|^\s|\s$|^$|'/;

/** An id that nobody has put into words: `brine-gnawer`, `move:4,4`. */
const unresolved = /[a-z]:[a-z\d-]|\b(?:let-others|stay)\b/;

/** Two dice that show the same are alike, and it does not matter which of them is rolled again. */
const hasTwins = (name: string): boolean => name === 'dice-to-reroll';

test.each([1, 2, 3, 4])('whatever %i explorers meet at random is said without holes and slips', (seats) => {
  const said = new Set<string>();
  const ambiguous = new Set<string>();
  playAtRandom(
    { seed: `words ${seats}`, seats, options: { duration: 'quick', difficulty: 'easy' }, answers: 500 },
    {
      told: ({ fact }, table) => {
        for (const [, texts] of spoken) said.add(texts.line(fact, table));
      },
      asked: (question, table) => {
        for (const [language, texts] of spoken) {
          const labels = question.options.map((id) => texts.option(question, id, table));
          const isClear = new Set(labels).size === labels.length || hasTwins(question.name);
          if (!isClear) ambiguous.add(`${language}: ${question.name}: ${labels.join(' | ')}`);
          for (const text of [texts.prompt(question, table), texts.consider(question, table), ...labels])
            said.add(text);
        }
      },
    },
  );
  expect([...said].filter((text) => slips.test(text) || unresolved.test(text))).toEqual([]);
  expect([...ambiguous]).toEqual([]);
});
