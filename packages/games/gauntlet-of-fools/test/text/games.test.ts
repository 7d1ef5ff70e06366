import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { languages } from '@tavolo/language';
import { expect, test } from 'vitest';
import { textsIn } from '../../text/index.ts';
import { termKeys } from '../../text/vocabulary.ts';
import { isClean } from './clean.ts';
import { questionNames } from './question-names.ts';
import { playAtRandom } from './random-game.ts';

const all = languages.map(textsIn);

/** Of 300 games, those at tables of one size. */
const gamesEach = 60;

test.each([2, 3, 4, 5, 6])(
  'whatever %i players meet in random games has its words in every language',
  (seats) => {
    const said = new Set<string>();
    const asked = new Set<string>();
    const rules = new Set<string>();
    const ambiguous = new Set<string>();
    for (let game = 0; game < gamesEach; game++) {
      playAtRandom(
        { seed: `words ${seats} ${game}`, seats, promos: game % 3 > 0 },
        {
          told: ({ fact, rule }, table) => {
            rules.add(rule);
            for (const texts of all) said.add(texts.line(fact, table));
          },
          asked: (question, table) => {
            asked.add(question.name);
            rules.add(question.rule);
            for (const texts of all) {
              const labels = question.options.map((id) => texts.option(question, id, table));
              if (new Set(labels).size < labels.length) ambiguous.add(question.name);
              for (const text of [texts.prompt(question, table), ...labels]) said.add(text);
            }
          },
        },
      );
    }
    expect([...said].filter((text) => !isClean(text))).toEqual([]);
    expect([...ambiguous]).toEqual([]);
    expect([...asked].filter((name) => !questionNames.some((known) => known === name))).toEqual([]);
    expect([...rules].filter((rule) => all.some((texts) => texts.ruleText(rule) === null))).toEqual([]);
  },
);

test('there are no words for questions that no rule asks', () => {
  const folder = join(import.meta.dirname, '../../rules');
  const rules = readdirSync(folder).map((file) => readFileSync(join(folder, file), 'utf8'));
  expect(questionNames.filter((name) => !rules.some((rule) => rule.includes(`'${name}'`)))).toEqual([]);
});

test('the words of the table and its phases are there', () => {
  for (const texts of all) {
    const words = [
      ...termKeys.map(texts.term),
      ...texts.rulebook.map(({ title }) => title),
      texts.phase('boasting'),
    ];
    expect(words.filter((text) => !isClean(text))).toEqual([]);
    expect(texts.title).toBe('Gauntlet of Fools');
    expect(texts.ruleText('gof/nowhere.1')).toBeNull();
  }
});
