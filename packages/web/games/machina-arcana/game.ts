import type { View } from '@tavolo/machina-arcana';

export type {
  CardId,
  DoorId,
  EventId,
  ExplorerId,
  FaceId,
  ItemId,
  MachinaKinds,
  MonsterId,
  SpaceId,
  SpaceKind,
  UnitId,
  View,
} from '@tavolo/machina-arcana';

export type ExplorerView = View['explorers'][number];
export type MonsterView = View['monsters'][number];
