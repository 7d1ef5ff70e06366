/** A number that only the table knows. */
export type Measure =
  /** Hexes that the performer has moved this turn. */
  | 'hexes-moved-this-turn'
  /** Hexes moved by the move ability before this one, in the same action. */
  | 'hexes-moved-in-action'
  | 'damage-inflicted-this-turn'
  /** Damage that the last target of this action suffered. */
  | 'damage-target-suffered'
  /** Hexes that the obstacles destroyed in this action covered. */
  | 'obstacle-hexes-destroyed'
  | 'target-max-hp'
  | 'target-shield'
  | 'target-negative-conditions'
  /** Allies of the performer adjacent to the target. */
  | 'allies-adjacent-to-target'
  | 'adjacent-enemies'
  | 'adjacent-allies'
  | 'allies-within-2'
  | 'own-hp'
  | 'own-lost-hp'
  | 'own-lost-cards'
  | 'own-summons'
  /** Living figures of the performer's minion type; a boss names it on its card. */
  | 'minions'
  | 'characters'
  /** Figures that the last attack of this action targeted, killed, or hurt. */
  | 'enemies-targeted'
  | 'enemies-killed'
  | 'enemies-damaged'
  /** Hexes that a push fell short because a wall or an obstacle was in the way. */
  | 'hexes-push-fell-short'
  /** The value of the ability that this one replaces. */
  | 'replaced-value';

/** A measure, multiplied and divided: `{ of: 'target-max-hp', over: 2, round: 'down' }`. */
export type Measured = {
  readonly of: Measure;
  readonly times?: number;
  readonly over?: number;
  readonly round?: 'up' | 'down';
  readonly plus?: number;
};

/** Added to the performer's own base value of the same name; `relative: 0` is the base value itself. [gh/monsters.6] */
export type Relative = { readonly relative: number };

/** A value as printed on a card: a number, relative to the performer's base value, or found on the table. */
export type Amount = number | Relative | Measured;

/** A value of a scenario or a boss in L and C: `base + c·C + l·L + cl·C·L`, divided and rounded: up, if nothing is said. [gh/special.14, gh/special.15] */
export type Equation = {
  readonly base?: number;
  readonly c?: number;
  readonly l?: number;
  readonly cl?: number;
  readonly over?: number;
  readonly round?: 'up' | 'down';
};
