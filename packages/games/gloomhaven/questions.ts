import type { About, Asks } from '@tavolo/kernel';

/**
 * Every question of the game by its name, with what its options are. Options that are not ids of things are words, or
 * a word and an id: `top:trample`, `item:boots-of-striding`, `augment:0`.
 */
export const questionNames = [
  /** Preparing. Options: classes; levels; places in the perk list as `perk:3`; cards; goals; items; hexes. */
  'class',
  'character-level',
  'perk',
  'level-card',
  'battle-goal',
  'items-to-buy',
  'hand',
  'starting-hex',
  /** A card of the hand, `long-rest`, or `give-up`. About: figure. */
  'leading-card',
  /** Another card of the hand; or `long-rest` again. About: figure; card: the leading one. */
  'second-card',
  /** Changes of initiative, as numbers: `-10` … `10`. About: item. */
  'initiative-change',
  /** Which of those tied goes first: heroes, monster types. About: how, which is `vote` where several players are asked. */
  'tie-order',
  /**
   * What to do next on the own turn: `top:card`, `bottom:card`, `basic-attack:card`, `basic-move:card`, `item:item`,
   * `end-bonus:card`, `end-turn`; before a long rest `item:item`, `long-rest`.
   */
  'next',
  /** Which augments of an ability to take, some of `augment:n`. About: figure, ability, card, half, augments. */
  'augments',
  /** Which items to use for an attack ability, or for one attack of several: some of `item:item`. About: target. */
  'attack-items',
  /** Hexes to go to; also `item:item`, `stop`. About: points, jump. */
  'move-to',
  /**
   * Enemies; or placements `place:q,r:n` of an area; also `item:item`, `skip`, `done`. About: figure, value, range, left; for
   * placements, in their order, `hits`; what is expected of each attack, as `blows`.
   */
  'attack-target',
  /** Figures for any other ability; also `item:item`, `skip`, `done`. About: ability, value, left. */
  'ability-target',
  /** A hex for a trap, an obstacle, a summon, or any other; also `skip`. About: ability. */
  'ability-hex',
  /** Whether to perform an ability that needs no target: `perform`, `skip`, `item:item`. About: ability. */
  'ability-use',
  /** Whether to use a lasting effect or an item now: `use:card`, `item:item`, `go-on`, `end-bonus:card`. About: moment. */
  'reaction',
  /** Hexes, or `decline`. About: figure, left. */
  'push-to',
  'pull-to',
  /** Where a figure that cannot stay goes. */
  'hex-nearby',
  /** `suffer`, `lose-card`, `lose-discards`, on the own turn also `item:item`. About: figure, damage, hp, cause. */
  'negate-damage',
  /** Cards. About: figure. */
  'card-to-lose',
  /** A card of the hand to be played now. About: half. */
  'card-to-play',
  /** Cards. About: figure. */
  'discards-to-lose',
  'cards-to-discard',
  'cards-to-recover',
  'items-to-refresh',
  /** An element of the six. About: consume or infuse. */
  'element',
  /** In which order two changes of an attack are made: `add-first`, `double-first`. */
  'change-order',
  /** `yes` or `no`; before it also `end-bonus:card`. */
  'short-rest',
  /** `yes` or `no`. */
  'redraw-rest-card',
  /** Whether to fail the scenario now: `yes` or `no`. About: how, which is `propose` where it was one's own idea. */
  'give-up',
  /** A long rest: the card to lose. */
  'rest-card',
  'augment-to-discard',
  /** What a monster does among equally good ways: figures, or outcomes as `end:q,r|targets`. About: figure. */
  'monster-focus',
  'monster-way',
  'monster-target',
  'monster-hex',
  /** A random dungeon: `gate:n`. */
  'dungeon-gate',
  'penalty-target',
] as const;

export type QuestionName = (typeof questionNames)[number];

/** The questions that can be answered with several picks at once. */
export const severalNames = [
  'items-to-buy',
  'hand',
  'augments',
  'attack-items',
  'card-to-lose',
  'discards-to-lose',
  'cards-to-discard',
  'cards-to-recover',
  'items-to-refresh',
] as const satisfies readonly QuestionName[];

/** The questions that say nothing of themselves. */
type Plain = 'class' | 'penalty-target';

/** The questions that are answered with yes or no. */
type YesOrNo = 'give-up' | 'redraw-rest-card';

/** Every question of the game. */
export type Questions = { readonly [Name in Plain]: Asks<string> } & {
  readonly [Name in YesOrNo]: Asks<'yes' | 'no', About>;
} & { readonly [Name in Exclude<QuestionName, Plain | YesOrNo>]: Asks<string, About> };
