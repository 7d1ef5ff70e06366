import { seat } from '@tavolo/kernel';
import { expect, test } from 'vitest';
import { content } from '../../content/content.ts';
import { explainMonster, type MonsterExplained } from '../../onlooker/explained-monster.ts';
import { view } from '../../view.ts';
import type { CardId, FigureId } from '../../vocabulary/ids.ts';
import type { MonsterCard } from '../../vocabulary/monsters.ts';
import type { Token } from '../../vocabulary/terms.ts';
import type { Cast, Setting } from '../scene/cast.ts';
import type { Drawing } from '../scene/drawing.ts';
import { rule } from '../scene/index.ts';
import { boxFor } from '../scene/stage.ts';
import { stateFor } from '../scene/staging.ts';

/** What somebody who sees a table may know of a figure's turn before it begins. */
function explained(
  given: { readonly map: Drawing; readonly cast: Cast } & Setting,
  id: string,
): MonsterExplained {
  const { map, cast, ...setting } = given;
  const seen = { view: view(stateFor(map, cast, setting), seat('ana')), content: boxFor(map, setting) };
  const found = explainMonster(seen, id as FigureId); // tests write ids
  if (found === null) throw new Error(`${id} is not explained`);
  return found;
}

const ambush = {
  map: ['.......', ' g.c.b.', '.......'],
  cast: {
    b: { class: 'brute', initiative: 20, conditions: ['poison'], shield: 1 },
    c: { class: 'cragheart', initiative: 10 },
    g: { monster: 'bandit-guard' },
  },
  cards: { guard: 'guard-6' },
} as const;

test('Where a view names a card that is not in the box, nothing is explained', () => {
  const { map, cast, ...setting } = ambush;
  const seen = view(stateFor(map, cast, setting), seat('ana'));
  const active = [{ card: 'of-another-box' as CardId, half: 'top', used: 0, boosted: false } as const]; // tests write ids
  const heroes = seen.heroes.map((hero) => ({ ...hero, active }));
  const other = { view: { ...seen, heroes }, content: boxFor(map, setting) };
  expect(explainMonster(other, 'bandit-guard-1' as FigureId)).toBeNull(); // tests write ids
});

test('A turn ahead says whom the monster focuses on and why not on the others', () => {
  const { card, move, foci, foes } = explained(ambush, 'bandit-guard-1');
  expect([card, move, foci]).toEqual(['guard-6', 2, ['cragheart']]);
  expect(foes.map(({ id, cost, lostBy }) => [id, cost, lostBy])).toEqual([
    ['cragheart', 1, null],
    ['brute', 4, { by: 'cost', rule: 'gh/monsters.9' }],
  ]);
});

test('It says where the monster goes, over which hexes, and what its attack is expected to be worth', () => {
  const { ways, attack } = explained(ambush, 'bandit-guard-1');
  expect(attack).toEqual({ is: 'melee', range: 1, targets: 1 });
  expect(ways).toEqual([
    {
      foci: ['cragheart'],
      path: ['1,1'],
      end: '1,1',
      blows: [
        {
          on: 'cragheart',
          value: 3,
          parts: [
            { of: 'base', value: 2 },
            { of: 'card', value: 1 },
          ],
          shield: 0,
          pierce: 0,
          damage: 3,
          retaliate: 0,
          edge: 'none',
        },
      ],
      area: [],
      towards: [],
    },
  ]);
});

test('The parts of a value name poison, what elements add, and the shield beside it', () => {
  const { ways } = explained(
    {
      map: ['nb', ' ..'],
      cast: {
        b: { class: 'brute', conditions: ['poison'], shield: 1 },
        n: { monster: 'night-demon', conditions: ['muddle'] },
      },
      cards: { 'night-demon': 'night-demon-5' },
      elements: { dark: 'waning' },
    },
    'night-demon-1',
  );
  expect(ways[0]?.blows).toEqual([
    {
      on: 'brute',
      value: 7,
      parts: [
        { of: 'base', value: 3 },
        { of: 'card', value: 1 },
        { of: 'poison', value: 1 },
        { of: 'element', value: 2 },
      ],
      shield: 1,
      pierce: 0,
      damage: 6,
      retaliate: 0,
      edge: 'disadvantage',
    },
  ]);
});

