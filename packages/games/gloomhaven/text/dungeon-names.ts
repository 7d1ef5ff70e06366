import type { dungeonCardNames as englishCards, roomNames as englishRooms } from './en/dungeon-names.ts';

/** Names of room cards and of monster cards: the same cards as in English. */
export type RoomNames = Readonly<Record<keyof typeof englishRooms, string>>;
export type DungeonCardNames = Readonly<Record<keyof typeof englishCards, string>>;
