import { describe, expect, test } from 'vitest';
import { afflict } from '../../content/words/abilities.ts';
import { selfAndAdjacentAllies } from '../../content/words/targets.ts';
import type { Fact } from '../../facts.ts';
import { textsIn } from '../../text/index.ts';
import { said } from './cards/saying.ts';
import { question } from './questions.ts';
import { id, table } from './table.ts';

const texts = textsIn('it');

const lines: readonly (readonly [Fact, string])[] = [
  [
    { is: 'condition', figure: id('scoundrel'), condition: 'bless', by: id('brute'), fresh: false },
    'Il Bruto conferisce BENEDIZIONE alla Canaglia.',
  ],
  [
    { is: 'shuffled-in', deck: id('scoundrel'), card: id('curse'), count: 1 },
    'Si mescola 1 carta MALEDIZIONE nel mazzo dei modificatori della Canaglia.',
  ],
  [
    { is: 'shuffled-in', deck: id('monsters'), card: id('curse'), count: 3 },
    'Si mescolano 3 carte MALEDIZIONE nel mazzo dei modificatori dei mostri.',
  ],
];

describe('in Italian', () => {
  test.each(lines)('the log tells $is as a native says it', (fact, line) => {
    expect(texts.line(fact, table)).toBe(line);
  });

  test('a pronoun has its preposition', () => {
    expect(said('it', afflict(['strengthen'], selfAndAdjacentAllies))).toBe(
      'RINFORZO su di te e tutti gli alleati adiacenti',
    );
  });

  test('damage is counted where a target is chosen', () => {
    const prompt = texts.prompt(question('ability-target', { ability: 'damage', value: 1 }), table);
    expect(prompt).toBe('Scegli un bersaglio: 1 danno.');
  });
});
