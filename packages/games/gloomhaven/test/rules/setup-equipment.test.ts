import { describe, expect, test } from 'vitest';
import { content } from '../../content/content.ts';
import { gloomhaven } from '../../game.ts';
import { type BuyingObjection, objectionToBuying, wornWith } from '../../rules/cards/equipment.ts';
import { reckon } from '../../rules/scenario/ending.ts';
import type { ItemId } from '../../vocabulary/ids.ts';
import type { Slot } from '../../vocabulary/terms.ts';
import { rule } from '../scene/index.ts';
import { Preparing, setUp } from '../scene/table.ts';

const map = ['ssss'] as const;
const table = { state: new Preparing({}).state, content: gloomhaven.content };
const items = [...content.items.values()];
const plain = (slot: Slot): readonly ItemId[] =>
  items.filter((it) => it.slot === slot && it.uses.every((use) => use.when !== 'always')).map(({ id }) => id);
const can = (level: number, ...ids: readonly (ItemId | undefined)[]): boolean =>
  objectionTo(
    { level, gold: 1000 },
    ids.flatMap((id) => id ?? []),
  ) === null;
const objectionTo = (
  who: { readonly level: number; readonly gold: number },
  ids: readonly string[],
): BuyingObjection | null => objectionToBuying(table, who, ids as readonly ItemId[]); // tests write ids

describe('equipment limits', () => {
  test('gh/setup.15: one head, one body and one legs item can be equipped, not two of a kind', () => {
    const [head, body, legs] = (['head', 'body', 'legs'] as const).map(plain);
    expect(can(9, head?.[0], body?.[0], legs?.[0])).toBe(true);
    for (const two of [head, body, legs]) expect(can(9, two?.[0], two?.[1])).toBe(false);
  });

  test('gh/setup.15: two one-hand items or one two-hand item can be equipped, not more', () => {
    const [one = [], two = []] = [plain('one-hand'), plain('two-hands')];
    expect(can(1, one[0], one[1])).toBe(true);
    expect(can(1, two[0])).toBe(true);
    expect(can(1, one[0], one[1], one[2])).toBe(false);
    expect(can(1, two[0], two[1])).toBe(false);
  });

  test('gh/setup.15a: characters of level 1, 2, 3, 5 and 9 equip at most 1, 1, 2, 3 and 5 small items', () => {
    const small = plain('small');
    const most = [1, 2, 3, 5, 9].map(
      (level) => small.filter((_, n) => can(level, ...small.slice(0, n + 1))).length,
    );
    expect(most).toEqual([1, 1, 2, 3, 5]);
  });

  test('gh/setup.15: what can’t be worn is refused for what is worn in its place already', () => {
    const who = { level: 1, gold: 1000 };
    expect(objectionTo(who, ['boots-of-striding', 'winged-shoes'])).toEqual({
      ...{ is: 'no-room', place: 'legs', worn: ['boots-of-striding'] },
      ...{ room: 1, free: 0 },
    });
    expect(objectionTo(who, ['heater-shield', 'war-hammer'])).toEqual({
      ...{ is: 'no-room', place: 'hands', worn: ['heater-shield'] },
      ...{ room: 2, free: 1 },
    });
  });

  test('gh/setup.15: what can’t be paid is refused for the gold that is missing', () => {
    const both = ['leather-armor', 'boots-of-striding'];
    expect(objectionTo({ level: 1, gold: 30 }, both)).toEqual({ is: 'no-gold', missing: 10 });
    expect(objectionTo({ level: 1, gold: 40 }, both)).toBeNull();
  });

  test('gh/setup.15: each place says how much of its room is taken, and a coat of pockets makes more', () => {
    const ids = ['cloak-of-pockets', 'minor-healing-potion', 'war-hammer'] as unknown as readonly ItemId[]; // tests write ids
    const worn = wornWith(table, { level: 1 }, ids);
    expect(worn.map(({ place, taken, room }) => [place, taken, room])).toEqual([
      ['head', 0, 1],
      ['body', 1, 1],
      ['legs', 0, 1],
      ['hands', 2, 2],
      ['small', 1, 3],
    ]);
  });
});

setUp(
  'gh/setup.15b: with a two-hand item equipped no one-hand item can be added',
  { map, options: { characterLevel: 9 } },
  (scene) => {
    scene.upTo('items-to-buy');
    const asked = (): ReturnType<typeof scene.asksAbout> => scene.asksAbout('ana', 'items-to-buy');
    asked().refuses('invalid-selection', 'war-hammer', 'heater-shield');
    asked().answer('war-hammer');
    expect(scene.hero('brute').items.map(({ item }) => item)).toEqual(['war-hammer']);
  },
);

const starCards = (scene: Preparing): number =>
  scene.deckOf('brute').draw.filter((id) => (id as string) === 'minus-one').length;

setUp(
  'gh/setup.16, gh/setup.16a: armour that lists two -1 cards makes the deck 22 cards, and 20 after the scenario',
  { map, wishes: { 'items-to-buy brute': ['hide-armor'] } },
  (scene) => {
    scene.upTo('items-to-buy');
    scene.allAnswer('items-to-buy');
    expect([scene.deckOf('brute').draw.length, starCards(scene)]).toEqual([22, 2]);
    expect(scene.deckOf('scoundrel').draw.length).toBe(20);
    scene.toTheFirstRound();
    scene.perform((g) => {
      reckon(g);
      return undefined;
    });
    expect([scene.deckOf('brute').draw.length, starCards(scene)]).toEqual([20, 0]);
  },
);

/** The Brute's last perk: item penalties are ignored, one +1 is added. */
const tough = {
  ...{ map, options: { characterLevel: 2 } },
  wishes: { 'perk brute': ['perk:10'], 'items-to-buy brute': ['hide-armor'] },
} as const;

setUp('gh/setup.16: a perk may say that item penalties are ignored', tough, (scene) => {
  scene.toTheFirstRound();
  expect([scene.deckOf('brute').draw.length, starCards(scene)]).toEqual([21, 0]);
});

const chest = {
  map: ['.bC.'],
  cast: { b: { class: 'brute', picked: ['trample', 'grab-and-go'], items: ['leather-armor'] } },
  ...{ treasure: 5, turn: 'b' },
} as const;

rule('gh/setup.17: an item found in a scenario is owned at once but not equipped', chest, (scene) => {
  scene.plays('b', 'grab-and-go', 'top');
  scene.asksAbout('ana', 'ability-use').answer('perform');
  scene.settles(() => {
    expect(scene.hero('b').found).toEqual(['chainmail']);
    expect(scene.hero('b').items.map(({ item }) => item)).toEqual(['leather-armor']);
  });
});
