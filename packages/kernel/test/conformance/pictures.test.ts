import { describe, expect, test } from 'vitest';
import type { Game } from '../../index.ts';
import type { Toy } from '../toy/state.ts';
import { failedBy, variant } from './variants.ts';

describe('the suite finds a picture', () => {
  const showing = (prizeOf: (card: string) => string): Game<Toy> =>
    variant({
      retold: (view, fact) => (fact.is === 'prize-shown' ? { ...view, prize: prizeOf(fact.card) } : view),
    });

  test('of what never was', () => {
    expect(failedBy(showing((card) => `${card} upside down`))).toEqual(['retells-the-truth']);
  });

  test('only where it is untrue', () => {
    expect(failedBy(showing((card) => card))).toEqual([]);
  });
});
