import { expect, test } from 'vitest';
import { rulebookIn, ruleTextIn } from '../rulebook.ts';

const words = { titles: { loot: 'Loot' }, rules: { 'toy/loot.1': 'Take it.' } };

test('a rulebook in words has its chapters in order, with titles and sentences', () => {
  const chapters = [{ id: 'loot', rules: [{ id: 'toy/loot.1' }] }] as const;
  expect(rulebookIn(words, chapters)).toEqual([
    { id: 'loot', title: 'Loot', rules: [{ id: 'toy/loot.1', text: 'Take it.' }] },
  ]);
});

test('a rule is found by its number, and nothing by another word', () => {
  expect(ruleTextIn(words, 'toy/loot.1')).toBe('Take it.');
  expect([ruleTextIn(words, 'toy/loot.2'), ruleTextIn(words, 'toString')]).toEqual([null, null]);
});
