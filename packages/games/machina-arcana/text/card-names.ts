import { spelledOut } from '@tavolo/language';

/** What a card is called, and each of its abilities. */
export type CardNames = {
  readonly [card: string]: {
    readonly name: string;
    readonly abilities: { readonly [ability: string]: string };
  };
};

/** The name of something with an id; spelled out where no language has named it. */
export const nameIn = (names: { readonly [id: string]: string }, id: string): string =>
  (Object.hasOwn(names, id) ? names[id] : undefined) ?? spelledOut(id);

/** What a card is called. */
export const cardName = (names: CardNames, id: string): string => names[id]?.name ?? spelledOut(id);

/** What an ability of a card is called. */
export const abilityName = (names: CardNames, card: string, ability: string): string =>
  nameIn(names[card]?.abilities ?? {}, ability);
