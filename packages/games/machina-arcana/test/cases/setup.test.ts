/** Cases of setup, the round and its turns. */
import { expect, test } from 'vitest';
import { scenarioId } from '../../content/words/cards.ts';
import { placeAtEntry } from '../../rules/moving/placing.ts';
import { threatPositions } from '../../rules/phases/ratings.ts';
import { beginRound } from '../../rules/phases/round.ts';
import { itemTypes } from '../../vocabulary/terms.ts';
import { newMatch, prepared } from '../preparing.ts';
import { rule } from '../table.ts';

test('ma/K1, ma/setup.4: at normal difficulty with two explorers both ratings begin at 2, threat at 1 of 4, and monsters at level 1', () => {
  const { state } = prepared({ ana: 'prys', ben: 'crane' }, { duration: 'full' });
  expect(state).toMatchObject({ spawnRating: 2, horrorRating: 2, threat: 1, monsterLevel: 1 });
  expect(threatPositions(state)).toBe(4);
});

test('ma/K2, ma/ending.9: at nightmare and extra quick threat still has 2 positions for two explorers', () => {
  const options = { difficulty: 'nightmare', duration: 'extra-quick' } as const;
  expect(threatPositions(prepared({ ana: 'prys', ben: 'crane' }, options).state)).toBe(2);
});

rule(
  'ma/K3, ma/setup.9: explorers stand on the two spaces of the arrow exit, then on those with the fewest steps from it, no pit',
  { ana: {}, ben: {}, cy: {}, di: {} },
  (scene) => {
    scene.does((g) => {
      const [tile] = g.state.tiles;
      if (tile !== undefined) placeAtEntry(g, g.state.explorers, tile);
      return undefined;
    });
    scene.settles(({ explorers }) =>
      expect(explorers.map(({ at }) => at)).toEqual(['4,9', '5,9', '3,8', '4,8']),
    );
  },
);

test('ma/K4, ma/setup.2, ma/setup.3: explorers begin with what their cards say and no item', () => {
  // The first chapter gives everybody 1 essence.
  const { state } = prepared({ ana: 'vane', ben: 'calloway' });
  const figures = state.explorers.map(({ health, stamina, essence, worn, bag }) => [
    health,
    stamina,
    essence - 1,
    worn.length + bag.length,
  ]);
  expect(figures).toEqual([
    [7, 6, 1, 0],
    [5, 6, 3, 0],
  ]);
});

rule(
  'ma/K5, ma/round.4: stamina left at the end of a turn is lost, and full again in the next explorer phase',
  { ana: { explorer: 'crane', stamina: 3 } },
  (scene) => {
    scene.takesTurns();
    scene.acts('ana', 'end');
    scene.settles(() => expect(scene.the('ana').stamina).toBe(0));
    scene.does(beginRound);
    scene.settles(() => expect(scene.the('ana').stamina).toBe(8));
  },
);

rule(
  'ma/K6, ma/round.9: with 0 stamina an explorer may still play what costs none',
  { ana: { explorer: 'calloway', stamina: 0, essence: 1 } },
  (scene) => {
    scene.takesTurns();
    scene.asks('ana', 'act', 'use:calloway:sheltering-psalm', 'end').answer('use:calloway:sheltering-psalm');
    scene.settles(() => expect(scene.the('ana').finished).toBe(true));
  },
);

rule(
  'ma/K7, ma/round.3, ma/round.5: nobody begins before the turn under way has ended, and nobody acts twice in a round',
  { ana: { explorer: 'prys' }, ben: { explorer: 'crane' } },
  (scene) => {
    scene.takesTurns();
    scene.acts('ana', 'move:3,3');
    scene.asksNothingOf('ben');
    scene.acts('ana', 'end');
    scene.asksNothingOf('ana');
    scene.acts('ben', 'end');
    scene.settles(({ explorers }) => expect(explorers.map(({ finished }) => finished)).toEqual([true, true]));
  },
);

const itemCounts = { weapon: 20, apparel: 15, artifact: 13, consumable: 12 };

for (const scenario of ['drowned-engine', 'orchard-of-wires', 'ninth-toll'] as const)
  test(`ma/K173, ma/setup.5, ma/setup.6, ma/setup.7: each event deck of ${scenario} has 40 cards, the item decks 20, 15, 13 and 12, the monster deck 9`, () => {
    const { state } = newMatch(['ana'], { scenario: scenarioId(scenario) });
    expect([state.explorerEvents.deck.length, state.horrorEvents.deck.length]).toEqual([40, 40]);
    for (const type of itemTypes) expect(state.items[type].deck).toHaveLength(itemCounts[type]);
    expect(state.monsterDeck).toHaveLength(9);
  });

test('ma/K175, ma/setup.8, ma/setup.10: of ten tiles one lies on the map, and the first chapter has given each explorer 1 essence', () => {
  const { state } = prepared({ ana: 'vane', ben: 'crane' });
  expect([state.tiles.length, state.stack.length]).toEqual([1, 9]);
  expect(state.tiles[0]).toMatchObject({ column: 0, row: 0, turns: 0 });
  expect(state.chapters[state.chapter]).toBe('the-cold-stair');
  expect(state.explorers.map(({ essence }) => essence)).toEqual([2, 3]);
});

test('ma/K176, ma/setup.13: every explorer has a seat, and any of them may take the first turn', () => {
  const match = prepared({ ana: 'prys', ben: 'crane', cy: 'sable', di: 'vane' });
  expect(match.asked.map(({ name, seat }) => `${seat} ${name}`)).toEqual([
    'ana act',
    'ben act',
    'cy act',
    'di act',
  ]);
});
