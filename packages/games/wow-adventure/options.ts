/**
 * Options that are made of parts, each with its maker and its reader. They are made and read here and nowhere else:
 * answers to them are kept in saved matches.
 */
import type { Seat } from '@tavolo/kernel';
import type { AbilityId, CardId, QuestId, SpaceId } from './vocabulary/ids.ts';
import type { Discovery, Potion } from './vocabulary/terms.ts';

/** Where to walk. */
export type WalkOption = `walk:${SpaceId}`;
/** An ability card to play; with `mana`, potions are drunk towards its cost. */
export type PlayOption = `play:${AbilityId}` | `play-mana:${AbilityId}`;
/** A power to use, by what has it: an item, a kept token, or the name of a character's power. */
export type UseOption = `use:${string}` | `use-mana:${string}`;
/** An item to drink up as a potion. */
export type DrinkOption = `drink:${CardId}:${Potion}`;
/** Anything that a hero can do at a moment that is not a fixed part of it. */
export type ActOption = PlayOption | UseOption | DrinkOption;

export type FightOption = `attack:${Seat}` | `foe:${CardId}` | 'lair' | `event:${CardId}` | 'draw';
export type PayOption = `pay:${QuestId}`;
export type EquipOption = `equip:${CardId}` | `unequip:${CardId}`;
/** A target of a card: a hero, an unbeaten encounter. */
export type TargetOption = `hero:${Seat}` | `foe:${CardId}`;
/** An encounter to mark: one on the track, or one on the map. */
export type MarkOption = `foe:${CardId}` | `lair:${SpaceId}`;
/** A card of the hand; the copies of a title are told apart by a number from the second on. */
export type HandOption = AbilityId | `${AbilityId}.${number}`;
/** A token of the pile that was turned over, or on the board; several of a kind are told apart by a number. */
export type TokenOption = `token:${Discovery}`;
/** A face-down token on the board, by its place in the list. */
export type SpotOption = `spot:${SpaceId}.${number}`;

/** An option taken apart. */
export type ReadOption = { readonly is: string; readonly of: string; readonly more: string };

/** `drink:fine-longbow:mana` is of the kind `drink`, of `fine-longbow`, and more: `mana`. */
export function readOption(option: string): ReadOption {
  const [is = '', of = '', more = ''] = option.split(':');
  return { is, of, more };
}

export const walkOption = (space: SpaceId): WalkOption => `walk:${space}`;
export const playOption = (ability: AbilityId): PlayOption => `play:${ability}`;
export const playWithMana = (ability: AbilityId): PlayOption => `play-mana:${ability}`;
export const useOption = (power: string): UseOption => `use:${power}`;
export const useWithMana = (power: string): UseOption => `use-mana:${power}`;
export const drinkOption = (card: CardId, potion: Potion): DrinkOption => `drink:${card}:${potion}`;
export const payOption = (quest: QuestId): PayOption => `pay:${quest}`;

/** The cards of a hand as options, each once. */
export function handOptions(hand: readonly AbilityId[]): readonly HandOption[] {
  const seen = new Map<AbilityId, number>();
  return hand.map((card): HandOption => {
    const nth = (seen.get(card) ?? 0) + 1;
    seen.set(card, nth);
    return nth === 1 ? card : `${card}.${nth}`;
  });
}

/** The title behind an option of a hand. */
export const titleOf = (option: HandOption): AbilityId => option.replace(/\.\d+$/, '') as AbilityId; // made by `handOptions`

/** Face-down tokens of some spaces as options: the n-th of its space. */
export function spotOptions(tokens: readonly { readonly space: SpaceId }[]): readonly SpotOption[] {
  const seen = new Map<SpaceId, number>();
  return tokens.map(({ space }): SpotOption => {
    const nth = (seen.get(space) ?? 0) + 1;
    seen.set(space, nth);
    return `spot:${space}.${nth}`;
  });
}
