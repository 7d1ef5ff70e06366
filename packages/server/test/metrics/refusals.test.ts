import assert from 'node:assert/strict';
import { afterEach, beforeEach, describe, it, vi } from 'vitest';
import { bareApp } from '../../http/app.ts';
import { makeMetrics } from '../../metrics/metrics.ts';
import { Refusals } from '../../metrics/refusals.ts';

const minute = 60_000;
let lines: { readonly [key: string]: unknown }[];
let refusals: Refusals;
beforeEach(() => {
  vi.useFakeTimers();
  lines = [];
  const { log } = bareApp('warn', { write: (line) => lines.push(JSON.parse(line)) });
  refusals = new Refusals(makeMetrics({ sockets: () => 0, tables: () => 0 }).refusals, log);
});
afterEach(() => vi.useRealTimers());

const told = () => lines.map(({ refused, times }) => [refused, times]);

describe('misuse', () => {
  it('is told at once at the usual level of the log, and its number after a minute', () => {
    for (let time = 0; time < 500; time += 1) refusals.note('too-fast', '10.0.0.1');
    assert.deepEqual(told(), [['too-fast', undefined]]);
    vi.advanceTimersByTime(minute);
    assert.deepEqual(told().slice(1), [['too-fast', 500]]);
  });

  it('that happened once is told once, and again when it comes again', () => {
    refusals.note('wrong-origin', '10.0.0.1');
    vi.advanceTimersByTime(minute);
    assert.equal(lines.length, 1);
    refusals.note('wrong-origin', '10.0.0.1');
    assert.equal(lines.length, 2);
  });

  it('of another kind or from another address is told by itself', () => {
    refusals.note('too-fast', '10.0.0.1');
    refusals.note('too-many', '10.0.0.1');
    refusals.note('too-fast', '10.0.0.2');
    const marks = lines.map(({ from }) => from);
    assert.equal(marks[0], marks[1]);
    assert.notEqual(marks[0], marks[2]);
  });

  it('does not bring addresses into the log', () => {
    refusals.note('too-fast', '10.0.0.1');
    assert.doesNotMatch(JSON.stringify(lines), /10\.0\.0\.1/);
  });

  it('from everywhere at once does not flood the log', () => {
    for (let host = 0; host < 10_000; host += 1) refusals.note('too-many', `10.0.${host >> 8}.${host & 255}`);
    vi.advanceTimersByTime(minute);
    assert.deepEqual(told().slice(-2), [
      ['too-many', undefined],
      ['too-many', 9_900],
    ]);
    assert.equal(lines.length, 102);
  });

  it('is not what happens to anybody', () => {
    for (const name of ['stale', 'stopping', 'no-identity', 'seat-taken']) refusals.note(name, '10.0.0.1');
    assert.deepEqual(lines, []);
  });
});
