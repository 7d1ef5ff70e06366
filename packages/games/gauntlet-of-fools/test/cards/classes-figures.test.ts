import { expect, test } from 'vitest';
import { gauntletOfFools } from '../../game.ts';
import { getReady } from '../../rules/ready.ts';
import { rule } from '../table.ts';

/** Class, Defense, tokens: as printed. */
const figures = [
  ['adventurer', 15, 2],
  ['alchemist', 14, 2],
  ['armorer', 13, 2],
  ['artificer', 15, 2],
  ['avenger', 16, 2],
  ['barbarian', 18, 0],
  ['berserker', 14, 2],
  ['jester', 14, 2],
  ['knight', 16, 2],
  ['monk', 10, 4],
  ['necromancer', 16, 2],
  ['ninja', 17, 0],
  ['priest', 14, 2],
  ['prospector', 15, 0],
  ['thief', 13, 2],
  ['trapper', 16, 2],
  ['warlord', 12, 2],
  ['wizard', 15, 2],
  ['zealot', 15, 2],
  ['zombie', 13, 2],
] as const;

const promos = [['armsmaster', 14, 0]] as const;

for (const [card, defense, tokens] of [...figures, ...promos])
  rule(
    `gof/setup.1: the ${card} has Defense ${defense} and starts with ${tokens} Class tokens`,
    { ana: { class: card, weapon: 'mace' } },
    (scene) => {
      scene.perform((g) => void getReady(g));
      scene.settles(() => {
        expect(scene.numbers('ana').defense).toBe(defense);
        expect(scene.the('ana').classTokens).toBe(tokens);
      });
    },
  );

test('gof/setup.1: the box holds these twenty classes and one promo', () => {
  const printed = [...gauntletOfFools.content.classes.values()];
  const ids = (promo: boolean) => printed.filter((card) => card.promo === promo).map(({ id }) => id);
  expect(ids(false).sort()).toEqual(figures.map(([card]) => card));
  expect(ids(true)).toEqual(promos.map(([card]) => card));
});
