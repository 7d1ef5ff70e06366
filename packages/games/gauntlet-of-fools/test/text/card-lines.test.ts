import { type CardLine, type Language, languages } from '@tavolo/language';
import { describe, expect, test } from 'vitest';
import { content } from '../../content/content.ts';
import { cardIds } from '../../text/ids.ts';
import { textsIn } from '../../text/index.ts';

/** Each part as its kind, its icons and its words. */
const shown = (line: CardLine): readonly string[] =>
  line.map(({ kind, icons = [], words }) => `${kind} [${icons.join(' ')}] ${words}`);

const linesOf = (language: Language, id: string) => textsIn(language).cardLines(id, content);

describe('a card in parts', () => {
  test('has its figures first, each with its number', () => {
    const figures = languages.map((language) => linesOf(language, 'knight')[0] ?? []);
    expect(figures.map(shown)).toEqual([
      ['figure [defense] Defense 16', 'figure [token] 2 Class tokens'],
      ['figure [defense] Difesa 16', 'figure [token] 2 segnalini Classe'],
      ['figure [defense] Defesa 16', 'figure [token] 2 fichas de Classe'],
    ]);
    for (const line of figures) expect(line.map(({ value }) => value)).toEqual(['16', '2']);
  });

  test('says when an ability is used, what it costs and what it does', () => {
    expect(languages.map((language) => linesOf(language, 'priest').slice(1).map(shown))).toEqual([
      [
        [
          'moment [] At the start of an Encounter',
          'moment [token] spend a Class token',
          'words [heart] heal 1 Wound, but make no attack and use no Weapon Ability that costs a token this turn',
        ],
      ],
      [
        [
          "moment [] All'inizio di un Incontro",
          'moment [token] spendi un segnalino Classe',
          'words [heart] cura 1 Ferita, ma non attaccare e non usare Abilità Arma che costano segnalini in questo turno',
        ],
      ],
      [
        [
          'moment [] No início de um Encontro',
          'moment [token] gaste uma ficha de Classe',
          'words [heart] cure 1 Ferimento, mas não ataque e não use Habilidades de Arma que custam fichas neste turno',
        ],
      ],
    ]);
  });

  test('tells what a monster does with its pictograms', () => {
    expect(languages.map((language) => linesOf(language, 'giant-spider').map(shown))).toEqual([
      [
        ['figure [attack] Attack 17', 'figure [defense] Defense 19'],
        ['words [hit] Damage: take a Poison token'],
        ['words [treasure] Treasure: 3 Gold'],
      ],
      [
        ['figure [attack] Attacco 17', 'figure [defense] Difesa 19'],
        ['words [hit] Danno: prendi un segnalino veleno'],
        ['words [treasure] Tesoro: 3 Oro'],
      ],
      [
        ['figure [attack] Ataque 17', 'figure [defense] Defesa 19'],
        ['words [hit] Dano: receba uma ficha de veneno'],
        ['words [treasure] Tesouro: 3 de Ouro'],
      ],
    ]);
  });
});

describe.each(languages)('all cards in %s', (language) => {
  const parts = cardIds.flatMap((id) => linesOf(language, id)).flat();

  test('keep no joiner in their words', () => {
    expect(parts.length).toBeGreaterThan(300);
    const leftOver = /^[\s,;:.·)]|[\s,;:.·(]$| {2}|^$/;
    expect(parts.filter(({ words }) => leftOver.test(words)).map(({ words }) => words)).toEqual([]);
  });

  test('have the same kinds and pictograms as in English', () => {
    const shapes = (lines: readonly CardLine[]) =>
      lines.map((line) => line.map(({ kind, icons, value }) => ({ kind, icons, value })));
    for (const id of cardIds) expect(shapes(linesOf(language, id))).toEqual(shapes(linesOf('en', id)));
  });
});
