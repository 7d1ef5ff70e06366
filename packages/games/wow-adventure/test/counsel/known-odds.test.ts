import assert from 'node:assert/strict';
import { habitQuestion, Match, seat, thinkingChance } from '@tavolo/kernel';
import { describe, expect, test } from 'vitest';
import { armsOf, bestHelp } from '../../counsel/fights/arms.ts';
import { oddsAgainst, reckonedOdds, typicalFoe } from '../../counsel/fights/forecast.ts';
import { wowAdventure } from '../../game.ts';
import type { WowKinds } from '../../kinds.ts';
import type { Table } from '../../wow.ts';

const { content } = wowAdventure;
const foes = [
  typicalFoe(content, 'green'),
  ...[...content.board.spaces.values()].flatMap(({ encounter }) => encounter?.foe ?? []),
  ...[...content.challenge.values()].flatMap(({ foe }) => foe ?? []),
];

/** How often the odds of every hero against some encounters are not those that are thought through anew. */
function wrongAt(table: Table, nth: number): number {
  let wrong = 0;
  for (const hero of table.state.heroes) {
    const arms = armsOf(table, hero);
    const help = nth % 2 === 0 ? bestHelp(content, arms, hero.energy) : null;
    for (const foe of foes.filter((_, place) => (place + nth) % 23 === 0)) {
      const [known, reckoned] = [oddsAgainst(table, arms, foe, help), reckonedOdds(table, arms, foe, help)];
      if (JSON.stringify(known) !== JSON.stringify(reckoned)) wrong++;
    }
  }
  return wrong;
}

describe('Odds that have been found before', () => {
  test('are those that would be found now, in every place of a whole game', () => {
    const { counsel, defaults: options, chronicle } = wowAdventure;
    const habit = counsel?.habit;
    assert(habit != null);
    const seats = ['ana', 'bruno', 'cleo', 'dora'].map(seat);
    const match = Match.start<WowKinds>({
      game: wowAdventure,
      seats,
      options,
      sheet: chronicle.blank,
      seed: 'odds',
    });
    const chance = thinkingChance('odds');
    let wrong = 0;
    for (let asked = match.firstAsked; asked !== null; asked = match.firstAsked) {
      wrong += wrongAt({ state: match.state, content }, match.answered);
      match.play(asked.seat, habit(habitQuestion<WowKinds>(match.state, asked, asked.from()), chance));
    }
    expect(wrong).toBe(0);
  });
});
