import { languages } from '@tavolo/language';
import { describe, expect, test } from 'vitest';
import { textsIn } from '../../text/index.ts';
import { termKeys } from '../../text/speech.ts';
import { english, isClean } from './clean.ts';
import { facts } from './facts.ts';
import { objections } from './objections.ts';
import { questions } from './questions.ts';
import { table } from './table.ts';

describe.each(languages)('in %s', (language) => {
  const texts = textsIn(language);

  test.each(facts.map((fact) => [fact.is, fact] as const))('the log tells %s', (_, fact) => {
    const line = texts.line(fact, table);
    expect(line).toSatisfy(isClean);
    expect(line).toMatch(/[.!?”]$/);
  });

  test.each(questions)('%s is asked', (_, question) => {
    expect(texts.prompt(question, table)).toSatisfy(isClean);
    expect(texts.prompt(question, table)).toMatch(/[.?]$/);
    expect(texts.consider(question, table)).toSatisfy(isClean);
  });

  test.each(questions)('the options of %s say different things', (_, question) => {
    const labels = question.options.map((option) => texts.option(question, option, table));
    for (const label of labels) expect(label).toSatisfy(isClean);
    expect(new Set(labels).size).toBe(labels.length);
  });

  test.each(objections)('it is said that $is $place', (objection) => {
    expect(texts.objection(objection, table)).toSatisfy(isClean);
  });

  test('every word of the table is there', () => {
    for (const key of termKeys) expect(texts.term(key)).toSatisfy(isClean);
  });
});

describe.each(['it', 'pt'] as const)('no English is left in %s', (language) => {
  const texts = textsIn(language);

  test.each(facts.map((fact) => [fact.is, fact] as const))('where the log tells %s', (_, fact) => {
    expect(texts.line(fact, table)).not.toMatch(english);
  });

  test.each(objections)('where it is said that $is $place', (objection) => {
    expect(texts.objection(objection, table)).not.toMatch(english);
  });

  test.each(questions)('where %s is asked', (_, question) => {
    expect(texts.prompt(question, table)).not.toMatch(english);
    expect(texts.consider(question, table)).not.toMatch(english);
    for (const option of question.options) expect(texts.option(question, option, table)).not.toMatch(english);
  });
});
