import { languages } from '@tavolo/language';
import { describe, expect, test } from 'vitest';
import { shelf } from '../index.ts';

describe.each(shelf.map((box) => [box.game.id, box] as const))(
  '%s',
  (_, { game, blurb, rulebook, texts }) => {
    test('is called the same on the shelf and at the table', () => {
      expect([blurb.id, blurb.seats.min, blurb.seats.max]).toEqual([game.id, game.seats.min, game.seats.max]);
      expect(blurb.seats.usual).toBeGreaterThanOrEqual(blurb.seats.min);
      expect(blurb.seats.usual).toBeLessThanOrEqual(blurb.seats.max);
    });

    test('describes its options once: what is usual is offered, and no two words mean the same', () => {
      const words = game.tableOptions.map(({ word }) => word);
      expect(new Set(words).size).toBe(words.length);
      const rules = rulebook.chapters.flatMap((chapter) => chapter.rules.map(({ id }) => id));
      for (const { key, values, rule } of game.tableOptions) {
        expect([key, rule === null || rules.includes(rule)]).toEqual([key, true]);
        const usual = (game.defaults as Record<string, unknown>)[key];
        expect([key, values.some(({ value }) => value === usual)]).toEqual([key, true]);
        expect(new Set(values.map(({ word }) => word)).size).toBe(values.length);
      }
    });

    describe.each(languages)('in %s', (language) => {
      test('has words for every option and value, and no two values of an option are called the same', async () => {
        const { options } = await texts(language);
        for (const { key, values } of game.tableOptions) {
          expect(options[key]?.title).toMatch(/\S/);
          const worded = values.map(({ value }) => options[key]?.value(value));
          for (const one of worded) expect(one).toMatchObject({ label: expect.stringMatching(/\S/) });
          expect(new Set(worded.map((one) => one?.label)).size).toBe(values.length);
        }
      });

      test('has a sentence for every rule', async () => {
        const told = (await texts(language)).rulebook.flatMap(({ rules }) => rules);
        expect(told.map(({ id }) => id)).toEqual(
          rulebook.chapters.flatMap(({ rules }) => rules.map(({ id }) => id)),
        );
        expect(told.filter(({ text }) => text.trim() === '')).toEqual([]);
      });

      test('has a title, an invitation and an aim', async () => {
        const { title, says, aim } = blurb.words[language];
        expect((await texts(language)).title).toBe(title);
        for (const text of [title, says, aim]) expect(text).toMatch(/\S/);
      });
    });
  },
);
