import { expect, test } from 'vitest';
import { tipFor } from '../../table/coach/tips.ts';

const tip = (id: string, at: { question: string } | { fact: string }) => ({
  id,
  at,
  title: id,
  text: id,
  rule: null,
});
const tips = [tip('welcome', { fact: 'dealt' }), tip('choose', { question: 'hero' })];

test('a tip is given when its moment has come, once, in the order of the lesson', () => {
  const happened = { question: 'hero', facts: new Set(['dealt']) };
  expect(tipFor(tips, { question: null, facts: new Set() }, new Set())).toBeNull();
  expect(tipFor(tips, happened, new Set())?.id).toBe('welcome');
  expect(tipFor(tips, happened, new Set(['welcome']))?.id).toBe('choose');
  expect(tipFor(tips, happened, new Set(['welcome', 'choose']))).toBeNull();
});
