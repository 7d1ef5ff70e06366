/** What a card is called, and each of its abilities. */
export type CardNames = {
  readonly [card: string]: {
    readonly name: string;
    readonly abilities: { readonly [ability: string]: string };
  };
};
