import type { News } from '@tavolo/protocol';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { HostReport } from '../../host/host.ts';
import type { Speed } from '../../table/playback.ts';
import { TableSession } from '../../table/session.ts';
import { openQuestion } from '../../table/table-state.ts';
import { ana, line, place, question, sight, sightNews, table, teller } from './samples.ts';

/** Longer than a touch that was on its way already takes to arrive, in milliseconds. */
const aLook = 300;

/** Ana at a table where she is asked something, and the host in the hands of a test. */
function asked(speed: Speed) {
  const listeners = new Set<(report: HostReport) => void>();
  const session = new TableSession({
    line: 'open',
    isLocal: true,
    say: async () => ({ is: 'done', wish: 1 }),
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    leave: () => undefined,
  });
  session.tellWith(teller, speed);
  const hear = (...news: readonly News[]) => {
    for (const one of news) for (const listener of listeners) listener({ is: 'news', news: one });
  };
  const begun = sightNews(ana, sight({ question: question(ana) }));
  hear({ is: 'table', table: table() }, { is: 'place', place: place(ana) }, begun);
  return { session, hear };
}

/** Somebody else does something: a line is told, and Ana is still asked the same. */
const othersDo = (is: string): News => ({
  is: 'change',
  onlooker: ana,
  patch: { answered: [1] },
  from: 0,
  told: [line(is)],
});

describe('a touch', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  test('on a question that has just appeared was meant for the one before', () => {
    const { session, hear } = asked('off');
    expect(session.isMeant).toBe(false);
    vi.advanceTimersByTime(aLook);
    expect(session.isMeant).toBe(true);
    hear(sightNews(ana, sight({ answered: 1, question: question(ana, { decision: 'ana/1/0' }) })));
    expect(session.isMeant).toBe(false);
  });

  test.each([
    ['where nothing is played out', 'off', 'rolled'],
    ['where it passes in no time', 'normal', 'quiet'],
  ] as const)('counts right after somebody else has done something, %s', (_, speed, does) => {
    const { session, hear } = asked(speed);
    vi.advanceTimersByTime(aLook);
    hear(othersDo(does));
    vi.advanceTimersByTime(10);
    expect(session.state.playback?.shown.told).toHaveLength(1);
    expect(openQuestion(session.state)?.decision).toBe('ana/0/0');
    expect(session.isMeant).toBe(true);
  });

  test('may have been meant for what is played out, when the question has just come back', () => {
    const { session, hear } = asked('normal');
    vi.advanceTimersByTime(aLook);
    hear(othersDo('rolled'));
    vi.advanceTimersByTime(aLook);
    expect(openQuestion(session.state)).toBeNull();
    vi.advanceTimersByTime(aLook);
    expect(openQuestion(session.state)?.decision).toBe('ana/0/0');
    expect(session.isMeant).toBe(false);
    vi.advanceTimersByTime(aLook);
    expect(session.isMeant).toBe(true);
  });
});
