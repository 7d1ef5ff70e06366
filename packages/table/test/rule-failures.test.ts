import { Match, RuleBug } from '@tavolo/kernel';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { asked, House, one, opened, questionTo, quick, soon, started, three, two } from './house.ts';
import { answerTo } from './visitor.ts';

afterEach(() => {
  vi.restoreAllMocks();
});

const breaks = (cause: Error) => () => {
  throw cause;
};

test.each(['hint', 'story'] as const)('whoever asks for a %s that fails is told', async (is) => {
  const thinker = { ...quick, consider: breaks(new Error('broken')) };
  const { all, house } = await started(new House({ thinker }));
  const who = asked(all);
  vi.spyOn(Match.prototype, 'fork').mockImplementation(breaks(new Error('broken')));
  expect(await who.wishes({ is, seat: questionTo(who).seat })).toBe('rule-failed');
  expect(house.problems).toMatchObject([{ what: `a ${is} failed` }]);
});

describe('when a rule fails on an answer', () => {
  test.each([
    ['by a bug of the rules', new RuleBug('broken')],
    ['by a bug of anything else', new TypeError('broken')],
  ])('%s, whoever answered is told, and the table stays as it was and goes on', async (_, bug) => {
    const { all, house, id } = await started();
    const who = asked(all);
    const answer = answerTo(questionTo(who));
    const before = await house.stored(id);
    vi.spyOn(Match.prototype, 'answer').mockImplementationOnce(breaks(bug));
    expect(await who.wishes(answer)).toBe('rule-failed');
    expect(await house.stored(id)).toEqual(before);
    expect(house.problems).toMatchObject([{ what: 'a rule failed', cause: bug }]);
    expect(await who.wishes(answer)).toBe('done');
  });

  test('of a bot, habit and then chance try, and not for ever', async () => {
    const house = new House({ thinker: quick });
    const { ana, host } = await opened(house);
    vi.spyOn(Match.prototype, 'answer').mockImplementation(breaks(new RuleBug('broken')));
    for (const seat of [one, two, three]) await ana.wishes({ is: 'seat-bot', seat, bot: 'search' });
    await ana.wishes({ is: 'start' });
    for (let turn = 0; turn < 20; turn++) await soon();
    await host.settled();
    expect(house.problems.map(({ what }) => what)).toEqual([
      'a rule failed',
      'a rule failed',
      'a rule failed',
    ]);
    expect(ana.table.seats.map(({ bot }) => bot)).toEqual(['search', 'search', 'search']);
    expect(ana.table.phase).toBe('playing');
  });

  test('of a bot, it plays on when something at the table has changed', async () => {
    const house = new House({ thinker: quick });
    const { ana } = await opened(house);
    const broken = vi.spyOn(Match.prototype, 'answer').mockImplementation(breaks(new RuleBug('broken')));
    for (const seat of [one, two, three]) await ana.wishes({ is: 'seat-bot', seat, bot: 'random' });
    await ana.wishes({ is: 'start' });
    for (let turn = 0; turn < 5; turn++) await soon();
    expect(ana.sight('spectator').answered).toBe(0);
    broken.mockRestore();
    await ana.wishes({ is: 'say', text: 'go on' });
    for (let turn = 0; turn < 5; turn++) await soon();
    expect(ana.sight('spectator').answered).toBeGreaterThan(0);
  });
});
