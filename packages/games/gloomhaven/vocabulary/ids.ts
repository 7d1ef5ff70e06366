/** Ids are branded where they are made; a plain string is never one. */
type Brand<Name extends string> = string & { readonly brand: Name };

export type ClassId = Brand<'class'>;
export type CardId = Brand<'card'>;
export type ItemId = Brand<'item'>;
export type MonsterId = Brand<'monster'>;
export type MonsterDeckId = Brand<'monster-deck'>;
export type MonsterCardId = Brand<'monster-card'>;
export type SummonId = Brand<'summon'>;
export type ModifierId = Brand<'modifier'>;
export type GoalId = Brand<'goal'>;
export type ScenarioId = Brand<'scenario'>;
export type TileId = Brand<'tile'>;
/** An allied figure or a thing with hit points that a scenario brings. */
export type ObjectiveId = Brand<'objective'>;
/** A figure on the map: `brute`, `bandit-guard-3`, `rat-swarm-1`. */
export type FigureId = Brand<'figure'>;
/** A hex by its axial coordinates: `"3,-1"`. */
export type { HexId } from '@tavolo/hexes';
/** A piece of terrain, a trap, a chest or a door on the map. */
export type PieceId = Brand<'piece'>;
export type RoomCardId = Brand<'room-card'>;
export type DungeonCardId = Brand<'dungeon-card'>;
