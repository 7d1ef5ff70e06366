import { type Seat, seat } from '@tavolo/kernel';
import type { Ability, Cards, Effect, EncounterCard, EncounterId, Named, Trait } from '../cards.ts';
import { type DieOption, dieOf } from '../options.ts';

/** An ability, and the card it stands on. */
export type Printed = { readonly ability: Ability; readonly card: string; readonly isWeapons: boolean };

/** An ability by its id; `null` when no card has it. */
export function abilityIn({ classes, weapons }: Cards, id: string): Printed | null {
  for (const card of classes.values()) {
    for (const ability of card.abilities)
      if (ability.id === id) return { ability, card: card.id, isWeapons: false };
  }
  for (const card of weapons.values()) {
    for (const ability of card.abilities)
      if (ability.id === id) return { ability, card: card.id, isWeapons: true };
  }
  return null;
}

/** What several tokens spent in one go do. */
export const times = (effects: readonly Effect[], tokens: number): readonly Effect[] =>
  effects.map((effect) => {
    if (effect.is === 'dice') return { ...effect, count: effect.count * tokens };
    return effect.is === 'defense' || effect.is === 'gold' ? { ...effect, by: effect.by * tokens } : effect;
  });

/** What paying a monster off costs; `null` when it can't be. */
export function priceOf(
  cards: Cards,
  id: EncounterId | null,
): Extract<Trait, { is: 'can-be-paid-off' }>['with'] | null {
  const card = cardIn(cards, id);
  const traits = card?.is === 'monster' ? card.traits : [];
  for (const trait of traits) if (trait.is === 'can-be-paid-off') return trait.with;
  return null;
}

const cardIn = ({ encounters }: Cards, id: EncounterId | null): EncounterCard | null =>
  id === null ? null : (encounters.get(id) ?? null);

export const isMonster = (cards: Cards, id: EncounterId | null): boolean =>
  cardIn(cards, id)?.is === 'monster';

/** A choice between effects: what it is about, and its sides. */
export type Choice = { readonly is: 'damage' | 'treasure' | 'gift'; readonly sides: readonly Named[] };

/** The choice that an encounter leaves to a hero, told apart from others on the card by its options. */
export function choiceOn(cards: Cards, id: EncounterId | null, options: readonly string[]): Choice {
  const found = choicesOf(cardIn(cards, id)).find(({ sides }) =>
    options.every((option) => sides.some(({ name }) => name === option)),
  );
  return found ?? { is: 'gift', sides: choicesAnywhere(cards).filter(({ name }) => options.includes(name)) };
}

function choicesOf(card: EncounterCard | null): readonly Choice[] {
  if (card?.is === 'special') return giftsIn(card.does);
  if (card?.is !== 'monster') return [];
  const treasures = card.extraGold.flatMap((extra): Choice[] => {
    if (extra.is !== 'or-instead') return [];
    return [
      { is: 'treasure', sides: [{ name: 'gold', does: [{ is: 'gold', by: extra.by }] }, extra.instead] },
    ];
  });
  return [
    { is: 'damage', sides: card.damageChoice },
    ...treasures,
    ...giftsIn([...card.rewards, ...card.afterwards]),
  ];
}

const giftsIn = (effects: readonly Effect[]): readonly Choice[] =>
  effects.flatMap((effect) => (effect.is === 'choice' ? [{ is: 'gift', sides: effect.of }] : []));

/** The sides of choices that abilities offer. */
const choicesAnywhere = ({ classes, weapons }: Cards): readonly Named[] =>
  [...classes.values(), ...weapons.values()]
    .flatMap(({ abilities }) => abilities.flatMap(({ does }) => giftsIn(does)))
    .flatMap(({ sides }) => sides);

/** How many wounds a monster asks for its extra gold. */
export function woundsForGold(cards: Cards, id: EncounterId | null): number {
  const card = cardIn(cards, id);
  const extras = card?.is === 'monster' ? card.extraGold : [];
  for (const extra of extras) if (extra.is === 'for-a-wound') return extra.wounds;
  return 0;
}

/** The gold of the winners, and who else had how much, the richest first. */
export function finalScores(
  winners: readonly Seat[],
  gold: { readonly [seat: string]: number },
): { readonly most: number; readonly others: readonly { readonly seat: Seat; readonly gold: number }[] } {
  const scores = Object.entries(gold).map(([name, had]) => ({ seat: seat(name), gold: had }));
  const others = scores
    .filter((score) => !winners.includes(score.seat))
    .sort((one, other) => other.gold - one.gold);
  return { most: Math.max(0, ...scores.map((score) => score.gold)), others };
}

/** A die by its option: its place on the table, counted from 1, and what it shows. */
export function dieShown(
  option: DieOption,
  dice: readonly number[],
): { readonly place: number; readonly shows: number } {
  const place = dieOf(option);
  return { place: place + 1, shows: dice[place] ?? 0 };
}
