import type { ClassCard, ClassMat, Modifier } from './class-cards.ts';
import type { DungeonCard, RoomCard } from './dungeon.ts';
import type { BattleGoal } from './goals.ts';
import type {
  CardId,
  ClassId,
  DungeonCardId,
  GoalId,
  ItemId,
  ModifierId,
  MonsterCardId,
  MonsterDeckId,
  MonsterId,
  RoomCardId,
  ScenarioId,
  SummonId,
  TileId,
} from './ids.ts';
import type { Item } from './items.ts';
import type { Monster, MonsterCard, SummonCard } from './monsters.ts';
import type { Scenario, Tile, Treasure } from './scenarios.ts';

/** Everything printed, found by id: what rules are given as `g.content`. */
export type Content = {
  readonly classes: ReadonlyMap<ClassId, ClassMat>;
  readonly cards: ReadonlyMap<CardId, ClassCard>;
  readonly summons: ReadonlyMap<SummonId, SummonCard>;
  readonly modifiers: ReadonlyMap<ModifierId, Modifier>;
  readonly items: ReadonlyMap<ItemId, Item>;
  readonly goals: ReadonlyMap<GoalId, BattleGoal>;
  readonly monsters: ReadonlyMap<MonsterId, Monster>;
  readonly monsterDecks: ReadonlyMap<MonsterDeckId, readonly MonsterCardId[]>;
  readonly monsterCards: ReadonlyMap<MonsterCardId, MonsterCard>;
  readonly tiles: ReadonlyMap<TileId, Tile>;
  readonly scenarios: ReadonlyMap<ScenarioId, Scenario>;
  readonly treasures: ReadonlyMap<number, Treasure>;
  readonly roomCards: ReadonlyMap<RoomCardId, RoomCard>;
  readonly dungeonCards: ReadonlyMap<DungeonCardId, DungeonCard>;
};
