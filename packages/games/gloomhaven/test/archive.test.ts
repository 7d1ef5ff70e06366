import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isRefusal, load, type Match, type Saved, save, sequelTo, upToDate } from '@tavolo/kernel';
import { describe, expect, test } from 'vitest';
import { gloomhaven } from '../game.ts';
import type { GloomKinds } from '../kinds.ts';
import { habitual } from './counsel/played.ts';

/* Records that earlier versions wrote, each named after its version. They are never written again. */

const read = (name: string): Saved =>
  JSON.parse(readFileSync(join(import.meta.dirname, 'archive', `${name}.json`), 'utf8'));

/** The match of a record; the rules have changed since, so that it goes on from where it last rested. */
function opened(name: string): Match<GloomKinds> {
  const loaded = load(gloomhaven, read(name));
  assert(!isRefusal(loaded), JSON.stringify(loaded));
  assert(loaded.isResumed);
  return loaded.match;
}

/** Loads what a match saves. */
function openedAgain(match: Match<GloomKinds>): Match<GloomKinds> {
  const again = load(gloomhaven, JSON.parse(JSON.stringify(save(match))));
  assert(!isRefusal(again));
  assert(!again.isResumed);
  return again.match;
}

function playOn(match: Match<GloomKinds>, answers: number): void {
  for (let given = 0; given < answers; given++) {
    const question = match.firstAsked;
    assert(question !== null);
    assert.equal(match.play(question.seat, habitual(match, question, `archive ${given}`)), null);
  }
}

describe('a scenario of version 2, some of whose rules were others', () => {
  test('goes on from where it rested: in the middle of a turn', () => {
    const loaded = load(gloomhaven, read('2-begun'));
    assert(!isRefusal(loaded));
    const { match, isResumed, givenUp } = loaded;
    expect([isResumed, givenUp, match.state.round, match.state.phase]).toEqual([true, 2, 3, 'acting']);
    expect(match.firstAsked).toMatchObject({ name: 'next', seat: 'ana' });
  });

  test('goes on from where it rested: while hands are chosen', () => {
    const match = opened('2-preparing');
    expect(match.firstAsked).toMatchObject({ name: 'hand', seat: 'ana' });
    expect(match.state.heroes.map(({ goal }) => goal === null)).toEqual([false, false]);
  });

  test('has the curses of its scenario once', () => {
    const match = opened('2-preparing');
    playOn(match, 6);
    const curses = match.state.decks.map(
      ({ draw }) => draw.filter((it) => (it as string) === 'curse').length,
    );
    expect([match.state.phase, curses]).toEqual(['choosing', [0, 3, 3]]);
  });

  test.each(['2-preparing', '2-begun'])('is played on, and loaded again: %s', (name) => {
    const match = opened(name);
    playOn(match, 60);
    expect(openedAgain(match).state).toEqual(match.state);
  });

  test('ended as it had ended, and hands on what is gone', () => {
    const match = opened('2-over');
    expect(match.result).toEqual({
      winners: ['ana', 'bruno'],
      scores: { ana: 8, bruno: 9 },
      outcome: { ended: 'success', looted: [] },
    });
    expect(sequelTo(match)).toEqual({ options: { ...gloomhaven.defaults, level: 0 }, sheet: null });
  });
});

describe('a scenario of version 1, whose looted treasures were among its options', () => {
  test('has the treasures that are gone on the sheet', () => {
    const match = opened('1-over');
    expect(match.beginning).toMatchObject({ options: gloomhaven.defaults, sheet: { looted: [7] } });
    expect(match.state.lootedBefore).toEqual([7]);
    expect(match.state.rooms).toContain(3); // where treasure 7 would lie
    expect(match.state.pieces.filter(({ is }) => is === 'treasure')).toEqual([]);
  });

  test('ended as it had ended, and hands on what is gone', () => {
    const match = opened('1-over');
    expect(match.isOver).toBe(true);
    expect(match.result).toEqual({
      winners: ['ana', 'bruno'],
      scores: { ana: 11, bruno: 10 },
      outcome: { ended: 'success', looted: [] },
    });
    expect(sequelTo(match)).toEqual({ options: gloomhaven.defaults, sheet: { looted: [7] } });
  });

  test('is one by itself, if no treasure was gone', () => {
    const options = { ...gloomhaven.defaults, looted: [] };
    expect(upToDate(gloomhaven, 1, { options, sheet: undefined })).toEqual({
      options: gloomhaven.defaults,
      sheet: null,
    });
  });

  test('is played on from where it rested, and loaded again', () => {
    const match = opened('1-begun');
    playOn(match, 25);
    expect([match.answered, openedAgain(match).state]).toEqual([25, match.state]);
  });
});
