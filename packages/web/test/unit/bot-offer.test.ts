import { patience, type SeatShown } from '@tavolo/protocol';
import { describe, expect, test } from 'vitest';
import { botOffer } from '../../table/bot-offer.ts';
import { beforeJoining, type ClientState } from '../../table/table-state.ts';
import { inTime } from '../../text/time.ts';
import { ana, bob, place, sight, table } from './samples.ts';

const since = 1_000_000;

/** Ana looks at a table that waits for Bob since a moment. */
const waiting: ClientState = {
  ...beforeJoining,
  place: place(ana),
  eyes: ana,
  seen: { [ana]: { sight: sight({ waiting: [{ seat: bob, since }] }), told: [] } },
};

const bobs = (changes: Partial<SeatShown> = {}): SeatShown => ({
  ...{ seat: bob, name: 'Bob', bot: null, here: true },
  ...changes,
});

const { live } = patience;

describe('a bot for another is offered', () => {
  test.each([
    ['away', bobs({ here: false }), live.away],
    ['here', bobs(), live.here],
  ])('when the holder is %s and has been asked for so long; before, from when', (_, seat, longest) => {
    const at = (late: number) => botOffer(waiting, table(), seat, since + late);
    expect(at(0)).toEqual({ from: since + longest });
    expect(at(longest - 1)).toEqual({ from: since + longest });
    expect(at(longest)).toBe('now');
  });

  test('not while the table does not wait for the holder', () => {
    const idle = { ...waiting, seen: { [ana]: { sight: sight(), told: [] } } };
    expect(botOffer(idle, table(), bobs(), since * 2)).toBe(null);
  });

  test('while the holder is here, to nobody who is as late or lets a bot play', () => {
    const both = [ana, bob].map((seat) => ({ seat, since }));
    const late = { ...waiting, seen: { [ana]: { sight: sight({ waiting: both }), told: [] } } };
    expect(botOffer(late, table(), bobs(), since + live.here)).toBe(null);
    expect(botOffer(late, table(), bobs({ here: false }), since + live.here)).toBe('now');
    const resting = table({ seats: [{ seat: ana, name: 'Ana', bot: 'greedy', here: true }, bobs()] });
    expect(botOffer(waiting, resting, bobs(), since + live.here)).toBe(null);
  });

  test('before the match to one who is away, and at any time on a free seat', () => {
    expect(botOffer(waiting, table({ phase: 'gathering' }), bobs({ here: false }), since)).toBe('now');
    expect(botOffer(waiting, table({ phase: 'gathering' }), bobs(), since * 2)).toBe(null);
    expect(botOffer(waiting, table(), bobs({ name: null }), since)).toBe('now');
  });

  test('to nobody who only looks on', () => {
    const watching = { ...waiting, place: { ...place(), isOwner: false } };
    expect(botOffer(watching, table(), bobs({ here: false }), since * 2)).toBe(null);
  });
});

test('the time until then is said in words, never shorter than it is', () => {
  expect(inTime('en', 60_000, 0)).toBe('in 1 minute');
  expect(inTime('en', 61_000, 0)).toBe('in 2 minutes');
  expect(inTime('it', 5_100, 0)).toBe('tra 6 secondi');
  expect(inTime('pt', 72 * 3_600_000, 0)).toBe('em 3 dias');
});
