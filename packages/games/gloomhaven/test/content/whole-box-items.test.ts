import { expect, test } from 'vitest';
import { content } from '../../content/content.ts';
import type { Item } from '../../vocabulary/items.ts';
import { allIsWell, playOut } from './at-random.ts';
import { emptied, hero, lively } from './lively.ts';

/** The rounds that are tried before an item is thought to be of no use. */
const rounds = Array.from({ length: 40 }, (_, n) => `round ${n}`);

/** A round with the item, which is used wherever it can be; gives whether it was used. */
function isUsedIn({ id }: Item, seed: string): boolean {
  const told = `${id} ${seed}`;
  const picked = ['spare-dagger', 'sweeping-blow'];
  const others = ['trample', 'eye-for-an-eye', 'grab-and-go', 'leaping-cleave'];
  const piles = {
    picked,
    hand: others,
    discard: ['overwhelming-assault', 'warding-strength'],
    lost: ['skewer'],
  };
  const actor = hero('brute', '', { ...piles, hp: 20, items: [id, ...emptied], conditions: [] });
  const scene = lively(actor, told, { setting: { phase: 'revealing' } });
  try {
    scene.goOn((s) => s.phase === 'clean-up' || s.phase === 'over');
    playOut(scene.match, told, { wish: `item:${id}` });
    scene.settles(() => allIsWell(scene.match));
  } catch (cause) {
    throw new Error(told, { cause });
  }
  return scene.told.some((fact) => fact.is === 'item-used' && fact.item === id);
}

const items = [...content.items.values()];
const [passive, used] = [true, false].map((is) => items.filter(({ after }) => (after === 'nothing') === is));

test.each((used ?? []).map((item) => [item.id, item] as const))('%s can be used', (_, item) => {
  expect(rounds.some((seed) => isUsedIn(item, seed))).toBe(true);
});

test.each((passive ?? []).map((item) => [item.id, item] as const))('%s can be worn', (_, item) => {
  for (const seed of rounds.slice(0, 3)) isUsedIn(item, seed);
});
