export type { Given, OpenQuestion, OpenQuestionOf } from './admit.ts';
export type { Answer } from './answers.ts';
export { type Asking, askingFor } from './ask.ts';
export type { Beginning } from './beginning.ts';
export { type ForKinds, forKind } from './by-kind.ts';
export { type ForQuestions, forQuestion } from './by-question.ts';
export {
  type Chance,
  type ChanceState,
  chanceFrom,
  chanceOver,
  chanceState,
  type Stream,
  thinkingChance,
} from './chance.ts';
export { sequelTo } from './chronicle.ts';
export { compiledClone, interpretedClone } from './clone.ts';
export {
  type Counsel,
  type Habit,
  type HabitQuestion,
  type HabitQuestionOf,
  habitQuestion,
  type Thinking,
} from './counsel.ts';
export {
  type Described,
  type Description,
  flag,
  int,
  isLeaf,
  list,
  maybe,
  nothing,
  oneOf,
  record,
  type Shape,
  small,
  table,
  text,
} from './description.ts';
export { type Form, formOf } from './form.ts';
export {
  type Chronicle,
  defineGame,
  type Ended,
  type Game,
  type GameRules,
  type Kinds,
  type Play,
  type Result,
  type Sequel,
  type Start,
} from './game.ts';
export { type Fields, fieldsOf, type Upgrade, type WrittenBeginning } from './history.ts';
export { Match, RuleBug } from './match.ts';
export { isMisfit, type Misfit, parse } from './parse.ts';
export type { Plain } from './plain.ts';
export type { About, AboutOf, Asks, Declares, OptionOf, QuestionKinds, QuestionName } from './questions.ts';
export {
  begin,
  type GivenBeginning,
  type Loaded,
  load,
  parseOptions,
  replayAnswer,
  type Saved,
  save,
  upToDate,
} from './record.ts';
export { isRefusal, type Refusal, type RefusalName, refusals, refuse } from './refusal.ts';
export {
  endMatch,
  firstOf,
  type Part,
  type Question,
  type Rule,
  silence,
  together,
} from './rule.ts';
export type { Told } from './run.ts';
export { type Onlooker, type Seat, seat } from './seat.ts';
export { calledByName, onOrOff, type TableOption, type TableValue, tableOptions } from './table-option.ts';
export type { Thought } from './thought.ts';
