import type { Gloom } from '../../gloomhaven.ts';
import type { Figure } from '../../state.ts';
import type { Modifier, ModifierEffect } from '../../vocabulary/class-cards.ts';
import { deckOf, drawModifier } from './modifier-decks.ts';

export type Edge = 'advantage' | 'disadvantage' | 'none';

/** What the cards make of an attack. */
export type Drawn = {
  readonly value: number;
  readonly effects: readonly ModifierEffect[];
  readonly used: readonly Modifier[];
};

/** How the values of cards are read: at this table, and against a target that takes 2x as +0. [gh/variants.6] */
type Reading = { readonly base: number; readonly mild: boolean; readonly tamed: boolean };

/** Draws for one attack of one target and applies what counts. [gh/attack.12, gh/attack.19] */
export function modify(
  g: Gloom,
  by: Figure,
  { base, edge, tamed }: { readonly base: number; readonly edge: Edge; readonly tamed: boolean },
): Drawn {
  const deck = deckOf(g.state, by);
  const reading = { base, mild: g.state.options.reducedRandomness, tamed };
  const draw = (): Modifier => drawModifier(g, deck);
  const { cards, used } = edge === 'none' ? plainDraw(draw) : edgedDraw(draw, edge, reading);
  g.tell(
    {
      is: 'drawn',
      by: by.id,
      deck: deck.owner,
      cards: cards.map(({ id }) => id),
      used: used.map(({ id }) => id),
    },
    edge === 'none' ? 'gh/attack.19' : edge === 'advantage' ? 'gh/attack.25' : 'gh/attack.28',
  );
  return { value: applied(used, reading), effects: used.flatMap(({ effects = [] }) => effects), used };
}

type Draw = { readonly cards: readonly Modifier[]; readonly used: readonly Modifier[] };

/** Rolling cards go on to the first that is not. [gh/components.29] */
function plainDraw(draw: () => Modifier): Draw {
  const cards = [draw()];
  while (cards.at(-1)?.rolling === true) cards.push(draw());
  return { cards, used: cards };
}

/** Two cards; what of them counts depends on how many roll. [gh/attack.25 to gh/attack.30] */
function edgedDraw(draw: () => Modifier, edge: Exclude<Edge, 'none'>, reading: Reading): Draw {
  const [one, other] = [draw(), draw()];
  const cards = [one, other];
  const rolling = cards.filter((card) => card.rolling === true).length;
  if (rolling === 0) return { cards, used: [isFirstUsed(one, other, edge, reading) ? one : other] };
  if (rolling === 2) while (cards.at(-1)?.rolling === true) cards.push(draw());
  return { cards, used: edge === 'advantage' ? cards : cards.filter((card) => card.rolling !== true) };
}

/** The better card, or the worse; the first drawn where neither is clearly so. [gh/attack.32] */
function isFirstUsed(one: Modifier, other: Modifier, edge: Exclude<Edge, 'none'>, reading: Reading): boolean {
  const comparison = compare(one, other, reading);
  if (comparison === 'unclear' || comparison === 0) return true;
  return edge === 'advantage' ? comparison > 0 : comparison < 0;
}

/** An effect has a positive but undefined worth. [gh/attack.32, gh/A-19, gh/A-20] */
function compare(one: Modifier, other: Modifier, reading: Reading): number | 'unclear' {
  const values = applied([one], reading) - applied([other], reading);
  const effects = worth(one) - worth(other);
  if (worth(one) > 0 && worth(other) > 0) return 'unclear';
  if (effects === 0) return values;
  if (values === 0) return effects;
  return values > 0 === effects > 0 ? values : 'unclear';
}

const worth = ({ effects = [] }: Modifier): number => (effects.length > 0 ? 1 : 0);

/** Rolling values first, then the card that ends the draw: the better order for the attacker. [gh/attack.17, gh/attack.18] */
function applied(used: readonly Modifier[], { base, mild, tamed }: Reading): number {
  let value = base;
  const counted = tamed ? used.filter((card) => card.value !== 'x2') : used;
  for (const card of counted.toSorted((a, b) => Number(isFactor(a)) - Number(isFactor(b)))) {
    if (typeof card.value === 'number') value += card.value;
    else if (mild) value += card.value === 'x2' ? 2 : -2;
    else value = card.value === 'x2' ? value * 2 : Number.NEGATIVE_INFINITY;
  }
  return Math.max(0, value);
}

const isFactor = ({ value }: Modifier): boolean => typeof value !== 'number';
