export const classes = ['bruiser', 'gunman', 'mystic', 'crafter'] as const;
export type Class = (typeof classes)[number];

const minds = ['irrational', 'cunning'] as const;
export type Mind = (typeof minds)[number];

export const itemTypes = ['weapon', 'apparel', 'artifact', 'consumable'] as const;
export type ItemType = (typeof itemTypes)[number];

/** Where cards are joined to a main item, and what fits there. */
const sockets = ['top', 'bottom', 'right'] as const;
export type Socket = (typeof sockets)[number];

/** The shapes by which cards are joined. [ma/inventory.17] */
const plugs = ['gear', 'lens', 'valve', 'coil', 'strap', 'buckle', 'clasp', 'eye', 'sigil'] as const;
export type Plug = (typeof plugs)[number];

const resources = ['health', 'stamina', 'essence'] as const;
export type Resource = (typeof resources)[number];

const phases = ['explorer', 'spawn', 'horror', 'monster'] as const;
export type Phase = (typeof phases)[number];

/** Dice of an attack. [ma/dice] */
export type Dice = { readonly white: number; readonly black: number };

/** What an attack is compared with: armor, will, or the lower of both. */
const attackModes = ['normal', 'arcane', 'lower'] as const;
export type AttackMode = (typeof attackModes)[number];

/** The tracks that effects move. */
const tracks = ['spawn', 'horror', 'threat'] as const;
export type Track = (typeof tracks)[number];

/** What lies on a square of a tile. */
const spaceKinds = [
  'floor',
  'trap',
  'pit',
  'spawn',
  'rubble',
  'barrel',
  'chest',
  'workbench',
  'event',
  'chapter',
  'recharge',
  'lever',
  'valve',
  'root',
  'bell',
  'heart',
  'seedbed',
  'grave',
] as const;
export type SpaceKind = (typeof spaceKinds)[number];

/** How an action space can be: used up or not; a chapter space or a bell without a token or with a light. */
export type SpaceState = 'unexplored' | 'explored' | 'dark' | 'lit' | 'free';

export const keywords = [
  'ethereal',
  'sees-ethereal',
  'immobile',
  'immovable',
  'invulnerable',
  'warded',
  'dazed',
  'unseen',
  'cunning',
  'boss',
  'returns',
] as const;
export type Keyword = (typeof keywords)[number];

/** The actions of explorers that cost stamina, apart from abilities. [ma/actions] */
const actions = [
  'move',
  'use-inventory',
  'trade',
  'exit-tile',
  'explore-tile',
  'open-or-close-door',
  'destroy-closed-door',
  'activate-dark-chapter',
  'activate-lit-chapter',
  'seal-spawn',
  'activate-recharge',
  'activate-lever',
  'activate-event',
  'activate-chest',
  'activate-workbench',
] as const;
export type Action = (typeof actions)[number];

const comparisons = ['<', '<=', '=', '>=', '>'] as const;
export type Comparison = (typeof comparisons)[number];

/** How hard a game is. [ma/ending.9] */
export const difficulties = ['easy', 'normal', 'hard', 'nightmare'] as const;
export type Difficulty = (typeof difficulties)[number];
