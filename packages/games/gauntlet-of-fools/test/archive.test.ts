import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isRefusal, load, type Match, type Saved, save, thinkingChance } from '@tavolo/kernel';
import { describe, expect, test } from 'vitest';
import { gauntletOfFools } from '../game.ts';
import type { GauntletKinds } from '../kinds.ts';
import { somePicks } from './text/random-game.ts';

/* Records that earlier versions wrote, each named after its version. They are never written again. */

const read = (name: string): Saved =>
  JSON.parse(readFileSync(join(import.meta.dirname, 'archive', `${name}.json`), 'utf8'));

/** The match of a record, of which nothing was given up. */
function opened(name: string): Match<GauntletKinds> {
  const loaded = load(gauntletOfFools, read(name));
  assert(!isRefusal(loaded), JSON.stringify(loaded));
  assert(!loaded.isResumed);
  return loaded.match;
}

function playOn(match: Match<GauntletKinds>): void {
  const chance = thinkingChance('archive');
  for (let [question] = match.open; question !== undefined; [question] = match.open)
    assert.equal(match.play(question.seat, somePicks(question, chance)), null);
}

describe('a game of version 1, whose last winners were among its options', () => {
  test.each([
    ['in the middle', '1-begun', 31, false],
    ['that is over', '1-over', 71, true],
  ])('%s is replayed answer by answer', (_, name, answered, isOver) => {
    const match = opened(name);
    expect([match.answered, match.isOver]).toEqual([answered, isOver]);
  });

  test('has its last winners on the sheet', () => {
    const { options, sheet } = opened('1-begun').beginning;
    expect(options).toEqual({ boastsFromMiddle: 'any', promos: true, multipliesOtherWeapons: true });
    expect(sheet).toEqual({ lastWinners: ['bruno'] });
  });

  test('began with the player on the left of the last winner', () => {
    const match = opened('1-over');
    match.rewind(0);
    expect(match.state.seats[match.state.first]).toBe('cleo');
  });

  test('ended as it had ended', () => {
    expect(opened('1-over').result).toMatchObject({
      winners: ['bruno'],
      scores: { ana: 12, bruno: 26, cleo: 22 },
    });
  });

  test('is played on to its end, and loaded again', () => {
    const match = opened('1-begun');
    playOn(match);
    const again = load(gauntletOfFools, JSON.parse(JSON.stringify(save(match))));
    assert(!isRefusal(again));
    expect([match.isOver, again.match.state]).toEqual([true, match.state]);
  });
});
