import { describe, expect, test } from 'vitest';
import {
  asAside,
  behind,
  type CardLine,
  capitalLine,
  closedText,
  lineText,
  loweredLine,
  pointed,
  sentenceLine,
} from '../index.ts';

const attack: CardLine = [
  { kind: 'deed', icons: ['attack'], words: 'Attack 3', value: '3' },
  { kind: 'aim', words: 'against all adjacent enemies', joint: ' ' },
  { kind: 'detail', icons: ['wound'], words: 'WOUND' },
];

describe('the sentence of a line', () => {
  test('has commas between parts that say nothing else', () => {
    expect(lineText(attack)).toBe('Attack 3 against all adjacent enemies, WOUND');
    expect(lineText([])).toBe('');
  });

  test('has a colon behind a reason, and a point of its own between figures', () => {
    const consumed: CardLine = [
      { kind: 'moment', words: 'Consume Fire' },
      { kind: 'moment', words: 'if you are invisible' },
      ...behind(':', attack),
    ];
    expect(lineText(consumed)).toBe(
      'Consume Fire, if you are invisible: Attack 3 against all adjacent enemies, WOUND',
    );
    expect(
      lineText([
        { kind: 'figure', words: 'Defense 14' },
        { kind: 'figure', words: '2 tokens', joint: '·' },
      ]),
    ).toBe('Defense 14 · 2 tokens');
  });

  test('has asides in one pair of brackets', () => {
    const note: CardLine = [
      { kind: 'note', words: 'X = 2' },
      { kind: 'note', words: 'Y = 3', joint: ';' },
    ];
    expect(lineText([...attack, ...asAside(note)])).toBe(
      'Attack 3 against all adjacent enemies, WOUND (X = 2; Y = 3)',
    );
    expect(lineText([...asAside(note), ...attack])).toMatch(/^\(X = 2; Y = 3\), Attack 3/);
  });

  test('ends with a full stop where it is said to be one', () => {
    const kill: CardLine = [{ kind: 'words', words: 'kill it' }];
    expect(lineText(sentenceLine(kill))).toBe('Kill it.');
    expect(lineText(sentenceLine([...kill, ...asAside([{ kind: 'note', words: 'you decide' }])]))).toBe(
      'Kill it (you decide).',
    );
    expect(sentenceLine([])).toEqual([]);
    expect(closedText(attack)).toBe('Attack 3 against all adjacent enemies, WOUND.');
    expect(closedText(sentenceLine(kill))).toBe('Kill it.');
  });

  test('is the parts with the points around them', () => {
    const line = [...attack, ...asAside([{ kind: 'note', words: 'you decide' }] satisfies CardLine)];
    expect(pointed(line).map(({ before, after }) => [before, after])).toEqual([
      ['', ''],
      [' ', ''],
      [', ', ''],
      [' (', ')'],
    ]);
    expect(pointed(line).map(({ part }) => part)).toEqual(line);
  });
});

test('a line begins with a capital, or stands within a sentence', () => {
  const [first] = capitalLine([{ kind: 'words', words: 'è ora' }]);
  expect(first?.words).toBe('È ora');
  expect(lineText(loweredLine(attack))).toMatch(/^attack 3 against/);
  expect(capitalLine([])).toEqual([]);
});

test('a line behind another keeps all but its first joint', () => {
  expect(behind(';', attack).map(({ joint }) => joint)).toEqual([';', ' ', undefined]);
  expect(behind(';', [])).toEqual([]);
});
