import type {
  Ability,
  Condition,
  Effect,
  ExtraGold,
  Monster,
  Passive,
  Token,
  Trait,
  Window,
} from '../cards.ts';
import type { Fact } from '../facts.ts';
import type { State } from '../state.ts';

/** One word of the cards' vocabulary, said in a language: a clause without capital and full stop. */
export type Phrase = {
  readonly text: string;
  /** It holds for the rest of the turn; the composer says so, once for several. */
  readonly lasting: boolean;
  /** It is to the hero's disadvantage, which is said with a `but` behind something good. */
  readonly drawback: boolean;
};

/** Where an effect is told: on a card, which explains, or on a button, which acts. */
export type Mood = 'card' | 'button';

/** What the words of an effect may refer to. */
export type Scene<Noun> = {
  /** What is killed and dodged: the monster of a fight, or on a card any monster. */
  readonly target: Noun;
  /** Whether the same clause has named the target already. */
  readonly known: boolean;
  readonly mood: Mood;
  /** Several effects as one clause. */
  clause(effects: readonly Effect[]): string;
};

type Of<Union extends { readonly is: string }, Is> = Extract<Union, { readonly is: Is }>;

/** Something for each kind of a union, and nothing else: a missing word does not compile. */
export type ForEach<Union extends { readonly is: string }, Rest extends readonly unknown[], Said = string> = {
  readonly [Is in Union['is']]: (thing: Of<Union, Is>, ...rest: Rest) => Said;
};

/** Says a thing with the words for its kind. */
export function said<Union extends { readonly is: string }, Rest extends readonly unknown[], Said>(
  words: ForEach<Union, Rest, Said>,
  thing: Union,
  ...rest: Rest
): Said {
  const word = words[thing.is as Union['is']] as (thing: Union, ...rest: Rest) => Said; // found by the thing's own tag
  return word(thing, ...rest);
}

export type EffectWords<Noun> = ForEach<Effect, [scene: Scene<Noun>], Phrase>;

/** How a language puts phrases together. */
export type Syntax<Noun> = {
  readonly effects: EffectWords<Noun>;
  /** Any monster, where a card speaks of the one that is fought. */
  readonly anyMonster: Noun;
  and(clauses: readonly string[]): string;
  but(clause: string, drawback: string): string;
  thisTurn(clause: string): string;
};

/** The sentences of a card, beside those of its effects. */
export type CardWords = {
  readonly passives: ForEach<Passive, []>;
  readonly extraGold: ForEach<ExtraGold, [clause: (effects: readonly Effect[]) => string]>;
  readonly traits: ForEach<Trait, []>;
  readonly figures: {
    attack(attack: number): string;
    defense(defense: Monster['defense']): string;
    dice(dice: number): string;
    tokens(count: number, token: Token): string;
  };
  readonly ability: AbilityWords;
  /** Damage; `null` when there is none. */
  damage(does: string | null): string;
  damageChoice(sides: readonly string[]): string;
  treasure(gold: number): string;
  onKill(does: string): string;
  afterFight(does: string): string;
  readonly trap: string;
  readonly promo: string;
  readonly modifier: {
    attack(by: number): string;
    defense(by: number): string;
    gold(by: number): string;
    damageTimes(times: number): string;
    readonly twoEncounters: string;
  };
};

/** When an ability may be used, what it costs, and what is remarked behind what it does. */
export type AbilityWords = {
  readonly when: { readonly [W in Window]: string };
  readonly once: { readonly [Once in NonNullable<Ability['once']>]: string };
  readonly needs: ForEach<Condition, []>;
  cost(token: Token, many: boolean): string;
  readonly traps: string;
  readonly ignoresText: string;
};

/** A line of the log for each kind of fact; `Speaker` is how a language names who and what. */
export type LogLines<Speaker> = ForEach<Fact, [speak: Speaker]>;

/** What an ability's effect adds to the log when it is used; `null` where a fact of its own follows. */
export type UseWords = { readonly [Is in Effect['is']]: ((effect: Of<Effect, Is>) => Phrase) | null };

/** Short words of the table. */
export const termKeys = [
  'gold',
  'wounds',
  'attack',
  'defense',
  'attack-dice',
  'dice',
  'tokens',
  'class-tokens',
  'weapon-tokens',
  'bonus-tokens',
  'penalty-tokens',
  'one-use-dice',
  'poison',
  'damage',
  'treasure',
  'hero',
  'class',
  'weapon',
  'boast',
  'boasts',
  'encounter',
  'monster',
  'special',
  'modifier',
  'trap',
  'private-encounter',
  'killed',
  'dodged',
  'skipped',
  'alive',
  'dead',
  'active',
  'in-the-middle',
  'turn',
  'this-turn',
  'next-turn',
  'deck',
  'discards',
  'removed',
  'waiting',
  'first-player',
  'winner',
  'shared-victory',
  'promo',
  'add-boasts',
  'add-no-boast',
  'reroll-dice',
] as const;

export type TermKey = (typeof termKeys)[number];

export type Terms = {
  readonly title: string;
  readonly words: { readonly [Key in TermKey]: string };
  readonly phases: { readonly [Phase in State['phase']]: string };
};
