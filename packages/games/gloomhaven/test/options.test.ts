import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  augmentIn,
  augmentOption,
  bonusIn,
  bonusOption,
  endBonusIn,
  endBonusOption,
  gateIn,
  gateOption,
  hexesIn,
  hexesOption,
  hexIn,
  itemIn,
  itemOption,
  numberIn,
  numberOption,
  perkIn,
  perkOption,
  placementIn,
  placementOption,
  playIn,
  playOption,
  plays,
  wayIn,
  wayOption,
} from '../options.ts';
import type { CardId, FigureId, HexId, ItemId } from '../vocabulary/ids.ts';

const id = fc.stringMatching(/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/);
const item = id.map((text) => text as ItemId);
const card = id.map((text) => text as CardId);
const figure = id.map((text) => text as FigureId);
const place = fc.nat(1000);
const hex = fc
  .tuple(fc.integer({ min: -99, max: 99 }), fc.integer({ min: -99, max: 99 }))
  .map(([q, r]): HexId => `${q},${r}`);

/** Every kind of option: how it is written in saved matches, what any is made of, and how it is made and read. */
const kinds = {
  item: { written: 'item:hide-armor', any: item.map((it) => [itemOption(it), it]), read: itemIn },
  play: {
    written: 'basic-move:trample',
    any: fc
      .tuple(fc.constantFrom(...plays), card)
      .map(([play, of]) => [playOption(play, of), { play, card: of }]),
    read: playIn,
  },
  use: { written: 'use:trample', any: card.map((it) => [bonusOption(it), it]), read: bonusIn },
  'end-bonus': {
    written: 'end-bonus:trample',
    any: card.map((it) => [endBonusOption(it), it]),
    read: endBonusIn,
  },
  augment: { written: 'augment:1', any: place.map((it) => [augmentOption(it), it]), read: augmentIn },
  perk: { written: 'perk:12', any: place.map((it) => [perkOption(it), it]), read: perkIn },
  gate: { written: 'gate:0', any: place.map((it) => [gateOption(it), it]), read: gateIn },
  number: {
    written: '-10',
    any: fc.integer({ min: -99, max: 99 }).map((it) => [numberOption(it), it]),
    read: numberIn,
  },
  placement: {
    written: 'place:3,-1:4',
    any: fc.tuple(hex, place).map(([origin, way]) => [placementOption(origin, way), { origin, way }]),
    read: placementIn,
  },
  hexes: {
    written: '2,0|3,0|3,-1',
    any: fc.array(hex, { minLength: 1, maxLength: 3 }).map((some) => [hexesOption(some), some]),
    read: hexesIn,
  },
  way: {
    written: '3,-1>bandit-guard-2+brute',
    any: fc
      .tuple(hex, fc.uniqueArray(figure, { maxLength: 3 }))
      .map(([end, targets]) => [wayOption(end, targets), { end, targets: [...targets].sort() }]),
    read: wayIn,
  },
} satisfies {
  readonly [kind: string]: {
    readonly written: string;
    readonly any: fc.Arbitrary<(string | object | number)[]>;
    readonly read: (option: string) => unknown;
  };
};

test('options are written as saved matches have them', () => {
  expect([
    itemOption('hide-armor' as ItemId),
    playOption('basic-move', 'trample' as CardId),
    bonusOption('trample' as CardId),
    endBonusOption('trample' as CardId),
    augmentOption(1),
    perkOption(12),
    gateOption(0),
    numberOption(-10),
    placementOption('3,-1', 4),
    hexesOption(['2,0', '3,0', '3,-1']),
    wayOption('3,-1', ['brute', 'bandit-guard-2'] as FigureId[]),
  ]).toEqual(Object.values(kinds).map(({ written }) => written));
});

describe.each(Object.entries(kinds))('an option of kind %s', (kind, { any, read }) => {
  test('is read as it was made', () => {
    fc.assert(
      fc.property(any, ([option, parts]) => {
        expect(read(String(option))).toEqual(parts);
      }),
    );
  });

  test('is refused by every other reader', () => {
    const others = Object.entries(kinds).filter(([other]) => other !== kind);
    fc.assert(
      fc.property(any, ([option]) =>
        others.every(([, { read: readOther }]) => readOther(String(option)) === null),
      ),
    );
  });

  test('is not read from plain words, ids, or what is cut off', () => {
    const strange = ['', 'end-turn', 'long-rest', 'trample', 'item', 'item:', 'top:', 'use:', 'end-bonus:'];
    const broken = [
      'perk:',
      'perk:x',
      'perk:-1',
      'perk:01',
      'gate:1.5',
      'augment:1:2',
      'place:',
      'place:3,-1',
    ];
    const torn = [
      'place:3:1',
      'place:3,-1:1:2',
      '3,-1|',
      '|3,-1',
      '3,',
      '>brute',
      'x>brute',
      '1,1>a>b',
      '1.5',
      '-0',
    ];
    expect([...strange, ...broken, ...torn].filter((option) => read(option) !== null)).toEqual([]);
  });
});

test('an option lies on the hex that it is, or where a monster would end, and on no other', () => {
  expect(['3,-1', '3,-1>brute', '3,-1>', '3,-1|3,0', 'place:3,-1:0', 'brute', ''].map(hexIn)).toEqual([
    '3,-1',
    '3,-1',
    '3,-1',
    null,
    null,
    null,
    null,
  ]);
});
