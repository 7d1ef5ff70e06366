import { load, Match, type Saved, save, seat } from '@tavolo/kernel';
import { expect, test } from 'vitest';
import { gauntletOfFools } from '../game.ts';
import type { State } from '../state.ts';

/** A record of a match that went on from a state somebody has changed. */
function forged(change: (state: State) => void): Saved {
  const seats = ['ana', 'bea', 'ciro'].map(seat);
  const match = Match.start({
    game: gauntletOfFools,
    seats,
    options: gauntletOfFools.defaults,
    sheet: gauntletOfFools.chronicle.blank,
    seed: 'forged',
  });
  const { state } = match.snapshot;
  const saved = save(Match.from(match.beginning, state));
  const origin = gauntletOfFools.form.clone(state);
  change(origin);
  return { ...saved, origin };
}

test('a record whose numbers no table reaches is refused, so that no rule counts for hours', () => {
  const record = forged(({ heroes: [hero] }) => {
    if (hero !== undefined) hero.turn.damageTimes = 2 ** 52;
  });
  expect(load(gauntletOfFools, record)).toMatchObject({ refused: expect.any(String) });
});

test('the same record unchanged is loaded', () => {
  expect(
    load(
      gauntletOfFools,
      forged(() => {}),
    ),
  ).toMatchObject({ givenUp: 0 });
});
