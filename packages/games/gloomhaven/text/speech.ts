import type { ForQuestions, OpenQuestion, OpenQuestionOf, OptionOf } from '@tavolo/kernel';
import { type Cause, type Fact, type Find, finds, type Loss } from '../facts.ts';
import type { GloomKinds } from '../kinds.ts';
import type { PicksObjection } from '../onlooker/objection-to-picks.ts';
import type {
  HexAbility,
  Moment,
  QuestionName,
  severalNames,
  TargetAbility,
  UseAbility,
} from '../questions.ts';
import type { Spot } from './naming.ts';

/** The kinds of a union that a tag stands for, also where several tags share a kind. */
type Of<Union, Is> = Union extends { readonly is: infer Tag } ? (Is extends Tag ? Union : never) : never;

/** A line of the log for each kind of fact; `Speaker` is how a language names who and what. */
export type LogLines<Speaker> = {
  readonly [Is in Fact['is']]: (fact: Of<Fact, Is>, speak: Speaker) => string;
};

/** A question in words: what is decided, and what to consider. */
export type Prompt = { readonly asks: string; readonly consider: string };

export type Prompts<Speaker> = ForQuestions<OpenQuestion<GloomKinds>, [speak: Speaker], Prompt>;

/** The labels of a question's options. */
export type OptionLabels<Speaker> = {
  readonly [Name in QuestionName]: (
    id: OptionOf<GloomKinds, Name>,
    question: OpenQuestionOf<GloomKinds, Name>,
    speak: Speaker,
  ) => string;
};

/** The labels of the button that confirms several picks at once, for each question that takes several. */
export type ConfirmLabels<Speaker> = {
  readonly [Name in (typeof severalNames)[number]]: (ids: readonly string[], speak: Speaker) => string;
};

/** Why picks can't be given together. */
export type Objections<Speaker> = {
  readonly [Is in PicksObjection['is']]: (objection: Of<PicksObjection, Is>, speak: Speaker) => string;
};

/** Where damage came from, behind its number. */
export type CauseWords = { readonly [Is in Cause]: (by: string | null) => string };

/** Where damage that is about to be suffered comes from. */
export type ThreatWords = { readonly [Is in Cause]: string };

/** When something may be used; that an ally is attacked is asked in a sentence of its own. */
export type MomentWords = { readonly [Is in Exclude<Moment, 'ally-attacked'>]: string };

/** What an ability does to a figure, as a button says it. */
export type TargetLabels<Speaker> = {
  readonly [Is in TargetAbility]: (id: string, speak: Speaker) => string;
};

/** What an ability does on a hex, as a button says it. */
export type HexLabels = { readonly [Is in HexAbility]: (hex: string) => string };

/** An ability whose targets or hexes are chosen, or that is performed or not. */
export type AskedAbility = TargetAbility | HexAbility | UseAbility;

export type AbilityWords = { readonly [Is in AskedAbility]: string };

/** Why a scenario is lost. */
export type LossWords = { readonly [Is in Loss]: string };

/** What a treasure held, where it isn't an item. */
export type FindWords = { readonly [Is in Find]: (value: number) => string };

/** What a treasure held, in the words of a language; `named`: how it names an item. */
export function foundIn(
  words: FindWords,
  { what, value }: Of<Fact, 'found'>,
  named: (item: string) => string,
): string {
  const find = finds.find((one) => one === what);
  return find === undefined ? named(what) : words[find](value);
}

/** Short words of the table, beside those that cards use. */
export const termKeys = [
  'scenario',
  'level',
  'monster-level',
  'trap-damage',
  'round',
  'gold',
  'coins',
  'items',
  'ready',
  'spent',
  'consumed',
  'elements',
  'battle-goal',
  'perks',
  'modifiers',
  'long-rest',
  'short-rest',
  'exhausted',
  'success',
  'failure',
  'monsters',
  'party',
  'hex',
  'top',
  'bottom',
] as const;

export type TermKey = (typeof termKeys)[number];

/** The words of the table. */
export type TableTerms = {
  readonly title: string;
  readonly words: { readonly [Key in TermKey]: string };
  readonly spots: { readonly [Is in Spot]: string };
};
