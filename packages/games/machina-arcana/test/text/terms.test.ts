import { describe, expect, test } from 'vitest';
import { terms as en } from '../../text/en/terms.ts';
import { terms as it } from '../../text/it/terms.ts';
import { terms as pt } from '../../text/pt/terms.ts';

/** Every word in a table of words. */
function wordsIn(table: unknown): readonly string[] {
  if (typeof table === 'string') return [table];
  if (typeof table === 'function') return [1, 2].map((n) => String(table(n)));
  return typeof table === 'object' && table !== null ? Object.values(table).flatMap(wordsIn) : [];
}

const labels = ({
  keywords,
  counters,
  durations,
  difficulties,
  actions,
}: typeof en | typeof it | typeof pt) => ({
  keywords: Object.values(keywords).map(({ label }) => label),
  counters: Object.values(counters),
  durations: Object.values(durations),
  difficulties: Object.values(difficulties),
  actions: Object.values(actions).map(({ button }) => button),
});

describe.each(Object.entries({ en, it, pt }))('In %s', (_, terms) => {
  test('every term has words, without a space at either end', () => {
    const words = wordsIn(terms);
    expect(words.length).toBeGreaterThan(100);
    expect(words.filter((word) => word === '' || word !== word.trim())).toEqual([]);
  });

  test('labels begin with a capital, and what stands in sentences does not', () => {
    const { classes, minds, items, decks, sockets, plugs, resources, phases, tracks } = terms;
    const { attacks, spaces, spaceStates } = terms;
    const within = [classes, minds, items, decks, sockets, plugs, resources, phases, tracks, attacks, spaces];
    const begins = (word: string): string => word.charAt(0);
    const isCapital = (letter: string): boolean => letter !== letter.toLowerCase();
    expect(wordsIn([...within, spaceStates]).filter((word) => isCapital(begins(word)))).toEqual([]);
    expect(wordsIn(labels(terms)).filter((word) => !isCapital(begins(word)))).toEqual([]);
  });

  test('no two things of a kind have the same label', () => {
    for (const kind of Object.values(labels(terms)))
      expect(kind.filter((label, place) => kind.indexOf(label) !== place)).toEqual([]);
  });

  test('words are written with the apostrophe of print', () => {
    expect(wordsIn(terms).filter((word) => word.includes("'"))).toEqual([]);
  });
});

test('adjectives and verbs agree with their noun', () => {
  expect(it.spaceStates.dark).toEqual({
    m: { one: 'spento', many: 'spenti' },
    f: { one: 'spenta', many: 'spente' },
  });
  expect(it.keywords.unseen.verb.f).toEqual({ one: 'passa inosservata', many: 'passano inosservate' });
  expect(pt.keywords.dazed.verb.f).toEqual({ one: 'está atordoada', many: 'estão atordoadas' });
});

test('amounts agree with their number where their noun does', () => {
  expect([en.amounts.essence(2), it.amounts.essence(2), pt.amounts.stamina(2)]).toEqual([
    '2 essence',
    '2 essenze',
    '2 de vigor',
  ]);
});
