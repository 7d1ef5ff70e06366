import {
  type Cards,
  cardsOf,
  classCard,
  content,
  type Modifier,
  type Monster,
  weaponCard,
} from '@tavolo/gauntlet-of-fools';

/**
 * Gauntlet of Fools cut down to cards that leave nothing to choose, so that a loop can be written by hand that
 * plays the very same heroes and deck. Boasting stays whole.
 */
const isPlain = (card: Monster): boolean =>
  card.damage.every((loss) => loss.is === 'wound') &&
  card.damageChoice.length + card.extraGold.length + card.rewards.length + card.traits.length === 0 &&
  card.afterwards.length === 0 &&
  card.defense !== 'yours' &&
  !card.promo;

const cards = [...content.encounters.values()];

export const plainMonsters = cards.filter((card): card is Monster => card.is === 'monster' && isPlain(card));
export const plainModifiers = cards.filter(
  (card): card is Modifier => card.is === 'modifier' && !card.twoEncounters,
);
const cache = cards.filter((card) => card.id === 'cache');

/** Defense of the classes and dice of the weapons, without their abilities. */
export const defenses = [18, 17, 15, 16, 14, 13];
export const diceCounts = [5, 5, 4, 4, 3, 5];

export const plainCards: Cards = cardsOf({
  classes: defenses.map((defense, i) => classCard(`class-${i}`, defense)),
  weapons: diceCounts.map((count, i) => weaponCard(`weapon-${i}`, count)),
  encounters: [...plainMonsters, ...plainModifiers, ...cache],
  boasts: [...content.boasts.values()],
});
