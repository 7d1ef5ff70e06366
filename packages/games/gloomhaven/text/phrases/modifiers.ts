import type { ModifierEffect, Perk } from '../../vocabulary/class-cards.ts';
import type { ForEach } from './saying.ts';

/** How modifier cards are told. */
export type ModifierWords = {
  readonly values: { readonly x2: string; readonly null: string };
  readonly spokenValues: { readonly x2: string; readonly null: string };
  readonly effects: ForEach<ModifierEffect>;
  readonly rolling: string;
  readonly shuffle: string;
  readonly leaves: { readonly bless: string; readonly curse: string };
};

/** How perks are told. */
export type PerkWords = {
  /** So many cards of a kind; `label` is the card's short form without the mark of a rolling card. */
  cards(count: number, card: { readonly label: string; readonly rolling: boolean }): string;
  remove(cards: string): string;
  add(cards: string): string;
  replace(removed: string, added: string): string;
  readonly ignore: { readonly [I in NonNullable<Perk['ignore']>]: string };
  /** Behind what the perk does to the deck. */
  and(first: string, second: string): string;
};
