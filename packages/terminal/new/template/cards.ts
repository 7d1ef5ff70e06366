export type CardId = string & { readonly card: unique symbol };

/** What a card is: a pearl of some worth, or a shark. */
export type CardKind = 'small-pearl' | 'large-pearl' | 'black-pearl' | 'shark';

export type Card = { readonly id: CardId; readonly kind: CardKind; readonly worth: number };
