import type { Ability } from '../../vocabulary/abilities.ts';
import type { MonsterCardId, MonsterDeckId } from '../../vocabulary/ids.ts';
import type { MonsterCard } from '../../vocabulary/monsters.ts';

/** How the ability cards of monsters are written. They have no names: a card is its deck and its place in it. */

type Words = Pick<MonsterCard, 'infuse' | 'lasting'>;
/** A card of a deck that is not yet numbered. */
type Card = Omit<MonsterCard, 'id' | 'deck'>;

export const card = (initiative: number, abilities: readonly Ability[], words: Words = {}): Card => ({
  initiative,
  abilities,
  ...words,
});
/** A card after which the deck is shuffled. [gh/clean-up.3] */
export const shuffling = (initiative: number, abilities: readonly Ability[], words: Words = {}): Card => ({
  ...card(initiative, abilities, words),
  shuffle: true,
});

/** The cards of a deck, numbered in the order of the box: `guard-1`, `guard-2` and so on. */
export const monsterDeck = (id: string, cards: readonly Card[]): readonly MonsterCard[] =>
  cards.map((each, index) => ({
    ...each,
    id: `${id}-${index + 1}` as MonsterCardId,
    deck: id as MonsterDeckId,
  }));
