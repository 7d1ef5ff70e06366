import { expect, test } from 'vitest';
import type { TipMoment } from '../../games/face.ts';
import { type Happened, tipFor } from '../../table/coach/tips.ts';

const tip = (id: string, at: TipMoment) => ({ id, at, title: id, text: id, rule: null });

const nothing: Happened = { question: null, facts: new Set(), ownFacts: new Set() };
const none: ReadonlySet<string> = new Set();

test('a tip is given when its moment has come, once, in the order of the lesson', () => {
  const tips = [tip('welcome', { fact: 'dealt' }), tip('choose', { question: 'hero' })];
  const happened = { ...nothing, question: { name: 'hero', options: [] }, facts: new Set(['dealt']) };
  expect(tipFor(tips, nothing, none)).toBeNull();
  expect(tipFor(tips, happened, none)?.id).toBe('welcome');
  expect(tipFor(tips, happened, new Set(['welcome']))?.id).toBe('choose');
  expect(tipFor(tips, happened, new Set(['welcome', 'choose']))).toBeNull();
});

test('a tip about an offer waits for a question that makes it', () => {
  const tips = [tip('duel', { question: 'challenge', offers: 'attack:' })];
  const asked = (...options: readonly string[]) => ({ ...nothing, question: { name: 'challenge', options } });
  expect(tipFor(tips, asked('draw'), none)).toBeNull();
  expect(tipFor(tips, asked('draw', 'attack:bruno'), none)?.id).toBe('duel');
});

test('a tip about the learner waits until it is about the learner', () => {
  const tips = [tip('hurt', { fact: 'hurt', isOwn: true })];
  const facts = new Set(['hurt']);
  expect(tipFor(tips, { ...nothing, facts }, none)).toBeNull();
  expect(tipFor(tips, { ...nothing, facts, ownFacts: facts }, none)?.id).toBe('hurt');
});
