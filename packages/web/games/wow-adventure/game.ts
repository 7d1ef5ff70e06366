import type { HeroView, View } from '@tavolo/wow-adventure';

export type {
  Ability,
  AbilityId,
  AttackType,
  CardId,
  CardSide,
  ChallengeCard,
  Character,
  CharacterId,
  CombatView,
  Discovery,
  EventSide,
  Fact,
  Foe,
  HeroView,
  Item,
  Level,
  Objective,
  Part,
  Quest,
  QuestId,
  SideView,
  SpaceId,
  View,
  WowKinds,
} from '@tavolo/wow-adventure';

export type ActiveQuest = HeroView['quests'][number];
export type Unbeaten = View['track'][number];
export type Account = HeroView['account'];
export type Stage = NonNullable<View['combat']>['stage'];
