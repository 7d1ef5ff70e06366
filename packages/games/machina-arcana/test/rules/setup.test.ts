/** Setup. */
import { seat } from '@tavolo/kernel';
import { expect, test } from 'vitest';
import { scenarioId } from '../../content/words/cards.ts';
import { machinaArcana } from '../../game.ts';
import { newMatch, prepared } from '../preparing.ts';

test('ma/setup.1: a duration leaves chapters out, and those that are played keep their order', () => {
  const chaptersOf = (duration: 'extra-quick' | 'full') =>
    newMatch(['ana'], { scenario: scenarioId('ninth-toll'), duration }).state.chapters;
  expect(chaptersOf('extra-quick')).toEqual([
    'downward-steeple',
    'the-ringing-floor',
    'undertone',
    'the-ninth-toll',
  ]);
  expect(chaptersOf('full')).toHaveLength(11);
});

test('ma/setup.3, ma/Q11: where tables play so, everybody takes the first card of a deck of level 1', () => {
  const match = prepared({ ana: 'prys' }, { firstItem: true });
  const top = match.state.items.weapon.deck.at(-1);
  match.play(seat('ana'), ['weapon']);
  expect(match.state.explorers[0]?.bag).toEqual([top]);
  expect(match.state.items.weapon.deck).toHaveLength(19);
});

test('ma/setup.11: no monster is on the map at the start', () => {
  expect(prepared({ ana: 'prys' }).state.monsters).toEqual([]);
});

test('ma/setup.13: nobody takes an explorer that somebody has', () => {
  const match = newMatch(['ana', 'ben']);
  expect(match.openTo(seat('ben'))).toBeNull();
  match.play(seat('ana'), ['prys']);
  expect(match.openTo(seat('ben'))?.options).toEqual(
    [...machinaArcana.content.explorers.keys()].filter((id) => id !== 'prys'),
  );
});

test('ma/setup.14: explorers come first, then the first tile, then figures, then the first chapter', () => {
  const told = prepared({ ana: 'prys' }).log.map(({ fact }) => fact.is);
  const marks = told.filter((is) => ['chose-explorer', 'laid-tile', 'stood', 'chapter-began'].includes(is));
  expect(marks).toEqual(['chose-explorer', 'laid-tile', 'stood', 'chapter-began']);
});

test('ma/setup.15: the order of decks and of the tiles is hidden, and nothing else', () => {
  const { state } = prepared({ ana: 'prys' });
  const shown = machinaArcana.view(state, seat('ana'));
  expect(shown.stack).toEqual({ left: 9, next: [], last: [] });
  expect(shown.monsterDeck).toBe(9);
  expect(shown.horrorEvents).toEqual({ left: 40, pile: [], top: [], bottom: [] });
  expect(shown.explorers).toEqual(state.explorers);
});
