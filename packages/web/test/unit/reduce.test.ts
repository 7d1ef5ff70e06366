import type { News } from '@tavolo/protocol';
import { describe, expect, test } from 'vitest';
import { reduce } from '../../table/reduce.ts';
import {
  beforeJoining,
  type ClientState,
  openQuestion,
  picksOf,
  unreadLines,
} from '../../table/table-state.ts';
import { ana, bob, line, place, question, sight, sightNews, table, teller } from './samples.ts';

const after = (state: ClientState, ...news: readonly News[]): ClientState =>
  news.reduce((shown, one) => reduce(shown, { is: 'news', news: one }), state);

const joined = after(beforeJoining, { is: 'table', table: table() }, { is: 'place', place: place(ana) });

describe('what is shown at a table', () => {
  test('a door that is shut says why, and shows nothing of what was behind it', () => {
    const refusal: News = { is: 'refused', wish: null, name: 'unknown-table' };
    for (const before of [beforeJoining, joined])
      expect(after(before, refusal)).toEqual({ ...beforeJoining, shut: 'unknown-table' });
  });

  test('a refused wish is said in passing', () => {
    const refused = reduce(joined, { is: 'refused', name: 'not-your-seat' });
    expect(refused.toast?.name).toBe('not-your-seat');
    expect(refused.shut).toBeNull();
  });

  test('a change is patched into what was seen and played out before its question is asked', () => {
    const start = after(joined, sightNews(ana, sight()));
    const changed = after(start, {
      is: 'change',
      onlooker: ana,
      patch: { answered: [1], question: [JSON.parse(JSON.stringify(question(ana)))] },
      from: 0,
      told: [line('rolled')],
    });
    expect(changed.seen[ana]?.sight.answered).toBe(1);
    expect(openQuestion(changed)).toBeNull();
    const played = reduce(reduce(changed, { is: 'tell', teller }), { is: 'tell', teller });
    expect(openQuestion(played)?.decision).toBe('ana/0/0');
  });

  test('whoever answers knows what was told until then, and is away as soon as nobody looks', () => {
    const asked = after(joined, sightNews(ana, sight({ question: question(ana) }), [line('rolled')]));
    expect(asked).toMatchObject({ looked: {}, wasAway: true });
    const recalled = reduce(asked, { is: 'looks-recalled', looked: { ana: 0, bob: 3 } });
    const answered = reduce(recalled, { is: 'give', decision: 'ana/0/0' });
    expect(answered).toMatchObject({ looked: { ana: 1, bob: 3 }, wasAway: false });
    expect(reduce(answered, { is: 'away' }).wasAway).toBe(true);
  });

  test('picks belong to one decision and are gone with it', () => {
    const asked = after(joined, sightNews(ana, sight({ question: question(ana) })));
    const picked = reduce(asked, {
      is: 'pick',
      picked: { decision: 'ana/0/0', options: ['a'], isTooMany: false },
    });
    expect(picksOf(picked)).toEqual(['a']);
    const next = after(picked, sightNews(ana, sight({ question: question(ana, { decision: 'ana/1/0' }) })));
    expect(picksOf(next)).toEqual([]);
  });

  test('after a lost connection the missed lines are played out, and a rewritten log is shown at once', () => {
    const start = after(joined, sightNews(ana, sight({ answered: 1 }), [line('rolled')]));
    const resumed = after(start, sightNews(ana, sight({ answered: 2 }), [line('rolled'), line('died', 2)]));
    expect(resumed.playback?.acts).toHaveLength(1);
    const rewritten = after(start, sightNews(ana, sight({ answered: 2 }), [line('fled')]));
    expect(rewritten.playback?.acts).toHaveLength(0);
  });

  test('nothing is asked of somebody whose seat a bot plays', () => {
    const asked = after(joined, sightNews(ana, sight({ question: question(ana) })));
    const seats = table().seats.map((one) => (one.seat === ana ? { ...one, bot: 'greedy' as const } : one));
    expect(openQuestion(after(asked, { is: 'table', table: table({ seats }) }))).toBeNull();
  });

  test('a seat that is gone is forgotten', () => {
    const seated = after(joined, sightNews(ana, sight({ question: question(ana) })));
    const gone = after(seated, { is: 'gone', onlooker: ana });
    expect(gone.seen).toEqual({});
    expect(gone.playback).toBeNull();
  });

  test('chat is new from the line after the last one that was read, also after somebody was away', () => {
    const said = (when: number) => ({ name: 'bob', seat: bob, text: 'hello', when });
    const came = after(beforeJoining, { is: 'table', table: table({ chat: [said(1), said(2)] }) });
    expect(unreadLines(came)).toBe(2);
    expect(unreadLines(reduce(came, { is: 'chat-recalled', at: 1 }))).toBe(1);
    const read = reduce(came, { is: 'chat-read' });
    expect(unreadLines(read)).toBe(0);
    const more = after(read, { is: 'table', table: table({ chat: [said(2), said(3)] }) });
    expect(unreadLines(more)).toBe(1);
  });
});

describe('around one screen', () => {
  const arrived = after(
    beforeJoining,
    { is: 'table', table: table() },
    { is: 'place', place: place(ana, bob) },
    sightNews(ana, sight({ question: question(ana) })),
    sightNews(bob, sight()),
  );
  const both = reduce(arrived, { is: 'look' });
  const passOn = (secret: boolean, view: object = { heard: [] }): ClientState =>
    after(
      both,
      sightNews(ana, sight({ answered: 1 })),
      sightNews(bob, sight({ answered: 1, question: question(bob, { secret }), view })),
    );

  test('the screen looks with the eyes of the seat that is asked, without a curtain where nothing is secret', () => {
    expect(both.eyes).toBe(ana);
    expect(passOn(false).eyes).toBe(bob);
    expect(passOn(false).curtain).toBeNull();
  });

  test('a secret question, or a view with a secret in it, waits behind a curtain', () => {
    expect(passOn(true).curtain).toBe(bob);
    expect(passOn(false, { heard: ['something'] }).curtain).toBe(bob);
    expect(openQuestion(passOn(true))).toBeNull();
    expect(openQuestion(reduce(passOn(true), { is: 'look' }))?.seat).toBe(bob);
  });

  test('the device is not asked for while something is played out', () => {
    const busy = after(
      both,
      {
        is: 'change',
        onlooker: ana,
        patch: { answered: [1], question: [null] },
        from: 0,
        told: [line('rolled')],
      },
      sightNews(bob, sight({ answered: 1, question: question(bob, { secret: true }) })),
    );
    expect(busy.eyes).toBe(ana);
    expect(reduce(busy, { is: 'skip' }).curtain).toBe(bob);
  });
});
