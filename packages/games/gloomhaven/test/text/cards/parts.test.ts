import { type Language, languages, lineText } from '@tavolo/language';
import { describe, expect, test } from 'vitest';
import { content } from '../../../content/content.ts';
import { textsIn } from '../../../text/index.ts';
import type { Line } from '../../../text/parts.ts';
import type { CardId, ItemId, MonsterCardId } from '../../../vocabulary/ids.ts';

/** Each part as its kind, its icons and its words. */
const shown = (line: Line | undefined): readonly string[] =>
  (line ?? []).map(({ kind, icons = [], words }) => `${kind} [${icons.join(' ')}] ${words}`);

const inAll = (lineIn: (language: Language) => Line | undefined): readonly (readonly string[])[] =>
  languages.map((language) => shown(lineIn(language)));

const halfLine = (language: Language, id: string, [half, place]: readonly ['top' | 'bottom', number]) => {
  const card = content.cards.get(id as CardId); // a card of the box
  return card === undefined ? undefined : textsIn(language).cards.half(card[half])[place];
};

describe('a line of a card in parts', () => {
  test('has a deed with its number, and what goes with it', () => {
    expect(inAll((language) => halfLine(language, 'trample', ['top', 0]))).toEqual([
      ['deed [attack] Attack 3', 'detail [pierce] PIERCE 2'],
      ['deed [attack] Attacco 3', 'detail [pierce] PERFORARE 2'],
      ['deed [attack] Ataque 3', 'detail [pierce] PERFURAR 2'],
    ]);
    expect(halfLine('it', 'trample', ['top', 0])?.map(({ value }) => value)).toEqual(['3', '2']);
  });

  test('names whom it concerns apart from what is done', () => {
    expect(inAll((language) => halfLine(language, 'trample', ['bottom', 1]))).toEqual([
      ['deed [attack] Attack 2', 'aim [] against all enemies moved through'],
      ['deed [attack] Attacco 2', 'aim [] contro tutti i nemici attraversati'],
      ['deed [attack] Ataque 2', 'aim [] contra todos os inimigos atravessados'],
    ]);
  });

  test('says first what it costs, then what it brings', () => {
    expect(inAll((language) => halfLine(language, 'skewer', ['top', 1]))).toEqual([
      ['moment [consume-air] Consume Air', 'gain [attack] +1 Attack', 'detail [pierce] PIERCE 1'],
      ['moment [consume-air] Consuma Aria', 'gain [attack] +1 Attacco', 'detail [pierce] PERFORARE 1'],
      ['moment [consume-air] Consuma Ar', 'gain [attack] +1 de Ataque', 'detail [pierce] PERFURAR 1'],
    ]);
  });

  test('has the hexes of its area to be drawn', () => {
    for (const language of languages)
      expect(halfLine(language, 'skewer', ['top', 0])?.map(({ area }) => area?.hexes.length)).toEqual([
        undefined,
        2,
      ]);
  });

  test('explains its letters in an aside', () => {
    expect(inAll((language) => halfLine(language, 'balanced-measure', ['top', 0]))).toEqual([
      ['deed [attack] Attack X', 'note [] X = the number of hexes you have moved this turn'],
      ['deed [attack] Attacco X', 'note [] X = il numero di esagoni percorsi in questo turno'],
      ['deed [attack] Ataque X', 'note [] X = o número de hexágonos percorridos neste turno'],
    ]);
  });

  test('marks what becomes of the card, a line each', () => {
    const marks = (language: Language): readonly string[] =>
      [3, 4].flatMap((place) => shown(halfLine(language, 'warding-strength', ['bottom', place - 1])));
    expect(languages.map(marks)).toEqual([
      ['mark [persistent] Persistent', 'mark [lost] Lost'],
      ['mark [persistent] Persistente', 'mark [lost] Persa'],
      ['mark [persistent] Persistente', 'mark [lost] Perdida'],
    ]);
  });
});

test('an item and a monster’s card are told in parts as well', () => {
  const boots = content.items.get('boots-of-striding' as ItemId); // an item of the box
  const guard = content.monsterCards.get('guard-1' as MonsterCardId); // a card of the box
  if (boots === undefined || guard === undefined) throw new Error('not in the box');
  expect(textsIn('it').cards.item(boots).map(shown)).toEqual([
    ['moment [] Durante una tua capacità di movimento', 'gain [move] +2 Movimento'],
    ["mark [spent] Speso dopo l'uso"],
  ]);
  expect(textsIn('pt').cards.monsterCard(guard).map(shown)).toEqual([
    ['deed [shield] Escudo 1', 'aim [] Próprio'],
    ['deed [retaliate] Retaliar 2', 'aim [] Próprio'],
  ]);
});

/** All lines of the box. */
const linesIn = (language: Language): readonly Line[] => {
  const { cards } = textsIn(language);
  return [
    ...[...content.cards.values()].flatMap(({ top, bottom }) => [...cards.half(top), ...cards.half(bottom)]),
    ...[...content.items.values()].flatMap(cards.item),
    ...[...content.monsterCards.values()].flatMap(cards.monsterCard),
    ...[...content.summons.values()].flatMap(cards.summon),
    ...[...content.modifiers.values()].map((modifier) => cards.modifier(modifier).line),
    ...[...content.monsters.values()].flatMap((monster) => [
      ...cards.traits(monster),
      ...cards.specials(monster).flat(),
    ]),
  ];
};

test.each(languages)('no part of any card in %s keeps a joiner', (language) => {
  const lines = linesIn(language);
  expect(lines.length).toBeGreaterThan(900);
  const leftOver = /^[\s,;:.·)]|[\s,;:.·(]$| {2}|^$/;
  const parts = lines.flat();
  expect(parts.filter(({ words }) => leftOver.test(words)).map(({ words }) => words)).toEqual([]);
  expect(lines.filter((line) => lineText(line) === '')).toEqual([]);
});

test('a line has the same kinds, pictograms and drawings in every language', () => {
  // A word that only leads from one part to the next stands where its language wants it.
  const shapes = (language: Language) =>
    linesIn(language).map((line) =>
      line
        .filter(({ kind, icons = [] }) => kind !== 'words' || icons.length > 0)
        .map(({ kind, icons, area }) => ({ kind, icons, area })),
    );
  const [en, it, pt] = languages.map(shapes);
  expect(it).toEqual(en);
  expect(pt).toEqual(en);
});
