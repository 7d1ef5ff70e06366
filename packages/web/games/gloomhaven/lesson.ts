import type { Lesson, Tip } from '../face.ts';
import type { LessonText, TipId } from './text/lesson-text.ts';

/** When each tip is given, and the rule behind it. */
const occasions: { readonly [Id in TipId]: Pick<Tip, 'at' | 'rule'> } = {
  class: { at: { question: 'class' }, rule: 'gh/components.15' },
  goal: { at: { question: 'battle-goal' }, rule: 'gh/setup.14' },
  items: { at: { question: 'items-to-buy' }, rule: 'gh/setup.15' },
  hand: { at: { question: 'hand' }, rule: 'gh/setup.18' },
  place: { at: { question: 'starting-hex' }, rule: 'gh/setup.10' },
  'two-cards': { at: { question: 'leading-card' }, rule: 'gh/round.2' },
  leading: { at: { question: 'leading-card' }, rule: 'gh/initiative.3' },
  revealed: { at: { fact: 'turn-begins' }, rule: 'gh/initiative.1' },
  halves: { at: { question: 'next' }, rule: 'gh/turn.1' },
  move: { at: { question: 'move-to' }, rule: 'gh/move.1' },
  attack: { at: { question: 'attack-target' }, rule: 'gh/attack.1' },
  modifier: { at: { fact: 'drawn' }, rule: 'gh/attack.19' },
  focus: { at: { fact: 'focused' }, rule: 'gh/monsters.9' },
  damage: { at: { question: 'negate-damage' }, rule: 'gh/damage.2' },
  condition: { at: { fact: 'condition' }, rule: 'gh/conditions.4' },
  element: { at: { fact: 'infused' }, rule: 'gh/elements.2' },
  money: { at: { fact: 'died' }, rule: 'gh/loot.3' },
  door: { at: { fact: 'door-opened' }, rule: 'gh/move.23' },
  'short-rest': { at: { question: 'short-rest' }, rule: 'gh/round.10' },
  'long-rest': { at: { question: 'rest-card' }, rule: 'gh/round.14' },
  exhausted: { at: { fact: 'exhausted' }, rule: 'gh/round.24' },
  ending: { at: { fact: 'ending' }, rule: 'gh/ending.1' },
};

/** All tips have an occasion: their ids are its keys. */
const ids = Object.keys(occasions) as readonly TipId[]; // the keys of a complete record

/** The tips in words. */
export const tipsIn = (texts: LessonText): readonly Tip[] =>
  ids.map((id) => ({ id, ...occasions[id], ...texts[id] }));

/** The first scenario with a bot for company, its monsters a level lower: whoever learns may err. */
export const lesson: Lesson = {
  seed: 'first-steps-7',
  bots: 1,
  options: { scenario: 'black-barrow', characters: 2, characterLevel: 1, difficulty: 'easy' },
};
