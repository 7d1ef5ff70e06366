/** The six elements. [gh/components.11] */
export const elements = ['fire', 'ice', 'air', 'earth', 'light', 'dark'] as const;
export type Element = (typeof elements)[number];
/** An element as printed: one of the six, or any one of them. [gh/elements.12] */
export type PrintedElement = Element | 'any';

/** Negative first. CURSE and BLESS are cards in a deck, the others tokens on a figure. [gh/conditions.1] */
export const negativeConditions = [
  'poison',
  'wound',
  'immobilize',
  'disarm',
  'stun',
  'muddle',
  'curse',
] as const;
export const positiveConditions = ['invisible', 'strengthen', 'bless'] as const;
export const conditions = [...negativeConditions, ...positiveConditions] as const;
export type Condition = (typeof conditions)[number];
/** A condition that lies on a figure as a token. */
export type Token = Exclude<Condition, 'curse' | 'bless'>;
export const tokens = [
  'poison',
  'wound',
  'immobilize',
  'disarm',
  'stun',
  'muddle',
  'invisible',
  'strengthen',
] as const satisfies readonly Token[];

const ranks = ['normal', 'elite', 'boss'] as const;
export type Rank = (typeof ranks)[number];

export const slots = ['head', 'body', 'legs', 'one-hand', 'two-hands', 'small'] as const;
export type Slot = (typeof slots)[number];

/** The two piles that cards leave the hand for. */
export type Pile = 'discard' | 'lost';
