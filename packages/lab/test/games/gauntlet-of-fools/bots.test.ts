import { botNames, makeBot, sightOf } from '@tavolo/bots';
import { type GauntletKinds, gauntletOfFools } from '@tavolo/gauntlet-of-fools';
import { Match, seat, thinkingChance } from '@tavolo/kernel';
import { expect, test } from 'vitest';
import { playRandomly } from '../../../bench/random-play.ts';

const seats = ['ana', 'bruno', 'carla'].map(seat);

/** Matches at rest before a question, each with a twin that differs only in the order of the cards nobody has seen. */
function* twins(): Generator<readonly [Match<GauntletKinds>, Match<GauntletKinds>]> {
  for (let n = 0; n < 12; n++) {
    const { match } = playRandomly(gauntletOfFools, seats, n, 4 + 2 * n);
    const { state } = match.snapshot;
    if (match.isOver || state.looked !== null) continue;
    const other = gauntletOfFools.form.clone(state);
    other.deck.reverse();
    yield [Match.from(match.beginning, state), Match.from(match.beginning, other)];
  }
}

for (const name of botNames) {
  test(`the ${name} bot picks the same whatever lies in the deck`, () => {
    const bot = name === 'search' ? makeBot(name, { iterations: 30 }) : makeBot(name);
    let compared = 0;
    for (const [one, other] of twins()) {
      const asked = one.firstAsked;
      const [sight, twin] =
        asked === null ? [null, null] : [sightOf(one, asked.seat), sightOf(other, asked.seat)];
      if (sight === null || twin === null) continue;
      // What was turned over or looked at before the question is no secret any more.
      if (one.state.discards.join() !== other.state.discards.join() || one.state.looked !== null) continue;
      expect(bot(twin, thinkingChance('same'))).toEqual(bot(sight, thinkingChance('same')));
      compared++;
    }
    expect(compared).toBeGreaterThan(3);
  });
}
