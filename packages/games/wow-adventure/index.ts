export { content } from './content/content.ts';
export type { Fact } from './facts.ts';
export { wowAdventure } from './game.ts';
export type { WowKinds } from './kinds.ts';
export { type Journey, journeyTo } from './onlooker/journeys.ts';
export { outlookOf } from './onlooker/outlook.ts';
export { passingCombat } from './onlooker/passing-combat.ts';
export { toneOf } from './onlooker/tones.ts';
export { handOptions, readOption, titleOf } from './options.ts';
export { type Part, sumOf } from './rules/numbers.ts';
export { isOpen as isObjectiveOpen } from './rules/quests.ts';
export { cardSide } from './rules/wielded.ts';
export type { Hero } from './state.ts';
export type { CardIcon } from './text/card-icons.ts';
export type { Line } from './text/card-parts.ts';
export { textsForAnyBoard } from './text/for-any-board.ts';
export { type Naming, namingOf } from './text/naming.ts';
export type { Texts } from './text/texts.ts';
export type { CombatView, DeckView, HeroView, SideView, View } from './view.ts';
export type { Ability } from './vocabulary/abilities.ts';
export type { Space, SpaceKind } from './vocabulary/board.ts';
export type { ChallengeCard, EventSide, Foe, Item } from './vocabulary/challenge-cards.ts';
export type { CardSide, Character } from './vocabulary/characters.ts';
export type { AbilityId, CardId, CharacterId, QuestId, SpaceId, TrophyId } from './vocabulary/ids.ts';
export type { Objective, Quest } from './vocabulary/quests.ts';
export {
  type AttackType,
  type Discovery,
  type Level,
  levels,
  type Resource,
  rankOf,
} from './vocabulary/terms.ts';
