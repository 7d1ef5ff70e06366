import { makeBot, sightOf } from '@tavolo/bots';
import { gloomhaven } from '@tavolo/gloomhaven';
import { begin, isRefusal, seat, thinkingChance } from '@tavolo/kernel';
import { expect, test } from 'vitest';
import { stageOf } from '../../games/gloomhaven/setup/stage.ts';

const [ana, bob] = [seat('Ana'), seat('Bob')];

test('whoever has packed their cards is ready, while others are still getting ready', () => {
  const match = begin(gloomhaven, { seats: [ana, bob], options: {}, seed: 'stage' });
  if (isRefusal(match)) throw new Error(match.refused);
  const bot = makeBot('random');
  const chance = thinkingChance('stage');
  const stage = () => {
    const hero = match.view(ana).heroes.find((one) => one.seat === bob);
    return hero === undefined ? null : stageOf(hero, match.toldTo(ana));
  };
  const answer = (who: typeof ana) => {
    const sight = sightOf(match, who);
    if (sight !== null) match.play(who, bot(sight, chance));
  };
  while (match.openTo(bob)?.name !== 'hand')
    for (const who of [ana, bob]) if (match.openTo(who)?.name !== 'hand') answer(who);
  expect(stage()).toBe('preparing');
  answer(bob);
  expect(match.openTo(ana)?.name).toBe('hand');
  expect(stage()).toBe('done');
});
