/**
 * Options that carry parts, each with its maker and its reader. They are made and read here and nowhere else: answers to
 * them are kept in saved matches. A reader takes any option, and gives `null` for one that is not its own.
 */
import { axialOf } from '@tavolo/hexes';
import type { CardId, FigureId, HexId, ItemId } from './vocabulary/ids.ts';

/** What stands behind a word and a colon; `null`: something else is in front, or nothing behind. */
function behind(word: string, option: string): string | null {
  const rest = option.startsWith(`${word}:`) ? option.slice(word.length + 1) : '';
  return rest === '' ? null : rest;
}

/** A place in a list, counted from 0, behind a word. */
function placeBehind(word: string, option: string): number | null {
  const rest = behind(word, option);
  return rest === null || !isPlace(rest) ? null : Number(rest);
}

const isPlace = (text: string): boolean => /^(?:0|[1-9]\d*)$/.test(text);

/** To use an item: `item:boots-of-striding`. */
export type ItemOption = `item:${ItemId}`;

export const itemOption = (item: ItemId): ItemOption => `item:${item}`;

export const itemIn = (option: string): ItemId | null => behind('item', option) as ItemId | null; // branded at this door

/** What a card is played for. */
export const plays = ['top', 'bottom', 'basic-attack', 'basic-move'] as const;

export type Play = (typeof plays)[number];

/** To play a card for one of its halves, or for a basic action in place of it: `top:trample`, `basic-move:trample`. */
export type PlayOption = `${Play}:${CardId}`;

export const playOption = (play: Play, card: CardId): PlayOption => `${play}:${card}`;

export function playIn(option: string): { readonly play: Play; readonly card: CardId } | null {
  for (const play of plays) {
    const card = behind(play, option);
    if (card !== null) return { play, card: card as CardId }; // branded at this door
  }
  return null;
}

/** To use the bonus of an active card: `use:warding-strength`. */
export type BonusOption = `use:${CardId}`;

export const bonusOption = (card: CardId): BonusOption => `use:${card}`;

export const bonusIn = (option: string): CardId | null => behind('use', option) as CardId | null; // branded at this door

/** To end the bonus of an active card: `end-bonus:warding-strength`. */
export type EndBonusOption = `end-bonus:${CardId}`;

export const endBonusOption = (card: CardId): EndBonusOption => `end-bonus:${card}`;

export const endBonusIn = (option: string): CardId | null => behind('end-bonus', option) as CardId | null; // branded at this door

/** One of the adjustments of an ability that elements are consumed for, counted from 0: `augment:1`. */
export type AugmentOption = `augment:${number}`;

export const augmentOption = (place: number): AugmentOption => `augment:${place}`;

export const augmentIn = (option: string): number | null => placeBehind('augment', option);

/** A line of a perk list, counted from 0: `perk:3`. */
export type PerkOption = `perk:${number}`;

export const perkOption = (line: number): PerkOption => `perk:${line}`;

export const perkIn = (option: string): number | null => placeBehind('perk', option);

/** An entrance of a room of a dungeon, counted from 0: `gate:1`. */
export type GateOption = `gate:${number}`;

export const gateOption = (place: number): GateOption => `gate:${place}`;

export const gateIn = (option: string): number | null => placeBehind('gate', option);

/** A number by itself, such as of a level or a change of initiative: `3`, `-10`. */
export type NumberOption = `${number}`;

export const numberOption = (value: number): NumberOption => `${value}`;

export const numberIn = (option: string): number | null =>
  /^(?:0|-?[1-9]\d*)$/.test(option) ? Number(option) : null;

/** An area laid with its origin on a hex, in one of its ways, counted from 0: `place:3,-1:4`. */
export type PlacementOption = `place:${HexId}:${number}`;

export const placementOption = (origin: HexId, way: number): PlacementOption => `place:${origin}:${way}`;

export function placementIn(option: string): { readonly origin: HexId; readonly way: number } | null {
  const [origin = '', way = '', ...others] = behind('place', option)?.split(':') ?? [];
  return isHex(origin) && isPlace(way) && others.length === 0 ? { origin, way: Number(way) } : null;
}

/** Hexes that something covers together: `2,0|3,0|3,1`; one of them is the hex itself. */
export type HexesOption = HexId | `${HexId}|${string}`;

export const hexesOption = (hexes: readonly HexId[]): HexesOption => hexes.join('|') as HexesOption; // hexes, and nothing else

export function hexesIn(option: string): readonly HexId[] | null {
  const hexes = option.split('|');
  return hexes.every(isHex) ? hexes : null;
}

/** How a monster could act: where it ends, and whom it attacks there: `3,-1>brute+scoundrel`. */
export type WayOption = `${HexId}>${string}`;

export const wayOption = (end: HexId, targets: readonly FigureId[]): WayOption =>
  `${end}>${[...targets].sort().join('+')}`;

export function wayIn(option: string): { readonly end: HexId; readonly targets: readonly FigureId[] } | null {
  const [end = '', targets, ...others] = option.split('>');
  if (!isHex(end) || targets === undefined || others.length > 0) return null;
  return { end, targets: targets === '' ? [] : (targets.split('+') as FigureId[]) }; // branded at this door
}

/** The hex that an option lies on, itself or where a monster would end; `null`: none, or several. */
export function hexIn(option: string): HexId | null {
  const [hex, ...others] = hexesIn(option) ?? [];
  return (others.length === 0 ? hex : null) ?? wayIn(option)?.end ?? null;
}

const isHex = (text: string): text is HexId => axialOf(text) !== null;
