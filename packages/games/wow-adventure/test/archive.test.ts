import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  habitQuestion,
  isRefusal,
  type Loaded,
  load,
  type Match,
  type Saved,
  save,
  thinkingChance,
} from '@tavolo/kernel';
import { describe, expect, test } from 'vitest';
import { wowAdventure } from '../game.ts';
import type { WowKinds } from '../kinds.ts';

/* Records that earlier versions wrote, each named after its version. They are never written again. */

const read = (name: string): Saved =>
  JSON.parse(readFileSync(join(import.meta.dirname, 'archive', `${name}.json`), 'utf8'));

function opened(name: string): Loaded<WowKinds> {
  const loaded = load(wowAdventure, read(name));
  assert(!isRefusal(loaded), JSON.stringify(loaded));
  return loaded;
}

function playOn(match: Match<WowKinds>): void {
  const chance = thinkingChance('archive');
  const habit = wowAdventure.counsel?.habit;
  assert(habit != null);
  for (let asked = match.firstAsked; asked !== null; asked = match.firstAsked)
    assert.equal(
      match.play(asked.seat, habit(habitQuestion<WowKinds>(match.state, asked, asked.from()), chance)),
      null,
    );
}

/** Versions whose cards had other figures: who was asked in mid-combat, and how the other match had ended. */
const versions = [
  { version: 4, asked: 'cleo', winner: 'cleo', scores: { ana: 4, bruno: 7, cleo: 8 } },
  { version: 3, asked: 'bruno', winner: 'ana', scores: { ana: 8, bruno: 7, cleo: 6 } },
  { version: 2, asked: 'bruno', winner: 'ana', scores: { ana: 9, bruno: 6, cleo: 6 } },
];

describe.each(versions)('a game of version $version', ({ version, asked, winner, scores }) => {
  test('goes on from where it rested, in mid-combat, to its end', () => {
    const { match, isResumed, givenUp } = opened(`${version}-begun`);
    expect([isResumed, givenUp, match.isOver]).toEqual([true, 0, false]);
    expect(match.firstAsked).toMatchObject({ name: 'after-roll', seat: asked });
    playOn(match);
    expect(match.isOver).toBe(true);
  });

  test('that is over ended as it had ended', () => {
    expect(opened(`${version}-over`).match.result).toMatchObject({ winners: [winner], scores });
  });
});

describe('a game of version 1, whose cards had other figures', () => {
  test('goes on from where it rested, in mid-combat', () => {
    const { match, isResumed, givenUp } = opened('1-begun');
    expect([isResumed, givenUp, match.isOver]).toEqual([true, 0, false]);
    expect(match.firstAsked).toMatchObject({ name: 'after-roll', seat: 'ana' });
    expect(match.state.heroes.map(({ character, level }) => `${character} ${level}`)).toEqual([
      'sofeea yellow',
      'burbonn green',
      'grumbaz yellow',
    ]);
  });

  test('is played on to its end, and loaded again', () => {
    const { match } = opened('1-begun');
    playOn(match);
    const again = load(wowAdventure, JSON.parse(JSON.stringify(save(match))));
    assert(!isRefusal(again));
    expect([match.isOver, again.match.state]).toEqual([true, match.state]);
  });

  test('that is over ended as it had ended', () => {
    const { match } = opened('1-over');
    expect(match.isOver).toBe(true);
    expect(match.result).toMatchObject({ winners: ['cleo'], scores: { ana: 2, bruno: 1, cleo: 10 } });
  });
});
