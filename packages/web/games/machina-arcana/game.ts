import type { View } from '@tavolo/machina-arcana';

export type {
  Act,
  CardId,
  Chapter,
  Counter,
  DoorId,
  EventId,
  ExplorerId,
  FaceId,
  Fact,
  GoalSeen,
  Intention,
  ItemId,
  ItemType,
  Keyword,
  MachinaKinds,
  MonsterId,
  Part,
  SpaceId,
  SpaceKind,
  UnitId,
  UnitSeen,
  ValueSeen,
  View,
  Worn,
} from '@tavolo/machina-arcana';

export type ExplorerView = View['explorers'][number];
export type MonsterView = View['monsters'][number];
export type Account = ExplorerView['account'];
