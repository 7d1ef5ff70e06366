/**
 * The vocabulary in which cards are written. A rule knows these words and no card by name; a card's text, in
 * each language, is composed from the same words. `readonly` throughout: what is printed never changes.
 */

export type ClassId = string & { readonly class: unique symbol };
export type WeaponId = string & { readonly weapon: unique symbol };
export type EncounterId = string & { readonly encounter: unique symbol };
export type BoastId = string & { readonly boast: unique symbol };
/** The id of its card, followed by what it is for where a card has two. */
export type AbilityId = string & { readonly ability: unique symbol };

/** Tokens that pay for abilities. A class's never pay for a weapon's, nor the reverse. [gof/abilities.3] */
export type Token = 'class-token' | 'weapon-token';

/** The moments of a turn at which abilities that cost a token may be used. [gof/turn.1 to gof/turn.9] */
export type Window =
  | 'start-of-turn'
  | 'commit'
  | 'start-of-encounter'
  | 'before-rolling'
  | 'after-rolling'
  | 'treasure'
  | 'defense'
  | 'damage'
  | 'after-damage'
  | 'after-encounter'
  | 'end-of-turn';

/** What must be true when an ability is used. [gof/abilities.4] */
export type Condition =
  | { readonly is: 'killed' }
  | { readonly is: 'not-killed' }
  | { readonly is: 'killed-and-dodged' }
  | { readonly is: 'damaged' }
  | { readonly is: 'dead' }
  | { readonly is: 'others-dead' }
  | { readonly is: 'attack-below-defense' }
  | { readonly is: 'attack-at-least'; readonly attack: number };

/** Permanent bonus tokens, and the die that is used once. [gof/damage.10] */
export type Bonus = 'attack-die' | 'attack' | 'defense' | 'one-use-die';

/** Penalty tokens. [gof/damage.9] */
export type Penalty = 'attack-die' | 'defense' | 'poison';

/** What happens to one hero at once. Every word of it is one rule and one sentence. */
export type Effect =
  | { readonly is: 'dice'; readonly count: number }
  | { readonly is: 'dice-per-wound' }
  | { readonly is: 'defense'; readonly by: number }
  | { readonly is: 'defense-zero' }
  | { readonly is: 'double-attack' }
  | { readonly is: 'no-attack-next-turn' }
  | { readonly is: 'richer-treasures'; readonly by: number }
  | { readonly is: 'dodge-what-you-kill' }
  | { readonly is: 'ignore-boasts' }
  | { readonly is: 'no-attack' }
  | { readonly is: 'no-weapon-abilities' }
  | { readonly is: 'kill' }
  | { readonly is: 'dodge' }
  | { readonly is: 'swap' }
  | { readonly is: 'roll-more'; readonly dice: number }
  | { readonly is: 'reroll-all' }
  | { readonly is: 'reroll'; readonly dice: number }
  | { readonly is: 'roll-counts'; readonly as: number }
  | { readonly is: 'attack-per-dead'; readonly by: number }
  | { readonly is: 'soften'; readonly to: number }
  | { readonly is: 'forgo-treasure'; readonly bonus: Bonus; readonly by: number }
  | { readonly is: 'skip' }
  | { readonly is: 'face-again' }
  | { readonly is: 'play-dead' }
  | { readonly is: 'remove-and-look-again' }
  | Gain
  | Loss;

/** What a hero gets. */
export type Gain =
  | { readonly is: 'heal'; readonly wounds: number }
  | { readonly is: 'gold'; readonly by: number }
  | { readonly is: 'gain-token'; readonly token: Token }
  | { readonly is: 'bonus'; readonly bonus: Bonus; readonly by: number }
  | { readonly is: 'discard-penalties' }
  | { readonly is: 'gold-per-attack'; readonly each: number }
  | { readonly is: 'choice'; readonly of: readonly Named[] };

