import assert from 'node:assert/strict';
import { describe, it } from 'vitest';
import { foundItems } from '../../content/items/found.ts';
import { items as all } from '../../content/items/index.ts';
import { itemSummons } from '../../content/items/summons.ts';
import { itemNames as english, itemSummonNames as englishSummons } from '../../text/en/item-names.ts';
import { itemNames as italian, itemSummonNames as italianSummons } from '../../text/it/item-names.ts';
import { itemNames as portuguese, itemSummonNames as portugueseSummons } from '../../text/pt/item-names.ts';
import type { Item } from '../../vocabulary/items.ts';

/** Those that the town can sell. */
const items = all.filter(({ prosperity }) => prosperity !== null);

function item(id: string): Item {
  const found = all.find((each) => each.id === id);
  assert.ok(found, `no item ${id}`);
  return found;
}

describe('The items that the town can sell', () => {
  it('are numbered 1 to 70', () => {
    assert.deepEqual(
      items.map(({ number }) => number),
      Array.from({ length: 70 }, (_, index) => index + 1),
    );
    assert.equal(new Set(items.map(({ id }) => id)).size, 70);
  });

  it('are 14 at first and 7 more at each prosperity', () => {
    const counts = [1, 2, 3, 4, 5, 6, 7, 8, 9].map(
      (level) => items.filter(({ prosperity }) => prosperity === level).length,
    );
    assert.deepEqual(counts, [14, 7, 7, 7, 7, 7, 7, 7, 7]);
  });

  it('come in two copies, potions in four', () => {
    for (const { id, copies } of items) assert.equal(copies, id.endsWith('-potion') ? 4 : 2, id);
  });

  it('have the printed prices', () => {
    assert.equal(item('boots-of-striding').price, 20);
    assert.equal(item('minor-healing-potion').price, 10);
    assert.equal(item('boots-of-quickness').price, 75);
    assert.equal(
      items.reduce((total, { price }) => total + price, 0),
      2590,
    );
  });

  it('are spent, consumed or neither', () => {
    const after = (state: Item['after']) => items.filter((each) => each.after === state).length;
    assert.deepEqual([after('spent'), after('consumed'), after('nothing')], [28, 29, 13]);
  });

  it('have a use circle and a -1 card for each blow that body armour takes', () => {
    const armour = ['hide-armor', 'chainmail', 'splintmail', 'platemail'].map(item);
    assert.deepEqual(
      armour.map(({ circles, minusOnes }) => [circles, minusOnes]),
      [
        [2, 2],
        [3, 3],
        [4, 4],
        [5, 5],
      ],
    );
    assert.equal(items.filter(({ circles }) => circles !== undefined).length, 4);
    assert.deepEqual(
      items.filter(({ minusOnes, circles }) => minusOnes && !circles).map(({ id }) => id),
      ['heavy-greaves', 'heavy-basinet', 'steel-sabatons'],
    );
  });

  it('do what is printed', () => {
    assert.deepEqual(item('boots-of-striding').uses, [{ when: 'move', add: 2 }]);
    assert.deepEqual(item('minor-healing-potion').uses, [{ when: 'turn', do: [{ do: 'heal', value: 3 }] }]);
    assert.deepEqual(item('stun-powder').uses, [
      { when: 'attack', kind: 'any', scope: 'one-attack', conditions: ['stun'] },
    ]);
    assert.deepEqual(item('spiked-shield').uses, [{ when: 'attack-damage', shield: 1, retaliate: 2 }]);
  });

  it('summon a falcon that flies, and a skeleton', () => {
    assert.deepEqual(itemSummons, [
      { id: 'jade-falcon', stats: { hp: 2, move: 3, attack: 2, range: null }, flying: true },
      { id: 'skeleton', stats: { hp: 3, move: 2, attack: 2, range: null } },
    ]);
  });

  it('have names in three languages', () => {
    const ids = all.map(({ id }) => id as string).sort();
    for (const names of [english, italian, portuguese]) assert.deepEqual(Object.keys(names).sort(), ids);
    for (const names of [englishSummons, italianSummons, portugueseSummons])
      assert.deepEqual(
        Object.keys(names),
        itemSummons.map(({ id }) => id as string),
      );
  });
});

describe('The items that are found', () => {
  it('have the printed numbers, slots, prices and copies', () => {
    assert.deepEqual(
      foundItems.map(({ id, number, slot, price, copies, after }) => [
        id,
        number,
        slot,
        price,
        copies,
        after,
      ]),
      [
        ['second-skin', 101, 'body', 30, 1, 'nothing'],
        ['horned-helm', 107, 'head', 30, 2, 'nothing'],
        ['skullbane-axe', 113, 'two-hands', 50, 1, 'spent'],
        ['ring-of-skulls', 123, 'small', 50, 2, 'consumed'],
      ],
    );
  });

  it('are not for sale', () => {
    for (const { id, prosperity } of foundItems) assert.equal(prosperity, null, id);
  });
});
