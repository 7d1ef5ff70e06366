/** The cards of the toy game: three kinds of goods, each from worth 1 to worth 6. */
type Kind = 'grain' | 'silk' | 'spice';
export type CardId = `${Kind}-${number}`;
export type Card = { readonly id: CardId; readonly kind: Kind; readonly worth: number };

const kinds: readonly Kind[] = ['grain', 'silk', 'spice'];

export const cards: readonly Card[] = kinds.flatMap((kind) =>
  [1, 2, 3, 4, 5, 6].map((worth) => ({ id: `${kind}-${worth}` as const, kind, worth })),
);

const cardsById = new Map<string, Card>(cards.map((card) => [card.id, card]));

export function cardOf(id: string): Card {
  const card = cardsById.get(id);
  if (card === undefined) throw new Error(`no card is called ${id}`);
  return card;
}
