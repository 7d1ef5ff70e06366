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

/** The match of a record, of which nothing was given up. */
function opened(name: string): Match<GloomKinds> {
  const loaded = load(gloomhaven, read(name));
  assert(!isRefusal(loaded), JSON.stringify(loaded));
  assert(!loaded.isResumed);
  return loaded.match;
}

function playOn(match: Match<GloomKinds>, answers: number): void {
  for (let given = 0; given < answers; given++) {
    const question = match.firstAsked;
    assert(question !== null);
    assert.equal(match.play(question.seat, habitual(match, question, `archive ${given}`)), null);
  }
}

describe('a scenario of version 1, whose looted treasures were among its options', () => {
  test.each([
    ['in the middle', '1-begun', 74, false],
    ['that is over', '1-over', 334, true],
  ])('%s is replayed answer by answer', (_, name, answered, isOver) => {
    const match = opened(name);
    expect([match.answered, match.isOver]).toEqual([answered, isOver]);
  });

  test('has the treasures that are gone on the sheet', () => {
    const match = opened('1-over');
    expect(match.beginning).toMatchObject({ options: gloomhaven.defaults, sheet: { looted: [7] } });
    expect(match.state.lootedBefore).toEqual([7]);
    expect(match.state.rooms).toContain(3); // where treasure 7 would lie
    expect(match.state.pieces.filter(({ is }) => is === 'treasure')).toEqual([]);
  });

  test('ended as it had ended, and hands on what is gone', () => {
    const match = opened('1-over');
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

  test('is looked back at from its first moment', () => {
    const match = opened('1-over');
    const told = match.log.length;
    match.rewind(0);
    expect([match.state.phase, match.answered, match.log.length < told]).toEqual(['preparing', 0, true]);
  });

  test('is played on, and loaded again', () => {
    const match = opened('1-begun');
    playOn(match, 25);
    const again = load(gloomhaven, JSON.parse(JSON.stringify(save(match))));
    assert(!isRefusal(again));
    expect([again.match.answered, again.match.state]).toEqual([99, match.state]);
  });
});