test('Out of reach it says which hex the monster heads for and why it ends where it does', () => {
  const { ways, ends } = explained({ ...ambush, map: ['g.......b', ' .......c'] }, 'bandit-guard-1');
  expect(ways.every(({ blows, towards }) => blows.length === 0 && towards.length > 0)).toBe(true);
  expect(ends.some(({ lostBy }) => lostBy?.rule === 'gh/monsters.31')).toBe(true);
});

test('Without a focus it says that no enemy can be attacked from anywhere', () => {
  const { foci, foes, ways } = explained(
    { map: ['g.#b'], cast: { b: { class: 'brute' }, g: { monster: 'bandit-guard' } } },
    'bandit-guard-1',
  );
  expect(foci).toEqual([]);
  expect(foes.map(({ lostBy }) => lostBy?.rule)).toEqual(['gh/monsters.19']);
  expect(ways).toMatchObject([{ end: '0,0', path: [], blows: [] }]);
});

const held = (conditions: readonly Token[], card = 'guard-6') =>
  explained(
    { ...ambush, cast: { ...ambush.cast, g: { ...ambush.cast.g, conditions } }, cards: { guard: card } },
    'bandit-guard-1',
  );

test('A condition is named that keeps a monster from moving, attacking or acting at all, with its rule', () => {
  const immobilized = held(['immobilize']);
  expect(immobilized.hindrances).toEqual([{ by: 'immobilize', from: 'move', rule: 'gh/conditions.15' }]);
  expect([immobilized.move, immobilized.ways[0]?.path]).toEqual([0, []]);
  const disarmed = held(['disarm']);
  expect(disarmed.hindrances).toEqual([{ by: 'disarm', from: 'attack', rule: 'gh/conditions.16' }]);
  expect(disarmed.attack).toBeNull();
  const stunned = held(['stun', 'muddle']);
  expect(stunned.hindrances).toEqual([{ by: 'stun', from: 'turn', rule: 'gh/conditions.21' }]);
  expect(held([]).hindrances).toEqual([]);
});

test('Whoever does not mean to move is not kept from it by a condition', () => {
  const isWithout = (card: MonsterCard, ability: string) => card.abilities.every((it) => it.do !== ability);
  const still = [...content.monsterCards.values()].find(
    (card) => card.id.startsWith('guard-') && isWithout(card, 'move'),
  );
  expect(held(['immobilize'], still?.id).hindrances).toEqual([]);
});

test('An attack that an element will bring is said ahead, and only where the element is there', () => {
  const storm = {
    map: ['......', ' bk....', '......'],
    cast: { b: { class: 'brute' }, k: { monster: 'savvas-icestorm' } },
    cards: { 'savvas-icestorm': 'savvas-icestorm-6' },
  } as const;
  const attackWith = (elements: Setting['elements']) =>
    explained({ ...storm, ...(elements === undefined ? {} : { elements }) }, 'savvas-icestorm-1').attack;
  expect(attackWith({ air: 'strong' })).not.toBeNull();
  expect(attackWith(undefined)).toBeNull();
});

test('Before a card is drawn it reckons with the base values, and characters are not explained', () => {
  const { cards: _, ...undrawn } = ambush;
  const { card, move, ways } = explained(undrawn, 'bandit-guard-1');
  expect([card, move, ways[0]?.blows[0]?.value]).toEqual([null, 3, 2]);
  const seen = {
    view: view(stateFor(ambush.map, ambush.cast, ambush), 'spectator'),
    content: boxFor(ambush.map, ambush),
  };
  expect(explainMonster(seen, 'brute' as FigureId)).toBeNull(); // tests write ids
});

rule('gh/monsters.8: a monster does what was said of it before its turn', ambush, (scene) => {
  const seen = { view: scene.seenBy('bea'), content: boxFor(ambush.map, ambush) };
  const [way] = explainMonster(seen, scene.id('g'))?.ways ?? [];
  scene.acts('g');
  scene.settles(() => {
    expect(scene.the('g').hex).toBe(way?.end);
    const attack = scene.told.find((it) => it.is === 'attack');
    expect(attack).toMatchObject({ on: way?.blows[0]?.on, value: way?.blows[0]?.value });
  });
});

test('A summon that has no attack is not said to attack for 0', () => {
  const decoy = { summon: 'decoy', owner: 't' } as const;
  const { attack, ways } = explained(
    { map: ['tdg'], cast: { t: { class: 'tinkerer' }, d: decoy, g: { monster: 'bandit-guard' } } },
    'decoy-1',
  );
  expect([attack, ways.flatMap(({ blows }) => blows)]).toEqual([null, []]);
});
