/** Short ways to write down encounters. */
import type { ChallengeCard, Foe, Item } from '../../vocabulary/challenge-cards.ts';
import type { CardId } from '../../vocabulary/ids.ts';
import type { Power } from '../../vocabulary/powers.ts';
import type { Level } from '../../vocabulary/terms.ts';

type Numbers = Omit<Foe, 'id' | 'powers'>;

export const foe = (id: string, numbers: Numbers, ...powers: readonly Power[]): Foe => ({
  id,
  ...numbers,
  powers,
});

type PrintedEncounter = {
  readonly foe: Numbers;
  readonly powers?: readonly Power[];
  /** What is on the back. */
  readonly item: Item;
};

/** An encounter of a level, and the item on its back. */
export const encounter = (
  level: Level,
  id: string,
  { foe: numbers, powers = [], item }: PrintedEncounter,
): ChallengeCard => ({ id: id as CardId, level, foe: foe(id, numbers, ...powers), item, event: null }); // content gives ids their kind
