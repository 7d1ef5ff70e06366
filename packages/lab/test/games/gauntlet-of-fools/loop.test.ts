import { gauntletWith } from '@tavolo/gauntlet-of-fools';
import { seat } from '@tavolo/kernel';
import { expect, test } from 'vitest';
import { playerOf, playRandomly } from '../../../bench/random-play.ts';
import { playLoop } from '../../../games/gauntlet-of-fools/bench/loop.ts';
import { plainCards } from '../../../games/gauntlet-of-fools/bench/plain-cards.ts';

test('the loop of the benchmark and the kernel play the very same games', () => {
  const game = gauntletWith(plainCards);
  for (const players of [3, 4, 6]) {
    const seats = Array.from({ length: players }, (_, n) => seat(`seat ${n}`));
    for (let n = 0; n < 200; n++) {
      const { match } = playRandomly(game, seats, n);
      const byHero = [...match.state.heroes].sort((one, other) => one.id.localeCompare(other.id));
      const gold = byHero.map((hero) => hero.gold);
      expect(playLoop(`game ${n}`, players, playerOf(n)), `game ${n} of ${players}`).toEqual(gold);
    }
  }
});