/** What a hero suffers. */
export type Loss =
  | { readonly is: 'wound'; readonly wounds: number }
  /** One number of wounds for a hero with 0 or 1 of them, another for one with more. */
  | { readonly is: 'wound-by-wounds'; readonly few: number; readonly many: number }
  | { readonly is: 'lose-gold'; readonly by: number }
  | { readonly is: 'lose-token'; readonly token: Token }
  | { readonly is: 'penalty'; readonly penalty: Penalty; readonly by: number }
  | { readonly is: 'double-damage-next-turn' }
  | { readonly is: 'cannot-die-yet' };

/** One side of a choice; its name is the option's id. */
export type Named = { readonly name: string; readonly does: readonly Effect[] };

/** What a card or a boast always does, at no cost. [gof/abilities.1] */
export type Passive =
  | { readonly is: 'more-dice'; readonly by: number }
  | { readonly is: 'more-defense'; readonly by: number }
  | { readonly is: 'more-attack'; readonly by: number }
  | { readonly is: 'gold-as-attack' }
  | { readonly is: 'multiplied-roll'; readonly times: number }
  | { readonly is: 'low-dice-count-nothing'; readonly upTo: number }
  | { readonly is: 'treasure-if-killed-and-dodged'; readonly by: number }
  | { readonly is: 'token-on-kill' }
  | { readonly is: 'gold-if-alive'; readonly by: number }
  | { readonly is: 'abilities-of-the-dead' }
  | { readonly is: 'look-ahead'; readonly cards: number }
  | { readonly is: 'dropped-after-a-kill' }
  | { readonly is: 'start-gold'; readonly by: number }
  | { readonly is: 'start-wounds'; readonly by: number }
  | { readonly is: 'start-weapon-tokens'; readonly times: 'double' | 'half' }
  | { readonly is: 'weapons'; readonly count: number };

/** Something a hero may do by paying one token. */
export type Ability = {
  readonly id: AbilityId;
  readonly when: Window;
  readonly pays: Token;
  readonly does: readonly Effect[];
  readonly needs: Condition | null;
  /** How often; `null`: as often as it can be paid. [gof/abilities.2] */
  readonly once: 'fight' | 'encounter' | 'turn' | null;
  /** Several tokens are spent in one go: how many is asked. */
  readonly many: boolean;
  /** It may also be used in an earlier window of the fight: it is offered there beside what opens that window. [gof/A-31] */
  readonly early: boolean;
  /** It helps against traps too. */
  readonly traps: boolean;
  /** It can be used whatever the encounter's text says. */
  readonly ignoresText: boolean;
};

export type Boast = { readonly id: BoastId; readonly always: readonly Passive[] };

export type ClassCard = {
  readonly id: ClassId;
  readonly defense: number;
  readonly tokens: number;
  readonly always: readonly Passive[];
  readonly abilities: readonly Ability[];
  readonly promo: boolean;
};

export type WeaponCard = {
  readonly id: WeaponId;
  readonly dice: number;
  readonly tokens: number;
  readonly always: readonly Passive[];
  readonly abilities: readonly Ability[];
  readonly promo: boolean;
};

/** Gold of a treasure beyond the printed number. [gof/turn.7.3] */
export type ExtraGold =
  | { readonly is: 'if-killed-and-dodged'; readonly by: number }
  | { readonly is: 'per-defense'; readonly each: number }
  | { readonly is: 'for-a-wound'; readonly by: number; readonly wounds: number }
  | { readonly is: 'or-instead'; readonly by: number; readonly instead: Named };

/** What is printed on a monster beside its figures. */
export type Trait =
  | { readonly is: 'can-be-paid-off'; readonly with: 'gold' | 'weapon-token' }
  | { readonly is: 'no-token-abilities' }
  | { readonly is: 'fought-again-unless-killed' }
  | { readonly is: 'bet'; readonly most: number }
  | { readonly is: 'private-encounter' };

export type Monster = {
  readonly is: 'monster';
  readonly id: EncounterId;
  readonly attack: number;
  /** `yours`: always equal to the defense of the hero who fights it. */
  readonly defense: number | 'yours';
  readonly damage: readonly Loss[];
  /** The damage leaves the choice to the hero; a `damage` of its own beside it comes first. */
  readonly damageChoice: readonly Named[];
  readonly gold: number;
  readonly extraGold: readonly ExtraGold[];
  /** Taken at once on the kill, before the hit check. [gof/A-02] */
  readonly rewards: readonly (Gain | Loss)[];
  /** Taken after the fight. [gof/turn.7.6] */
  readonly afterwards: readonly [] | readonly [Gain];
  readonly traits: readonly Trait[];
  readonly promo: boolean;
};

