import assert from 'node:assert/strict';
import { describe, it } from 'vitest';
import { monsterCards } from '../../content/monster-decks/index.ts';
import { monsters } from '../../content/monsters/index.ts';
import { monsterNames as english } from '../../text/en/monster-names.ts';
import { monsterNames as italian } from '../../text/it/monster-names.ts';
import { monsterNames as portuguese } from '../../text/pt/monster-names.ts';
import type { Monster, MonsterCard, Stats } from '../../vocabulary/monsters.ts';

function monster(id: string): Monster {
  const found = monsters.find((each) => each.id === id);
  assert.ok(found, `no monster ${id}`);
  return found;
}

function valuesOf(id: string, rank: 'normal' | 'elite' | 'boss', level: number): Stats {
  const { stats } = monster(id);
  const [normal, elite, boss] = 'boss' in stats ? [[], [], stats.boss] : [stats.normal, stats.elite, []];
  const found = { normal, elite, boss }[rank][level];
  assert.ok(found, `no ${rank} ${id} at level ${level}`);
  return found;
}

const deckOf = (id: string): readonly MonsterCard[] => monsterCards.filter(({ deck }) => deck === id);
const initiativesOf = (id: string): readonly number[] => deckOf(id).map(({ initiative }) => initiative);
const shufflesOf = (id: string): readonly string[] =>
  deckOf(id)
    .filter(({ shuffle }) => shuffle)
    .map((card) => card.id);

describe('The monsters of the box', () => {
  it('are 34 kinds, 13 bosses and 13 of one scenario alone', () => {
    assert.equal(monsters.length, 60);
    assert.equal(new Set(monsters.map(({ id }) => id)).size, 60);
    assert.equal(monsters.filter(({ specials }) => specials !== undefined).length, 14);
    assert.equal(monsters.filter(({ stats }) => 'normal' in stats).length, 34 + 3);
  });

  it('have values for the levels 0 to 7', () => {
    for (const { id, stats } of monsters)
      for (const levels of Object.values(stats)) assert.equal(levels.length, 8, id);
  });

  it('have as many standees as the box holds', () => {
    assert.equal(monster('living-bones').standees, 10);
    assert.equal(monster('bandit-guard').standees, 6);
    assert.equal(monster('cave-bear').standees, 4);
    assert.equal(monster('inox-bodyguard').standees, 2);
    assert.equal(monster('jekserah').standees, 1);
  });

  it('fly: flame, sun and wind demons, forest imps, living spirits and spitting drakes', () => {
    assert.deepEqual(
      monsters
        .filter(({ flying }) => flying)
        .map(({ id }) => id)
        .sort(),
      ['flame-demon', 'forest-imp', 'living-spirit', 'spitting-drake', 'sun-demon', 'wind-demon'],
    );
  });
});

describe('A stat card', () => {
  it('of a bandit guard', () => {
    assert.deepEqual(valuesOf('bandit-guard', 'normal', 0), { hp: 5, move: 2, attack: 2, range: null });
    assert.deepEqual(valuesOf('bandit-guard', 'normal', 7), { hp: 16, move: 5, attack: 4, range: null });
    assert.deepEqual(valuesOf('bandit-guard', 'elite', 1), {
      ...{ hp: 9, move: 2, attack: 3, range: null, shield: 1 },
    });
    assert.deepEqual(valuesOf('bandit-guard', 'elite', 7), {
      ...{ hp: 14, move: 3, attack: 5, range: null, shield: 3, conditions: ['muddle'] },
    });
  });

  it('of living bones, that have several targets', () => {
    assert.equal(valuesOf('living-bones', 'normal', 7).targets, 2);
    assert.equal(valuesOf('living-bones', 'elite', 0).targets, 2);
    assert.equal(valuesOf('living-bones', 'elite', 1).targets, 3);
  });

  it('of an archer, with a range', () => {
    assert.deepEqual(valuesOf('bandit-archer', 'elite', 4), {
      ...{ hp: 10, move: 3, attack: 4, range: 6, conditions: ['poison'] },
    });
  });

  it('of ancient artillery, that never moves', () => {
    assert.deepEqual(valuesOf('ancient-artillery', 'normal', 0), { hp: 4, move: null, attack: 2, range: 4 });
    assert.equal(valuesOf('ancient-artillery', 'elite', 3).targets, undefined);
    assert.equal(valuesOf('ancient-artillery', 'elite', 4).targets, 2);
  });

  it('of demons, with Retaliate at range, Advantage and elusiveness', () => {
    assert.deepEqual(valuesOf('flame-demon', 'elite', 7), {
      ...{ hp: 8, move: 4, attack: 5, range: 6, shield: 5, retaliate: 5, retaliateRange: 4 },
    });
    assert.equal(valuesOf('flame-demon', 'normal', 2).retaliate, undefined);
    assert.equal(valuesOf('sun-demon', 'normal', 0).advantage, true);
    assert.equal(valuesOf('night-demon', 'normal', 0).elusive, true);
    assert.equal(valuesOf('black-imp', 'elite', 2).elusive, undefined);
    assert.equal(valuesOf('black-imp', 'elite', 3).elusive, true);
  });
});

