export { conformance } from './conformance.ts';
export { content } from './content/content.ts';
export type { Fact } from './facts.ts';
export { gloomhaven, gloomhavenWith } from './game.ts';
export type { Table } from './gloomhaven.ts';
export type { GloomKinds } from './kinds.ts';
export { blowsIn, figureAsked } from './onlooker/asked-about.ts';
export {
  explainMonster,
  type MonsterExplained,
  type Reason,
  type Way,
} from './onlooker/explained-monster.ts';
export { type GoalProgress, goalProgress, valueAt } from './onlooker/goal-progress.ts';
export type { Hindrance } from './onlooker/hindrances.ts';
export { objectionToPicks, type PicksObjection } from './onlooker/objection-to-picks.ts';
export { tableOf } from './onlooker/table-of-view.ts';
export { areaOf, type WayAcross, wayTo } from './onlooker/ways.ts';
export {
  bonusIn,
  endBonusIn,
  hexesIn,
  hexIn,
  itemIn,
  itemOption,
  perkOption,
  placementIn,
  playIn,
  playOption,
  plays,
  wayIn,
} from './options.ts';
export type { ExpectedBlow, QuestionName } from './questions.ts';
export { chapters } from './rulebook.ts';
export { levelOfType } from './rules/scenario/level.ts';
export type { Figure, Hero, Options, Piece, State } from './state.ts';
export { placesNamedIn } from './text/composing/named-places.ts';
export { type Naming, namingOf } from './text/naming.ts';
export type { Texts } from './text/texts.ts';
export { toneOf } from './text/tones.ts';
export type { FigureView, HeroView, PieceView, View } from './view.ts';
export type { Content } from './vocabulary/content.ts';
