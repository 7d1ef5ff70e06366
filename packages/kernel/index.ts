export type { Given, OpenQuestion } from './admit.ts';
export type { Answer } from './answers.ts';
export type { Beginning } from './beginning.ts';
export {
  type Chance,
  type ChanceState,
  chanceFrom,
  chanceOver,
  chanceState,
  type Stream,
  thinkingChance,
} from './chance.ts';
export { compiledClone, interpretedClone } from './clone.ts';
export {
  type Described,
  type Description,
  flag,
  int,
  isLeaf,
  list,
  maybe,
  oneOf,
  record,
  type Shape,
  small,
  table,
  text,
} from './description.ts';
export { type Form, formOf } from './form.ts';
export {
  type Counsel,
  defineGame,
  type Game,
  type GameRules,
  type Habit,
  type HabitQuestion,
  type Kinds,
  type Play,
  type Result,
  type Start,
  type Thinking,
} from './game.ts';
export { Match, RuleBug } from './match.ts';
export { isMisfit, type Misfit, parse } from './parse.ts';
export { begin, type GivenBeginning, type Loaded, load, replayAnswer, type Saved, save } from './record.ts';
export { isRefusal, type Refusal, type RefusalName, refusals, refuse } from './refusal.ts';
export {
  type About,
  type Asking,
  choose,
  chooseSome,
  confirm,
  type Part,
  type Question,
  type Rule,
  silence,
  together,
} from './rule.ts';
export type { Told } from './run.ts';
export { type Onlooker, type Seat, seat } from './seat.ts';
export type { Thought } from './thought.ts';
