import type { HeroView, View } from '@tavolo/wow-adventure';

export type {
  AbilityId,
  AttackType,
  CardId,
  ChallengeCard,
  Character,
  CharacterId,
  CombatView,
  Fact,
  Foe,
  HeroView,
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
