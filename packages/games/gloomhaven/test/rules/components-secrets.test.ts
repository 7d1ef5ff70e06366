import { seat, thinkingChance } from '@tavolo/kernel';
import { expect } from 'vitest';
import { content } from '../../content/content.ts';
import type { Hero } from '../../state.ts';
import { view } from '../../view.ts';
import { type Preparing, setUp } from '../scene/table.ts';

const ana = seat('ana');

/** Twenty guesses of Ana's at what Bea has. */
const guesses = (table: Preparing): readonly Hero[] =>
  Array.from({ length: 20 }, (_, n) => {
    const { state } = table.match.imagine(ana, thinkingChance(`guess ${n}`));
    expect(view(state, ana)).toEqual(table.match.view(ana));
    return theOther(state.heroes);
  });

function theOther(heroes: readonly Hero[]): Hero {
  const hero = heroes.find((it) => it.seat !== ana);
  if (hero === undefined) throw new Error('Ana is alone');
  return hero;
}

const gained = ({ pool }: Hero): readonly number[] =>
  pool.map((id) => Number(content.cards.get(id)?.level)).filter((level) => level > 1);

setUp(
  'gh/components.34: which cards somebody else has gained is as secret as the hand',
  { options: { characterLevel: 5 } },
  (table) => {
    table.toTheFirstRound();
    const pools = guesses(table);
    expect(new Set(pools.map(({ pool }) => [...pool].sort().join())).size).toBeGreaterThan(5);
    for (const { hand, pool } of pools) expect(pool).toEqual(expect.arrayContaining(hand));
  },
);

setUp(
  'gh/components.34: nobody is thought to have cards that could not be gained',
  { options: { characterLevel: 5 } },
  (table) => {
    table.toTheFirstRound();
    for (const guess of guesses(table)) {
      expect(gained(guess)).toHaveLength(4);
      expect(new Set(guess.pool).size).toBe(guess.pool.length);
      for (const level of [2, 3, 4, 5])
        expect(gained(guess).filter((it) => it >= level).length).toBeLessThanOrEqual(6 - level);
    }
  },
);

setUp(
  'gh/components.34: the cards gained are chosen in secret',
  { options: { characterLevel: 2 } },
  (table) => {
    table.upTo('level-card');
    expect(table.match.asked.find(({ name }) => name === 'level-card')?.secret).toBe(true);
  },
);

setUp(
  'gh/components.34: unless the table plays with open information',
  { options: { characterLevel: 2, openInformation: true } },
  (table) => {
    table.upTo('level-card');
    expect(table.match.asked.find(({ name }) => name === 'level-card')?.secret ?? false).toBe(false);
  },
);