export type Special = {
  readonly is: 'special';
  readonly id: EncounterId;
  readonly does: readonly Effect[];
  /** A trap's effects are damage that defense does not help against; some abilities do. */
  readonly trap: boolean;
  readonly promo: boolean;
};

/** What a modifier changes about the next monster. */
export type Modifier = {
  readonly is: 'modifier';
  readonly id: EncounterId;
  readonly attack: number;
  readonly defense: number;
  readonly gold: number;
  readonly damageTimes: number;
  /** Two encounters are turned over instead, and everybody picks one. */
  readonly twoEncounters: boolean;
  readonly promo: boolean;
};

export type EncounterCard = Monster | Special | Modifier;

/** A card or boast that always does something. */
export type Carrier<Is extends Passive['is']> = {
  readonly id: string;
  readonly of: 'class' | 'weapon' | 'boast';
  readonly passive: Extract<Passive, { is: Is }>;
};

/** Everything printed, found by id. Rules are given this and never import a card. */
export type Cards = {
  readonly classes: ReadonlyMap<ClassId, ClassCard>;
  readonly weapons: ReadonlyMap<WeaponId, WeaponCard>;
  readonly encounters: ReadonlyMap<EncounterId, EncounterCard>;
  readonly boasts: ReadonlyMap<BoastId, Boast>;
  /** The cards with each kind of passive: few for any kind, so that a rule need not look through all of a hero's cards. */
  readonly carriers: { readonly [Is in Passive['is']]: readonly Carrier<Is>[] };
};

export type PrintedCards = {
  readonly classes: readonly ClassCard[];
  readonly weapons: readonly WeaponCard[];
  readonly encounters: readonly EncounterCard[];
  readonly boasts: readonly Boast[];
};

export function cardsOf(box: PrintedCards): Cards {
  return {
    classes: new Map(box.classes.map((card) => [card.id, card])),
    weapons: new Map(box.weapons.map((card) => [card.id, card])),
    encounters: new Map(box.encounters.map((card) => [card.id, card])),
    boasts: new Map(box.boasts.map((boast) => [boast.id, boast])),
    carriers: carriersIn(box),
  };
}

function carriersIn({ classes, weapons, boasts }: PrintedCards): Cards['carriers'] {
  const all: readonly Carrier<Passive['is']>[] = [
    ...classes.flatMap((card) =>
      card.always.map((passive) => ({ id: card.id, of: 'class' as const, passive })),
    ),
    ...weapons.flatMap((card) =>
      card.always.map((passive) => ({ id: card.id, of: 'weapon' as const, passive })),
    ),
    ...boasts.flatMap((boast) =>
      boast.always.map((passive) => ({ id: boast.id, of: 'boast' as const, passive })),
    ),
  ];
  const of = <Is extends Passive['is']>(is: Is): readonly Carrier<Is>[] =>
    all.filter(({ passive }) => passive.is === is) as unknown as readonly Carrier<Is>[]; // their tags were just compared
  return {
    'more-dice': of('more-dice'),
    'more-defense': of('more-defense'),
    'more-attack': of('more-attack'),
    'gold-as-attack': of('gold-as-attack'),
    'multiplied-roll': of('multiplied-roll'),
    'low-dice-count-nothing': of('low-dice-count-nothing'),
    'treasure-if-killed-and-dodged': of('treasure-if-killed-and-dodged'),
    'token-on-kill': of('token-on-kill'),
    'gold-if-alive': of('gold-if-alive'),
    'abilities-of-the-dead': of('abilities-of-the-dead'),
    'look-ahead': of('look-ahead'),
    'dropped-after-a-kill': of('dropped-after-a-kill'),
    'start-gold': of('start-gold'),
    'start-wounds': of('start-wounds'),
    'start-weapon-tokens': of('start-weapon-tokens'),
    weapons: of('weapons'),
  };
}
