import { describe, expect, test } from 'vitest';
import { added, atRest, isAtRest, pauseOf, skipped, told } from '../../table/playback.ts';
import { ana, line, question, sight, teller } from './samples.ts';

const before = { sight: sight(), told: [] };
const lines = [line('rolled'), line('quiet'), line('wounded')];
const after = { sight: sight({ answered: 1, view: { heard: 'all' }, question: question(ana) }), told: lines };

describe('playback', () => {
  test('the old view stays, facts are told to it one by one, and only then the real one is shown', () => {
    let playback = added(atRest(before), after, 0);
    expect(playback.shown.sight.view).toEqual({ heard: [] });

    playback = told(playback, teller);
    expect(playback.now?.fact.is).toBe('rolled');
    expect(playback.shown.sight.view).toEqual({ heard: ['rolled'] });
    expect(playback.shown.told).toEqual([lines[0]]);

    playback = told(told(playback, teller), teller);
    expect(playback.shown.sight.view).toEqual({ heard: ['rolled', 'quiet', 'wounded'] });
    expect(playback.shown.sight.question).toBeNull();

    playback = told(playback, teller);
    expect(playback).toEqual(atRest(after));
  });

  test('a fact stays for its beats, and one of no beats passes at once', () => {
    const first = told(added(atRest(before), after, 0), teller);
    expect(pauseOf(first, teller, 'normal')).toBe(420);
    expect(pauseOf(first, teller, 'off')).toBe(0);
    expect(pauseOf(told(first, teller), teller, 'normal')).toBe(0);
  });

  test('what others do among themselves passes quicker', () => {
    const seen = { sight: sight(), told: [line('aside'), line('rolled')] };
    const first = told(added(atRest(before), seen, 0), teller);
    expect(pauseOf(first, teller, 'normal')).toBeLessThan(420 / 2);
    expect(pauseOf(told(first, teller), teller, 'normal')).toBe(420);
  });

  test('with much waiting, telling hurries', () => {
    const many = Array.from({ length: 20 }, () => line('rolled'));
    const playback = told(added(atRest(before), { sight: sight(), told: many }, 0), teller);
    expect(pauseOf(playback, teller, 'normal')).toBeLessThan(420 / 2);
  });

  test('what happens meanwhile is played out after what is being played out', () => {
    const later = { sight: sight({ answered: 2 }), told: [...lines, line('died', 2)] };
    let playback = added(added(atRest(before), after, 0), later, 3);
    const heard: string[] = [];
    while (!isAtRest(playback)) {
      playback = told(playback, teller);
      if (playback.now !== null) heard.push(playback.now.fact.is);
    }
    expect(heard).toEqual(['rolled', 'quiet', 'wounded', 'died']);
    expect(playback.shown).toEqual(later);
  });

  test('skipping shows how it stands at the end of everything that waits', () => {
    expect(skipped(added(atRest(before), after, 0))).toEqual(atRest(after));
  });

  test('what was taken back is not played out', () => {
    const playback = added(added(atRest(before), after, 0), before, 0);
    expect(playback).toEqual(atRest(before));
  });

  test('a change that tells nothing is shown at once, but not before what is being told', () => {
    const silent = { sight: sight({ canUndo: true }), told: [] };
    expect(isAtRest(added(atRest(before), silent, 0))).toBe(true);
    const busy = added(added(atRest(before), after, 0), { ...after, sight: sight({ canUndo: true }) }, 3);
    expect(isAtRest(busy)).toBe(false);
    expect(skipped(busy).shown.sight.canUndo).toBe(true);
  });
});
