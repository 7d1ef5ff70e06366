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
  sequelTo,
  thinkingChance,
} from '@tavolo/kernel';
import { describe, expect, test } from 'vitest';
import { machinaArcana } from '../game.ts';
import type { MachinaKinds } from '../kinds.ts';

/* Records, each named after the version that wrote it (`archive/keep.ts`). They are never written again. */

const read = (name: string): Saved =>
  JSON.parse(readFileSync(join(import.meta.dirname, 'archive', `${name}.json`), 'utf8'));

function opened(saved: Saved): Loaded<MachinaKinds> {
  const loaded = load(machinaArcana, saved);
  assert(!isRefusal(loaded), JSON.stringify(loaded));
  return loaded;
}

function playOn(match: Match<MachinaKinds>): void {
  const chance = thinkingChance('archive');
  const habit = machinaArcana.counsel?.habit;
  assert(habit != null);
  for (let asked = match.firstAsked; asked !== null; asked = match.firstAsked)
    assert.equal(
      match.play(asked.seat, habit(habitQuestion<MachinaKinds>(match.state, asked, asked.from()), chance)),
      null,
    );
}

describe('a descent of this version', () => {
  test('is opened in the middle of an attack, just as it was left', () => {
    const saved = read('2-begun');
    const { match, isResumed, givenUp } = opened(saved);
    expect([isResumed, givenUp, match.answered]).toEqual([false, 0, saved.answers.length]);
    expect(match.firstAsked?.name).toBe('raise');
    expect(match.snapshot).toEqual({ state: saved.snapshot, answered: saved.restedAt });
  });

  test('is looked back at from its first moment', () => {
    const { match } = opened(read('2-begun'));
    const told = match.log.length;
    match.rewind(0);
    expect([match.state.phase, match.answered, match.log.length < told]).toEqual(['choose', 0, true]);
  });

  test('is played on to its end, and loaded again', () => {
    isPlayedOn(opened(read('2-begun')).match);
  });

  test('ended as it had ended, and hands on who has survived and what they keep', () => {
    const saved = read('2-over');
    const { match, isResumed } = opened(saved);
    expect([isResumed, match.isOver, match.answered]).toEqual([false, true, saved.answers.length]);
    expect(match.state).toEqual(saved.snapshot);
    handsOnSurvivors(match);
  });
});

describe('a descent of version 1, when difficulty and cards had other figures', () => {
  test('goes on from where it rested, before the attack that was being made', () => {
    const saved = read('1-begun');
    const { match, isResumed, givenUp } = opened(saved);
    expect([isResumed, givenUp, match.isOver]).toEqual([true, 1, false]);
    expect(match.snapshot.state).toEqual(saved.snapshot);
  });

  test('is played on to its end, and loaded again', () => {
    isPlayedOn(opened(read('1-begun')).match);
  });

  test('ended as it had ended, and hands on who has survived and what they keep', () => {
    const saved = read('1-over');
    const { match } = opened(saved);
    expect([match.isOver, match.state]).toEqual([true, saved.snapshot]);
    handsOnSurvivors(match);
  });
});

/** It comes to its end, and is the same when it is loaded again. */
function isPlayedOn(match: Match<MachinaKinds>): void {
  playOn(match);
  const again = opened(JSON.parse(JSON.stringify(save(match))));
  expect([match.isOver, again.match.state]).toEqual([true, match.state]);
}

/** The next scenario begins with those who have survived. */
function handsOnSurvivors(match: Match<MachinaKinds>): void {
  const { options, sheet } = sequelTo(match);
  expect([match.beginning.options.scenario, options.scenario]).toEqual([
    'drowned-engine',
    'orchard-of-wires',
  ]);
  const survivors = match.state.explorers.flatMap(({ explorer, dead }) => (dead ? [] : [explorer]));
  expect(sheet?.survivors.map(({ explorer }) => explorer)).toEqual(survivors);
}
