import type { Note } from '@tavolo/protocol';
import { expect, test } from 'vitest';
import { entriesOf } from '../../table/log/entries.ts';
import { line } from './samples.ts';

const note = (is: Note['is'], at: number): Note => ({ is, seat: null, name: null, bot: null, at, when: 0 });

const words = (entries: ReturnType<typeof entriesOf>): readonly string[] =>
  entries.map((entry) => (entry.is === 'told' ? entry.line.fact.is : entry.note.is));

test('the log tells what happened at the table between the facts of the match', () => {
  const notes = [note('sat', 0), note('started', 0), note('bot-sat', 1)];
  const told = [line('dealt', 0), line('rolled', 1), line('died', 2)];
  expect(words(entriesOf(told, notes, 2))).toEqual(['sat', 'started', 'dealt', 'rolled', 'bot-sat', 'died']);
});

test('a note of what is not shown yet waits', () => {
  const notes = [note('started', 0), note('undone', 3)];
  expect(words(entriesOf([line('dealt', 0)], notes, 2))).toEqual(['started', 'dealt']);
  expect(words(entriesOf([line('dealt', 0)], notes, 3))).toEqual(['started', 'dealt', 'undone']);
});
