/** Short ways to write down character cards. */
import type { CardSide } from '../../vocabulary/characters.ts';
import type { Power } from '../../vocabulary/powers.ts';

type Numbers = Omit<CardSide, 'id' | 'powers'>;

/** One side of a card. */
export const side = (id: string, numbers: Numbers, ...powers: readonly Power[]): CardSide => ({
  id,
  ...numbers,
  powers,
});
