import type { View } from '@tavolo/machina-arcana';

export type {
  Act,
  CardId,
  Counter,
  DoorId,
  EventId,
  ExplorerId,
  Fact,
  GoalSeen,
  Intention,
  ItemId,
  MachinaKinds,
  MonsterId,
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
