import { describe, expect, test } from 'vitest';
import { wowAdventure } from '../../game.ts';
import { leftOf, rightOf, valorOf } from '../../rules/table.ts';
import { checkVictory } from '../../rules/victory.ts';
import { rule } from '../table.ts';

rule(
  'wow/aim.3, wow/A-24: a hero wins with the quest that makes 8, before another quest is drawn',
  { ana: { space: 'stormwind-city', valor: [4, 3], quests: [{ quest: 'letters-home', done: [1, 0] }] } },
  (scene) => {
    scene.playsTurn();
    scene.settles((state) => {
      expect(state).toMatchObject({ phase: 'over', winners: ['ana'], eliteQuests: ['wyrmslayer'] });
      expect(scene.the('ana').quests).toEqual([]);
    });
  },
  { phase: 'upkeep', elite: ['wyrmslayer'] },
);

rule(
  'wow/aim.1: with 7 valor the game goes on',
  { ana: { space: 'stormwind-city', valor: [4, 2], quests: [{ quest: 'letters-home', done: [1, 0] }] } },
  (scene) => {
    scene.playsTurn();
    scene.settles((state) => {
      expect(state.winners).toEqual([]);
      expect(scene.the('ana').quests).toMatchObject([{ quest: 'wyrmslayer' }]);
    });
  },
  { phase: 'upkeep', elite: ['wyrmslayer'] },
);

describe('several heroes reach 8 at the same moment', () => {
  const contests = [
    [
      'wow/aim.4, wow/A-24: the one with the most valor wins',
      { valor: [5, 4] },
      { valor: [3, 3, 2] },
      ['ana'],
    ],
    [
      'wow/aim.5: with the same valor, the one with more cards wins',
      { valor: [4, 4] },
      { valor: [3, 3, 2] },
      ['zoe'],
    ],
    [
      'wow/aim.6: with as many cards, the one of the higher level wins',
      { valor: [4, 4], level: 'yellow' },
      { valor: [5, 3], level: 'red' },
      ['zoe'],
    ],
    [
      'wow/aim.7: with the same level they share the win',
      { valor: [4, 4] },
      { valor: [5, 3] },
      ['ana', 'zoe'],
    ],
  ] as const;
  for (const [title, ana, zoe, winners] of contests)
    rule(title, { ana, zoe }, (scene) => {
      scene.perform(checkVictory);
      scene.settles((state) => expect(state.winners).toEqual(winners));
    });
});

rule(
  'wow/aim.9: everybody sees every quest log and its total',
  { ana: { valor: [4, 3] }, zoe: { valor: [1] } },
  (scene) => {
    for (const onlooker of ['ana', 'zoe', 'spectator']) {
      const { heroes } = scene.seenBy(onlooker);
      expect(heroes.map(({ valor, log }) => [valor, log.length])).toEqual([
        [7, 2],
        [1, 1],
      ]);
    }
  },
);

rule(
  'wow/aim.10: neither levels nor items nor unfinished quests count, and a defeat takes no valor away',
  {
    ana: {
      character: 'sofeea',
      level: 'red',
      space: 'goldshire',
      damage: 5,
      valor: [4, 3],
      backpack: ['boarhide-vest'],
      quests: [{ quest: 'the-far-road', done: [1, 0] }],
    },
  },
  (scene) => {
    scene.goesOnTo('upkeep');
    scene.settles((state) => {
      expect(scene.the('ana').space).toBe('stormwind-city');
      expect(valorOf(scene.the('ana'))).toBe(7);
      expect(state.winners).toEqual([]);
    });
  },
  { phase: 'exploration', tokens: [{ kind: 'bomb', space: 'goldshire', by: 'zoe' }] },
);

rule(
  'wow/aim.11: heroes who meet can give each other nothing, and a defeated hero plays on',
  {
    ana: { character: 'sofeea', space: 'ironforge', damage: 3, backpack: ['knotted-club'] },
    zoe: { character: 'sandrai', space: 'ironforge', backpack: ['lucky-paw'] },
  },
  (scene) => {
    scene.perform((g) => {
      g.state.turn = 1000;
      return undefined;
    });
    scene.playsTurn();
    const offered = new Set<string>();
    for (const option of scene.asksAbout('ana', 'movement').question.options)
      offered.add(option.split(':')[0] ?? '');
    expect([...offered].sort()).toEqual(['drink', 'end', 'use', 'walk']);
    scene.walks('ana');
    scene
      .asks('ana', 'resource', 'potion-large', 'quest-giver', 'auction-house', 'flight-path')
      .answer('potion-large');
    scene.settles(({ phase }) => expect(phase).toBe('turn-start'));
  },
  { phase: 'turn-start', movement: [[1, 3]] },
);

test('wow/aim.12: two to four play', () => {
  expect(wowAdventure.seats).toEqual({ min: 2, max: 4 });
});

rule(
  'wow/aim.12, wow/A-56: with two players the same rival sits on both sides',
  { ana: {}, zoe: {} },
  (scene) => {
    expect(leftOf(scene.state, scene.the('ana')).seat).toBe('zoe');
    expect(rightOf(scene.state, scene.the('ana')).seat).toBe('zoe');
  },
);

rule(
  'wow/aim.12: of three, the next is on the left and the last on the right',
  { ana: {}, bea: {}, zoe: {} },
  (scene) => {
    expect(leftOf(scene.state, scene.the('ana')).seat).toBe('bea');
    expect(rightOf(scene.state, scene.the('ana')).seat).toBe('zoe');
  },
);