describe('A boss', () => {
  it('has hit points for each character', () => {
    assert.deepEqual(valuesOf('bandit-commander', 'boss', 0).hp, { c: 8 });
    assert.deepEqual(valuesOf('bandit-commander', 'boss', 7).hp, { c: 23 });
    assert.deepEqual(valuesOf('the-gloom', 'boss', 7).hp, { c: 56 });
  });

  it('may have an attack that the table decides', () => {
    assert.deepEqual(valuesOf('inox-bodyguard', 'boss', 1).attack, { base: 1, c: 1 });
    assert.deepEqual(valuesOf('dark-rider', 'boss', 7).attack, { of: 'hexes-moved-this-turn', plus: 6 });
    assert.deepEqual(valuesOf('merciless-overseer', 'boss', 0).attack, { of: 'minions' });
    assert.equal(monster('merciless-overseer').minion, 'vermling-scout');
  });

  it('is immune to some conditions', () => {
    assert.deepEqual(monster('bandit-commander').immune, ['stun', 'immobilize', 'curse']);
    assert.equal(monster('the-gloom').immune?.length, 7);
  });

  it('may leave something in force: the captain makes allies stronger for the round', () => {
    assert.deepEqual(monster('captain-of-the-guard').specialsLasting, [
      [],
      [{ on: 'allies-attack', attack: 1 }],
    ]);
  });

  it('acts on the boss deck, and named monsters on the deck of their kind', () => {
    for (const { deck, id, specials } of monsters) assert.equal(deck === 'boss', specials !== undefined, id);
    assert.equal(monster('the-harvester').deck, 'guard');
    assert.deepEqual(valuesOf('hungry-soul', 'boss', 0), {
      ...{ hp: { c: 6, over: 2 }, move: 4, attack: 4, range: null, shield: 5, targets: 2 },
    });
  });
});

describe('The monster ability decks', () => {
  it('are 29 and one of scenario 89, of 8 cards each', () => {
    const decks = new Set(monsterCards.map(({ deck }) => deck));
    assert.equal(decks.size, 30);
    for (const deck of decks) assert.equal(deckOf(deck).length, 8, deck);
    assert.equal(new Set(monsterCards.map(({ id }) => id)).size, 240);
  });

  it('are there for every monster, and for none that is not', () => {
    assert.deepEqual(
      [...new Set(monsters.map(({ deck }) => deck))].sort(),
      [...new Set(monsterCards.map(({ deck }) => deck))].sort(),
    );
  });

  it('have the printed initiatives', () => {
    assert.deepEqual(initiativesOf('guard'), [15, 30, 35, 50, 50, 70, 55, 15]);
    assert.deepEqual(initiativesOf('archer'), [16, 31, 32, 44, 56, 68, 14, 29]);
    assert.deepEqual(initiativesOf('living-bones'), [64, 20, 25, 45, 45, 81, 74, 12]);
    assert.deepEqual(initiativesOf('boss'), [11, 14, 17, 85, 79, 73, 36, 52]);
  });

  it('have two cards each after which they are shuffled', () => {
    for (const { deck } of monsterCards) assert.equal(shufflesOf(deck).length, 2, deck);
    assert.deepEqual(shufflesOf('guard'), ['guard-1', 'guard-8']);
    assert.deepEqual(shufflesOf('boss'), ['boss-3', 'boss-4']);
    assert.deepEqual(shufflesOf('imp'), ['imp-5', 'imp-7']);
  });

  it('move and attack by values relative to the stat card', () => {
    assert.deepEqual(deckOf('guard')[1]?.abilities, [
      { do: 'move', value: { relative: 1 } },
      { do: 'attack', value: { relative: -1 } },
    ]);
  });

  it('call only monsters of the box', () => {
    const called = monsterCards
      .flatMap(({ abilities }) => abilities)
      .flatMap((ability) => (ability.do === 'summon-monster' ? [ability.monster] : []));
    assert.equal(called.length, 11);
    for (const id of called) monster(id);
  });
});

describe('The names of monsters', () => {
  it('are there in three languages for every monster', () => {
    const ids = monsters.map(({ id }) => id as string).sort();
    for (const names of [english, italian, portuguese]) assert.deepEqual(Object.keys(names).sort(), ids);
  });
});
