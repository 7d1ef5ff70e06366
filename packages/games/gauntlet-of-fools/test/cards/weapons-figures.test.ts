import { expect, test } from 'vitest';
import { gauntletOfFools } from '../../game.ts';
import { getReady } from '../../rules/ready.ts';
import { rule } from '../table.ts';

/** Weapon, dice, tokens: as printed. */
const figures = [
  ['axe', 5, 2],
  ['bow', 4, 2],
  ['dagger', 3, 4],
  ['deadly-fists', 3, 2],
  ['demonic-blade', 4, 0],
  ['flaming-sword', 5, 2],
  ['holy-sword', 5, 2],
  ['mace', 5, 2],
  ['morning-star', 5, 2],
  ['sack-of-loot', 3, 0],
  ['scepter', 4, 2],
  ['scimitar', 4, 2],
  ['sling', 3, 2],
  ['spear', 4, 2],
  ['spiked-shield', 3, 2],
  ['staff', 3, 4],
  ['sword', 4, 2],
  ['throwing-stars', 2, 20],
  ['wand', 5, 2],
  ['whip', 4, 2],
] as const;

const promos = [['cleaver', 1, 0]] as const;

for (const [card, dice, tokens] of [...figures, ...promos])
  rule(
    `gof/setup.1: the ${card} has ${dice} Attack Dice and starts with ${tokens} Weapon tokens`,
    { ana: { weapon: card } },
    (scene) => {
      scene.perform((g) => void getReady(g));
      scene.settles(() => {
        expect(scene.numbers('ana').dice).toBe(dice);
        expect(scene.the('ana').weapons).toEqual([{ card, tokens }]);
      });
    },
  );

test('gof/setup.1: the box holds these twenty weapons and one promo', () => {
  const printed = [...gauntletOfFools.content.weapons.values()];
  const ids = (promo: boolean) => printed.filter((card) => card.promo === promo).map(({ id }) => id);
  expect(ids(false).sort()).toEqual(figures.map(([card]) => card));
  expect(ids(true)).toEqual(promos.map(([card]) => card));
});
