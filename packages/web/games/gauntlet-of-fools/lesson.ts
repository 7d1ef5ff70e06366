import type { Lesson, Tip } from '../face.ts';
import type { LessonText, TipId } from './text/lesson-text.ts';

/** When each tip is given, and the rule behind it. */
const occasions: { readonly [Id in TipId]: Pick<Tip, 'at' | 'rule'> } = {
  hero: { at: { question: 'hero' }, rule: 'gof/boasting.2' },
  boasts: { at: { question: 'boasts' }, rule: 'gof/boasting.3' },
  stolen: { at: { fact: 'stole' }, rule: 'gof/boasting.4' },
  gauntlet: { at: { fact: 'entered-the-gauntlet' }, rule: 'gof/ready.1' },
  encounter: { at: { fact: 'turned-over' }, rule: 'gof/turn.2' },
  tokens: { at: { question: 'before-rolling' }, rule: 'gof/abilities.1' },
  rolled: { at: { fact: 'rolled' }, rule: 'gof/numbers.5' },
  'after-rolling': { at: { question: 'after-rolling' }, rule: 'gof/turn.6.3' },
  killed: { at: { fact: 'killed' }, rule: 'gof/turn.7' },
  defense: { at: { question: 'defense' }, rule: 'gof/turn.7.1' },
  dodged: { at: { fact: 'dodged' }, rule: 'gof/numbers.6' },
  hit: { at: { fact: 'was-hit' }, rule: 'gof/damage.6' },
  gold: { at: { fact: 'gained-gold' }, rule: 'gof/turn.7.4' },
  modifier: { at: { fact: 'modifier-waits' }, rule: 'gof/turn.2.2' },
  died: { at: { fact: 'died' }, rule: 'gof/damage.7' },
  ended: { at: { fact: 'ended' }, rule: 'gof/end.4' },
};

/** All tips have an occasion: their ids are its keys. */
const ids = Object.keys(occasions) as readonly TipId[]; // the keys of a complete record

/** The tips in words. */
export const tipsIn = (texts: LessonText): readonly Tip[] =>
  ids.map((id) => ({ id, ...occasions[id], ...texts[id] }));

/**
 * A first game against two bots, who choose before the learner: two heroes are held and one is free. A wolf, a
 * witch, a turtle and a plant come first, and what is worse comes later.
 */
export const lesson: Lesson = { seed: 'first-steps-5748', bots: 2 };
