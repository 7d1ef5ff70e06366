/** One of the eight explorers. */
export type ExplorerId = string & { readonly explorer: unique symbol };
/** A monster card; bosses too. */
export type MonsterId = string & { readonly monster: unique symbol };
export type ItemId = string & { readonly item: unique symbol };
/** An event card, of explorers or of horror. */
export type EventId = string & { readonly event: unique symbol };
export type ScenarioId = string & { readonly scenario: unique symbol };
export type ChapterId = string & { readonly chapter: unique symbol };
/** One side of a map tile. */
export type FaceId = string & { readonly face: unique symbol };
/** A figure on the map: an explorer, or a monster. No two cards of any kind have the same id. */
export type UnitId = ExplorerId | MonsterId;
/** A card with abilities. */
export type CardId = ExplorerId | MonsterId | ItemId | EventId | ChapterId;
