import { type Language, languages } from '@tavolo/language';
import { expect, test } from 'vitest';
import { textsIn } from '../../text/index.ts';
import { playAtRandom, type RandomGame } from './random-game.ts';

/** A game as somebody who sees everything would read it: decisions set in, each with what was picked. */
function story(language: Language, game: RandomGame): string {
  const texts = textsIn(language);
  const lines: string[] = [];
  playAtRandom(game, {
    told: ({ fact, to }, table) => {
      if (fact.is === 'turn-began') lines.push('');
      lines.push(to === null ? texts.line(fact, table) : `(${table.player(to)}) ${texts.line(fact, table)}`);
    },
    asked: (question, table, picked) => {
      const labels = picked.map((id) => texts.option(question, id, table));
      lines.push(`    ${table.player(question.seat)}: ${texts.prompt(question, table)}`);
      lines.push(...labels.map((label) => `      > ${label}`));
    },
  });
  return `${lines.join('\n')}\n`;
}

const games: readonly (RandomGame & { readonly title: string })[] = [
  { title: 'three-players', seed: 'a story of three', seats: 3, promos: false },
  { title: 'two-players', seed: 'a story of two', seats: 2, promos: true },
];

for (const { title, ...game } of games) {
  test.each(languages)(`a game of ${title} reads well in %s`, async (language) => {
    await expect(story(language, game)).toMatchFileSnapshot(`stories/${title}.${language}.txt`);
  });
}
