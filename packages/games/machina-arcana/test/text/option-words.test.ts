import { seat } from '@tavolo/kernel';
import { expect, test } from 'vitest';
import { machinaArcana } from '../../game.ts';
import { startOf, threatPositions } from '../../rules/phases/ratings.ts';
import { optionWords as en } from '../../text/en/option-words.ts';
import { optionWords as it } from '../../text/it/option-words.ts';
import { optionWords as pt } from '../../text/pt/option-words.ts';
import { difficulties } from '../../vocabulary/terms.ts';

test.each(difficulties)(
  'ma/ending.9: %s is told with the figures that two explorers begin with',
  (difficulty) => {
    const table = {
      options: { ...machinaArcana.defaults, difficulty },
      seats: [seat('ana'), seat('bruno')],
    };
    const figures = [startOf('spawn', table), threatPositions(table)];
    expect(startOf('horror', table)).toBe(figures[0]);
    for (const words of [en, it, pt])
      expect(words.difficulty.value(difficulty).says?.match(/\d+/g)?.map(Number)).toEqual(figures);
  },
);
