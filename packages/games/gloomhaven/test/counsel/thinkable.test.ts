import { habitQuestion, Match, type Question, type Seat, seat } from '@tavolo/kernel';
import { expect, test } from 'vitest';
import { type GloomKinds, gloomhaven } from '../../index.ts';
import { habitual } from './played.ts';

const [ana, bob] = [seat('ana'), seat('bob')];

/** What a bot at a seat may think of. */
function thinkableTo(match: Match<GloomKinds>, who: Seat): readonly string[] {
  const question = match.asked.find((it) => it.seat === who);
  const limit = gloomhaven.counsel?.thinkable;
  if (question === undefined || limit === undefined) throw new Error(`${who} is not asked`);
  return limit(habitQuestion<GloomKinds>(match.state, question, question.from()));
}

test('a bot never proposes to give up, and never holds back who does', () => {
  const match = Match.start({
    game: gloomhaven,
    seats: [ana, bob],
    options: gloomhaven.defaults,
    sheet: gloomhaven.chronicle.blank,
    seed: 'enough',
  });
  const isChoosing = ({ name }: Question) => name === 'leading-card';
  while (!match.asked.every(isChoosing)) {
    const question = match.asked.find((it) => !isChoosing(it));
    if (question !== undefined) match.play(question.seat, habitual(match, question, 'luck'));
  }
  expect(match.openTo(ana)?.options).toContain('give-up');
  expect(thinkableTo(match, ana)).not.toContain('give-up');
  expect(thinkableTo(match, ana)).toContain(match.state.heroes[0]?.hand[0]);
  match.play(ana, ['give-up']);
  match.play(ana, ['yes']);
  match.play(bob, thinkableTo(match, bob).slice(0, 1));
  const cards = match.asked.find(({ name }) => name === 'second-card');
  if (cards !== undefined) match.play(bob, habitual(match, cards, 'luck'));
  expect(match.openTo(bob)?.name).toBe('give-up');
  expect(thinkableTo(match, bob)).toEqual(['yes']);
  match.play(bob, ['yes']);
  expect(match.state.outcome).toBe('failure');
});
